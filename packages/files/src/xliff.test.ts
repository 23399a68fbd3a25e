import { expect, test } from "vitest";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, withValues } from "@panel/domain/experience/fields";
import { outdatedSources, routeTexts } from "@panel/domain/texts/texts";
import { decodeXml } from "@panel/domain/xml-text";
import { offeredTexts, type Offering } from "@panel/domain/text-files/offered-texts";
import { readXliff } from "./read-xliff.ts";
import {
  decided,
  reviewTexts,
  takenUnits,
  type Decisions,
} from "@panel/domain/text-files/review-texts";
import {
  textMark,
  UNITS_MAX,
  UnreadableTexts,
  type FileUnit,
} from "@panel/domain/text-files/text-file";
import { writeXliff, type XliffVersion } from "./write-xliff.ts";

/** What is read of a file. @throws UnreadableTexts for what is refused */
function unitsOf(xml: string): FileUnit[] {
  const read = readXliff(xml);
  if (read.outcome === "refused") throw new UnreadableTexts(read.reason, read.params);
  return read.value;
}

const ROUTE = {
  experience: withValues(emptyModel(experienceFields), [
    ["name.cas", "Ruta & <plazas>"],
    ["name.cat", "Ruta de les places"],
    ["slogan.cas", "Bien venidos"],
    ["description.cas", "Uno.\n\n«Dos» ]]> tres"],
    ["description.cat", "U."],
  ]),
  points: [
    {
      id: 7,
      point: withValues(emptyModel(pointFields), [
        ["name.cas", "La fuente"],
        ["challenge.kind", "wordSearch"],
        ["challenge.wordSearch.words.cas", ["SOL", "MAR"]],
      ]),
    },
  ],
};
const TEXTS = routeTexts(ROUTE);
const OUTDATED = outdatedSources([
  { point: undefined, path: "description", language: "cat", source: "Otro" },
]);

const written = (version: XliffVersion, offering: Partial<Offering> = {}) =>
  writeXliff(version, {
    experience: 12,
    source: "cas",
    target: "cat",
    about: "Sobre <esto>",
    texts: offeredTexts(TEXTS, {
      source: "cas",
      target: "cat",
      which: "all",
      outdated: OUTDATED,
      ...offering,
    }),
    wordsOf: ({ text }) => ({
      group: text.point === undefined ? "Ruta" : `Punto ${text.point}`,
      notes: [`Campo ${text.path}`],
    }),
  });

const VERSIONS = ["1.2", "2.0"] as const;
const review = (units: readonly FileUnit[], language?: "cat" | "eng") =>
  reviewTexts(units, { experience: 12, texts: TEXTS, language });
const outcomes = (file: string) =>
  review(unitsOf(file)).map(({ unit, outcome, reasons, value }) =>
    [unit.id, outcome, ...reasons, value].join(" | "),
  );

/** A file of another program, with the units of one text each. */
const file12 = (units: string, attributes = 'source-language="es" target-language="ca"') =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="x" ${attributes}><body>${units}</body></file></xliff>`;
const file20 = (units: string, attributes = 'srcLang="es" trgLang="ca"') =>
  `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}><file id="f">${units}</file></xliff>`;
const slogan12 = (target: string, attributes = "") =>
  file12(
    `<trans-unit id="experience/slogan" ${attributes}><source>Bien venidos</source>${target}</trans-unit>`,
  );
const slogan20 = (segments: string) => file20(`<unit id="experience:slogan">${segments}</unit>`);

test.each(VERSIONS)("XLIFF %s that comes back as it went out changes nothing", (version) => {
  const units = unitsOf(written(version));
  expect(
    units.map(({ id, source, target, state, notes }) => [id, source, target, state, notes]),
  ).toEqual([
    ["experience/name", "Ruta & <plazas>", "Ruta de les places", "translated", []],
    ["experience/description", "Uno.\n\n«Dos» ]]> tres", "U.", "needsReview", []],
    ["experience/slogan", "Bien venidos", "", version === "2.0" ? "untranslated" : undefined, []],
    ["point/7/name", "La fuente", "", version === "2.0" ? "untranslated" : undefined, []],
    [
      "point/7/challenge.wordSearch.words",
      "SOL MAR",
      "",
      version === "2.0" ? "untranslated" : undefined,
      [],
    ],
  ]);
  expect(review(units).map(({ outcome }) => outcome)).toEqual([
    "same",
    "same",
    "empty",
    "empty",
    "empty",
  ]);
});

/** A route of few texts, to see a whole file. */
const FEW = routeTexts({
  experience: withValues(emptyModel(experienceFields), [
    ["name.cas", "Ruta & <plazas>"],
    ["name.cat", "Ruta"],
    ["slogan.cas", "Uno.\n«Dos»"],
    ["slogan.cat", "Un."],
  ]),
  points: [{ id: 7, point: withValues(emptyModel(pointFields), [["name.cas", "La fuente"]]) }],
});
const FEW_OUT = {
  experience: 12,
  source: "cas",
  target: "cat",
  about: "Sobre <esto>",
  texts: offeredTexts(FEW, {
    source: "cas",
    target: "cat",
    which: "all",
    outdated: outdatedSources([
      { point: undefined, path: "slogan", language: "cat", source: "Otro" },
    ]),
  }),
  wordsOf: ({ text }: { text: { point: number | undefined } }) => ({
    group: text.point === undefined ? "Ruta" : "1. La fuente",
    notes: ["Dónde & cuánto"],
  }),
} as const;

test("XLIFF 2 is written with groups, limits, notes and states", () => {
  expect(writeXliff("2.0", FEW_OUT)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="2.0" srcLang="es" trgLang="ca" xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" xmlns:explorar="urn:explorar:texts">
  <file id="experience-12" original="explorar/experience/12" xml:space="preserve">
    <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf16"/>
    <notes><note id="explorar-0">Sobre &lt;esto&gt;</note></notes>
    <group id="experience" name="Ruta">
      <unit id="experience:name" name="experience/name" slr:sizeRestriction="60" slr:storageRestriction="60" explorar:mark="${textMark("Ruta")}">
        <notes>
          <note id="explorar-1">Dónde &amp; cuánto</note>
        </notes>
        <segment state="translated">
          <source>Ruta &amp; &lt;plazas&gt;</source>
          <target>Ruta</target>
        </segment>
      </unit>
      <unit id="experience:slogan" name="experience/slogan" slr:sizeRestriction="5000" slr:storageRestriction="5000" explorar:mark="${textMark("Un.")}">
        <notes>
          <note id="explorar-1">Dónde &amp; cuánto</note>
        </notes>
        <segment state="initial" subState="explorar:source-changed">
          <source>Uno.
«Dos»</source>
          <target>Un.</target>
        </segment>
      </unit>
    </group>
    <group id="point:7" name="1. La fuente">
      <unit id="point:7:name" name="point/7/name" slr:sizeRestriction="60" slr:storageRestriction="60" explorar:mark="${textMark("")}">
        <notes>
          <note id="explorar-1">Dónde &amp; cuánto</note>
        </notes>
        <segment state="initial">
          <source>La fuente</source>
        </segment>
      </unit>
    </group>
  </file>
</xliff>
`);
});

test("XLIFF 1.2 says the same in its own words", () => {
  expect(writeXliff("1.2", FEW_OUT)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:explorar="urn:explorar:texts">
  <file original="explorar/experience/12" source-language="es" target-language="ca" datatype="plaintext" xml:space="preserve">
    <header><note from="explorar">Sobre &lt;esto&gt;</note></header>
    <body>
      <group id="experience" resname="Ruta">
        <trans-unit id="experience/name" resname="experience/name" maxwidth="60" size-unit="char" xml:space="preserve" explorar:mark="${textMark("Ruta")}">
          <source>Ruta &amp; &lt;plazas&gt;</source>
          <target state="translated">Ruta</target>
          <note from="explorar">Dónde &amp; cuánto</note>
        </trans-unit>
        <trans-unit id="experience/slogan" resname="experience/slogan" maxwidth="5000" size-unit="char" xml:space="preserve" explorar:mark="${textMark("Un.")}">
          <source>Uno.
«Dos»</source>
          <target state="needs-review-translation">Un.</target>
          <note from="explorar">Dónde &amp; cuánto</note>
        </trans-unit>
      </group>
      <group id="point/7" resname="1. La fuente">
        <trans-unit id="point/7/name" resname="point/7/name" maxwidth="60" size-unit="char" xml:space="preserve" explorar:mark="${textMark("")}">
          <source>La fuente</source>
          <note from="explorar">Dónde &amp; cuánto</note>
        </trans-unit>
      </group>
    </body>
  </file>
</xliff>
`);
});

test("what is missing and what has an old source goes out alone where that is asked for", () => {
  const ids = (which: "missing" | "all", target: "cat" | "eng" = "cat") =>
    offeredTexts(TEXTS, { source: "cas", target, which, outdated: OUTDATED }).map(
      ({ text }) => text.path,
    );
  const missing = ["description", "slogan", "name", "challenge.wordSearch.words"];
  expect(ids("missing")).toEqual(missing);
  expect(ids("all")).toEqual(["name", ...missing]);
  expect(ids("missing", "eng")).toEqual(["name", ...missing]);
  // Without a source there is nothing to translate.
  expect(
    offeredTexts(TEXTS, { source: "cat", target: "eng", which: "all" }).map(({ text }) => text.id),
  ).toEqual(["experience/name", "experience/description"]);
});

/** Habits of programs in XLIFF 1.2: how they write one translation, and what it is. */
const TARGETS_12: Record<string, [target: string, text: string]> = {
  plain: ["<target>Hola</target>", "Hola"],
  CDATA: ["<target><![CDATA[Ho & <b>la</b>]]></target>", "Ho & <b>la</b>"],
  entities: ["<target>&lt;A&gt; &amp;amp; &#8220;B&#x201D; &apos;</target>", "<A> &amp; “B” '"],
  comments: ["<target>Ho<!-- no --><?pi x?>la</target>", "Hola"],
  "segments of Trados and memoQ": [
    '<seg-source><mrk mtype="seg" mid="1">Bien</mrk><mrk mtype="seg" mid="2">venidos</mrk></seg-source><target><mrk mtype="seg" mid="1">Hola.</mrk> <mrk mtype="seg" mid="2">Bon dia.</mrk></target>',
    "Hola. Bon dia.",
  ],
  "segments within codes": [
    '<seg-source><g id="1"><mrk mtype="seg" mid="1">Bien</mrk></g></seg-source><target><mrk mtype="seg" mid="1">Hola</mrk></target>',
    "Hola",
  ],
  "proposals beside it": [
    '<alt-trans match-quality="90"><source>Bien venidos</source><target>No</target></alt-trans><target>Hola</target>',
    "Hola",
  ],
  terms: ['<target>Bon <mrk mtype="term">dia</mrk></target>', "Bon dia"],
  "codes with their text": [
    '<target>A<ph id="1">{0}</ph><bpt id="2">&lt;b&gt;</bpt>x<ept id="2">&lt;/b&gt;</ept><x id="3" equiv-text="%s"/><it id="4" pos="open">*</it></target>',
    "A{0}<b>x</b>%s*",
  ],
  "codes within codes": ['<target>A<ph id="1">[<sub>x</sub>]</ph></target>', "A[x]"],
  "line breaks as codes": ['<target>A<x id="1" ctype="lb"/>B</target>', "A B"],
  "other namespaces": [
    '<o:target xmlns:o="urn:o">No</o:target><target>Hola</target><o:note xmlns:o="urn:o">no</o:note>',
    "Hola",
  ],
  "white space around": ['<target xml:space="preserve">\n   Hola\n  </target>', "Hola"],
};
test.each(Object.entries(TARGETS_12))("XLIFF 1.2 is read with %s", (_habit, [target, text]) => {
  expect(outcomes(slogan12(target))).toEqual([`experience/slogan | taken | ${text}`]);
});

/** Habits of programs in XLIFF 2. */
const TARGETS_20: Record<string, [segments: string, text: string]> = {
  "split segments": [
    "<segment><source>Bien</source><target>Hola.</target></segment><ignorable><source> </source></ignorable><segment><source>venidos</source><target>Bon dia.</target></segment>",
    "Hola. Bon dia.",
  ],
  "white space of its own between segments": [
    "<segment><source>Bien</source><target>Hola.</target></segment><ignorable><source> </source><target>  </target></ignorable><segment><source>venidos</source><target>Bon dia.</target></segment>",
    "Hola.  Bon dia.",
  ],
  "segments in another order": [
    '<segment><source>Bien</source><target order="3">dia</target></segment><ignorable><source> </source><target order="2"> </target></ignorable><segment><source>venidos</source><target order="1">Bon</target></segment>',
    "Bon dia",
  ],
  "codes with their text": [
    '<originalData><data id="d1">&lt;b&gt;</data><data id="d2">&lt;/b&gt;</data><data id="d3">{<cp hex="78"/>}</data></originalData><segment><source>Bien venidos</source><target>A<pc id="1" dataRefStart="d1" dataRefEnd="d2">x</pc><ph id="2" dataRef="d3"/><ph id="3" equiv="%s"/><sc id="4" dataRef="d1"/>y<ec startRef="4" dataRef="d2"/></target></segment>',
    "A<b>x</b>{x}%s<b>y</b>",
  ],
  "notes at words and terms": [
    '<segment><source>Bien venidos</source><target><sm id="1" type="term"/>Bon<em startRef="1"/> <mrk id="2" type="term">dia</mrk></target></segment>',
    "Bon dia",
  ],
  "line breaks as codes": [
    '<originalData><data id="d1">&lt;br/&gt;</data></originalData><segment><source>Bien venidos</source><target>A<ph id="1" type="fmt" subType="xlf:lb" dataRef="d1"/>B</target></segment>',
    "A B",
  ],
  "matches beside it": [
    '<m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match ref="#1"><source>Bien venidos</source><target>No</target></m:match></m:matches><segment><source>Bien venidos</source><target>Hola</target></segment>',
    "Hola",
  ],
};
test.each(Object.entries(TARGETS_20))("XLIFF 2 is read with %s", (_habit, [segments, text]) => {
  expect(outcomes(slogan20(segments))).toEqual([`experience/slogan | taken | ${text}`]);
});

/** Files that say the same, in other ways of writing. */
const FILES: Record<string, string> = {
  "a prefix of its own": `<x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><x:file source-language="es" target-language="ca"><x:body><x:trans-unit id="experience/slogan"><x:source>Bien venidos</x:source><x:target>Hola</x:target></x:trans-unit></x:body></x:file></x:xliff>`,
  "no namespace, as 1.0 and OmegaT's": `<xliff version="1.0"><file source-language="ES" target-language="ca_ES"><body><trans-unit id="experience/slogan"><source>Bien venidos</source><target>Hola</target></trans-unit></body></file></xliff>`,
  "the id as a name": file12(
    '<trans-unit id="1" resname="experience/slogan"><source>Bien venidos</source><target>Hola</target></trans-unit>',
  ),
  "the id of XLIFF 2 as a name": file20(
    '<unit id="u1" name="experience/slogan"><segment><source>Bien venidos</source><target>Hola</target></segment></unit>',
  ),
  "groups within groups": file20(
    '<group id="a"><notes><note>x</note></notes><group id="b"><unit id="experience:slogan"><segment><source>Bien venidos</source><target>Hola</target></segment></unit></group></group>',
  ),
  "a prefix that is not declared": slogan12(
    "<target>Hola</target><o:target>No</o:target>",
    'o:id="2"',
  ),
  "a mark and blank lines before": `\uFEFF\n ${slogan12("<target>Hola</target>")}`,
};
test.each(Object.entries(FILES))("a file with %s is read", (_habit, file) => {
  expect(outcomes(file)).toEqual(["experience/slogan | taken | Hola"]);
});

test("files in UTF-16, Latin-1 and with line ends of Windows are read", () => {
  const file = slogan12("<target>Benvinguts, què?\r\nSí</target>").replaceAll("><", ">\r\n<");
  const bytes16 = (bigEndian: boolean) => {
    const bytes = new DataView(new ArrayBuffer(2 * file.length + 2));
    const marked = `\uFEFF${file}`;
    for (let at = 0; at < marked.length; at += 1) {
      bytes.setUint16(2 * at, marked.charCodeAt(at), !bigEndian);
    }
    return new Uint8Array(bytes.buffer);
  };
  const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${file}`;
  for (const bytes of [
    new TextEncoder().encode(file),
    new TextEncoder().encode(`\uFEFF${file}`),
    bytes16(true),
    bytes16(false),
    Uint8Array.from(declared, (character) => character.charCodeAt(0)),
  ]) {
    expect(outcomes(decodeXml(bytes))).toEqual(["experience/slogan | taken | Benvinguts, què? Sí"]);
  }
});

/** What is told of a translation, or asked. */
const ASKED: Record<string, [file: string, outcome: string]> = {
  "a source that is another one now": [
    slogan12("<target>Hola</target>").replace("Bien venidos", "Adiós"),
    "choose | sourceChanged | Hola",
  ],
  "a source with other white space": [
    slogan12("<target>Hola</target>").replace("Bien venidos", "\n  Bien venidos "),
    "taken | Hola",
  ],
  "a translation that has been changed meanwhile": [
    file12(
      `<trans-unit id="experience/name" mark="${textMark("Ruta")}"><source>Ruta &amp; &lt;plazas&gt;</source><target>Camí</target></trans-unit>`,
    ),
    "choose | targetChanged | Camí",
  ],
  "a translation that is still what went out": [
    file12(
      `<trans-unit id="experience/name" mark="${textMark("Ruta de les places")}"><source>Ruta &amp; &lt;plazas&gt;</source><target>Camí</target></trans-unit>`,
    ),
    "taken | Camí",
  ],
  "a translation that may be another than what went out": [
    file12(
      '<trans-unit id="experience/name"><source>Ruta &amp; &lt;plazas&gt;</source><target>Camí</target></trans-unit>',
    ),
    "choose | targetChanged | Camí",
  ],
  "a code without a text": [
    slogan12('<target><g id="1">Hola</g><x id="2"/></target>'),
    "choose | codes | Hola",
  ],
  "a deletion that nobody has confirmed": [
    slogan12('<target>Hola<mrk mtype="x-sdl-deleted">!!</mrk></target>'),
    "choose | codes | Hola",
  ],
  "the source in the place of a translation": [
    slogan12("<target>Bien venidos</target>"),
    "choose | copy | Bien venidos",
  ],
  "no translation": [slogan12("<target> </target>"), "empty | "],
  "no target": [slogan12(""), "empty | "],
  "a segment without translation": [
    slogan20(
      "<segment><source>Bien</source><target>Hola</target></segment><segment><source>venidos</source></segment>",
    ),
    "empty | Hola",
  ],
  "a marked segment without translation": [
    slogan12(
      '<seg-source><mrk mtype="seg" mid="1">Bien</mrk> <mrk mtype="seg" mid="2">venidos</mrk></seg-source><target><mrk mtype="seg" mid="1">Hola</mrk> <mrk mtype="seg" mid="2"/></target>',
    ),
    "empty | Hola",
  ],
  "no source": [
    slogan12("<target>Hola</target>").replace("<source>Bien venidos</source>", ""),
    "withoutSource | Hola",
  ],
  "too long a text": [
    file12(
      `<trans-unit id="point/7/name"><source>La fuente</source><target>${"x".repeat(61)}</target></trans-unit>`,
    ),
    `tooLong | ${"x".repeat(61)}`,
  ],
  "words that do not fit": [
    file12(
      "<trans-unit id='point/7/challenge.wordSearch.words'><source>SOL MAR</source><target>SOL PARAULES</target></trans-unit>",
    ),
    "invalid | SOL PARAULES",
  ],
  "words with commas": [
    file12(
      "<trans-unit id='point/7/challenge.wordSearch.words'><source>SOL, MAR</source><target>LLUNA; AIGUA</target></trans-unit>",
    ),
    "taken | LLUNA AIGUA",
  ],
  "an unknown id": [
    slogan12("<target>Hola</target>").replace("experience/slogan", "experience/lema"),
    "unknown | Hola",
  ],
  "a text of another experience": [
    slogan12("<target>Hola</target>").replace('"x"', '"explorar/experience/13"'),
    "unknown | Hola",
  ],
  "no id, and a source that only one text has": [
    slogan12("<target>Hola</target>").replace(' id="experience/slogan"', ""),
    "choose | noId | Hola",
  ],
  "no id, and no such source": [
    slogan12("<target>Hola</target>")
      .replace(' id="experience/slogan"', "")
      .replace("Bien venidos", "Nada"),
    "unknown | Hola",
  ],
  "a file for binary data": [
    file12('<bin-unit id="b" mime-type="x"><bin-source/></bin-unit>'),
    "unknown | ",
  ],
};
test.each(Object.entries(ASKED))("%s is told", (_what, [file, outcome]) => {
  expect(
    review(unitsOf(file)).map(({ outcome: found, reasons, value }) =>
      [found, ...reasons, value].join(" | "),
    ),
  ).toEqual([outcome]);
});

const twice = (...targets: readonly string[]) =>
  file12(
    targets
      .map(
        (target) =>
          `<trans-unit id="experience/slogan"><source>Bien venidos</source><target>${target}</target></trans-unit>`,
      )
      .join(""),
  );

test("a text that comes twice is taken once, and asked about where it is not the same", () => {
  expect(outcomes(twice("Hola", "Hola"))).toEqual([
    "experience/slogan | taken | Hola",
    "experience/slogan | doubled | Hola",
  ]);
  expect(outcomes(twice("Hola", "Bon dia", "Hola"))).toEqual([
    "experience/slogan | choose | doubled | Hola",
    "experience/slogan | choose | doubled | Bon dia",
    "experience/slogan | doubled | Hola",
  ]);
  expect(outcomes(twice("", "Hola"))).toEqual([
    "experience/slogan | empty | ",
    "experience/slogan | taken | Hola",
  ]);
});

test("a language that is missing or wrong is asked for", () => {
  const target = (language: string) =>
    file12(
      '<trans-unit id="experience/slogan"><source>Bien venidos</source><target>Hola</target></trans-unit>',
      `source-language="es"${language}`,
    );
  for (const language of [
    "",
    ' target-language=""',
    ' target-language="fr"',
    ' target-language="es-MX"',
  ]) {
    const units = unitsOf(target(language));
    expect(review(units).map(({ outcome }) => outcome)).toEqual(["language"]);
    expect(review(units, "cat")).toMatchObject([{ outcome: "taken", language: "cat" }]);
  }
  expect(review(unitsOf(target(' target-language="en-GB"')), "cat")).toMatchObject([
    { outcome: "taken", language: "eng" },
  ]);
});

test("files of several languages are read, each file element in its own", () => {
  const two = file12("", 'source-language="es" target-language="ca"').replace(
    "</xliff>",
    '<file source-language="es" target-language="en"><body><trans-unit id="experience/slogan"><source>Bien venidos</source><target>Hello</target></trans-unit></body></file></xliff>',
  );
  expect(review(unitsOf(two))).toMatchObject([{ outcome: "taken", language: "eng" }]);
});

/** What programs write as the state of a translation. */
const STATES: [file: string, state: string | undefined][] = [
  [slogan12("<target>Hola</target>"), undefined],
  [slogan12('<target state="new">Hola</target>'), "untranslated"],
  [slogan12('<target state="needs-review-translation">Hola</target>'), "needsReview"],
  [slogan12('<target state="translated">Hola</target>'), "translated"],
  [slogan12('<target state="signed-off">Hola</target>'), "reviewed"],
  [slogan12('<target state="x-own">Hola</target>'), undefined],
  [slogan12('<target state="constructor">Hola</target>'), undefined],
  [slogan12("<target>Hola</target>", 'approved="yes"'), "reviewed"],
  [slogan12('<target state="final">Hola</target>', 'approved="yes"'), "final"],
  [slogan12("<target>Hola</target>", 'approved="no"'), undefined],
  [
    slogan20(
      '<segment state="final"><source>Bien</source><target>Ho</target></segment><segment state="reviewed"><source>venidos</source><target>la</target></segment>',
    ),
    "reviewed",
  ],
  [
    slogan20(
      '<segment state="final"><source>Bien</source><target>Ho</target></segment><segment><source>venidos</source><target>la</target></segment>',
    ),
    undefined,
  ],
];
test.each(STATES)("states are kept as told: %s", (file, state) => {
  expect(unitsOf(file)[0]?.state).toBe(state);
});

test("what a program has not finished is asked about, unless it says so of everything", () => {
  const name = (state: string) =>
    `<trans-unit id="point/7/name" mark="${textMark("")}"><source>La fuente</source><target state="${state}">La font</target></trans-unit>`;
  const slogan =
    '<trans-unit id="experience/slogan"><source>Bien venidos</source><target state="needs-translation">Hola</target></trans-unit>';
  expect(outcomes(file12(name("translated") + slogan))).toEqual([
    "point/7/name | taken | La font",
    "experience/slogan | choose | unfinished | Hola",
  ]);
  expect(outcomes(file12(name("needs-translation") + slogan))).toEqual([
    "point/7/name | taken | La font",
    "experience/slogan | taken | Hola",
  ]);
});

test("what translators have noted is read, and our own notes are not taken for theirs", () => {
  const [first] = unitsOf(
    slogan12(
      '<target>Bon <mrk mtype="x-c" comment="bon o bona?">dia</mrk></target><note from="explorar">x</note><note from="Ana">Ojo</note><note>Ojo</note>',
    ),
  );
  expect(first?.notes).toEqual(["Ojo", "bon o bona?"]);
  const [second] = unitsOf(
    slogan20(
      '<notes><note id="explorar-1">x</note><note id="n2">Ojo</note></notes><segment><source>Bien venidos</source><target><mrk id="m" type="comment" value="¿?">Hola</mrk></target></segment>',
    ),
  );
  expect(second?.notes).toEqual(["Ojo", "¿?"]);
});

const reasonOf = (file: string) => {
  try {
    unitsOf(file);
    return undefined;
  } catch (error) {
    return error instanceof UnreadableTexts ? [error.reason, error.params] : error;
  }
};
const units = (count: number) => file12('<trans-unit id="x"/>'.repeat(count));

test("files that are none, broken, too deep or too long, and those with a DTD are refused", () => {
  expect(reasonOf("")).toEqual(["brokenXml", { line: 1 }]);
  expect(reasonOf("<gpx/>")).toEqual(["format", {}]);
  expect(reasonOf("<xliff>\n<a></xliff>")).toEqual(["brokenXml", { line: 2 }]);
  expect(reasonOf(slogan12("<target>&nbsp;</target>"))).toEqual(["brokenXml", { line: 1 }]);
  expect(
    reasonOf(`<!DOCTYPE xliff [<!ENTITY a "aaaa">]>\n${slogan12("<target>&a;</target>")}`),
  ).toEqual(["doctype", { line: 1 }]);
  expect(reasonOf(file12(`${"<group>".repeat(197)}${"</group>".repeat(197)}`))).toBeUndefined();
  expect(reasonOf(file12(`${"<group>".repeat(198)}${"</group>".repeat(198)}`))).toEqual([
    "tooDeep",
    { most: 200 },
  ]);
  expect(reasonOf(units(UNITS_MAX))).toBeUndefined();
  expect(reasonOf(units(UNITS_MAX + 1))).toEqual(["tooMany", { most: UNITS_MAX }]);
});

test("of several translations of a text one is taken", () => {
  const reviewed = review(unitsOf(twice("Hola", "Bon dia", "Adéu")));
  const none: Decisions = new Map();
  const valuesOf = (decisions: Decisions) =>
    takenUnits(reviewed, decisions).map(({ value }) => value);
  expect(valuesOf(none)).toEqual([]);
  const all = decided(reviewed, none, reviewed, true);
  expect(valuesOf(all)).toEqual(["Hola"]);
  const second = decided(reviewed, all, reviewed.slice(1, 2), true);
  expect(valuesOf(second)).toEqual(["Bon dia"]);
  expect(valuesOf(decided(reviewed, second, reviewed, false))).toEqual([]);
});

test("what can be taken is unless the author says otherwise, and nothing else ever is", () => {
  const reviewed = review(
    unitsOf(
      file12(
        '<trans-unit id="experience/slogan"><source>Bien venidos</source><target>Hola</target></trans-unit><trans-unit id="x"><source>y</source><target>z</target></trans-unit>',
      ),
    ),
  );
  const valuesOf = (isTaken: boolean) =>
    takenUnits(reviewed, decided(reviewed, new Map(), reviewed, isTaken)).map(({ value }) => value);
  expect(takenUnits(reviewed, new Map()).map(({ value }) => value)).toEqual(["Hola"]);
  expect(valuesOf(true)).toEqual(["Hola"]);
  expect(valuesOf(false)).toEqual([]);
});
