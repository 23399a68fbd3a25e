import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Knowledge, Retrieval } from "../src/bots/knowledge/knowledge.ts";
import { findApertium, type Translator } from "../src/bots/translation/apertium.ts";
import { mask, unmask } from "../src/bots/translation/masks.ts";
import { withTranslation } from "../src/bots/translation/translated-questions.ts";

const PROGRAM = fileURLToPath(new URL("support/apertium.sh", import.meta.url));
const { signal } = new AbortController();

const found = async (): Promise<Translator> => {
  const translator = await findApertium(PROGRAM);
  if (!translator) throw new Error("The stand-in does not answer");
  return translator;
};

test("a machine without the program translates nothing, and the pairs of another one are known", async () => {
  expect(await findApertium("/no/such/apertium")).toBeUndefined();
  const { pairs } = await found();
  expect([...pairs].toSorted()).toEqual(["ca-es", "en-es", "es-ca", "es-en"]);
});

test("texts are translated in one batch; what stays as it is stays, and unknown words are told", async () => {
  const translator = await found();
  const texts = [
    "El museo abre a las 10:00, {name}: <b>www.museo.example</b> & info@museo.example.",
    "  El zaraboto del agua * cuesta 3,50 €.\n",
  ];
  expect(await translator.translate(texts, { from: "es", to: "ca" }, { signal })).toEqual([
    {
      text: "El museu obre a las 10:00, {name}: <b>www.museo.example</b> & info@museo.example.",
      unknown: [],
    },
    { text: "  El zaraboto de l'aigua * cuesta 3,50 €.\n", unknown: ["zaraboto"] },
  ]);
});

test("a text that has lost what stays is no translation, and the others are", async () => {
  const translator = await found();
  const texts = ["PIERDE7", "El museo abre"];
  const [lost, other] = await translator.translate(texts, { from: "es", to: "ca" }, { signal });
  expect(lost).toBeUndefined();
  expect(other?.text).toBe("El museu obre");
  expect(await translator.translate(["x"], { from: "en", to: "ca" }, { signal })).toEqual([
    undefined,
  ]);
});

test("words of a glossary are written as it says, whole words alone", () => {
  const words = new Map([
    ["casa milà", "Casa Milà"],
    ["casa", "llar"],
  ]);
  const { html, kept } = mask("La casa milà y la casa, no la casaca.", words);
  expect(kept).toEqual(["Casa Milà", "llar"]);
  expect(unmask(html, kept)?.text).toBe("La Casa Milà y la llar, no la casaca.");
});

const nothing = (language: "es" | "en"): Retrieval => ({
  language,
  evidence: "none",
  passages: [],
  quotes: [],
});

test("BOT-12 a question that finds nothing is asked again in the documents' language, and told as such", async () => {
  const asked: string[] = [];
  const quote = { fileName: "f", publicName: "p", page: 1, quote: "El museo está en la plaza." };
  const documents: Pick<Knowledge, "retrieve"> = {
    retrieve(_bot, question, { answerIn }) {
      asked.push(question);
      return Promise.resolve(
        question.startsWith("Donde esta el museo") && answerIn === "es"
          ? { ...nothing("es"), evidence: "enough", quotes: [quote] }
          : nothing("en"),
      );
    },
  };
  const knowledge = withTranslation(documents, found);
  const options = { interfaceLanguage: "en" } as const;
  expect(await knowledge.retrieve(1, "Where is the museum?", options)).toEqual({
    language: "en",
    documentLanguage: "es",
    evidence: "enough",
    passages: [],
    quotes: [quote],
  });
  expect(asked).toEqual(["Where is the museum?", "Donde esta el museo?"]);
  // What the translation does not find either is refused.
  expect(await knowledge.retrieve(1, "Who is the mayor?", options)).toEqual(nothing("en"));
});

test("BOT-12 without the program a question is asked once", async () => {
  let asked = 0;
  const documents: Pick<Knowledge, "retrieve"> = {
    retrieve: () => Promise.resolve((asked += 1)).then(() => nothing("en")),
  };
  const knowledge = withTranslation(documents, () => Promise.resolve(undefined));
  const options = { interfaceLanguage: "en" } as const;
  expect((await knowledge.retrieve(1, "Where is the museum?", options)).evidence).toBe("none");
  expect(asked).toBe(1);
});
