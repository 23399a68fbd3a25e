import type { Connection } from "@panel/api-client";
import type { Source } from "@panel/api-client/ask-bot";
import type { WidgetBot } from "@panel/api-client/bots";
import { Avatar } from "@panel/ui/avatar";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { ChatHeader } from "./ChatHeader.tsx";
import { Composer } from "./Composer.tsx";
import { ExchangeView } from "./ExchangeView.tsx";
import type { PageAddress } from "./page-address.ts";
import { SourceView } from "./SourceView.tsx";
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
  const { t, language } = useWords();
  const { exchanges, isRunning, ask, askAgain, stop, clear } = useConversation(address, language);
  const [source, setSource] = useState<Source>();
  const box = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  const openSource = useCallback((opened: Source) => setSource(opened), []);
  const { name, description } = bot.translations[language] ?? bot;

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
            <h2 className="text-heading font-semibold wrap-anywhere">{t("greeting", { name })}</h2>
            <p className="wrap-anywhere whitespace-pre-line">{description}</p>
            <p className="text-body text-ink-muted">{t("promise")}</p>
          </div>
          {exchanges.map((exchange, at) => (
            <ExchangeView
              key={exchange.id}
              exchange={exchange}
              onOpenSource={openSource}
              onAskAgain={at === exchanges.length - 1 ? fromEnd(askAgain) : undefined}
            />
          ))}
        </div>
      </div>
      <Composer
        box={box}
        isRunning={isRunning}
        onAsk={(question) => fromEnd(() => ask(question))()}
        onStop={stop}
      />
      {source && (
        <SourceView
          source={source}
          connection={connection}
          botPath={address.botPath}
          onClose={() => setSource(undefined)}
        />
      )}
    </main>
  );
}
