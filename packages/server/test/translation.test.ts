import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Knowledge, Retrieval } from "../src/bots/knowledge/knowledge.ts";
import { findApertium, type Translator } from "../src/bots/translation/apertium.ts";
import { mask, unmask } from "../src/bots/translation/masks.ts";
import { createSlots } from "../src/bots/translation/slots.ts";
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

test("BOT-12 a question is translated only into the languages of the documents", async () => {
  const into: string[] = [];
  const translator: Translator = {
    pairs: new Set(["en-es", "en-ca"]),
    translate: (texts, { to }) => {
      into.push(to);
      return Promise.resolve(texts.map((text) => ({ text, unknown: [] })));
    },
  };
  const documents: Pick<Knowledge, "retrieve"> = {
    retrieve: (_bot, question) =>
      Promise.resolve({ ...nothing("en"), languages: question === "hello" ? [] : ["ca"] }),
  };
  const knowledge = withTranslation(documents, () => Promise.resolve(translator));
  for (const question of ["hello", "Where is the museum?"]) {
    await knowledge.retrieve(1, question, { interfaceLanguage: "en" });
  }
  expect(into).toEqual(["ca"]);
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

test("two questions are translated at once, eight wait, and the others are answered without", async () => {
  const release: (() => void)[] = [];
  let started = 0;
  const slow: Translator = {
    pairs: new Set(["en-es"]),
    translate: () => {
      started += 1;
      return new Promise((resolve) => release.push(() => resolve([undefined])));
    },
  };
  const documents: Pick<Knowledge, "retrieve"> = {
    retrieve: () => Promise.resolve(nothing("en")),
  };
  const knowledge = withTranslation(documents, () => Promise.resolve(slow));
  let answered = 0;
  const all = Array.from({ length: 13 }, async () => {
    await knowledge.retrieve(1, "Where is the museum?", { interfaceLanguage: "en" });
    answered += 1;
  });
  await expect.poll(() => answered).toBe(3);
  expect(started).toBe(2);
  release[0]?.();
  await expect.poll(() => started).toBe(3);
  while (answered < all.length) {
    release.splice(0).forEach((each) => each());
    // Whose patience has ended is answered as well.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
});

test("what waits too long gives up its place", async () => {
  const run = createSlots(1, 1);
  const { signal: patient } = new AbortController();
  const ending = new AbortController();
  let end: (() => void) | undefined;
  const first = run(patient, () => new Promise<string>((resolve) => (end = () => resolve("a"))));
  const second = run(ending.signal, () => Promise.resolve("b"));
  ending.abort();
  expect(await second).toBeUndefined();
  const third = run(patient, () => Promise.resolve("c"));
  end?.();
  expect([await first, await third]).toEqual(["a", "c"]);
});
