import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { visitorDocuments } from "./documents.ts";
import { drawDocument } from "./draw.ts";

/*
 * What visitors ask, as they type it, of documents as places make them: a museum's and those that
 * several programs wrote, whose PDFs are beside the project, and those of `places`, which are drawn
 * here.
 */

export type Language = "es" | "en" | "ca";

export interface Asked {
  of?: string;
  language: Language;
  question: string;
  /** One of these is in a right answer; none where the documents do not say. */
  answer: string[] | null;
}

export interface QuestionSet {
  title: string;
  questions: readonly Asked[];
  isBlind: boolean;
}

/** Makes a bot that has the files. */
export type MakeBot = (files: readonly { name: string; bytes: Uint8Array }[]) => Promise<number>;

const MUSEUM = ["tarifas.pdf", "folleto-tres-idiomas.pdf"];

/** Nothing is fitted or tuned to these documents of other programs either. */
const BLIND_FILES = new Set(["mercado.pdf", "parque-hoces.pdf"]);

/** Told without a goal where the search was never tuned by them: what a place that nobody knows may expect. */
const SETS: readonly (readonly [file: string, title: string, isBlind?: true])[] = [
  ["questions.json", "festival, park and school"],
  ["held-out.json", "the same, held out"],
  ["six-places.json", "library, pool, ferry, reserve, fair, music school"],
  ["six-more-places.json", "campsite, cable car, race, castle, ski slopes, science"],
  ["four-places.json", "zoo, theatre, railway, cathedral"],
  ["five-places.json", "mine, aquarium, cycle path, market, monastery"],
  ["three-places.json", "outdoor pools, lending library, garden", true],
];

const questionsIn = (path: string): Asked[] => JSON.parse(readFileSync(path, "utf8")) as Asked[];

/**
 * All sets, and the bots of their documents by name.
 * @param museum the folder of the museum's documents; those of other programs are in `new` in it
 */
export async function visitorSets(
  museum: string,
  makeBot: MakeBot,
): Promise<{ sets: QuestionSet[]; bots: ReadonlyMap<string, number> }> {
  const bots = new Map<string, number>();
  for (const document of visitorDocuments()) {
    const file = { name: `${document.name}.pdf`, bytes: await drawDocument(document) };
    bots.set(document.name, await makeBot([file]));
  }
  const sets = SETS.map(([file, title, isBlind = false]): QuestionSet => ({
    title: isBlind ? `${title} (blind)` : title,
    questions: questionsIn(join(import.meta.dirname, file)),
    isBlind,
  }));
  const made = async (bot: string, folder: string, names: readonly string[]) => {
    const files = names.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
    bots.set(bot, await makeBot(files));
  };
  if (existsSync(museum)) {
    await made("museum", museum, MUSEUM);
    const questions = questionsIn(join(museum, "questions.json"));
    sets.unshift({ title: "museum", questions, isBlind: false });
  }
  const written = join(museum, "new");
  if (existsSync(written)) {
    const all = JSON.parse(readFileSync(join(written, "questions.json"), "utf8")) as Record<
      string,
      Asked[]
    >;
    for (const [name, asked] of Object.entries(all)) {
      await made(name, written, [name]);
      const questions = asked.map((each) => ({ ...each, of: name }));
      const isBlind = BLIND_FILES.has(name);
      sets.unshift({ title: `${name}${isBlind ? " (blind)" : ""}`, questions, isBlind });
    }
  }
  return { sets, bots };
}
