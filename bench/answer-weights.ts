import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fitWeights, type FittedQuestion } from "./visitors/fit.ts";
import { makeVisitorBot, program, request } from "./visitors/program.ts";
import { visitorSets, type Language } from "./visitors/sets.ts";

/* Prints the weights of the bots' answers that fit the questions that are not blind best. */

/** Of the questions of articles, one in so many; together they count about as much as the visitors'. */
const SAMPLE = 2;
const OTHER_SAMPLE = 24;
const ARTICLES = 3;
const SHARE = 0.7;
/** A wrong answer harms more than a refusal, and few of the visitors' questions have none. */
const UNANSWERED_SHARE = 1.5;

interface Article {
  paragraphs: string[];
  questions: { question: string; answer: string }[];
}

const folder = process.argv[2] ?? join(import.meta.dirname, "../../shared/data/questions");
const questions: FittedQuestion[] = [];

async function note(
  bot: number,
  asked: { question: string; language: Language; answer: readonly string[] | null },
  share: number,
) {
  const { question, language, answer } = asked;
  const { sentences = [] } = await request({ kind: "weigh", bot, question, language });
  questions.push({
    isAnswered: answer !== null,
    share,
    sentences: sentences.map(({ place, features }) => {
      const text = place.toLowerCase();
      return { features, isAnswer: !!answer?.some((each) => text.includes(each.toLowerCase())) };
    }),
  });
}

const { sets, bots } = await visitorSets(join(folder, "../visitors"), makeVisitorBot);
for (const { questions: all, isBlind } of sets) {
  for (const asked of isBlind ? [] : all) {
    const bot = bots.get(asked.of ?? "museum");
    if (bot !== undefined) await note(bot, asked, asked.answer ? 1 : UNANSWERED_SHARE);
  }
}
for (const language of ["es", "en"] as const) {
  const path = join(folder, `${language}.json`);
  if (!existsSync(path)) throw new Error(`${path} is missing: name the folder with the questions`);
  const articles = JSON.parse(readFileSync(path, "utf8")) as Article[];
  for (let start = 0; start < articles.length; start += 2 * ARTICLES) {
    const own = articles.slice(start, start + ARTICLES);
    const files = own.map(({ paragraphs }, at) => ({ name: String(at), pages: paragraphs }));
    const { bot } = await request({ kind: "bot", files });
    for (const article of articles) {
      const isOwn = own.includes(article);
      for (const [at, { question, answer }] of article.questions.entries()) {
        if ((at + start) % (isOwn ? SAMPLE : OTHER_SAMPLE) !== 0) continue;
        await note(bot, { question, language, answer: isOwn ? [answer] : null }, SHARE);
      }
    }
  }
}
program.disconnect();
for (const [name, weight] of Object.entries(fitWeights(questions))) {
  console.log(`${name}: ${weight.toFixed(2)},`);
}
