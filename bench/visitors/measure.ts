import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { visitorDocuments } from "./documents.ts";
import { drawDocument } from "./draw.ts";

/*
 * What visitors ask, as they type it, of documents as places make them: a museum's and those that
 * several programs wrote, whose PDFs are beside the project, and those of `places`, which are drawn
 * here.
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

const GOALS = { right: 0.82, wrong: 0.06, refused: 0.9 };
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

interface QuestionSet {
  title: string;
  questions: readonly Asked[];
  isBlind: boolean;
}

const questionsIn = (path: string): Asked[] => JSON.parse(readFileSync(path, "utf8")) as Asked[];

/**
 * @param museum the folder of the museum's documents; those of other programs are in `new` in it
 * @param isQuick asks without a model only
 * @returns whether every goal is met
 */
export async function measureVisitors(
  museum: string,
  program: Program,
  isQuick: boolean,
): Promise<boolean> {
  const bots = new Map<string, number>();
  for (const document of visitorDocuments()) {
    const file = { name: `${document.name}.pdf`, bytes: await drawDocument(document) };
    bots.set(document.name, await program.makeBot([file]));
  }
  const sets = SETS.map(([file, title, isBlind = false]): QuestionSet => ({
    title: isBlind ? `${title} (blind)` : title,
    questions: questionsIn(join(import.meta.dirname, file)),
    isBlind,
  }));
  const made = async (bot: string, folder: string, names: readonly string[]) => {
    const files = names.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
    bots.set(bot, await program.makeBot(files));
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
      sets.unshift({ title: `${name}, by another program`, questions, isBlind: false });
    }
  }
  const ways = waysOf(program).slice(0, isQuick ? 1 : undefined);
  const total = new Map(ways.map(({ way }) => [way, nothing()]));
  let met = true;
  for (const { title, questions, isBlind } of sets) {
    console.log(`what visitors ask, ${title}: ${questions.length} questions`);
    for (const way of ways) {
      const { count, missed } = await countOf(way, questions, bots);
      const reached = tellCount(way, count);
      for (const line of missed) console.log(line);
      add(total.get(way.way), count);
      met &&= isBlind || reached;
    }
  }
  console.log(`what visitors ask, all ${sets.length} sets`);
  for (const way of ways) tellCount(way, total.get(way.way) ?? nothing());
  return met;
}

interface Way {
  way: string;
  answer: (bot: number, asked: Asked) => Promise<string | undefined>;
  goals: typeof GOALS;
}

function waysOf(program: Program): Way[] {
  return [
    {
      way: "no model",
      answer: (bot, { question, language }) => program.ask(bot, question, language),
      goals: GOALS,
    },
    {
      way: "a model that reads",
      answer: (bot, asked) => program.askModel(bot, asked, false),
      goals: MODEL_GOALS,
    },
    {
      way: "with embeddings",
      answer: (bot, asked) => program.askModel(bot, asked, true),
      goals: MODEL_GOALS,
    },
  ];
}

const nothing = () => ({ answered: 0, right: 0, wrong: 0, none: 0, refused: 0, asked: 0 });
type Count = ReturnType<typeof nothing>;

function add(total: Count | undefined, count: Count): void {
  if (!total) return;
  for (const key of Object.keys(count) as (keyof Count)[]) total[key] += count[key];
}

async function countOf(
  { answer: answering }: Way,
  questions: readonly Asked[],
  bots: ReadonlyMap<string, number>,
): Promise<{ count: Count; missed: string[] }> {
  const count = nothing();
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
  return { count, missed };
}

function tellCount({ way, goals }: Way, count: Count): boolean {
  const right = count.right / count.answered;
  const wrong = count.wrong / count.asked;
  const refused = count.refused / count.none;
  console.log(`  ${way}`);
  console.log(`    answered rightly           ${right.toFixed(3)}  goal ${goals.right}`);
  console.log(`    answered wrongly           ${wrong.toFixed(3)}  goal at most ${goals.wrong}`);
  console.log(`    rightly refused            ${refused.toFixed(3)}  goal ${goals.refused}`);
  return right >= goals.right && wrong <= goals.wrong && refused >= goals.refused;
}
