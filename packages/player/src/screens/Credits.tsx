import {
  creditName,
  isAttributed,
  licenceAddress,
  licenceShortName,
  type CreditedAsset,
} from "@panel/domain/asset-licences";
import { Picture } from "../Picture.tsx";
import { usePlay } from "../play-context.ts";
import { RouteText, useShown, useShownAsset } from "../RouteText.tsx";
import { useWords } from "../words.ts";

/** Who made the route, in its author's words, and whose its files are, folded away. Nothing where neither is said. */
export function Credits() {
  const { t } = useWords();
  const { route, media } = usePlay().material;
  const { text, image } = route.experience.credits;
  const shown = useShown();
  const picture = useShownAsset()(image);
  const credits = Object.entries(media).flatMap(([id, { credit }]) =>
    credit && isAttributed(credit) ? [{ id, credit }] : [],
  );
  if (!shown(text).text && picture === 0 && credits.length === 0) return null;
  return (
    <details className="border-t border-line">
      <summary className="cursor-pointer py-3 text-body font-medium">{t("credits")}</summary>
      <div className="grid gap-4 pb-2">
        <RouteText of={text} className="text-reading" />
        <Picture id={picture} label={t("credits")} />
        {credits.length > 0 && (
          <ul className="grid gap-2 text-body">
            {credits.map(({ id, credit }) => (
              <Credit key={id} credit={credit} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

/** Of the licences with a deed, the mark of the public domain alone has no short name. */
function Credit({ credit }: { credit: CreditedAsset }) {
  const { language, t } = useWords();
  const address = licenceAddress(credit.licence, language);
  return (
    <li className="wrap-anywhere">
      {creditName(credit)}
      {address && (
        <>
          {" · "}
          <a href={address} target="_blank" rel="noreferrer" className="underline">
            {licenceShortName(credit.licence) ?? t("publicDomain")}
          </a>
        </>
      )}
    </li>
  );
}
