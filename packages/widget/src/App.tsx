import type { Connection } from "@panel/api-client";
import { getWidgetBot, type WidgetBot } from "@panel/api-client/bots";
import { PAGE_LANGUAGES, type WordsLanguage } from "@panel/i18n/page-words";
import { widgetWords } from "@panel/i18n/widget";
import { Spinner } from "@panel/ui/spinner";
import { useEffect, useMemo, useState } from "react";
import { Chat } from "./Chat.tsx";
import { keepLanguage, type PageAddress } from "./page-address.ts";
import { ProblemNote } from "./ProblemNote.tsx";
import { problemOf, type Problem } from "./problem.ts";
import { WordsContext, type Words } from "./words.ts";
import { isHexColor, readableColorOn } from "@panel/domain/chatbots";

/** Gives the page the bot's colours, each with text that can be read on it. */
function applyBrand(primary: string, secondary: string): void {
  const { style } = document.documentElement;
  const set = (name: string, value: string) => style.setProperty(`--color-${name}`, value);
  if (isHexColor(primary)) {
    const ink = readableColorOn(primary);
    set("lime", primary);
    set("lime-ink", ink);
    set("lime-hover", `color-mix(in srgb, ${primary} 88%, ${ink})`);
  }
  if (isHexColor(secondary)) {
    set("asked", secondary);
    set("asked-ink", readableColorOn(secondary));
  }
}

interface AppProps {
  address: PageAddress;
  firstLanguage: WordsLanguage;
}

/** Loads the bot and shows its chat in the language in use. */
export function App({ address, firstLanguage }: AppProps) {
  const { baseUrl, botPath } = address;
  const [language, setLanguage] = useState(firstLanguage);
  const [bot, setBot] = useState<WidgetBot>();
  const chat = bot?.chat;
  const words = useMemo(
    (): Words => ({ t: widgetWords(language), language, chat: chat ?? {} }),
    [language, chat],
  );
  const { t } = words;
  const [problem, setProblem] = useState<Problem>();
  const [tries, setTries] = useState(0);
  const connection = useMemo(
    (): Connection => ({ baseUrl, credentials: "omit", getLanguage: () => language }),
    [baseUrl, language],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    getWidgetBot({ baseUrl, credentials: "omit" }, { token: botPath }, { signal }).then(
      (found) => {
        applyBrand(found.primary_color, found.secondary_color);
        setBot(found);
      },
      (error: unknown) => {
        if (!signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => controller.abort();
  }, [baseUrl, botPath, tries]);

  const title = (bot?.translations[language] ?? bot)?.name ?? t("title");
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);

  const changeLanguage = (next: WordsLanguage) => {
    setLanguage(next);
    keepLanguage(next);
  };

  return (
    <WordsContext value={words}>
      {bot ? (
        <Chat
          bot={bot}
          address={address}
          connection={connection}
          languages={
            <select
              aria-label={t("language")}
              value={language}
              onChange={(event) => changeLanguage(event.currentTarget.value as WordsLanguage)}
              className="field-sizing-content h-9 cursor-pointer rounded-field px-1 text-body pointer-coarse:h-10"
            >
              {Object.entries(PAGE_LANGUAGES).map(([value, name]) => (
                <option key={value} value={value} lang={value} className="bg-surface text-ink">
                  {name}
                </option>
              ))}
            </select>
          }
        />
      ) : (
        <main aria-label={title} className="grid h-dvh place-content-center p-6 text-reading">
          <h1 className="sr-only">{title}</h1>
          {problem ? (
            <div role="alert">
              <ProblemNote
                problem={problem}
                onRetry={() => {
                  setProblem(undefined);
                  setTries(tries + 1);
                }}
              />
            </div>
          ) : (
            <Spinner size="lg" label={t("loading")} />
          )}
        </main>
      )}
    </WordsContext>
  );
}
