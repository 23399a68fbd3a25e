import type { InterfaceLanguage } from "@panel/domain/languages";
import { mailWords } from "@panel/i18n/mail";
import { isTurnOver, takeTurns } from "../../turns.ts";
import type { SearchedText } from "../knowledge/candidates.ts";
import type {
  Knowledge,
  Passage,
  Quote,
  Retrieval,
  RetrieveOptions,
} from "../knowledge/knowledge.ts";
import { prepareLanguages, questionLanguage } from "../knowledge/language.ts";
import { words } from "../knowledge/words.ts";
import { askedFor, likeness } from "./asked-for.ts";
import { isAnswerName, languageOfPage, writtenTexts } from "./searched-answers.ts";
import type { SearchedAnswer, SearchedAnswers } from "./searched-answers.ts";

/*
 * Answers of the staff in the search. A question that asks for the same as theirs gets their answer,
 * whole; any other is searched for in the answers as in the documents, and where a sentence of one is
 * the best, the whole answer is shown too.
 */

/** Questions so much alike ask for the same. */
const SAME = 0.75;

/** So few words show no language for certain: the visitor's interface does. */
const TOO_FEW = 3;

/** What the answers of a bot are cited as, by language. */
type AnswerNames = Readonly<
  Partial<Record<InterfaceLanguage, { answeredBy?: string | undefined }>>
>;
type Named = Pick<RetrieveOptions, "answerIn"> & { names: AnswerNames };

/** The answers of a bot as texts that are searched beside its files. */
export const textsOfAnswers =
  (answersOf: SearchedAnswers) =>
  async (botId: number): Promise<SearchedText[]> =>
    (await answersOf(botId)).map(({ id, updatedAt, fileName, pages, sections }) => ({
      file: { id: -id, file_name: fileName, public_name: "", indexed_at: updatedAt, texts: pages },
      sections,
    }));

/** @param namesOf what the answers of a bot are cited as, by language, where its staff say so */
export function withOwnAnswers(
  documents: Pick<Knowledge, "retrieve">,
  answersOf: SearchedAnswers,
  namesOf: (botId: number) => Promise<AnswerNames>,
): Pick<Knowledge, "retrieve"> {
  return {
    async retrieve(botId, question, options) {
      const answers = await answersOf(botId);
      if (answers.length === 0) return documents.retrieve(botId, question, options);
      const names = await namesOf(botId);
      await prepareLanguages();
      const guessed = words(question).length > TOO_FEW ? questionLanguage(question) : undefined;
      const language = guessed ?? options.interfaceLanguage;
      const own = await sameAsked(answers, question, language);
      if (own) return ownRetrieval(own, language, { ...options, names });
      const retrieval = await documents.retrieve(botId, question, options);
      return withWholeAnswers(retrieval, answers, { ...options, names });
    },
  };
}

/** The answer to a question that asks for the same, the best one first. */
async function sameAsked(
  answers: readonly SearchedAnswer[],
  question: string,
  language: InterfaceLanguage,
): Promise<SearchedAnswer | undefined> {
  const asked = askedFor(question, language);
  if (asked.size === 0) return undefined;
  let best: { answer: SearchedAnswer; alike: number } | undefined;
  for (const answer of answers) {
    if (isTurnOver()) await takeTurns();
    const alike = Math.max(0, ...answer.asked.map((each) => likeness(asked, each)));
    if (alike >= SAME && alike > (best?.alike ?? 0)) best = { answer, alike };
  }
  return best?.answer;
}

function ownRetrieval(
  answer: SearchedAnswer,
  language: InterfaceLanguage,
  { answerIn, names }: Named,
): Retrieval {
  const wanted = answerIn ?? language;
  const { quote, language: written } = wholeAnswer(answer, wanted, names);
  const passage: Passage = { ...quote, text: quote.quote, score: 1, language: written };
  const isForeign = written !== wanted;
  return {
    language,
    evidence: "enough",
    passages: [passage],
    quotes: [quote],
    // In another language a model may tell what it says.
    ...(isForeign ? { documentLanguage: written } : { isOwn: true }),
  };
}

/** The text of an answer in a language, else in the first that it is written in. */
function wholeAnswer(
  { fileName, texts }: SearchedAnswer,
  wanted: InterfaceLanguage,
  names: AnswerNames,
): { quote: Quote; language: InterfaceLanguage } {
  const written = writtenTexts(texts);
  const [language, text] = written.find(([each]) => each === wanted) ?? written[0] ?? [wanted];
  const publicName = names[language]?.answeredBy ?? mailWords(language)("BOT_ANSWERS.ownAnswer");
  return { quote: { fileName, publicName, page: 1, quote: text?.answer ?? "" }, language };
}

/**
 * What was found with the answers whole. Where the best sentence is of an answer, that one stands for
 * all: the staff wrote it for being asked.
 */
function withWholeAnswers(
  retrieval: Retrieval,
  answers: readonly SearchedAnswer[],
  { answerIn, names }: Named,
): Retrieval {
  const byName = new Map(answers.map((answer) => [answer.fileName, answer]));
  const passages = retrieval.passages.map((passage): Passage => {
    const answer = byName.get(passage.fileName);
    if (!answer) return passage;
    const { quote } = wholeAnswer(answer, languageOfPage(passage.page), names);
    return { ...passage, publicName: quote.publicName, page: quote.page };
  });
  const [first] = retrieval.quotes;
  const own = first && byName.get(first.fileName);
  if (!own) {
    const quotes = retrieval.quotes.filter(({ fileName }) => !isAnswerName(fileName));
    return { ...retrieval, passages, quotes };
  }
  const wanted = answerIn ?? retrieval.language;
  const { quote, language } = wholeAnswer(own, wanted, names);
  const { documentLanguage: _found, ...rest } = retrieval;
  const foreign = language === wanted ? {} : { documentLanguage: language };
  return { ...rest, ...foreign, passages, quotes: [quote] };
}
