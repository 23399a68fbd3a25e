import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetStep, keepStep, keptStep } from "./kept-step.ts";

const STEP = { challenge: "a challenge", enrol: false };

/** Says how the page was opened, as browsers do. */
const openedBy = (type: string) =>
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
  vi.stubGlobal("document", {});
  openedBy("reload");
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("SES-01 a second step is still there when its page is loaded again, while its challenge works", () => {
  expect(keptStep()).toBeUndefined();
  keepStep(STEP);
  vi.setSystemTime(Date.now() + 299_000);
  expect(keptStep()).toEqual(STEP);
  vi.setSystemTime(Date.now() + 1000);
  expect(keptStep()).toBeUndefined();
});

test("SES-01 it is over once it has led in, or was left", () => {
  keepStep({ ...STEP, enrol: true });
  expect(keptStep()?.enrol).toBe(true);
  forgetStep();
  expect(keptStep()).toBeUndefined();
});

test("SES-01 a page that is opened anew begins from the start, and forgets it", () => {
  keepStep(STEP);
  openedBy("navigate");
  expect(keptStep()).toBeUndefined();
  openedBy("reload");
  expect(keptStep()).toBeUndefined();
});

test("SES-01 a page that the browser has discarded is the same page", () => {
  keepStep(STEP);
  openedBy("navigate");
  vi.stubGlobal("document", { wasDiscarded: true });
  expect(keptStep()).toEqual(STEP);
});

test("SES-01 a browser that stores nothing signs in from the start", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepStep(STEP);
  expect(keptStep()).toBeUndefined();
});
