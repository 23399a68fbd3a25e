import type { TryMedia, TryRoute } from "@panel/api-client/tryouts";
import type { CreditedAsset } from "@panel/domain/asset-licences";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import type { TryMaterial } from "@panel/domain/play/tryout";

/** The route of a link or of a visit, ready to be played. */
export function materialOf(
  { experience, media, bots }: Pick<TryRoute, "experience" | "media" | "bots">,
  botsUrl: string,
): TryMaterial {
  const { mappoints, mappointstory, mappointardesc, mappointMinigames } = experience;
  const rows = { mappointstory, mappointardesc, mappointMinigames };
  return {
    route: {
      experience: fromExperienceRecord(experience),
      points: mappoints.map((point) => ({ ...fromPointRecord(point, rows), id: point.IdPoint })),
    },
    media: Object.fromEntries(
      media.map((file) => {
        const { id, url, altText = "", altTextCat = "", altTextEng = "" } = file;
        const alternativeTexts = { cas: altText, cat: altTextCat, eng: altTextEng };
        const { scale, usdz } = file;
        return [id, { url, alternativeTexts, credit: creditOf(file), scale, usdz }];
      }),
    ),
    chats: Object.fromEntries(
      bots.map(({ id, path }) => [id, `${botsUrl}/chat/${encodeURIComponent(path)}`]),
    ),
  };
}

const creditOf = ({
  name = "",
  author = "",
  licence,
  credit = "",
}: TryMedia): CreditedAsset | undefined => licence && { name, author, licence, credit };
