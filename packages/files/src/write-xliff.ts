import { LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { xmlText } from "@panel/domain/xml-text";
import type { OfferedText } from "@panel/domain/text-files/offered-texts";
import { textMark } from "@panel/domain/text-files/text-file";

/** Namespace of what these files say and XLIFF has no attribute for. */
export const XLIFF_MARKS = "urn:explorar:texts";
/** Who has written a note of XLIFF 1.2, and how the ids of notes begin in XLIFF 2. */
export const OWN_NOTES = "explorar";
/** What stands before the id of the experience in `original`. */
export const ORIGINAL = "explorar/experience/";
/** The state of a segment of XLIFF 2 whose source has changed. */
export const CHANGED_SOURCE = "explorar:source-changed";

/** What a translator reads beside a text. */
export interface TextWords {
  /** Of the experience or the point that it belongs to. */
  group: string;
  /** Where it stands, its limit, what it is for; each a note. */
  notes: readonly string[];
}

export interface TextsOut {
  experience: number;
  source: ContentLanguage;
  target: ContentLanguage;
  /** A note on the whole file. */
  about: string;
  texts: readonly OfferedText[];
  wordsOf(text: OfferedText): TextWords;
}

export type XliffVersion = "1.2" | "2.0";

/** Writes texts for translators; those of the experience and of each point stand in a group. */
export function writeXliff(version: XliffVersion, out: TextsOut): string {
  const lines = version === "2.0" ? xliff20(out) : xliff12(out);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ""].join("\n");
}

/** A unit is named by the id of its text. Ids of XLIFF 2 hold no slash. */
const unitId = (id: string) => id.replaceAll("/", ":");

function xliff20(out: TextsOut): string[] {
  const { source, target, about, experience } = out;
  return [
    `<xliff version="2.0" srcLang="${tagOf(source)}" trgLang="${tagOf(target)}" xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" xmlns:explorar="${XLIFF_MARKS}">`,
    `  <file id="experience-${experience}" original="${ORIGINAL}${experience}" xml:space="preserve">`,
    '    <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf16"/>',
    `    <notes><note id="${OWN_NOTES}-0">${xmlText(about)}</note></notes>`,
    ...grouped(out).flatMap(([id, name, texts]) => [
      `    <group id="${unitId(id)}" name="${xmlText(name)}">`,
      ...texts.flatMap(([offered, notes]) => [
        `      <unit id="${unitId(offered.text.id)}" name="${offered.text.id}"${limit("slr:sizeRestriction", offered)}${limit("slr:storageRestriction", offered)} explorar:mark="${textMark(offered.target)}">`,
        "        <notes>",
        ...notes.map(
          (note, index) => `          <note id="${OWN_NOTES}-${index + 1}">${xmlText(note)}</note>`,
        ),
        "        </notes>",
        `        <segment${STATES_20[offered.state]}>`,
        `          <source>${xmlText(offered.source)}</source>`,
        ...(offered.target ? [`          <target>${xmlText(offered.target)}</target>`] : []),
        "        </segment>",
        "      </unit>",
      ]),
      "    </group>",
    ]),
    "  </file>",
    "</xliff>",
  ];
}

const STATES_20 = {
  untranslated: ' state="initial"',
  needsReview: ` state="initial" subState="${CHANGED_SOURCE}"`,
  translated: ' state="translated"',
} as const;

function xliff12(out: TextsOut): string[] {
  const { source, target, about, experience } = out;
  return [
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:explorar="${XLIFF_MARKS}">`,
    `  <file original="${ORIGINAL}${experience}" source-language="${tagOf(source)}" target-language="${tagOf(target)}" datatype="plaintext" xml:space="preserve">`,
    `    <header><note from="${OWN_NOTES}">${xmlText(about)}</note></header>`,
    "    <body>",
    ...grouped(out).flatMap(([id, name, texts]) => [
      `      <group id="${id}" resname="${xmlText(name)}">`,
      ...texts.flatMap(([offered, notes]) => [
        `        <trans-unit id="${offered.text.id}" resname="${offered.text.id}"${limit("maxwidth", offered, ' size-unit="char"')} xml:space="preserve" explorar:mark="${textMark(offered.target)}">`,
        `          <source>${xmlText(offered.source)}</source>`,
        ...(offered.target
          ? [
              `          <target state="${STATES_12[offered.state]}">${xmlText(offered.target)}</target>`,
            ]
          : []),
        ...notes.map((note) => `          <note from="${OWN_NOTES}">${xmlText(note)}</note>`),
        "        </trans-unit>",
      ]),
      "      </group>",
    ]),
    "    </body>",
    "  </file>",
    "</xliff>",
  ];
}

const STATES_12 = {
  untranslated: "needs-translation",
  needsReview: "needs-review-translation",
  translated: "translated",
} as const;

const tagOf = (language: ContentLanguage) => LANGUAGE[language].interface;

const limit = (attribute: string, { text }: OfferedText, unit = "") =>
  text.field.max === undefined ? "" : ` ${attribute}="${text.field.max}"${unit}`;

type Group = [id: string, name: string, texts: [text: OfferedText, notes: readonly string[]][]];

/** The texts by what they belong to, in their order. */
function grouped({ texts, wordsOf }: TextsOut): Group[] {
  const groups: Group[] = [];
  for (const offered of texts) {
    const { group, notes } = wordsOf(offered);
    const { point } = offered.text;
    const id = point === undefined ? "experience" : `point/${point}`;
    const last = groups.at(-1);
    if (last?.[0] === id) last[2].push([offered, notes]);
    else groups.push([id, group, [[offered, notes]]]);
  }
  return groups;
}
