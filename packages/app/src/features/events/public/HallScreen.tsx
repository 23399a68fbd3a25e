import type { EventScreen } from "@panel/api-client/events";
import { getEventScreen } from "@panel/api-client/events";
import { followEventScreen } from "@panel/api-client/follow-event";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useOnline } from "@panel/ui/style";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { linkedEventsApi } from "../../../shared/events-api.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useServerTime } from "../board/use-ago.ts";
import { useFollowed, type Source } from "../board/use-followed.ts";
import { clockText } from "../clock-text.ts";
import { HallRanking } from "./HallRanking.tsx";
import { useWakeLock } from "./use-wake-lock.ts";
import "./hall.css";

/** From so many letters on a name may need two lines. */
const LONG = 30;

/** `/event/screen/#token`: the ranking for everybody in the hall. */
export function HallScreen({ token }: { token: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [screen, setScreen] = useState<EventScreen>();
  const [ahead, setAhead] = useState(0);
  const isOnline = useOnline();
  useWakeLock();
  const source = useMemo((): Source<EventScreen> => {
    const connection = linkedEventsApi(token);
    return {
      follow: async ({ signal, onEvent }) => {
        for await (const event of followEventScreen(connection, { signal })) onEvent(event);
      },
      read: (signal) => getEventScreen(connection, signal ? { signal } : {}),
    };
  }, [token]);
  const take = useCallback((now: EventScreen) => {
    setAhead(Date.parse(now.now) - Date.now());
    setScreen(now);
  }, []);
  const { error, isLost } = useFollowed(source, take);
  const name = screen?.name;
  useEffect(() => {
    document.title = name ?? t("EVENT_DAY.hall.title");
  }, [name, t]);
  if (error !== undefined) {
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <ErrorState level={1} title={t("EVENT_DAY.board.ended")}>
          {errorText(error)}
        </ErrorState>
      </main>
    );
  }
  if (!screen) {
    return (
      <main className="hall">
        <Loading label={t("GENERIC.loading")}>
          <Skeleton className="h-64 w-full" />
        </Loading>
      </main>
    );
  }
  return (
    <main className="hall">
      <header className="hall-head">
        <h1 data-long={screen.name.length > LONG || undefined}>{screen.name}</h1>
        <TimeLeft screen={screen} ahead={ahead} />
      </header>
      <HallRanking screen={screen} />
      {(isLost || !isOnline) && (
        <p role="status" className="hall-lost">
          {t("EVENT_DAY.hall.lost")}
        </p>
      )}
    </main>
  );
}

const SECOND = 1000;

/** Counts down to the start or to the end. */
function TimeLeft({ screen, ahead }: { screen: EventScreen; ahead: number }) {
  const { t } = useTranslation();
  const now = useServerTime(ahead, SECOND);
  const { state, startsAt, endsAt } = screen;
  if (state === "over") return <p className="hall-time">{t("EVENT_DAY.hall.over")}</p>;
  const target = state === "planned" ? startsAt : endsAt;
  if (!target) return null;
  return (
    <p className="hall-time">
      <span>{t(state === "planned" ? "EVENT_DAY.hall.startsIn" : "EVENT_DAY.hall.endsIn")}</span>{" "}
      <strong>{clockText(Math.max(0, Date.parse(target) - now))}</strong>
    </p>
  );
}
