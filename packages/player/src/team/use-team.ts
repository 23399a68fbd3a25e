import { isApiError } from "@panel/api-client";
import { addTeamSteps, getTeamState, joinTeam } from "@panel/api-client/events";
import { followTeam } from "@panel/api-client/follow-event";
import type { Position } from "@panel/domain/experience/position";
import type { PlayRules } from "@panel/domain/play/route";
import type { WordsLanguage } from "@panel/i18n/page-words";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { SteadyClock } from "../phone/steady-clock.ts";
import { StepQueue } from "../visit/step-queue.ts";
import { endOf, heardBy, startOf, unsentOf, type Heard } from "./heard-state.ts";
import { eventsConnection } from "./load-team.ts";
import type { StoredTeam, TeamStore } from "./stored-team.ts";

/** So often (ms) a phone that plays gives a sign of life, and with its place. */
const BEAT = 60_000;
const PLACE_BEAT = 30_000;

interface TeamOptions {
  base: string;
  store: TeamStore;
  /** As the store has it. */
  team: StoredTeam;
  /** Of the route, once it is on the phone. */
  rules: PlayRules | undefined;
  clock: SteadyClock;
  language: WordsLanguage;
  /** Where the phone is, to send it where it is shared; undefined where that is not known. */
  place: Position | undefined;
  /** The phone is in the team no more. */
  onFreed: () => void;
}

const isOut = (error: unknown) => isApiError(error, "unauthenticated", "forbidden", "notFound");

/**
 * Keeps a phone and its team in step: sends what it did and that it is there, and hears what changes.
 * @returns whether the phone is offline, and what takes an answer of another call
 */
export function useTeam(options: TeamOptions) {
  const { base, store, team, rules, clock } = options;
  const { token, phone, code } = team;
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  /** Whether the phone was offline since it has heard something last. */
  const wasOffline = useRef(isOffline);
  const [connection] = useState(() => eventsConnection(base, token));
  const onFreed = useEffectEvent(() => options.onFreed());

  const hear = useCallback(
    (heard: Heard) => {
      const isBack = wasOffline.current;
      wasOffline.current = false;
      setIsOffline(false);
      store.change((before) => {
        const next = heardBy(before, heard, isBack);
        // Own steps that wait go by the clock as it was: the server corrects them by it.
        if (next.own.length === 0) clock.set(Date.parse(heard.state.now));
        return { ...next, ahead: clock.now() - Date.now(), seen: clock.now() };
      });
    },
    [store, clock],
  );
  const fail = useEffectEvent((error: unknown) => {
    if (isOut(error)) onFreed();
    if (!isApiError(error, "network", "timeout")) return;
    wasOffline.current = true;
    setIsOffline(true);
  });
  /** What goes with each call that sends steps. */
  const sending = useEffectEvent(() => {
    const { state, sharesPlace } = store.read() ?? team;
    const { place } = options;
    const startedAt = startOf(state) ?? clock.now();
    return {
      sentAfter: Math.round(clock.now() - startedAt),
      revision: state.revision,
      ...(place && sharesPlace && state.event.places
        ? { place: { lat: place.lat, lon: place.lon } }
        : {}),
    };
  });
  const unsent = useEffectEvent(() => {
    const kept = store.read();
    return kept && rules ? unsentOf(rules, kept) : [];
  });

  const [queue, setQueue] = useState<Pick<StepQueue<never>, "flush">>();
  useEffect(() => {
    const opened = new StepQueue({
      unsent: () => unsent(),
      send: async (steps, signal) => {
        try {
          return await addTeamSteps(connection, { ...sending(), steps }, { signal });
        } catch (error) {
          fail(error);
          throw error;
        }
      },
      settle: (sent, answer) => {
        if (answer) hear({ state: answer.state, sent, refused: answer.refused });
        else
          store.change((before) => ({
            ...before,
            own: before.own.filter(({ number }) => !sent.includes(number)),
          }));
      },
      ended: () => onFreed(),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- It sends for as long as the page shows the team.
    setQueue(opened);
    return () => opened.stop();
  }, [connection, store, hear]);

  // What is new to send goes at once.
  useEffect(() => void queue?.flush(), [queue, rules, team.own]);

  useEffect(() => {
    const controller = new AbortController();
    const follow = async () => {
      for await (const state of followTeam(connection, { signal: controller.signal }))
        hear({ state });
    };
    follow().catch(fail);
    return () => controller.abort();
  }, [connection, hear]);

  const refresh = useEffectEvent(() => {
    void queue?.flush();
    const { revision } = (store.read() ?? team).state;
    getTeamState(connection, { revision }).then((state) => hear({ state }), fail);
  });

  // Its code may lead nowhere because the event has ended just now.
  const failToTell = useEffectEvent((error: unknown) => {
    if (!isApiError(error, "notFound")) fail(error);
  });
  /** Tells the server whether the place is shared, until it has heard it. */
  const tellPlace = useEffectEvent(() => {
    const kept = store.read();
    // After the end no place is kept, and nobody joins.
    if (!kept || kept.toldPlace || kept.state.event.state === "over") return;
    const { sharesPlace = false } = kept;
    const { language } = options;
    joinTeam(eventsConnection(base), { code, phone, language, sharesPlace }).then(({ state }) => {
      hear({ state });
      store.change((now) => ({ ...now, toldPlace: now.sharesPlace === sharesPlace }));
    }, failToTell);
  });
  useEffect(() => tellPlace(), [team.toldPlace, team.sharesPlace]);

  const beat = useEffectEvent(() => {
    const { state } = store.read() ?? team;
    tellPlace();
    if (startOf(state) === undefined || endOf(state) !== undefined) return;
    addTeamSteps(connection, { ...sending(), steps: [] }).then(
      (answer) => hear({ state: answer.state }),
      fail,
    );
  });
  const every = team.sharesPlace && team.state.event.places ? PLACE_BEAT : BEAT;
  useEffect(() => {
    const timer = setInterval(() => beat(), every);
    return () => clearInterval(timer);
  }, [every]);

  useEffect(() => {
    const remember = () =>
      store.change((kept) => ({ ...kept, ahead: clock.now() - Date.now(), seen: clock.now() }));
    const follow = () => (document.visibilityState === "hidden" ? remember() : refresh());
    const back = () => refresh();
    const gone = () => {
      wasOffline.current = true;
      setIsOffline(true);
    };
    addEventListener("online", back);
    addEventListener("offline", gone);
    addEventListener("pagehide", remember);
    document.addEventListener("visibilitychange", follow);
    return () => {
      removeEventListener("online", back);
      removeEventListener("offline", gone);
      removeEventListener("pagehide", remember);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [store, clock]);

  // At the hour of the start, not all phones of an event in the same instant.
  const { state, startsAt } = team.state.event;
  useEffect(() => {
    if (state !== "planned" || startsAt === null) return undefined;
    const wait = Math.max(0, Date.parse(startsAt) - clock.now()) + Math.random() * 3000;
    const timer = setTimeout(() => refresh(), Math.min(wait, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [state, startsAt, clock]);

  return { isOffline, hear };
}
