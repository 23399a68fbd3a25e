import { LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { playPath, PLAY_PATH, printedAddress } from "@panel/domain/visits/address";
import type { Route } from "@panel/domain/versions/compare";
import { posterWords } from "@panel/i18n/poster";
import { qrImage } from "../../../shared/qr-code.ts";

export const POSTER_SIZES = ["a4", "a5", "tent"] as const;
export type PosterSize = (typeof POSTER_SIZES)[number];

interface PosterProps {
  size: PosterSize;
  language: ContentLanguage;
  code: string;
  route: Route;
  /** Address of the picture; undefined for none. */
  cover: string | undefined;
}

/** One sheet: a poster, or a tent for a table, whose two sides are seen from both. */
export function Poster(props: PosterProps) {
  const { size } = props;
  return (
    <div className={`poster poster-${size}`}>
      {size === "tent" && (
        <div className="poster-side poster-turned" aria-hidden>
          <PosterSide {...props} />
        </div>
      )}
      <div className="poster-side">
        <PosterSide {...props} />
      </div>
    </div>
  );
}

/** What a poster says. Its code is dark on light with its quiet zone whatever is around it. */
function PosterSide({ language, code, route, cover }: PosterProps) {
  const t = posterWords(LANGUAGE[language].interface);
  const { host, origin } = location;
  const { name, city } = route.experience;
  const points = route.points.length;
  const facts = [city, points > 0 ? t("points", { count: points }) : ""];
  return (
    <article lang={LANGUAGE[language].interface} className="poster-page">
      {cover && <img alt="" src={cover} className="poster-cover" />}
      <div className="poster-words">
        <h2>{name[language] || name.cas}</h2>
        <p className="poster-facts">{facts.filter(Boolean).join(" · ")}</p>
        <p className="poster-scan">{t("scan")}</p>
        <p className="poster-free">{t("noApp")}</p>
      </div>
      <div className="poster-code">
        <img alt={`${t("code")}: ${code}`} src={qrImage(printedAddress(origin, playPath(code)))} />
        <p>{t("orType", { address: `${host}${PLAY_PATH}` })}</p>
        <p>
          {t("code")} <strong>{code}</strong>
        </p>
      </div>
    </article>
  );
}
