import type { RankedTeam, TeamEvent } from "@panel/api-client/events";
import { useTeamWords } from "./team-words.ts";

interface RankingProps {
  event: TeamEvent;
  /** Null while it is not shown. */
  ranking: readonly RankedTeam[] | null;
  /** The number of the own team. */
  own: number;
}

/** How the teams stand, where the event shows it. Nothing where it never does. */
export function Ranking({ event, ranking, own }: RankingProps) {
  const t = useTeamWords();
  const isAlways = event.ranking === "always";
  if (event.ranking === "never" || (isAlways && event.state === "planned")) return null;
  const isDue = isAlways || event.state === "over";
  return (
    <section aria-labelledby="ranking" className="grid gap-2">
      <h2 id="ranking" className="text-reading font-semibold">
        {t("ranking")}
      </h2>
      {ranking === null && (
        <p className="text-body text-ink-muted">{t(isDue ? "rankingHidden" : "rankingAtEnd")}</p>
      )}
      {ranking?.length === 0 && <p className="text-body text-ink-muted">{t("rankingEmpty")}</p>}
      {ranking && ranking.length > 0 && (
        <table aria-labelledby="ranking" className="w-full text-reading tabular-nums">
          <thead>
            <tr className="text-body text-ink-muted">
              <th scope="col" className="py-1 pe-2 text-start font-semibold">
                {t("place")}
              </th>
              <th scope="col" className="py-1 text-start font-semibold">
                {t("team")}
              </th>
              <th scope="col" className="py-1 ps-2 text-end font-semibold">
                {t("rankedScore")}
              </th>
            </tr>
          </thead>
          <tbody>
            {ranking.map(({ id, place, name, number, score, finished }) => (
              <tr
                key={id}
                aria-current={number === own ? "true" : undefined}
                className={number === own ? "bg-lime font-semibold text-lime-ink" : undefined}
              >
                <td className="py-1 ps-2 pe-2">{place}</td>
                <th scope="row" className="py-1 text-start font-medium wrap-anywhere">
                  <span>{name || t("untitled", { number })}</span>
                  {number === own && <span>{` (${t("own")})`}</span>}
                  {finished && <span className="sr-only">{`. ${t("atEnd")}`}</span>}
                  {finished && <span aria-hidden="true">{" ✓"}</span>}
                </th>
                <td className="py-1 ps-2 pe-2 text-end">{score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
