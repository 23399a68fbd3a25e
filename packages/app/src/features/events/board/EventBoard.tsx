import { isApiError } from "@panel/api-client";
import type { Board, Event } from "@panel/api-client/events";
import { ErrorState } from "@panel/ui/error-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useOnline } from "@panel/ui/style";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { WhenInSight } from "../../../shared/WhenInSight.tsx";
import { useEventTime } from "../use-event-time.ts";
import { useTeamName } from "../use-team-name.ts";
import { ActionLog } from "./ActionLog.tsx";
import { BoardBar } from "./BoardBar.tsx";
import { BoardDialogs, type OpenDialog } from "./BoardDialogs.tsx";
import { BoardMap } from "./BoardMap.tsx";
import { BoardTable } from "./BoardTable.tsx";
import type { BoardAccess } from "./follow-together.ts";
import { PointLoads } from "./PointLoads.tsx";
import { useAgo, useServerTime } from "./use-ago.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { useBoard } from "./use-board.ts";
import { useBoardWork } from "./use-board-work.ts";

/** So often “3 minutes ago” is looked at, in ms. */
const LOOK = 15_000;

interface EventBoardProps {
  /** Keep it stable. */
  access: BoardAccess;
  /** Stands above it, once it is there. */
  heading?: (event: Event) => ReactNode;
}

/** The board of an event as it changes: teams, points, places and what was done, with what the caller may do. */
export function EventBoard({ access, heading }: EventBoardProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const teamName = useTeamName();
  const isOnline = useOnline();
  const { board, error, isLost, ahead, refresh, retry } = useBoard(access);
  const work = useBoardWork(access, refresh);
  const direct = useBoardWork(access, refresh);
  const said = useAnnouncements(board);
  const now = useServerTime(ahead, LOOK);
  const ago = useAgo(now);
  const [filter, setFilter] = useState<"all" | "trouble">("all");
  const [open, setOpen] = useState<OpenDialog>();

  if (error !== undefined) {
    const isFinal =
      isApiError(error, "forbidden", "notFound") ||
      (!access.regain && isApiError(error, "unauthenticated"));
    return (
      <ErrorState
        level={2}
        title={t("EVENT_DAY.board.ended")}
        {...(!isFinal && { onRetry: retry })}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!board) {
    return (
      <Loading label={t("GENERIC.loading")}>
        <Skeleton className="mb-4 h-28 w-full" />
        <Skeleton className="h-72 w-full" />
      </Loading>
    );
  }
  const hasPlaces = board.points.some(({ latitude }) => latitude !== null);
  return (
    <div className="grid gap-6">
      {heading?.(board.event)}
      {(isLost || !isOnline) && <LostBoard {...board} />}
      <BoardBar
        {...{ board, ahead }}
        revealing={direct.isPending}
        onOpen={(dialog) => {
          work.reset();
          setOpen(dialog);
        }}
        onReveal={(revealed) =>
          direct.mutate({
            work: { call: "reveal", form: { revealed } },
            told: {
              title: t(revealed ? "EVENT_DAY.reveal.shown" : "EVENT_DAY.reveal.hidden"),
              undo: { call: "reveal", form: { revealed: !revealed } },
            },
          })
        }
      />
      {direct.error && <InlineMessage tone="error">{errorText(direct.error)}</InlineMessage>}
      <div className="grid gap-x-8 gap-y-6 laptop:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-6">
          <BoardTable
            {...{ board, ago }}
            onlyTrouble={filter === "trouble"}
            onClearFilter={() => setFilter("all")}
            onOpen={(dialog) => {
              work.reset();
              setOpen(dialog);
            }}
            onResume={(team) =>
              direct.mutate({
                work: { call: "endTeam", form: { team: team.id, ended: false } },
                told: { title: t("EVENT_DAY.endTeam.resumed", { name: teamName(team) }) },
              })
            }
            toolbar={
              <SegmentedControl
                label={t("EVENT_DAY.board.filter")}
                value={filter}
                onValueChange={(chosen) => setFilter(chosen as typeof filter)}
                options={[
                  { value: "all", label: t("EVENT_DAY.board.all") },
                  { value: "trouble", label: t("EVENT_DAY.board.inTrouble") },
                ]}
              />
            }
          />
          {hasPlaces && (
            <section aria-labelledby="board-map" className="grid gap-2">
              <h2 id="board-map" className="text-reading font-semibold">
                {t("EVENT_DAY.map.title")}
              </h2>
              {!board.event.places && (
                <p className="text-body text-ink-muted">{t("EVENT_DAY.map.noPlaces")}</p>
              )}
              <WhenInSight height="28rem">
                <BoardMap {...{ board, ago }} />
              </WhenInSight>
            </section>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <PointLoads points={board.points} teams={board.teams} />
          <ActionLog board={board} />
        </div>
      </div>
      {open && (
        <BoardDialogs {...{ open, board, now, ago, work }} onClose={() => setOpen(undefined)} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** Says that the board is as it was, and when that was. */
function LostBoard({ zone, now }: Pick<Board, "zone" | "now">) {
  const { t } = useTranslation();
  const time = useEventTime(zone);
  return (
    <InlineMessage tone="warning" title={t("EVENT_DAY.board.lost")}>
      {t("EVENT_DAY.board.lostText", { at: time.time(now) })}
    </InlineMessage>
  );
}
