import { askBot, type Language } from "@panel/api-client/ask-bot";
import { INTERFACE_LANGUAGES } from "@panel/domain/languages";
import { useEffect, useRef, useState } from "react";
import { publicBots } from "../../shared/connections.ts";
import { EMPTY_ANSWER, withPart, type Answer } from "./answer.ts";

/** The answer in one language, and the failure that ended it. */
export interface AnswerRun {
  answer: Answer;
  error?: unknown;
}

type Runs = Partial<Record<Language, AnswerRun>>;

/** Asks a bot one question for an answer in each language, side by side. */
export function useAnswers(botPath: string, previewToken: string | undefined) {
  const [runs, setRuns] = useState<Runs>({});
  const [asking, setAsking] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const follow = async (question: string, language: Language, signal: AbortSignal) => {
    let answer = EMPTY_ANSWER;
    const show = (run: AnswerRun) =>
      signal.aborted || setRuns((before) => ({ ...before, [language]: run }));
    try {
      const asked = {
        token: botPath,
        question,
        language,
        answerIn: language,
        ...(previewToken ? { previewToken } : {}),
      };
      for await (const part of askBot(publicBots(), asked, { signal })) {
        answer = withPart(answer, part);
        show({ answer });
      }
    } catch (error) {
      show({ answer, error });
    }
  };

  return {
    runs,
    asking,
    ask: async (question: string) => {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      setRuns({
        es: { answer: EMPTY_ANSWER },
        en: { answer: EMPTY_ANSWER },
        ca: { answer: EMPTY_ANSWER },
      });
      setAsking(true);
      await Promise.all(
        INTERFACE_LANGUAGES.map((language) => follow(question, language, controller.signal)),
      );
      if (current.current === controller) setAsking(false);
    },
  };
}
