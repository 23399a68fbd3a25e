import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields, type PointForm } from "@panel/domain/experience/point";
import { emptyModel, toFormModel } from "@panel/domain/experience/fields";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TypedForm } from "../../route/check/check-state.ts";
import { CheckStore } from "./check-store.ts";
import { RouteChecker, type CheckThread } from "./route-checker.ts";
import { TypedRoute, type CheckAnswer, type CheckRequest } from "./typed-route.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A thread that answers when it is told to. */
class ScriptedThread implements CheckThread {
  readonly requests: CheckRequest[] = [];
  readonly #route = new TypedRoute();
  readonly #listeners = new Map<string, (event: never) => void>();
  terminated = false;

  postMessage(request: CheckRequest): void {
    this.requests.push(structuredClone(request));
  }
  terminate(): void {
    this.terminated = true;
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }
  async answer(): Promise<void> {
    const data: CheckAnswer = this.#route.check(this.requests.at(-1) as CheckRequest);
    this.#listeners.get("message")?.({ data } as never);
    await vi.advanceTimersByTimeAsync(0);
  }
  async fail(): Promise<void> {
    this.#listeners.get("error")?.({} as never);
    await vi.advanceTimersByTimeAsync(0);
  }
}

function formOf<Values>(values: Values) {
  const listeners = new Set<() => void>();
  const form = {
    state: { values },
    store: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
    },
    type: (typed: Values) => {
      form.state.values = typed;
      for (const listener of listeners) listener();
    },
  };
  return form satisfies TypedForm<Values>;
}

const NOTHING = { known: [], gone: [] };
const EXPERIENCE = toFormModel(experienceFields, newExperience("CODE01"));
const POINT = toFormModel(pointFields, emptyModel(pointFields));
const named = (name: string): PointForm => ({ ...POINT, name: { ...POINT.name, cas: name } });
const UNSAVED = 1_000_001;

/** A store that checks an experience without points, and its threads. */
function started() {
  const threads: ScriptedThread[] = [];
  const store = new CheckStore(
    new RouteChecker(() => {
      const thread = new ScriptedThread();
      threads.push(thread);
      return thread;
    }),
  );
  const form = formOf(EXPERIENCE);
  store.readExperience(3, form);
  store.setInputs({ stored: null, assets: NOTHING, bots: undefined });
  const thread = () => threads.at(-1) as ScriptedThread;
  const pause = () => vi.advanceTimersByTimeAsync(300);
  const kinds = () => store.state.found?.faults.map(({ finding }) => finding.kind);
  return { store, form, threads, thread, pause, kinds };
}

test("the thread starts after the first pause, and nothing is claimed before it answers", async () => {
  const { store, threads, thread, pause, kinds } = started();
  expect(threads).toEqual([]);
  await pause();
  expect(store.state).toMatchObject({ status: "checking", found: undefined });
  await thread().answer();
  expect(store.state.status).toBe("checked");
  expect(kinds()).toContain("noPoints");
});

test("while keys follow each other nothing is checked; afterwards what the form holds then", async () => {
  const { form, thread, pause } = started();
  await pause();
  await thread().answer();
  for (const city of ["M", "Ma", "Mad"]) {
    form.type({ ...EXPERIENCE, city });
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(thread().requests).toHaveLength(1);
  await pause();
  expect(thread().requests.map(({ experience }) => experience?.city)).toEqual(["", "Mad"]);
});

test("one check runs at a time, and what was typed meanwhile is checked next, once", async () => {
  const { form, thread, pause } = started();
  await pause();
  form.type({ ...EXPERIENCE, city: "Reus" });
  await pause();
  form.type({ ...EXPERIENCE, city: "Vic" });
  await pause();
  expect(thread().requests).toHaveLength(1);
  await thread().answer();
  await thread().answer();
  expect(thread().requests.map(({ experience }) => experience?.city)).toEqual(["", "Vic"]);
});

test("what has not changed is not told again, until another thread has to be told all", async () => {
  const { store, form, threads, thread, pause } = started();
  await pause();
  await thread().answer();
  form.type({ ...EXPERIENCE, city: "Vic" });
  await pause();
  expect(thread().requests[0]).toMatchObject({ stored: null, assets: NOTHING });
  expect(thread().requests[1]).toMatchObject({ stored: undefined, assets: undefined });
  await thread().fail();
  expect(thread().terminated).toBe(true);
  expect(store.state.status).toBe("failed");
  store.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(threads).toHaveLength(2);
  expect(thread().requests[0]).toMatchObject({ stored: null, assets: NOTHING });
  await thread().answer();
  expect(store.state.status).toBe("checked");
});

test("a thread that is silent has failed", async () => {
  const { store, pause } = started();
  await pause();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.state.status).toBe("failed");
});

test("before the stored route and the assets are known nothing is checked; assets that cannot be fetched are no obstacle", async () => {
  const { store, threads, thread, pause } = started();
  store.setInputs({ stored: undefined, assets: NOTHING, bots: undefined });
  await pause();
  store.setInputs({ stored: null, assets: undefined, bots: undefined });
  await pause();
  expect(threads).toEqual([]);
  store.setInputs({ stored: null, assets: null, bots: undefined });
  await pause();
  expect(store.state.assetsFailed).toBe(true);
  await thread().answer();
  expect(store.state.status).toBe("checked");
});

test("an open point is read from its form; closed with a draft it stays as typed, without one as stored", async () => {
  const { store, thread, pause } = started();
  const form = formOf(named("Sol"));
  let kept = true;
  const close = store.readPoint(UNSAVED, form, () => kept);
  await pause();
  await thread().answer();
  expect(store.state.found?.route.points[0]?.name.cas).toBe("Sol");
  form.type(named("Puerta del Sol"));
  close();
  await pause();
  await thread().answer();
  expect(store.state.found?.route.points[0]?.name.cas).toBe("Puerta del Sol");
  const closeAgain = store.readPoint(UNSAVED, form, () => kept);
  kept = false;
  closeAgain();
  await pause();
  await thread().answer();
  expect(store.state.found?.route.points).toEqual([]);
});

test("a followed finding that is gone is mended, and a walk whose finding is gone is not shown any more", async () => {
  const { store, thread, pause } = started();
  await pause();
  await thread().answer();
  const followed = store.state.found?.faults.find(({ finding }) => finding.kind === "noPoints");
  if (!followed) throw new Error("An experience without points has a finding");
  store.follow(followed);
  store.showWalk({ key: followed.key, steps: [], at: 0 });
  store.readPoint(UNSAVED, formOf(named("Sol")), () => false);
  await pause();
  expect(store.state).toMatchObject({ followed, mended: undefined });
  await thread().answer();
  expect(store.state).toMatchObject({ followed: undefined, walk: undefined });
  expect(store.state.mended?.was).toBe(followed);
});

test("the findings of a point stay the same list while only another point changes", async () => {
  const { store, thread, pause } = started();
  store.readPoint(UNSAVED, formOf(named("Sol")), () => false);
  const other = formOf(named("Ópera"));
  store.readPoint(UNSAVED + 1, other, () => false);
  await pause();
  await thread().answer();
  const before = store.state.found?.ofPoint.get(UNSAVED);
  expect(before?.map(({ finding }) => finding.kind)).toContain("unplaced");
  other.type({ ...named("Ópera"), isFinal: true });
  await pause();
  await thread().answer();
  expect(store.state.found?.ofPoint.get(UNSAVED)).toBe(before);
});

test("stopped, it starts no thread for forms that are taken away afterwards", async () => {
  const { store, threads, thread, pause } = started();
  const close = store.readPoint(UNSAVED, formOf(named("Sol")), () => false);
  await pause();
  await thread().answer();
  store.retry();
  store.stop();
  close();
  await pause();
  expect(store.state.status).toBe("checking");
  expect(threads).toHaveLength(1);
  expect(thread()).toMatchObject({ terminated: true, requests: { length: 2 } });
  store.start();
  await pause();
  expect(threads).toHaveLength(2);
});
