import { describe, expect, test } from "vitest";
import { nextFixes, noFixes, placingOf, type FixEvent } from "./fixes.ts";

const here = { lat: 41.38, lon: 2.17, accuracy: 8 };
const north = (metres: number) => ({ ...here, lat: here.lat + metres / 111_195 });
const fix = (at: number, position = here): FixEvent => ({ type: "fix", position, at });
const after = (events: readonly FixEvent[]) => events.reduce(nextFixes, noFixes);
const placing = (events: readonly FixEvent[], now: number) => placingOf(after(events), now);
const ask: FixEvent = { type: "ask" };

describe("where a phone says that it is", () => {
  test("nothing is known before the visitor has agreed to be asked", () => {
    expect(placing([], 0)).toEqual({ kind: "unasked" });
    expect(placing([fix(1)], 1)).toEqual({ kind: "unasked" });
    expect(placing([ask], 1)).toEqual({ kind: "searching" });
  });

  test("a position that stops is told as lost with its age, and is known again when it comes back", () => {
    const known = { kind: "known", position: here };
    expect(placing([ask, fix(1000)], 31_000)).toEqual(known);
    expect(placing([ask, fix(1000)], 31_001)).toEqual({
      kind: "lost",
      position: here,
      ago: 30_001,
    });
    expect(placing([ask, fix(1000), fix(60_000)], 60_000)).toEqual(known);
  });

  test("a jump is left out, unless the phone keeps to it", () => {
    const far = north(5000);
    const jumped = [ask, fix(0), fix(1000, far)];
    expect(placing(jumped, 1000)).toEqual({ kind: "known", position: here });
    const kept = [...jumped, fix(2000, far), fix(3000, far), fix(4000, far)];
    expect(placing(kept, 4000)).toEqual({ kind: "known", position: far });
    // A pause in which one can have gone that far is none.
    expect(placing([ask, fix(0), fix(200_000, far)], 200_000)).toMatchObject({ position: far });
  });

  test("two fixes as far apart as both may stray are no jump", () => {
    const rough = { ...north(90), accuracy: 80 };
    expect(placing([ask, fix(0), fix(1000, rough)], 1000)).toMatchObject({ position: rough });
  });

  test("refused, and asked again", () => {
    const denied: FixEvent = { type: "failed", isDenied: true };
    expect(placing([ask, denied], 0)).toEqual({ kind: "denied" });
    expect(placing([ask, denied, ask, fix(1)], 1)).toMatchObject({ kind: "known" });
    const late: FixEvent = { type: "failed", isDenied: false };
    expect(placing([ask, late], 0)).toEqual({ kind: "searching" });
    expect(placing([ask, fix(1), late], 1)).toMatchObject({ kind: "known" });
  });

  test("whoever plays from anywhere is not told where they are", () => {
    const anywhere: FixEvent = { type: "anywhere" };
    for (const later of [fix(1), { type: "failed", isDenied: true } as const])
      expect(placing([ask, anywhere, later], 1)).toEqual({ kind: "anywhere" });
    expect(placing([ask, anywhere, ask], 1)).toEqual({ kind: "searching" });
  });
});
