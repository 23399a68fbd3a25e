import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, withValues } from "@panel/domain/experience/fields";
import { reviewTexts } from "@panel/domain/text-files/review-texts";
import { TEXT_FORMATS, textMark, UnreadableTexts } from "@panel/domain/text-files/text-file";
import { routeTexts } from "@panel/domain/texts/texts";
import { readTexts } from "@panel/files/read-texts";
import es from "@panel/i18n/es";
import { zipSync } from "fflate";
import i18next from "i18next";
import { expect, test } from "vitest";
import { ownNotes } from "./sent-notes.ts";
import { sentCount, sentFile } from "./text-out.ts";

const TEXTS = routeTexts({
  experience: withValues(emptyModel(experienceFields), [
    ["name.cas", "Ruta: [la] *única*?"],
    ["name.cat", "Ruta"],
    ["description.cas", "=SUM(1)\n\n  @x «y» <b> & 👩‍🚀 ]]>"],
    ["description.cat", "-1+1"],
    ["description.eng", "0012"],
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
});
const STORED = { texts: TEXTS, outdated: new Map<string, string>() };
const SENDING = { source: "cas", target: "cat", which: "all" } as const;

async function translate() {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: "es",
    resources: { es: { translation: es } },
    interpolation: { escapeValue: false },
  });
  return i18n.t;
}
/** @throws UnreadableTexts */
async function unitsOf(content: BlobPart) {
  const answer = await readTexts(new Blob([content]), "es", () => undefined);
  if (answer.outcome === "refused") throw new UnreadableTexts(answer.reason, answer.params);
  return answer.value.units;
}
const review = async (file: Blob) =>
  reviewTexts(await unitsOf(file), { experience: 12, texts: TEXTS });

test.each(TEXT_FORMATS)("a file in %s comes back as it went out", async (format) => {
  const sending = { ...SENDING, format };
  const { name, content } = await sentFile(await translate(), 12, STORED, sending);
  const names = {
    xlsx: "-es-ca-en.xlsx",
    po: "-es-ca.po",
    xliff12: "-es-ca.xlf",
    xliff20: "-es-ca.xlf",
  };
  expect(name).toBe(`ruta-la-unica${names[format]}`);
  const reviewed = await review(content);
  expect(new Set(reviewed.map(({ outcome }) => outcome))).toEqual(new Set(["same", "empty"]));
  expect(new Set(reviewed.map(({ text }) => text?.id)).size).toBe(sentCount(STORED, sending));
  for (const { unit, text, value, language } of reviewed) {
    expect([unit.source, value]).toEqual([text?.values.cas, language && text?.values[language]]);
  }
});

test("notes that went out come back as no translator's comments, also joined to one", async () => {
  const t = await translate();
  const sending = { ...SENDING, format: "po" } as const;
  const po = await (await sentFile(t, 12, STORED, sending)).content.text();
  const notes = [...po.matchAll(/(?:^#\. .*\n)+(?=#: point\/7\/name)/gm)].map(([lines]) =>
    lines.replaceAll(/^#\. /gm, ""),
  );
  const note = (text: string) => `<note from="developer">${text}</note>`;
  // As po2xliff of translate-toolkit writes it.
  const file = `<xliff version="1.1" xmlns="urn:oasis:names:tc:xliff:document:1.1"><file original="x" source-language="es" target-language="ca"><body><trans-unit id="1"><source>La fuente</source><target>La font</target>${note(notes[0] ?? "")}${note("¿Con artículo?")}<context-group><context context-type="sourcefile">point/7/name</context></context-group></trans-unit></body></file></xliff>`;
  const [reviewed] = reviewTexts(await unitsOf(file), {
    experience: 12,
    texts: TEXTS,
    ownNotes: ownNotes(t, TEXTS),
  });
  expect(notes[0]).toContain("60 caracteres");
  expect(reviewed).toMatchObject({ outcome: "taken", unit: { notes: ["¿Con artículo?"] } });
  expect(reviewed?.unit.mark).toBe(textMark(""));
});

test("a table in CSV is read as one in Excel is", async () => {
  const csv = '\uFEFFid;es;ca;comentarios\r\npoint/7/name;La fuente;"La font";¿?\r\n';
  const [reviewed] = await review(new Blob([csv]));
  expect(reviewed).toMatchObject({ outcome: "taken", value: "La font", unit: { notes: ["¿?"] } });
});

test("a catalogue of gettext is read in the encoding that it declares", async () => {
  const po = `msgid ""\nmsgstr ""\n"Language: ca\\n"\n"Content-Type: text/plain; charset=ISO-8859-2\\n"\n\nmsgctxt "point/7/name"\nmsgid "La fuente"\nmsgstr "La font ?"\n`;
  const bytes = Uint8Array.from(po, (letter) => (letter === "?" ? 0xb9 : letter.charCodeAt(0)));
  expect(await review(new Blob([bytes]))).toMatchObject([{ outcome: "taken", value: "La font š" }]);
});

test("files that are none of translations are refused with a reason", async () => {
  const reasonOf = (content: BlobPart) =>
    unitsOf(content).then(
      () => undefined,
      (error: unknown) => (error instanceof UnreadableTexts ? error.reason : error),
    );
  const zip = (name: string) => zipSync({ [name]: new Uint8Array(4) });
  expect(await reasonOf(" \n")).toBe("empty");
  expect(await reasonOf("<html></html>")).toBe("format");
  expect(await reasonOf("%PDF-1.7 \0 a text")).toBe("format");
  expect(await reasonOf("hola, qué tal")).toBe("columns");
  expect(await reasonOf(zip("word/document.xml"))).toBe("format");
  expect(await reasonOf(zip("xl/workbook.xml"))).toBe("damaged");
  expect(await reasonOf(zip("xl/workbook.xml").slice(0, 20))).toBe("damaged");
});

test("a table of LibreOffice is read, and cells that are no texts are asked about", async () => {
  const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
  const cell = (text: string, type = "") =>
    `<table:table-cell ${type}><text:p>${text}</text:p></table:table-cell>`;
  const flat = `<?xml version="1.0"?><office:document xmlns:office="o" xmlns:table="t" xmlns:text="x"><table:table table:name="a">${row(cell("id"), cell("es"), cell("ca"))}${row(cell("point/7/name"), cell("La fuente"), cell("12", 'office:value-type="float" office:value="12"'))}</table:table></office:document>`;
  for (const file of [flat, zipSync({ "content.xml": new TextEncoder().encode(flat) })]) {
    expect(await review(new Blob([file]))).toMatchObject([
      { outcome: "choose", reasons: ["noText"], value: "12" },
    ]);
  }
});
