import type { Connection } from "@panel/api-client";
import { rateAnswer, type WidgetBot } from "@panel/api-client/bots";
import { Avatar } from "@panel/ui/avatar";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { ChatHeader } from "./ChatHeader.tsx";
import { Composer } from "./Composer.tsx";
import { ExchangeView } from "./ExchangeView.tsx";
import type { PageAddress } from "./page-address.ts";
import { ProblemNote } from "./ProblemNote.tsx";
import { useSourceView } from "./use-source-view.ts";
import { useConversation } from "./use-conversation.ts";
import { useWords } from "./words.ts";

interface ChatProps {
  bot: WidgetBot;
  address: PageAddress;
  connection: Connection;
  /** The choice of language. */
  languages: ReactNode;
}

export function Chat({ bot, address, connection, languages }: ChatProps) {
  const { t, language, chat } = useWords();
  const { exchanges, isRunning, ask, askAgain, stop, clear } = useConversation(address, language);
  const { source, SourceView, isMissing, openSource, closeSource, retry } =
    useSourceView(exchanges);
  const box = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  const { focusesBox, botPath: token } = address;
  const sendRating = useCallback(
    (rating: string, useful: boolean) => rateAnswer(connection, { token, rating, useful }),
    [connection, token],
  );
  useEffect(() => {
    const focus = () => box.current?.focus();
    if (focusesBox) focus();
    const hear = ({ source: from, data }: MessageEvent) => {
      if (from === parent && data === "explorar-chat-focus") focus();
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [focusesBox]);
  const { name, description } = bot.translations[language] ?? bot;
  const { greeting, starters = [] } = chat[language] ?? {};

  // The log and what is in it grow and shrink: with each part of an answer, and with the box below.
  useEffect(() => {
    const { current } = log;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const handleScroll = () => {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    const isNear = scrollHeight - scrollTop - clientHeight < 40;
    // What grows moves the end away as well; only who scrolls up leaves it.
    if (isNear || scrollTop < top.current) isAtEnd.current = isNear;
    top.current = scrollTop;
  };
  const fromEnd = (begin: () => void) => () => {
    isAtEnd.current = true;
    begin();
  };

  return (
    <main
      // A page that frames the chat has a main landmark of its own.
      aria-label={name}
      className="grid h-dvh grid-cols-1 grid-rows-[auto_1fr_auto]"
    >
      <ChatHeader
        name={name}
        avatarUrl={bot.avatarUrl}
        isInner={address.hasOuterClose}
        onRestart={() => {
          clear();
          box.current?.focus();
        }}
      >
        {languages}
      </ChatHeader>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={t("conversation")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        onScroll={handleScroll}
        className="overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-2"
      >
        <div className="mx-auto grid max-w-2xl grid-cols-1 gap-7">
          <div className="grid grid-cols-1 justify-items-start gap-2 text-reading">
            <Avatar size="lg" decorative name={name} src={bot.avatarUrl} />
            <h2 className="text-heading font-semibold wrap-anywhere">
              {greeting ?? t("greeting", { name })}
            </h2>
            <p className="wrap-anywhere whitespace-pre-line">{description}</p>
            <p className="text-body text-ink-muted">{t("promise")}</p>
            {exchanges.length === 0 && starters.length > 0 && (
              <ul aria-label={t("starters")} className="mt-2 grid justify-items-start gap-2">
                {starters.map((starter) => (
                  <li key={starter}>
                    <button
                      type="button"
                      onClick={() => {
                        box.current?.focus();
                        fromEnd(() => ask(starter))();
                      }}
                      className="min-h-10 cursor-pointer rounded-2xl border border-line-strong bg-surface px-3.5 py-2 text-left text-body wrap-anywhere hover:bg-sunken"
                    >
                      {starter}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {exchanges.map((exchange, at) => (
            <ExchangeView
              key={exchange.id}
              exchange={exchange}
              onOpenSource={openSource}
              onRate={sendRating}
              onAskAgain={at === exchanges.length - 1 ? fromEnd(askAgain) : undefined}
            />
          ))}
          {isMissing && <ProblemNote problem={{ key: "offline" }} onRetry={retry} />}
        </div>
      </div>
      <Composer
        box={box}
        isRunning={isRunning}
        onAsk={(question) => fromEnd(() => ask(question))()}
        onStop={stop}
      />
      {source && SourceView && (
        <SourceView
          source={source}
          connection={connection}
          botPath={address.botPath}
          onClose={closeSource}
        />
      )}
    </main>
  );
}
