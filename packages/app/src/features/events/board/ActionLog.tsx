import type { Board, EventAction } from "@panel/api-client/events";
import { useTranslation } from "react-i18next";
import { useEventTime } from "../use-event-time.ts";
import { useTeamName } from "../use-team-name.ts";
import { usePointName } from "./use-point-name.ts";

/** What was done from the board, the latest first. */
export function ActionLog({ board }: { board: Board }) {
  const { actions, teams, points, zone } = board;
  const { t, i18n } = useTranslation();
  const time = useEventTime(zone);
  const teamName = useTeamName();
  const pointName = usePointName();
  const text = ({ kind, team, point, points: score, text: words }: EventAction): string => {
    const ofTeam = teams.find(({ id }) => id === team);
    const ofPoint = points.find(({ id }) => id === point);
    const name = ofTeam
      ? teamName(ofTeam)
      : t(team === null ? "EVENT_DAY.log.all" : "EVENT_DAY.log.goneTeam");
    const isMoment = kind === "setEnd" && !Number.isNaN(Date.parse(words));
    return t(`EVENT_DAY.log.kinds.${kind}`, {
      name,
      point: ofPoint ? pointName(ofPoint) : t("EVENT_DAY.log.gonePoint"),
      score: new Intl.NumberFormat(i18n.language, { signDisplay: "always" }).format(score),
      text: isMoment ? time.full(words) : words,
    });
  };
  return (
    <div className="grid content-start gap-2">
      <h2 id="board-log" className="text-reading font-semibold">
        {t("EVENT_DAY.log.title")}
      </h2>
      {actions.length === 0 && (
        <p className="text-body text-ink-muted">{t("EVENT_DAY.log.none")}</p>
      )}
      <div
        className="max-h-96 overflow-y-auto"
        // What scrolls is reached by keyboard, with a name.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-labelledby="board-log"
      >
        <ol className="grid divide-y divide-line">
          {actions.map((action) => (
            <li key={action.id} className="grid gap-0.5 py-2 text-body">
              <span className="wrap-anywhere">{text(action)}</span>
              <span className="text-caption text-ink-muted">
                {[time.time(action.at), action.by || t("EVENT_DAY.log.byClock")].join(" · ")}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
