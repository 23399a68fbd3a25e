import type { GymkhanaRecord } from "@panel/api-client/panel";
import { LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { playPath, PLAY_PATH, printedAddress } from "@panel/domain/visits/address";
import { posterWords } from "@panel/i18n/poster";
import { qrImage } from "../../../shared/qr-code.ts";

export const POSTER_SIZES = ["a4", "a5", "tent"] as const;
export type PosterSize = (typeof POSTER_SIZES)[number];

interface PosterProps {
  size: PosterSize;
  language: ContentLanguage;
  code: string;
  record: GymkhanaRecord;
  /** Address of the picture; undefined for none. */
  cover: string | undefined;
}

const NAMES = { cas: "GymName", cat: "GymNameCat", eng: "GymNameEng" } as const;

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
function PosterSide({ language, code, record, cover }: PosterProps) {
  const t = posterWords(LANGUAGE[language].interface);
  const { host, origin } = location;
  const points = record.mappoints.length;
  const facts = [record.City, points > 0 ? t("points", { count: points }) : ""];
  return (
    <article lang={LANGUAGE[language].interface} className="poster-page">
      {cover && <img alt="" src={cover} className="poster-cover" />}
      <div className="poster-words">
        <h2>{record[NAMES[language]] || record.GymName}</h2>
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
