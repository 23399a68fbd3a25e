import { askBot, type AnswerPart } from "@panel/api-client/ask-bot";
import type { WordsLanguage } from "@panel/i18n/page-words";
import { useEffect, useRef, useState } from "react";
import { storeConversation, storedConversation } from "./conversation-storage.ts";
import {
  failed,
  historyOf,
  newExchange,
  stopped,
  withPart,
  type Exchange,
} from "./conversation.ts";
import type { PageAddress } from "./page-address.ts";
import { problemOf } from "./problem.ts";

export interface Conversation {
  exchanges: readonly Exchange[];
  isRunning: boolean;
  ask(question: string): void;
  /** Asks the last question once more, in the place of its answer. */
  askAgain(): void;
  stop(): void;
  clear(): void;
}

/** A name that nobody else has. Not `randomUUID`, which pages without TLS lack. */
const newName = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The open conversation; kept for this tab, except in the author's test chat. */
export function useConversation(
  { baseUrl, botPath, previewToken }: PageAddress,
  language: WordsLanguage,
): Conversation {
  const [exchanges, setExchanges] = useState(() =>
    previewToken ? [] : storedConversation(botPath),
  );
  const [conversation] = useState(newName);
  const running = useRef<AbortController>(null);
  useEffect(() => {
    // Not with each part of a sentence.
    const isWriting = Boolean(exchanges.at(-1)?.pending);
    if (!previewToken && !isWriting) storeConversation(botPath, exchanges);
  }, [botPath, previewToken, exchanges]);
  useEffect(() => () => running.current?.abort(), []);

  const changeLast = (change: (exchange: Exchange) => Exchange) =>
    setExchanges((all) => all.map((each, at) => (at === all.length - 1 ? change(each) : each)));

  const start = async (earlier: readonly Exchange[], asked: Exchange) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const { question } = asked;
    const history = historyOf(earlier);
    const body = { token: botPath, question, language, history, previewToken, conversation };
    setExchanges([...earlier, asked]);
    let hasBegun = false;
    // After a stop nothing that is still under way may change the conversation.
    const receive = (part: AnswerPart) => {
      hasBegun ||= part.type !== "start";
      if (!signal.aborted) changeLast((exchange) => withPart(exchange, part));
    };
    try {
      const connection = { baseUrl, credentials: "omit", getLanguage: () => language } as const;
      for await (const part of askBot(connection, body, { signal })) receive(part);
    } catch (error) {
      if (!signal.aborted) changeLast((exchange) => failed(exchange, problemOf(error, hasBegun)));
    }
  };
  const stop = () => {
    running.current?.abort();
    changeLast((exchange) => (exchange.state === "running" ? stopped(exchange) : exchange));
  };

  return {
    exchanges,
    isRunning: exchanges.at(-1)?.state === "running",
    ask: (question) => void start(exchanges, newExchange(Date.now(), question)),
    askAgain: () => {
      const last = exchanges.at(-1);
      if (last) void start(exchanges.slice(0, -1), newExchange(last.id, last.question));
    },
    stop,
    clear: () => {
      running.current?.abort();
      setExchanges([]);
    },
  };
}
