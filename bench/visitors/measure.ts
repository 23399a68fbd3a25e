import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { visitorDocuments } from "./documents.ts";
import { drawDocument } from "./draw.ts";

/*
 * What visitors ask, as they type it, of documents as places make them: a museum's, whose PDFs are
 * beside the project, and those of `places`, which are drawn here.
 */

type Language = "es" | "en" | "ca";

interface Asked {
  of?: string;
  language: Language;
  question: string;
  /** One of these is in a right answer; none where the documents do not say. */
  answer: string[] | null;
}

/** What of a bot's program is needed here. */
interface Program {
  /** @returns the bot that has the files */
  makeBot(files: readonly { name: string; bytes: Uint8Array }[]): Promise<number>;
  /** @returns what a visitor reads; undefined when the question is refused */
  ask(bot: number, question: string, language: Language): Promise<string | undefined>;
  /** @returns what a visitor reads of a model that finds the answer if the passages hold it */
  askModel(bot: number, asked: Asked, withEmbeddings: boolean): Promise<string | undefined>;
}

const GOALS = { right: 0.8, wrong: 0.05, refused: 0.9 };
const MODEL_GOALS = { ...GOALS, right: 0.9 };
const MUSEUM = ["tarifas.pdf", "folleto-tres-idiomas.pdf"];

/** Told without a goal where the search was never tuned by them: what a place that nobody knows may expect. */
const SETS: readonly (readonly [file: string, title: string, isBlind?: true])[] = [
  ["questions.json", "festival, park and school"],
  ["held-out.json", "the same, held out"],
  ["six-places.json", "library, pool, ferry, reserve, fair, music school"],
  ["six-more-places.json", "campsite, cable car, race, castle, ski slopes, science", true],
  ["four-places.json", "zoo, theatre, railway, cathedral", true],
];

const questionsIn = (path: string): Asked[] => JSON.parse(readFileSync(path, "utf8")) as Asked[];

/** @returns whether every goal is met */
export async function measureVisitors(museum: string, program: Program): Promise<boolean> {
  const bots = new Map<string, number>();
  for (const document of visitorDocuments()) {
    const file = { name: `${document.name}.pdf`, bytes: await drawDocument(document) };
    bots.set(document.name, await program.makeBot([file]));
  }
  const sets = SETS.map(([file, title, isBlind = false]) => ({
    title: isBlind ? `${title} (blind)` : title,
    path: join(import.meta.dirname, file),
    isBlind,
  }));
  if (existsSync(museum)) {
    const files = MUSEUM.map((name) => ({ name, bytes: readFileSync(join(museum, name)) }));
    bots.set("museum", await program.makeBot(files));
    sets.unshift({ title: "museum", path: join(museum, "questions.json"), isBlind: false });
  }
  let met = true;
  for (const { title, path, isBlind } of sets) {
    const reached = await tellSet(title, path, bots, program);
    met &&= isBlind || reached;
  }
  return met;
}

type Answering = (bot: number, asked: Asked) => Promise<string | undefined>;

async function tellSet(
  title: string,
  path: string,
  bots: ReadonlyMap<string, number>,
  program: Program,
): Promise<boolean> {
  const questions = questionsIn(path);
  const ways: [string, Answering, typeof GOALS][] = [
    ["no model", (bot, { question, language }) => program.ask(bot, question, language), GOALS],
    ["a model that reads", (bot, asked) => program.askModel(bot, asked, false), MODEL_GOALS],
    ["with embeddings", (bot, asked) => program.askModel(bot, asked, true), MODEL_GOALS],
  ];
  console.log(`what visitors ask, ${title}: ${questions.length} questions`);
  let met = true;
  for (const [way, answering, goals] of ways) {
    met = (await tellWay(way, answering, goals, questions, bots)) && met;
  }
  return met;
}

async function tellWay(
  way: string,
  answering: Answering,
  goals: typeof GOALS,
  questions: readonly Asked[],
  bots: ReadonlyMap<string, number>,
): Promise<boolean> {
  const count = { answered: 0, right: 0, wrong: 0, none: 0, refused: 0, asked: 0 };
  const missed: string[] = [];
  for (const asked of questions) {
    const { of = "museum", question, answer } = asked;
    const bot = bots.get(of);
    if (bot === undefined) continue;
    const read = await answering(bot, asked);
    const has = (text: string) => read?.toLowerCase().includes(text.toLowerCase());
    const isRight = answer ? answer.some(has) : read === undefined;
    count.asked += 1;
    if (answer) count.answered += 1;
    else count.none += 1;
    if (isRight && answer) count.right += 1;
    else if (isRight) count.refused += 1;
    else if (read !== undefined) count.wrong += 1;
    if (!isRight) missed.push(`    ${read === undefined ? "refused" : "wrong  "} ${question}`);
  }
  const right = count.right / count.answered;
  const wrong = count.wrong / count.asked;
  const refused = count.refused / count.none;
  console.log(`  ${way}`);
  console.log(`    answered rightly           ${right.toFixed(3)}  goal ${goals.right}`);
  console.log(`    answered wrongly           ${wrong.toFixed(3)}  goal at most ${goals.wrong}`);
  console.log(`    rightly refused            ${refused.toFixed(3)}  goal ${goals.refused}`);
  for (const line of missed) console.log(line);
  return right >= goals.right && wrong <= goals.wrong && refused >= goals.refused;
}
