import { expect, test } from "vitest";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, withValues } from "@panel/domain/experience/fields";
import { routeTexts } from "@panel/domain/texts/texts";
import { readXliff } from "./read-xliff.ts";
import { reviewTexts } from "@panel/domain/text-files/review-texts";
import { UnreadableTexts, type FileUnit } from "@panel/domain/text-files/text-file";
import { readTables } from "@panel/domain/text-files/text-table";

/** What is read of a file. @throws UnreadableTexts for what is refused */
function unitsOf(xml: string): FileUnit[] {
  const read = readXliff(xml);
  if (read.outcome === "refused") throw new UnreadableTexts(read.reason, read.params);
  return read.value;
}

const STORY = "Dicen que quien besa a la leona vuelve. Hay escalones para llegar arriba.";
const TEXTS = routeTexts({
  experience: withValues(emptyModel(experienceFields), [
    ["name.cas", "La ruta"],
    ["slogan.cas", "Hola a todos"],
  ]),
  points: [{ id: 12, point: withValues(emptyModel(pointFields), [["story.text.cas", STORY]]) }],
});
const review = (xml: string, language?: "eng") =>
  reviewTexts(unitsOf(xml), { experience: 3, texts: TEXTS, language }).map(
    ({ text, unit, outcome, reasons }) => [text?.id ?? unit.id, outcome, ...reasons].join(" "),
  );
const file12 = (units: string, languages = 'source-language="es" target-language="en"') =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="explorar/experience/3" ${languages} datatype="plaintext"><body>${units}</body></file></xliff>`;

test("a translation of which a segment is still the source is not taken by itself", () => {
  const [one, two] = STORY.split(/(?<=\.) /);
  const marked = (first: string, second: string) =>
    `<mrk mtype="seg" mid="1">${first}</mrk> <mrk mtype="seg" mid="2">${second}</mrk>`;
  expect(
    review(
      file12(
        `<trans-unit id="point/12/story.text"><source>${STORY}</source><seg-source>${marked(one ?? "", two ?? "")}</seg-source><target>${marked("Whoever kisses her returns.", two ?? "")}</target></trans-unit>`,
      ),
    ),
  ).toEqual(["point/12/story.text choose unfinished copy"]);
  const segment = (state: string, source: string, target: string) =>
    `<segment state="${state}"><source>${source}</source><target>${target}</target></segment>`;
  const file20 = (second: string) =>
    `<xliff version="2.0" srcLang="es" trgLang="en" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="a"><unit id="point:12:story.text">${segment("translated", one ?? "", "Whoever kisses her returns.")}<ignorable><source> </source></ignorable>${second}</unit></file></xliff>`;
  expect(review(file20(segment("initial", two ?? "", "There are steps.")))).toEqual([
    "point/12/story.text choose unfinished",
  ]);
  expect(review(file20(segment("translated", two ?? "", "There are steps.")))).toEqual([
    "point/12/story.text taken",
  ]);
});

test("a translation with a sentence of the source in it is not taken by itself, without segments too", () => {
  const unit = (target: string) =>
    file12(
      `<trans-unit id="point/12/story.text"><source>${STORY}</source><target>${target}</target></trans-unit>`,
    );
  expect(review(unit("They return. Hay escalones para llegar arriba."))).toEqual([
    "point/12/story.text choose copy",
  ]);
  expect(review(unit("They return. There are steps."))).toEqual(["point/12/story.text taken"]);
});

test("units of other programs are found by their context, else by their source, whatever language they say it is", () => {
  const unit = (id: number, source: string, context = "") =>
    `<trans-unit id="${id}"><source>${source}</source><target state="translated">English: ${source}</target>${context}</trans-unit>`;
  const header =
    '<trans-unit id="2" restype="x-gettext-domain-header"><source>Project</source><target>Project</target></trans-unit>';
  const context =
    '<context-group name="po-reference"><context context-type="sourcefile">experience/name</context></context-group>';
  const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.1" version="1.1"><file original="ui/filled.po" source-language="en-US" datatype="plaintext"><body>${header}${unit(3, "La ruta", context)}${unit(4, "Hola a todos")}${unit(5, "Otra cosa")}</body></file></xliff>`;
  expect(review(file, "eng")).toEqual([
    "experience/name taken",
    "experience/slogan choose noId",
    "5 unknown",
  ]);
});

test("units of another version's namespace than the file's, and of none, are read", () => {
  const unit = (prefix: string, declared: string, id: string) =>
    `<${prefix}trans-unit ${declared} id="${id}"><${prefix}source>La ruta</${prefix}source><${prefix}target>The route</${prefix}target></${prefix}trans-unit>`;
  const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.1" version="1.1"><file original="explorar/experience/3" source-language="es" target-language="en" datatype="plaintext"><body>${unit("a:", 'xmlns:a="urn:oasis:names:tc:xliff:document:1.2"', "experience/name")}</body></file></xliff>`;
  expect(review(file)).toEqual(["experience/name taken"]);
  expect(
    review(file.replace("a:trans-unit xmlns:a", 'trans-unit xmlns="" data-x').replaceAll("a:", "")),
  ).toEqual(["experience/name taken"]);
});

test("a translation that says it is in another language is not taken by itself", () => {
  const unit = (language: string) =>
    file12(
      `<trans-unit id="experience/name"><source>La ruta</source><target xml:lang="${language}">La route</target></trans-unit>`,
    );
  expect(review(unit("fr"))).toEqual(["experience/name choose otherLanguage"]);
  expect(review(unit("en-GB"))).toEqual(["experience/name taken"]);
});

test.each([
  ["Valencià", "cat"],
  ["Valenciano", "cat"],
  ["val", "cat"],
  ["ca@valencia", "cat"],
  ["ca-valencia", "cat"],
  ["es-419", "cas"],
  ["en-GB", "eng"],
  ["Inglés británico", "eng"],
  ["English (UK)", "eng"],
  ["Español de España", "cas"],
  ["Inglés comentario", undefined],
])("a column that is called %s is of %s", (title, language) => {
  const source = language === "cas" ? "en (original)" : "es (original)";
  const units = (() => {
    try {
      return readTables([
        [
          ["id", source, title],
          ["experience/name", "x", "y"],
        ],
      ]).units;
    } catch {
      return [];
    }
  })();
  const names = { cas: "es", cat: "ca", eng: "en" } as const;
  expect(units.map((unit) => [unit.language, unit.target])).toEqual(
    language ? [[names[language as keyof typeof names], "y"]] : [],
  );
});
