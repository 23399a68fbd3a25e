import type { OwnAnswerText, OwnAnswerTexts } from "@panel/api-client/bots-types";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import type { OwnAnswerRow } from "../../db/bot-answers-schema.ts";
import type { Db } from "../../db/connection.ts";
import { buildIndex, readIndex, type IndexSection } from "../knowledge/index-blob.ts";
import { prepareLexicon } from "../knowledge/lexicon.ts";
import { takeTurns } from "../../turns.ts";
import { askedFor, type AskedFor } from "./asked-for.ts";
import { answersWithIndex, versionsOf } from "./repository.ts";

/** A way to ask for an answer. */
export interface Wording {
  text: string;
  language: InterfaceLanguage;
}

/** An answer of the staff, ready to be searched. */
export interface SearchedAnswer {
  id: number;
  updatedAt: string;
  fileName: string;
  texts: OwnAnswerTexts;
  /** A page for each language, in the order of the languages; blank where nothing is written. */
  pages: readonly string[];
  sections: readonly IndexSection[];
  /** What each way to ask for it asks for. */
  asked: readonly AskedFor[];
}

const PREFIX = "answer:";

/** The name by which sources and passages know an answer; a PDF's ends in .pdf. */
const nameOfAnswer = (publicId: string): string => `${PREFIX}${publicId}`;
export const isAnswerName = (fileName: string): boolean => fileName.startsWith(PREFIX);

/** The language of a page of an answer. */
export const languageOfPage = (page: number): InterfaceLanguage =>
  INTERFACE_LANGUAGES[page - 1] ?? "es";

function pagesOf(texts: OwnAnswerTexts): string[] {
  return INTERFACE_LANGUAGES.map((language) => {
    const text = texts[language];
    return text ? `${text.question}\n${text.answer}` : "";
  });
}

/** What is searched of an answer, in base64. */
export function indexOfAnswer(texts: OwnAnswerTexts): string {
  return buildIndex(pagesOf(texts), INTERFACE_LANGUAGES).toString("base64");
}

export function writtenTexts(texts: OwnAnswerTexts): [InterfaceLanguage, OwnAnswerText][] {
  return INTERFACE_LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text ? [[language, text]] : [];
  });
}

function searched(row: OwnAnswerRow): SearchedAnswer {
  const texts = JSON.parse(row.texts) as OwnAnswerTexts;
  const wordings = JSON.parse(row.wordings) as Wording[];
  const questions = [
    ...writtenTexts(texts).map(([language, { question }]) => askedFor(question, language)),
    ...wordings.map(({ text, language }) => askedFor(text, language)),
  ];
  return {
    id: row.id,
    updatedAt: row.updated_at,
    fileName: nameOfAnswer(row.public_id),
    texts,
    pages: pagesOf(texts),
    sections: readIndex(Buffer.from(row.index, "base64")),
    asked: questions.filter(({ size }) => size > 0),
  };
}

/** Answers that are kept ready, of all bots together; the least recently used ones go first. */
const MOST_KEPT = 2000;

/** The answers of a bot as they are now, on whichever node they were written. */
export type SearchedAnswers = (botId: number) => Promise<readonly SearchedAnswer[]>;

export function openSearchedAnswers(db: Db): SearchedAnswers {
  // In the order of use.
  const kept = new Map<number, SearchedAnswer>();
  return async (botId) => {
    const versions = await versionsOf(db, botId);
    const missing = versions.filter(({ id, updated_at }) => kept.get(id)?.updatedAt !== updated_at);
    if (missing.length > 0) {
      await prepareLexicon();
      const ids = missing.map(({ id }) => id);
      for (const row of await answersWithIndex(db, ids)) {
        kept.set(row.id, searched(row));
        await takeTurns();
      }
    }
    const all = versions.flatMap(({ id }) => kept.get(id) ?? []);
    for (const answer of all) {
      kept.delete(answer.id);
      kept.set(answer.id, answer);
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return all;
  };
}
