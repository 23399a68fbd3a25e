import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visitorSets, type Asked, type Language, type MakeBot } from "./sets.ts";

/** What of a bot's program is needed here. */
interface Program {
  makeBot: MakeBot;
  /** @returns what a visitor reads; undefined when the question is refused */
  ask(bot: number, question: string, language: Language): Promise<string | undefined>;
  /** @returns what a visitor reads who has asked another question before */
  askNext(bot: number, asked: FollowUp): Promise<string | undefined>;
  /** @returns what a visitor reads of a model that finds the answer if the passages hold it */
  askModel(bot: number, asked: Asked, withEmbeddings: boolean): Promise<string | undefined>;
}

/** A question that goes on with another one. */
export interface FollowUp extends Asked {
  before: string;
}

const LEAST_FOLLOWED = 0.8;
const GOALS = { right: 0.82, wrong: 0.06, refused: 0.9 };
const MODEL_GOALS = { ...GOALS, right: 0.9 };
/**
 * @param museum the folder of the museum's documents
 * @param isQuick asks without a model only
 * @returns whether every goal is met
 */
export async function measureVisitors(
  museum: string,
  program: Program,
  isQuick: boolean,
): Promise<boolean> {
  const { sets, bots } = await visitorSets(museum, program.makeBot);
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
  return (await tellFollowUps(program, bots)) && met;
}

async function tellFollowUps(program: Program, bots: ReadonlyMap<string, number>) {
  const path = join(import.meta.dirname, "follow-ups.json");
  const all = JSON.parse(readFileSync(path, "utf8")) as FollowUp[];
  const way = {
    way: "after another question",
    answer: (bot: number, asked: Asked) => program.askNext(bot, asked as FollowUp),
    goals: GOALS,
  };
  const { count, missed } = await countOf(way, all, bots);
  console.log(`questions that go on: ${count.right} of ${count.asked} answered rightly`);
  for (const line of missed) console.log(line);
  return count.right >= LEAST_FOLLOWED * count.asked;
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
    if (!isRight && read === undefined) missed.push(`    refused ${question}`);
    else if (!isRight) missed.push(`    wrong   ${question}: ${read?.replaceAll("\n", " | ")}`);
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
