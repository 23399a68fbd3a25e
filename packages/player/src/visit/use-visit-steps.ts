import { addVisitSteps, getMyVisit, type VisitStep } from "@panel/api-client/visits";
import type { PlayRules } from "@panel/domain/play/route";
import { useEffect, useEffectEvent, useState } from "react";
import type { PlayedStep } from "../game/game.ts";
import type { SteadyClock } from "../phone/steady-clock.ts";
import { visitsConnection } from "./load-visit.ts";
import { StepQueue } from "./step-queue.ts";
import type { StoredVisit, VisitStore } from "./stored-visit.ts";
import { unsentSteps } from "./visit-steps.ts";

interface VisitStepsOptions {
  base: string;
  store: VisitStore;
  first: StoredVisit;
  rules: PlayRules;
  /** Of the route. */
  code: string;
  /** Those of the game, which the store has kept. */
  steps: readonly PlayedStep[];
  clock: SteadyClock;
  /** Called when the server knows the visit no more. */
  over: () => void;
}

/**
 * Sends the steps of a visit as they are taken, and takes the server's time and word.
 * @returns the steps that it does not know yet, and what it has said last
 */
export function useVisitSteps(options: VisitStepsOptions) {
  const { base, code, store, first, rules, steps, clock } = options;
  const { token, phone } = first;
  const [state, setState] = useState(() => stateOf(rules, first));
  const over = useEffectEvent(() => options.over());
  const [queue, setQueue] = useState<Pick<StepQueue<never>, "flush">>();
  useEffect(() => {
    const connection = visitsConnection(base, token);
    const opened = new StepQueue({
      unsent: () => {
        const kept = store.read();
        return kept?.token === token ? unsentSteps(rules, kept) : [];
      },
      send: (sent: VisitStep[], signal) =>
        addVisitSteps(connection, { phone, steps: sent }, { signal }),
      settle: (numbers, answer) => {
        if (answer) clock.set(Date.parse(answer.now));
        store.change(token, (before) => ({
          ...timesOf(clock),
          settled: [...new Set([...before.settled, ...numbers])],
          ...(answer ? { told: toldOf(answer.visit) } : {}),
        }));
        const kept = store.read();
        if (kept) setState(stateOf(rules, kept));
      },
      ended: () => over(),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- It sends for as long as the page shows the visit.
    setQueue(opened);
    return () => opened.stop();
  }, [base, store, token, phone, rules, clock]);

  useEffect(() => {
    if (!queue) return undefined;
    const remember = () => store.change(token, () => timesOf(clock));
    // A prize may have been handed over, and the phone may have slept.
    const ask = async () => {
      const { visit, token: own, now } = await getMyVisit(visitsConnection(base), { code });
      if (own !== token) return;
      clock.set(Date.parse(now));
      store.change(token, () => ({ ...timesOf(clock), told: toldOf(visit) }));
      const kept = store.read();
      if (kept) setState(stateOf(rules, kept));
    };
    const follow = () => {
      if (document.visibilityState === "hidden") return remember();
      void queue.flush();
      // Without an answer it stays as it was said last.
      if (store.read()?.told.prize === "earned") ask().catch(() => undefined);
    };
    const flush = () => void queue.flush();
    addEventListener("online", flush);
    addEventListener("pagehide", remember);
    document.addEventListener("visibilitychange", follow);
    return () => {
      removeEventListener("online", flush);
      removeEventListener("pagehide", remember);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [queue, base, code, store, token, rules, clock]);

  useEffect(() => {
    store.change(token, () => timesOf(clock));
    const kept = store.read();
    // oxlint-disable-next-line react/set-state-in-effect -- The store has numbered the steps.
    if (kept) setState(stateOf(rules, kept));
    void queue?.flush();
  }, [queue, steps, store, token, rules, clock]);
  return state;
}

const stateOf = (rules: PlayRules, visit: StoredVisit) => ({
  unsent: unsentSteps(rules, visit),
  told: visit.told,
});

const toldOf = ({ prize, lottery }: StoredVisit["told"]): StoredVisit["told"] => ({
  prize,
  ...(lottery ? { lottery } : {}),
});

/** How a page that is loaded anew knows the time, whatever was done to the phone's clock while this one was open. */
const timesOf = (clock: SteadyClock) => ({
  ahead: clock.now() - Date.now(),
  seen: clock.now(),
});
