import fc from "fast-check";
import { expect, test } from "vitest";
import { experienceFields, newExperience } from "../experience/experience.ts";
import { pointFields } from "../experience/point.ts";
import { emptyModel, patched } from "../experience/fields.ts";
import {
  HISTORY_BYTES,
  historyText,
  readHistory,
  type ArchivedVersion,
} from "./archived-history.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const experience = patched(experienceFields, newExperience("ABC123"), { name: { cas: "Ruta" } });
const point = patched(pointFields, emptyModel(pointFields), {
  name: { cas: "Fuente" },
  position: { lat: 40.4, lon: -3.7 },
});
const version = (number: number, changes: Partial<ArchivedVersion> = {}): ArchivedVersion => ({
  number,
  savedAt: "2026-05-02T10:12:00.000Z",
  by: "Nuria Soler",
  device: "computer",
  name: "",
  experience: 0,
  points: [[7, 0]],
  ...changes,
});
const text = (versions: readonly ArchivedVersion[], points: readonly object[] = [point]) =>
  historyText(
    [JSON.stringify(experience)],
    points.map((each) => JSON.stringify(each)),
    versions,
  );
const read = (of: string) => readHistory(bytesOf(of));

test("a history is read as it was written, without collaborators and chatbots", () => {
  const versions = [version(2), version(5, { name: "Antes del verano", restored: 2, points: [] })];
  const sent = text(versions, [{ ...point, chatbot: "b-1" }]);
  expect(read(sent)).toEqual({ experiences: [experience], points: [point], versions });
  expect(read(text([]))?.versions).toEqual([]);
});

test.each([
  ["is none", "{}"],
  ["is of another version", text([version(1)]).replace('"version":1', '"version":2')],
  ["names a part that is not there", text([version(1, { points: [[7, 1]] })])],
  ["names an experience that is not there", text([version(1, { experience: 1 })])],
  [
    "has a point twice",
    text([
      version(1, {
        points: [
          [7, 0],
          [7, 0],
        ],
      }),
    ]),
  ],
  ["has its versions in another order", text([version(2), version(1)])],
  ["has no day", text([version(1, { savedAt: "ayer" })])],
  ["breaks the rule of a field", text([version(1)], [{ ...point, duration: -1 }])],
  ["has a value of another kind", text([version(1)], [{ ...point, duration: "long" }])],
  ["holds NUL", text([version(1, { by: "a\0b" })])],
  ["is cut", text([version(1)]).slice(0, -1)],
  ["is too large", text([version(1)]).padEnd(HISTORY_BYTES + 1)],
])("one that %s is damaged as a whole", (_, of) => {
  expect(read(of)).toBeUndefined();
});

test("whatever bytes are changed in it, it is read or told damaged, and what is read follows the rules", () => {
  const bytes = bytesOf(text([version(1), version(2, { points: [[7, 0]], name: "N" })]));
  const change = fc.record({ at: fc.nat(bytes.length - 1), to: fc.integer({ min: 0, max: 255 }) });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
      const damaged = bytes.slice();
      for (const { at, to } of changes) damaged[at] = to;
      const history = readHistory(damaged);
      if (!history) return;
      const { experiences, points, versions } = history;
      const again = historyText(
        experiences.map((each) => JSON.stringify(each)),
        points.map((each) => JSON.stringify(each)),
        versions,
      );
      expect(read(again)).toEqual(history);
    }),
    { numRuns: 300 },
  );
});
