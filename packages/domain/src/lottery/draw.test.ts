import { createHash, createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  commitmentOf,
  entriesOf,
  keepsItsDay,
  localHour,
  METHOD,
  playNumber,
  readDrawRecord,
  startOfDay,
  verifyDraw,
  winnerOf,
  type DrawRecord,
  type Sha256,
} from "./draw.ts";

const sha256: Sha256 = async (bytes) => new Uint8Array(createHash("sha256").update(bytes).digest());
const SEED = "5eed".repeat(16);
const numbers = (count: number) =>
  entriesOf(
    Array.from({ length: count }, (_, index) =>
      playNumber(createHash("sha256").update(String(index)).digest()),
    ),
  );

async function recordOf(changes: Partial<DrawRecord> = {}): Promise<DrawRecord> {
  const parts = { seed: SEED, code: "abc", day: "2026-06-30", entries: numbers(7), ...changes };
  return {
    method: METHOD,
    timeZone: "Europe/Madrid",
    commitment: await commitmentOf(parts.seed, sha256),
    committedAt: "2026-05-01T10:00:00.000Z",
    drawnAt: "2026-06-30T10:00:00.000Z",
    winner: await winnerOf(parts, sha256),
    ...parts,
    ...changes,
  };
}

const all = (value: boolean) => ({ seed: value, days: value, entries: value, winner: value });

test("a record holds, and a change of anything in it does not", async () => {
  const record = await recordOf();
  expect(await verifyDraw(record, sha256)).toEqual(all(true));
  const other = `${record.seed.startsWith("0") ? "1" : "0"}${record.seed.slice(1)}`;
  expect((await verifyDraw({ ...record, seed: other }, sha256)).seed).toBe(false);
  expect((await verifyDraw({ ...record, seed: "short" }, sha256)).winner).toBe(false);
  expect((await verifyDraw({ ...record, commitment: "0".repeat(64) }, sha256)).seed).toBe(false);
  const loser = record.entries.find((entry) => entry !== record.winner) ?? null;
  expect((await verifyDraw({ ...record, winner: loser }, sha256)).winner).toBe(false);
  expect((await verifyDraw({ ...record, winner: null }, sha256)).winner).toBe(false);
  const unsorted = { ...record, entries: record.entries.toReversed() };
  expect((await verifyDraw(unsorted, sha256)).entries).toBe(false);
  const twice = { ...record, entries: [record.entries[0] ?? "", ...record.entries] };
  expect((await verifyDraw(twice, sha256)).entries).toBe(false);
  expect((await verifyDraw({ ...record, entries: ["Nora"] }, sha256)).entries).toBe(false);
});

test("the seed's digest is published before the day, and nothing is drawn before it", async () => {
  const record = await recordOf();
  const late = { ...record, committedAt: "2026-06-29T22:00:00.000Z" };
  expect((await verifyDraw(late, sha256)).days).toBe(false);
  const early = { ...record, drawnAt: "2026-06-29T21:59:59.000Z" };
  expect((await verifyDraw(early, sha256)).days).toBe(false);
  const inCanaries = {
    ...record,
    timeZone: "Atlantic/Canary",
    drawnAt: "2026-06-29T22:59:59.000Z",
  };
  expect(keepsItsDay(inCanaries)).toBe(false);
  expect(keepsItsDay({ ...record, timeZone: "Nowhere" })).toBe(false);
});

test("the winner is what RFC 2104 gives with the seed as its key", async () => {
  const { seed, code, day, entries, winner } = await recordOf();
  const message = JSON.stringify({ method: METHOD, code, day, entries, round: 0 });
  const digest = createHmac("sha256", Buffer.from(seed, "hex")).update(message).digest("hex");
  expect(winner).toBe(entries[Number(BigInt(`0x${digest}`) % 7n)]);
});

test("the order in which entries come, and how often, changes nothing", async () => {
  const entry = fc.uint8Array({ minLength: 10, maxLength: 10 }).map((bytes) => playNumber(bytes));
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 9 }), async (given) => {
      const parts = { seed: SEED, code: "abc", day: "2026-06-30" };
      const one = await winnerOf({ ...parts, entries: entriesOf(given) }, sha256);
      const again = entriesOf([...given.toReversed(), ...given]);
      expect(await winnerOf({ ...parts, entries: again }, sha256)).toBe(one);
      expect(given).toContain(one);
    }),
  );
});

test("every entry is drawn about as often as the others", async () => {
  const entries = numbers(5);
  const wins = new Map(entries.map((entry) => [entry, 0]));
  for (let turn = 0; turn < 2000; turn += 1) {
    const seed = createHash("sha256").update(`seed ${turn}`).digest("hex");
    const winner = (await winnerOf({ seed, code: "a", day: "2026-06-30", entries }, sha256)) ?? "";
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  // Chi-squared with 4 degrees of freedom: 1 in 1,000 is above 18.5; the seeds are fixed.
  const off = [...wins.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
  expect(off).toBeLessThan(18.5);
});

test("a number at the upper end, which would favour the first entries, is passed over", async () => {
  const answers = [255, 1].flatMap((byte) => [0, byte]);
  const scripted: Sha256 = async () => new Uint8Array(32).fill(answers.shift() ?? 0);
  const entries = numbers(3);
  const winner = await winnerOf({ seed: SEED, code: "a", day: "2026-06-30", entries }, scripted);
  expect(answers).toEqual([]);
  const value = BigInt(`0x${"01".repeat(32)}`);
  expect(winner).toBe(entries[Number(value % 3n)]);
});

test("nobody wins where nobody took part, which a record can say", async () => {
  const record = await recordOf({ entries: [] });
  expect(record.winner).toBeNull();
  expect(await verifyDraw(record, sha256)).toEqual(all(true));
});

test("play numbers are four times four characters, of which none look alike", () => {
  expect(playNumber(new Uint8Array(10))).toBe("0000-0000-0000-0000");
  expect(playNumber(new Uint8Array(10).fill(255))).toBe("ZZZZ-ZZZZ-ZZZZ-ZZZZ");
  expect(playNumber(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toBe("0410-6105-0R3G-G28A");
  expect(playNumber(randomBytes(32))).toMatch(/^[^ILOU]{19}$/);
});

test("a day begins at midnight where the route is, also when the clocks change", () => {
  const at = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString();
  expect(at("2026-06-30", "Europe/Madrid")).toBe("2026-06-29T22:00:00.000Z");
  expect(at("2026-03-29", "Europe/Madrid")).toBe("2026-03-28T23:00:00.000Z");
  expect(at("2026-06-30", "Atlantic/Canary")).toBe("2026-06-29T23:00:00.000Z");
  expect(localHour(Date.parse("2026-06-30T10:00:00Z"), "Europe/Madrid")).toBe(12);
  expect(localHour(Date.parse("2026-06-29T22:00:00Z"), "Europe/Madrid")).toBe(0);
});

test("only what is a record is read as one", async () => {
  const record = await recordOf();
  expect(readDrawRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  for (const value of [null, [], "text", { ...record, seed: 5 }, { ...record, entries: [5] }]) {
    expect(readDrawRecord(value)).toBeUndefined();
  }
});
