import type { TryRoute } from "@panel/api-client/tryouts";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import type { TryMaterial } from "@panel/domain/play/tryout";

/** The route of a link, ready to be played. */
export function materialOf({ experience, media, bots }: TryRoute, botsUrl: string): TryMaterial {
  const { mappoints, mappointstory, mappointardesc, mappointMinigames } = experience;
  const rows = { mappointstory, mappointardesc, mappointMinigames };
  return {
    route: {
      experience: fromExperienceRecord(experience),
      points: mappoints.map((point) => ({ ...fromPointRecord(point, rows), id: point.IdPoint })),
    },
    media: Object.fromEntries(
      media.map(({ id, url, altText = "", altTextCat = "", altTextEng = "" }) => [
        id,
        { url, alternativeTexts: { cas: altText, cat: altTextCat, eng: altTextEng } },
      ]),
    ),
    chats: Object.fromEntries(
      bots.map(({ id, path }) => [id, `${botsUrl}/chat/${encodeURIComponent(path)}`]),
    ),
  };
}
