import { isApiError } from "@panel/api-client";
import { leaveTeam } from "@panel/api-client/events";
import { Button } from "@panel/ui/button";
import { useEffect, useRef, useState } from "react";
import { Ask } from "../Ask.tsx";
import { LEVELS, useBack } from "../back-layers.ts";
import { countdown } from "../screens/countdown.ts";
import { IconButton } from "../Screen.tsx";
import { useWords } from "../words.ts";
import { eventsConnection } from "./load-team.ts";
import { PlaceSharing } from "./PlaceSharing.tsx";
import { Ranking } from "./Ranking.tsx";
import type { StoredTeam } from "./stored-team.ts";
import { momentText, useTeamWords } from "./team-words.ts";
import { pointsText } from "./use-news-text.ts";

interface EventSheetProps {
  base: string;
  team: StoredTeam;
  now: number;
  isOffline: boolean;
  onShare: (isShared: boolean) => void;
  onClose: () => void;
  /** The phone has left the team. */
  onLeft: () => void;
}

/** The event, over the screen of the route: time, ranking, messages, and what the phone shares. Closing gives the focus back. */
export function EventSheet(props: EventSheetProps) {
  const { base, team, now, isOffline, onShare, onClose, onLeft } = props;
  const t = useTeamWords();
  const words = useWords();
  const { t: say } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBack(LEVELS.dialog, () => dialog.current?.close());
  const { state } = team;
  const { event } = state;
  const left = event.endsAt === null ? undefined : Date.parse(event.endsAt) - now;
  return (
    <dialog
      ref={dialog}
      aria-label={event.name}
      // React hands on what a dialog within this one says.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-surface text-ink backdrop:bg-overlay"
    >
      <div className="grid h-full grid-cols-1 grid-rows-[auto_1fr]">
        <header className="flex items-center gap-1 border-b border-line ps-1">
          <IconButton name="back" label={say("close")} onClick={() => dialog.current?.close()} />
          <h1 className="min-w-0 flex-1 truncate text-reading font-semibold">{event.name}</h1>
        </header>
        <div
          role="group"
          aria-label={event.name}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
          tabIndex={0}
          className="min-h-0 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-2 *:mx-auto *:max-w-xl"
        >
          <div className="grid grid-cols-1 gap-6">
            <section aria-labelledby="own-team" className="grid gap-1">
              <h2 id="own-team" className="text-heading font-semibold wrap-anywhere">
                {state.team.name || t("untitled", { number: state.team.number })}
              </h2>
              {left !== undefined && left > 0 && (
                <p role="timer" className="text-reading tabular-nums">
                  {t("timeLeft", { time: countdown(left) })}
                </p>
              )}
              {left !== undefined && left <= 0 && (
                <p className="text-reading text-warning">{t("timeUp")}</p>
              )}
              <p className="text-reading tabular-nums">{t("score", { score: state.score })}</p>
              <p className="text-body text-ink-muted">
                {t("phones", { joined: state.team.phones, max: event.phones })}
              </p>
              {isOffline && <p className="text-body text-warning">{t("offline")}</p>}
              {team.own.length > 0 && (
                <p className="text-body text-ink-muted">
                  {t("unsent", { count: team.own.length })}
                </p>
              )}
            </section>
            <Ranking event={event} ranking={state.ranking} own={state.team.number} />
            {state.adjustments.length > 0 && (
              <section aria-labelledby="given" className="grid gap-2">
                <h2 id="given" className="text-reading font-semibold">
                  {t("given")}
                </h2>
                <ul className="grid gap-1">
                  {state.adjustments.map(({ id, points, reason }) => (
                    <li key={id} className="text-reading wrap-anywhere">
                      {t("points", { points: pointsText(words, points), reason })}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <section aria-labelledby="messages" className="grid gap-2">
              <h2 id="messages" className="text-reading font-semibold">
                {t("messages")}
              </h2>
              {state.messages.length === 0 && (
                <p className="text-body text-ink-muted">{t("noMessages")}</p>
              )}
              <ul className="grid gap-2">
                {state.messages.map(({ id, text, at }) => (
                  <li key={id} className="grid gap-1">
                    <span className="text-body text-ink-muted">
                      {momentText(words.language, at, now)}
                    </span>
                    <span className="text-reading wrap-anywhere whitespace-pre-line">{text}</span>
                  </li>
                ))}
              </ul>
            </section>
            {event.rules && (
              <section aria-labelledby="sheet-rules" className="grid gap-2">
                <h2 id="sheet-rules" className="text-reading font-semibold">
                  {t("rules")}
                </h2>
                <p className="text-reading wrap-anywhere whitespace-pre-line">{event.rules}</p>
              </section>
            )}
            {event.places && (
              <PlaceSharing
                isShared={team.sharesPlace ?? false}
                isUntold={!team.toldPlace}
                onChange={onShare}
              />
            )}
            <LeaveTeam base={base} team={team} onLeft={onLeft} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

interface LeaveTeamProps {
  base: string;
  team: StoredTeam;
  onLeft: () => void;
}

/** Asks before it gives the phone's place in the team back. */
export function LeaveTeam({ base, team, onLeft }: LeaveTeamProps) {
  const t = useTeamWords();
  const { t: say } = useWords();
  const [state, setState] = useState<"asks" | "leaves" | "failed">();
  const leave = async () => {
    setState("leaves");
    try {
      await leaveTeam(eventsConnection(base, team.token));
    } catch (error) {
      // Whom the server knows no more has left.
      if (!isApiError(error, "unauthenticated", "notFound")) return setState("failed");
    }
    onLeft();
  };
  return (
    <>
      <Button variant="quiet" size="lg" fullWidth onClick={() => setState("asks")}>
        {t("leave")}
      </Button>
      {state !== undefined && (
        <Ask
          title={t("leave")}
          text={t("leaveText")}
          no={say("cancel")}
          yes={t("leave")}
          isDangerous
          isBusy={state === "leaves"}
          onNo={() => setState(undefined)}
          onYes={() => void leave()}
        >
          {team.own.length > 0 && <p className="text-body text-warning">{t("leaveUnsent")}</p>}
          {state === "failed" && (
            <p role="alert" className="text-body text-danger">
              {t("leaveFailed")}
            </p>
          )}
        </Ask>
      )}
    </>
  );
}
