import type { TeamEvent } from "@panel/api-client/events";
import { countdown } from "../screens/countdown.ts";
import { useWords } from "../words.ts";
import { momentText, useTeamWords } from "./team-words.ts";

interface EventFactsProps {
  event: TeamEvent;
  /** By the server's clock, in milliseconds since 1970. */
  now: number;
}

/** When an event is, and its rules. */
export function EventFacts({ event, now }: EventFactsProps) {
  const t = useTeamWords();
  const { language } = useWords();
  const { state, startsAt, endsAt, rules } = event;
  const left = startsAt === null ? undefined : Date.parse(startsAt) - now;
  return (
    <>
      {state === "planned" && (
        <section className="grid gap-2 rounded-card bg-info-tint p-3 text-info">
          <p className="text-reading">
            {startsAt === null
              ? t("startsByHand")
              : t("starts", { moment: momentText(language, startsAt, now) })}
          </p>
          {left !== undefined && (
            // A clock that is read out each second would leave no room for anything else.
            <p role="timer" className="text-heading font-semibold tabular-nums">
              {left > 0 ? t("startsIn", { time: countdown(left) }) : t("startsNow")}
            </p>
          )}
        </section>
      )}
      {state === "underWay" && <p className="text-reading">{t("hasStarted")}</p>}
      {endsAt !== null && (
        <p className="text-reading">{t("ends", { moment: momentText(language, endsAt, now) })}</p>
      )}
      {rules && (
        <section aria-labelledby="rules" className="grid gap-2">
          <h2 id="rules" className="text-reading font-semibold">
            {t("rules")}
          </h2>
          <p className="text-reading wrap-anywhere whitespace-pre-line">{rules}</p>
        </section>
      )}
    </>
  );
}
