import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "@panel/domain/clean-text";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, patched, withValues } from "@panel/domain/experience/fields";
import {
  EXPERIENCE_TEXT_FIELDS,
  POINT_TEXT_FIELDS,
  routeTexts,
  type RouteText,
} from "@panel/domain/texts/texts";
import { xmlText } from "@panel/domain/xml-text";
import { offeredTexts } from "@panel/domain/text-files/offered-texts";
import { readXliff } from "./read-xliff.ts";
import { OUTCOMES, reviewTexts, type ReviewedUnit } from "@panel/domain/text-files/review-texts";
import { UnreadableTexts, type FileUnit } from "@panel/domain/text-files/text-file";
import { writeXliff } from "./write-xliff.ts";

/** What is read of a file. @throws UnreadableTexts for what is refused */
function unitsOf(xml: string): FileUnit[] {
  const read = readXliff(xml);
  if (read.outcome === "refused") throw new UnreadableTexts(read.reason, read.params);
  return read.value;
}

const piece = fc.oneof(
  fc.constantFrom("<b>", "&amp;", "]]>", "«»", "\n", "  ", "\t", "<!--", "-->", '"', "👩‍🚀", "l·l"),
  fc.string({ unit: "grapheme", maxLength: 3 }),
);
const someText = fc.string({ unit: piece, maxLength: 8 });

/** What a translator's program does to one unit. */
const habit = fc.record({
  translation: someText,
  writes: fc.constantFrom("plain", "cdata", "numbers", "comments"),
  splits: fc.boolean(),
  /** What makes that it cannot simply be taken. */
  spoils: fc.option(
    fc.constantFrom("source", "id", "unknown", "twice", "code", "noSource", "partial", "empty"),
    { freq: 3 },
  ),
});
type Habit = typeof habit extends fc.Arbitrary<infer T> ? T : never;

const route = fc
  .array(fc.record({ cas: someText, cat: someText }), { minLength: 14, maxLength: 14 })
  .map((texts) => {
    const values = (rows: readonly { path: string }[], from: number) =>
      rows
        .filter(({ path }) => !path.includes("words"))
        .flatMap(({ path }, index) => {
          const { cas = "", cat = "" } = texts[(from + index) % texts.length] ?? {};
          return [[`${path}.cas`, cas] as const, [`${path}.cat`, cat] as const];
        });
    const experience = emptyModel(experienceFields);
    const point = emptyModel(pointFields);
    return {
      experience: patched(
        experienceFields,
        experience,
        withValues(experience, values(EXPERIENCE_TEXT_FIELDS, 0)),
      ),
      points: [
        {
          id: 7,
          point: patched(pointFields, point, withValues(point, values(POINT_TEXT_FIELDS, 5))),
        },
      ],
    };
  });

function inXml(text: string, writes: Habit["writes"]): string {
  if (writes === "cdata") return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
  if (writes === "numbers")
    return Array.from(text, (character) => `&#x${character.codePointAt(0)?.toString(16)};`).join(
      "",
    );
  const escaped = xmlText(text);
  return writes === "comments" ? `<!-- no -->${escaped}<?no no?>` : escaped;
}

/** Two parts with something in each, or the whole. */
function partsOf(text: string, splits: boolean): string[] {
  const letters = Array.from(text);
  const half = Math.ceil(letters.length / 2);
  const parts = [letters.slice(0, half).join(""), letters.slice(half).join("")];
  return splits && parts.every((part) => cleanText(part, true).trim() !== "") ? parts : [text];
}

function rewritten(unit: FileUnit, { writes, splits, spoils, translation }: Habit) {
  const id = spoils === "id" ? "" : `id="${spoils === "unknown" ? "x" : unit.id}"`;
  const source = spoils === "source" ? `${unit.source} +` : unit.source;
  const target = spoils === "empty" ? " " : translation;
  const code = spoils === "code" ? '<x id="1"/>' : "";
  return { id, source, code, mark: `mark="${unit.mark}"`, target, writes, splits, spoils };
}

const VERSIONS = {
  "1.2"(unit: FileUnit, habits: Habit) {
    const { id, source, code, mark, target, writes, splits, spoils } = rewritten(unit, habits);
    const marked = partsOf(target, splits).map(
      (part, mid) => `<mrk mtype="seg" mid="${mid}">${inXml(part, writes)}</mrk>`,
    );
    const rest = spoils === "partial" ? '<mrk mtype="seg" mid="9">+</mrk>' : "";
    const sources = marked.map((_, mid) => `<mrk mtype="seg" mid="${mid}">s</mrk>`).join("") + rest;
    return `<trans-unit ${id} ${mark}>${spoils === "noSource" ? "" : `<source>${inXml(source, writes)}</source>`}<seg-source>${sources}</seg-source><target>${marked.join("")}${code}</target><alt-trans><target>no</target></alt-trans></trans-unit>`;
  },
  "2.0"(unit: FileUnit, habits: Habit) {
    const { id, source, code, mark, target, writes, splits, spoils } = rewritten(unit, habits);
    const targets = partsOf(target, splits);
    const sources = targets.length > 1 ? [...partsOf(source, true), ""] : [source];
    const segments = targets.map(
      (part, index) =>
        `<segment><source>${spoils === "noSource" ? "" : inXml(sources[index] ?? "", writes)}</source><target>${inXml(part, writes)}${code}</target></segment>`,
    );
    const rest = spoils === "partial" ? "<segment><source> +</source></segment>" : "";
    return `<unit ${id} ${mark}>${segments.join("")}${rest}</unit>`;
  },
};

const wrapped = (version: keyof typeof VERSIONS, units: string) =>
  version === "1.2"
    ? `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="es" target-language="ca"><body>${units}</body></file></xliff>`
    : `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="es" trgLang="ca"><file id="f">${units}</file></xliff>`;

test("whatever a program does to a file, nothing is lost and nothing is taken silently", () => {
  fc.assert(
    fc.property(
      route,
      fc.array(habit, { minLength: 14, maxLength: 14 }),
      fc.constantFrom("1.2", "2.0"),
      fc.constantFrom("1.2", "2.0"),
      (given, habits, out, back) => {
        const texts = routeTexts(given);
        const offered = offeredTexts(texts, { source: "cas", target: "cat", which: "all" });
        const file = writeXliff(out, {
          experience: 12,
          source: "cas",
          target: "cat",
          about: "",
          texts: offered,
          wordsOf: () => ({ group: "", notes: ["n"] }),
        });
        const units = unitsOf(file);
        const review = (read: readonly FileUnit[]) => reviewTexts(read, { experience: 12, texts });

        expect(units.map(({ source, target }) => [source, target])).toEqual(
          offered.map(({ source, target }) => [source, target]),
        );
        for (const { outcome } of review(units)) expect(["same", "empty"]).toContain(outcome);

        const done = units.map((unit, index) => ({ unit, habit: habits[index % 14] as Habit }));
        const written = done.flatMap(({ unit, habit: each }) => {
          const xml = VERSIONS[back](unit, each);
          const again = VERSIONS[back](unit, { ...each, translation: `${each.translation}2` });
          return each.spoils === "twice"
            ? [
                { unit, each, xml, target: each.translation },
                { unit, each, xml: again, target: `${each.translation}2` },
              ]
            : [{ unit, each, xml, target: each.spoils === "empty" ? "" : each.translation }];
        });
        const reviewed = review(unitsOf(wrapped(back, written.map(({ xml }) => xml).join(""))));

        expect(reviewed).toHaveLength(written.length);
        const faults = reviewed.filter((each, index) => {
          const expected = written[index] as (typeof written)[number];
          return !isRight(each, expected, texts);
        });
        expect(faults).toEqual([]);
      },
    ),
  );
});

/** Whether a unit is what was written, and becomes what it has to become. */
function isRight(
  { outcome, reasons, text, value, unit: read }: ReviewedUnit,
  { unit, each: { spoils }, target }: { unit: FileUnit; each: Habit; target: string },
  texts: readonly RouteText[],
): boolean {
  const stored = texts.find(({ id }) => id === unit.id);
  if (!stored || !OUTCOMES.includes(outcome)) return false;
  const asStored = cleanText(target, stored.field.lines === true).trim();
  // What was written is there to be read, and goes to no other text.
  const isThere = text
    ? value === asStored
    : cleanText(read.target, true).trim() === cleanText(target, true).trim();
  const isItsOwn = !text || spoils === "id" || text.id === unit.id;
  const isAllowed =
    outcome !== "taken" || ((spoils === null || spoils === "twice") && value !== stored.values.cat);
  // A part that is a copy of the source makes the author choose.
  const isOfCopies =
    outcome === "choose" && reasons.every((reason) => reason === "copy" || reason === "unfinished");
  const isOutcome = spoils !== null || isOfCopies || outcome === plainOutcome();
  return isThere && isItsOwn && isAllowed && isOutcome;

  function plainOutcome() {
    const flat = (other: string) => other.replaceAll(/\s+/g, " ");
    if (asStored === "") return "empty";
    if (asStored === stored?.values.cat) return "same";
    if (asStored.length > (stored?.field.max ?? 0)) return "tooLong";
    return flat(asStored) === flat(stored?.values.cas ?? "") ? "choose" : "taken";
  }
}
