import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prizeCode, readPrizeCode, type CodedStep } from "./prize-code.ts";

const CAPITALS = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const NAME = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
const name = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...NAME), minLength, maxLength });
const degrees = (max: number) =>
  fc.integer({ min: -max * 100_000, max: max * 100_000 }).map((value) => value / 100_000);
const token = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999_999 }), name(20, 60))
  .map(([visit, signature]) => `visit.${visit}.${signature}`);
const step = fc.record(
  {
    number: fc.integer({ min: 1, max: 1_000_000 }),
    kind: fc.constantFrom("reach" as const, "pass" as const, "fail" as const, "hint" as const),
    point: fc.integer({ min: 1, max: 2_147_483_647 }),
    after: fc.oneof(
      fc.integer({ min: 0, max: 31_536_000_000 }),
      fc.integer({ min: 0, max: 86_400 }).map((seconds) => seconds * 1000),
    ),
    position: fc.record({ lat: degrees(90), lon: degrees(180) }),
    code: fc.string({ unit: "grapheme", maxLength: 40 }).filter((text) => text.length <= 40),
  },
  { requiredKeys: ["number", "kind", "point", "after"] },
);

const visitorName = fc.string({ unit: "binary", minLength: 1, maxLength: 40 });

describe("the code of a prize", () => {
  it("reads back what it was made of, for any visit, phone and steps", () => {
    fc.assert(
      fc.property(token, name(8, 32), fc.array(step, { maxLength: 100 }), (of, phone, steps) => {
        const text = prizeCode({ token: of, phone, steps });
        expect(text).toMatch(/^[0-9A-Z]+$/);
        expect(readPrizeCode(text)).toEqual({ token: of, phone, steps });
        // As a scanner with another keyboard, or a person, may write it.
        expect(readPrizeCode(` ${text.toLowerCase()}\r\n`)).toEqual({ token: of, phone, steps });
      }),
    );
  });

  it("carries the visitor's name to the desk, of which it keeps 40 characters", () => {
    const made = { token: `visit.7.${"a".repeat(43)}`, phone: "Zk3x9QpL", steps: [] };
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), visitorName, (steps, visitor) => {
        const read = readPrizeCode(prizeCode({ ...made, steps, name: visitor }));
        expect(read).toEqual({ ...made, steps, name: visitor });
      }),
    );
    expect(readPrizeCode(prizeCode({ ...made, name: "" }))).toEqual(made);
    expect(readPrizeCode(prizeCode({ ...made, name: "n".repeat(60) }))?.name).toHaveLength(40);
  });

  it("is no code where a digit is another one, missing or too much, and for any other text", () => {
    const walked = Array.from({ length: 4 }, (_, index): CodedStep => ({
      number: index + 1,
      kind: "reach",
      point: 30 + index,
      after: 60_000 * index,
    }));
    const text = prizeCode({
      token: `visit.7.${"a".repeat(43)}`,
      phone: "Zk3x9QpL",
      steps: walked,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: text.length - 1 }),
        fc.constantFrom(...CAPITALS, ""),
        (at, digit) => {
          fc.pre(text[at] !== digit);
          expect(readPrizeCode(text.slice(0, at) + digit + text.slice(at + 1))).toBeUndefined();
        },
      ),
    );
    fc.assert(fc.property(fc.string(), (any) => readPrizeCode(`EX1${any}`) === undefined));
    for (const any of [
      "",
      "EX1",
      "EX10",
      "EX11",
      "4K7Q-9XTB-2M0Z-WE1R",
      "EX1ñ",
      "EX1".repeat(9000),
    ])
      expect(readPrizeCode(any)).toBeUndefined();
  });

  it("fits a QR code of version 8-L for a walk of 12 points that the server has not heard of", () => {
    const steps = Array.from({ length: 36 }, (_, index): CodedStep => {
      const stop = Math.floor(index / 3);
      return {
        number: index + 1,
        kind: (["reach", "hint", "pass"] as const)[index % 3] ?? "pass",
        point: 310 + stop,
        after: stop * 420_000 + (index % 3) * 77_000,
        ...(index % 3 === 0
          ? { position: { lat: 40.41678 + stop * 0.0013, lon: -3.70379 - stop * 0.0017 } }
          : {}),
      };
    });
    const text = prizeCode({
      token: `visit.123456.${"aZ9_".repeat(11).slice(1)}`,
      phone: "Zk3x9QpL",
      steps,
    });
    // So many letters and digits fit that version.
    expect(text.length).toBeLessThanOrEqual(279);
  });

  it("has the first hundred of more steps, and is made of nothing but a visit", () => {
    const steps = Array.from({ length: 150 }, (_, index): CodedStep => ({
      number: index + 1,
      kind: "reach",
      point: 1,
      after: 0,
    }));
    const made = { token: `visit.7.${"a".repeat(43)}`, phone: "Zk3x9QpL", steps };
    expect(readPrizeCode(prizeCode(made))?.steps).toEqual(steps.slice(0, 100));
    expect(() => prizeCode({ ...made, token: "try.7.secret" })).toThrow(RangeError);
    expect(() => prizeCode({ ...made, phone: "short" })).toThrow(RangeError);
  });
});
