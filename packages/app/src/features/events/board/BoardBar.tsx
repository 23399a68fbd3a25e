import type { Board } from "@panel/api-client/events";
import { Button } from "@panel/ui/button";
import { CalendarClock, Eye, EyeOff, Flag, MessageSquare, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { clockText } from "../clock-text.ts";
import { useEventTime } from "../use-event-time.ts";
import type { OpenDialog } from "./BoardDialogs.tsx";
import { useServerTime } from "./use-ago.ts";

interface BoardBarProps {
  board: Board;
  /** How much the server's clock is ahead, in ms. */
  ahead: number;
  revealing: boolean;
  onOpen(dialog: OpenDialog): void;
  onReveal(revealed: boolean): void;
}

/** How much time is left, how many teams are on their way, and what is done with the whole event. */
export function BoardBar({ board, ahead, revealing, onOpen, onReveal }: BoardBarProps) {
  const { t } = useTranslation();
  const { event, teams, may } = board;
  const { state, hiddenMinutes, revealed } = event;
  const of = (phase: string) => teams.filter((team) => team.phase === phase).length;
  const counts = [
    [t("EVENT_DAY.phases.playing"), of("playing")],
    [t("EVENT_DAY.phases.finished"), of("finished")],
    [t("EVENT_DAY.board.inTrouble"), teams.filter(({ trouble }) => trouble.length > 0).length],
    [t("EVENT_DAY.phases.notJoined"), of("notJoined")],
  ] as const;
  const mayTime = may.includes("time");
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <TimeLeft {...board} ahead={ahead} />
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {counts.map(([label, count]) => (
            <div key={label} className="grid">
              <dt className="text-caption text-ink-muted">{label}</dt>
              <dd className="text-heading font-semibold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayTime && state === "planned" && (
          <Button
            variant="primary"
            icon={<Play className="size-4" />}
            onClick={() => onOpen({ kind: "start" })}
          >
            {t("EVENT_DAY.start.submit")}
          </Button>
        )}
        {may.includes("message") && (
          <Button
            icon={<MessageSquare className="size-4" />}
            onClick={() => onOpen({ kind: "message" })}
          >
            {t("EVENT_DAY.message.titleAll")}
          </Button>
        )}
        {mayTime && state === "underWay" && (
          <>
            <Button
              icon={<CalendarClock className="size-4" />}
              onClick={() => onOpen({ kind: "end" })}
            >
              {t("EVENT_DAY.end.open")}
            </Button>
            <Button icon={<Flag className="size-4" />} onClick={() => onOpen({ kind: "endNow" })}>
              {t("EVENT_DAY.endNow.submit")}
            </Button>
          </>
        )}
        {mayTime && state !== "planned" && hiddenMinutes > 0 && (
          <Button
            icon={revealed ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
            loading={revealing}
            onClick={() => onReveal(!revealed)}
          >
            {t(revealed ? "EVENT_DAY.reveal.hide" : "EVENT_DAY.reveal.show")}
          </Button>
        )}
      </div>
    </div>
  );
}

const SECOND = 1000;

/** Counts down to the start or the end; what is read aloud does not change each second. */
function TimeLeft({
  event,
  zone,
  ahead,
}: Pick<BoardBarProps, "ahead"> & Pick<Board, "event" | "zone">) {
  const { t } = useTranslation();
  const time = useEventTime(zone);
  const now = useServerTime(ahead, SECOND);
  const { state, startsAt, endsAt, endedAt } = event;
  const target = state === "planned" ? startsAt : state === "underWay" ? endsAt : null;
  const told =
    state === "over"
      ? t("EVENT_DAY.when.over", { at: endedAt ? time.full(endedAt) : "" })
      : state === "planned"
        ? startsAt
          ? t("EVENT_DAY.when.starts", { at: time.full(startsAt) })
          : t("EVENT_DAY.when.byButton")
        : t("EVENT_DAY.board.endsAt", { at: endsAt ? time.full(endsAt) : "" });
  return (
    <div className="grid">
      {target && (
        <span aria-hidden className="text-title font-semibold tabular-nums">
          {clockText(Math.max(0, Date.parse(target) - now))}
        </span>
      )}
      <span className="text-body text-ink-muted">{told}</span>
    </div>
  );
}
