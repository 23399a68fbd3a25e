import { buttonStyle } from "@panel/ui/button";
import type { ReactNode } from "react";
import { Screen } from "../Screen.tsx";
import { useWords } from "../words.ts";
import { LeaveTeam } from "./EventSheet.tsx";
import { endOf, startOf } from "./heard-state.ts";
import { Ranking } from "./Ranking.tsx";
import type { StoredTeam } from "./stored-team.ts";
import { useTeamWords } from "./team-words.ts";

interface TeamOverProps {
  base: string;
  team: StoredTeam;
  /** The prize, where it was earned. */
  children?: ReactNode;
  onLeft: () => void;
}

/** Event or team have ended. */
export function TeamOver({ base, team, children, onLeft }: TeamOverProps) {
  const t = useTeamWords();
  const { t: say } = useWords();
  const { state, own } = team;
  const { event, ranking } = state;
  const [start, end] = [startOf(state), endOf(state)];
  const late = own.filter(
    ({ after }) => start !== undefined && end !== undefined && start + after > end,
  ).length;
  const rank = ranking?.find(({ number }) => number === state.team.number);
  const isOver = event.state === "over";
  return (
    <Screen title={event.name} footer={<LeaveTeam base={base} team={team} onLeft={onLeft} />}>
      <div className="grid gap-4">
        <div role="status" className="grid gap-2">
          <h2 className="text-heading font-semibold">{t(isOver ? "over" : "teamOver")}</h2>
          {!isOver && <p className="text-reading">{t("teamOverText")}</p>}
          <p className="text-reading wrap-anywhere">
            {state.team.name || t("untitled", { number: state.team.number })}
          </p>
          {state.visit ? (
            <p className="text-heading font-semibold tabular-nums">
              {t("score", { score: state.score })}
            </p>
          ) : (
            <p className="text-reading">{t("notPlayed")}</p>
          )}
          {rank && (
            <p className="text-reading">
              {t("ranked", { place: rank.place, teams: ranking?.length ?? 0 })}
            </p>
          )}
        </div>
        {late > 0 && <p className="text-body text-warning">{t("lateSteps", { count: late })}</p>}
        {children}
        <Ranking event={event} ranking={ranking} own={state.team.number} />
        <a href={`${base}/play/`} className={buttonStyle({ variant: "secondary", size: "lg" })}>
          {say("otherCode")}
        </a>
      </div>
    </Screen>
  );
}
