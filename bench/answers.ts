import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "./painted.ts";
import { measureVisitors } from "./visitors/measure.ts";
import { makeVisitorBot, program, request } from "./visitors/program.ts";

type Language = "es" | "en" | "ca";

interface Article {
  article: string;
  paragraphs: string[];
  questions: { question: string; paragraph: number; answer: string }[];
}

const FILES = 3;
/** Of one language, over a single bot that has every article and over bots of three articles each. */
const GOALS = { first: 0.92, third: 0.975, fifth: 0.985, answers: 0.87 };
const MOST_WRONG = 0.05;
const LEAST_RIGHT = 0.94;
const LIMIT_MS = 8;
/** Of the questions that a bot's articles do not answer, one in so many is asked in a quick run. */
const SAMPLE = 8;
/** And of those that they answer. */
const OWN_SAMPLE = 4;

const options = process.argv.slice(2);
/** Without large bots and models, and with a sample of the public questions. */
const isQuick = options.includes("--quick");
/** Only what visitors ask, without models. */
const isOfVisitors = options.includes("--visitors");
const folder =
  options.find((each) => !each.startsWith("--")) ??
  join(import.meta.dirname, "../../shared/data/questions");
let failed = false;

/** A page for each paragraph, the articles spread evenly over three files. */
function filesOf(articles: readonly Article[]) {
  const pages = articles.flatMap(({ paragraphs }, article) =>
    paragraphs.map((text, paragraph) => ({ article, paragraph, text })),
  );
  const size = Math.ceil(pages.length / FILES);
  return Array.from({ length: FILES }, (_, file) => pages.slice(file * size, (file + 1) * size));
}

async function makeBot(articles: readonly Article[]) {
  const files = filesOf(articles);
  const { bot, ms } = await request({
    kind: "bot",
    files: files.map((pages, at) => ({ name: String(at), pages: pages.map(({ text }) => text) })),
  });
  const pageOf = (article: number, paragraph: number): string =>
    files.flatMap((pages, file) =>
      pages.flatMap((page, at) =>
        page.article === article && page.paragraph === paragraph ? [`${file} ${at + 1}`] : [],
      ),
    )[0] ?? "";
  return { bot, ms, pageOf };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, " ");

interface Figures {
  asked: number;
  first: number;
  third: number;
  fifth: number;
  answers: number;
  refused: number;
  foreign: number;
  foreignRefused: number;
  length: number;
}

const nothing = (): Figures => ({
  asked: 0,
  first: 0,
  third: 0,
  fifth: 0,
  answers: 0,
  refused: 0,
  foreign: 0,
  foreignRefused: 0,
  length: 0,
});

/** Asks a bot everything that its articles answer, and what only the others answer. */
async function measure(
  figures: Figures,
  own: readonly Article[],
  others: readonly Article[],
  language: Language,
): Promise<void> {
  const { bot, pageOf } = await makeBot(own);
  const ask = (question: string) => request({ kind: "ask", bot, question, language });
  for (const [at, article] of own.entries()) {
    const asked = article.questions.filter((_, index) => !isQuick || index % OWN_SAMPLE === 0);
    for (const { question, paragraph, answer } of asked) {
      const { retrieval, ranked = [] } = await ask(question);
      const pages = ranked.map(({ name, page }) => `${name} ${page}`);
      const rank = pages.indexOf(pageOf(at, paragraph));
      const quoted = retrieval?.quotes.map(({ quote }) => quote).join(" ") ?? "";
      figures.asked += 1;
      if (rank === 0) figures.first += 1;
      if (rank >= 0 && rank < 3) figures.third += 1;
      if (rank >= 0 && rank < 5) figures.fifth += 1;
      figures.length += quoted.length;
      if (retrieval?.evidence !== "enough") figures.refused += 1;
      else if (!retrieval?.documentLanguage && plain(quoted).includes(plain(answer))) {
        figures.answers += 1;
      }
    }
  }
  for (const [at, { questions }] of others.entries()) {
    const foreign = questions.filter((_, index) => !isQuick || (index + at) % SAMPLE === 0);
    for (const { question } of foreign) {
      const { retrieval } = await ask(question);
      figures.foreign += 1;
      if (retrieval?.evidence !== "enough") figures.foreignRefused += 1;
    }
  }
}

/** Prints a share beside its goal; a smaller one fails unless it is told for information. */
function tell(what: string, part: number, whole: number, goal?: number, isMost = false): void {
  const share = part / whole;
  const met = goal === undefined || (isMost ? share <= goal : share >= goal);
  if (!met) failed = true;
  const beside =
    goal === undefined ? "" : `  goal ${isMost ? "at most " : ""}${goal}${met ? "" : "  MISSED"}`;
  console.log(`  ${what.padEnd(28)} ${share.toFixed(3)}${beside}`);
}

function tellAll(title: string, figures: Figures, withGoals: boolean): void {
  const { asked, foreign } = figures;
  const goal = <T>(value: T): T | undefined => (withGoals ? value : undefined);
  console.log(
    `${title}: ${asked} questions, ${Math.round(figures.length / asked)} characters each`,
  );
  tell("page first", figures.first, asked, goal(GOALS.first));
  tell("page among three", figures.third, asked, goal(GOALS.third));
  tell("page among five", figures.fifth, asked, goal(GOALS.fifth));
  tell("answer holds the words", figures.answers, asked - figures.refused, goal(GOALS.answers));
  tell("wrongly refused", figures.refused, asked, goal(MOST_WRONG), true);
  if (foreign > 0) tell("rightly refused", figures.foreignRefused, foreign, goal(LEAST_RIGHT));
}

/** Bots of three articles; where the articles do not come in threes, one bot beginning with each. */
async function bySmallBots(language: Language, articles: readonly Article[]): Promise<Figures> {
  const figures = nothing();
  const step = articles.length % FILES === 0 ? FILES : 1;
  for (let start = 0; start < articles.length; start += step) {
    const turned = [...articles.slice(start), ...articles.slice(0, start)];
    await measure(figures, turned.slice(0, FILES), turned.slice(FILES), language);
  }
  return figures;
}

async function byHalves(language: Language, articles: readonly Article[]): Promise<Figures> {
  const figures = nothing();
  const half = articles.length / 2;
  const [first, second] = [articles.slice(0, half), articles.slice(half)];
  await measure(figures, first, second, language);
  await measure(figures, second, first, language);
  return figures;
}

async function byOneBot(language: Language, articles: readonly Article[]): Promise<Figures> {
  const figures = nothing();
  await measure(figures, articles, [], language);
  return figures;
}

/** What a question takes over three files of 300 pages, each a mixture of the articles' sentences. */
async function timeLargeBot(articles: readonly Article[], language: Language): Promise<void> {
  const sentences = articles.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((text) => text.split(/(?<=[.!?]) /)),
  );
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const page = () => Array.from({ length: 6 }, () => sentences[next(sentences.length)]).join(" ");
  const pages = { article: "", questions: [], paragraphs: Array.from({ length: 900 }, page) };
  const { bot, ms } = await makeBot([pages]);
  const questions = articles.flatMap(({ questions: each }) => each.map(({ question }) => question));
  const times: number[] = [];
  for (const question of questions) {
    const { ms: time } = await request({ kind: "ask", bot, question, language });
    times.push(time);
  }
  const middle = median(times);
  const late = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  const ratio = (time: number) => `${time.toFixed(2)} ms, ${(time / LIMIT_MS).toFixed(2)} ×`;
  console.log(`${language}, 900 pages in three files, read in ${(ms / 1000).toFixed(1)} s`);
  console.log(
    `  a question, warm             ${ratio(middle)} the limit; 95 % within ${ratio(late)}`,
  );
  if (middle > LIMIT_MS) failed = true;
}

function articlesIn(path: string): Article[] {
  if (!existsSync(path)) throw new Error(`${path} is missing: name the folder with the questions`);
  return JSON.parse(readFileSync(path, "utf8")) as Article[];
}

for (const language of isOfVisitors ? [] : (["es", "en"] as const)) {
  const articles = articlesIn(join(folder, `${language}.json`));
  tellAll(`${language}, three articles a bot`, await bySmallBots(language, articles), true);
  if (isQuick) continue;
  tellAll(`${language}, half of them a bot`, await byHalves(language, articles), false);
  tellAll(`${language}, all in one bot`, await byOneBot(language, articles), false);
  await timeLargeBot(articles, language);
}
if (!isOfVisitors) {
  const catalan = articlesIn(join(import.meta.dirname, "answers-ca.json"));
  tellAll("ca, three articles a bot", await bySmallBots("ca", catalan), false);
}
const visitorsMet = await measureVisitors(
  join(folder, "../visitors"),
  {
    makeBot: makeVisitorBot,
    async ask(bot, question, language) {
      const { retrieval } = await request({ kind: "ask", bot, question, language });
      if (retrieval?.evidence !== "enough") return undefined;
      return retrieval.quotes.map(({ quote }) => quote).join("\n");
    },
    async askNext(bot, { question, language, before }) {
      return (await request({ kind: "next", bot, question, language, before })).read;
    },
    async askModel(bot, { question, language, answer }, withEmbeddings) {
      const asked = { kind: "model", bot, question, language, answer, withEmbeddings };
      return (await request(asked)).read;
    },
  },
  isQuick || isOfVisitors,
);
program.disconnect();
if (!visitorsMet) failed = true;
if (failed) process.exitCode = 1;
