import { isApiError, type Connection } from "@panel/api-client";
import type { Source } from "@panel/api-client/ask-bot";
import { getWidgetPage } from "@panel/api-client/bots";
import { markQuote, type MarkedText } from "@panel/domain/marked-quote";
import { Spinner } from "@panel/ui/spinner";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { ProblemNote } from "./ProblemNote.tsx";
import { problemOf, type Problem } from "./problem.ts";
import { useWords } from "./words.ts";

export interface SourceViewProps {
  source: Source;
  connection: Connection;
  botPath: string;
  onClose: () => void;
}

interface Loaded {
  text: MarkedText;
  pages: number;
  fileAddress: string | undefined;
}

/** An address of a PDF counts for ten minutes: before that, another one is asked for, in ms. */
const ADDRESS_LIFE = 8 * 60_000;

/** The page that an answer cites, with the quoted sentence marked. Closing gives the focus back. */
export function SourceView({ source, connection, botPath, onClose }: SourceViewProps) {
  const { t } = useWords();
  const { fileName, publicName, page, quote, ticket } = source;
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<Problem>();
  const [tries, setTries] = useState(0);
  const [isTooOld, setIsTooOld] = useState(ticket === undefined);
  useEffect(() => {
    if (ticket === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    getWidgetPage(connection, { token: botPath, fileName, page, ticket }, { signal }).then(
      ({ text, pages, fileAddress }) => {
        setLoaded({ text: markQuote(text, quote), pages, fileAddress });
        timer = setTimeout(() => setTries((before) => before + 1), ADDRESS_LIFE);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (isApiError(error, "refused")) setIsTooOld(true);
        else setProblem(problemOf(error));
      },
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [connection, botPath, fileName, page, quote, ticket, tries]);
  useEffect(() => dialog.current?.showModal(), []);
  const retry = () => {
    setProblem(undefined);
    setTries(tries + 1);
  };
  const isGone = problem?.key === "gone";
  return (
    <dialog
      ref={dialog}
      aria-labelledby="source-title"
      onClose={onClose}
      className="mx-auto mt-auto mb-0 flex max-h-[calc(100dvh-4rem)] w-full max-w-2xl flex-col rounded-t-card bg-surface text-ink backdrop:bg-overlay"
    >
      <header className="flex items-start gap-2 border-b border-line py-2 pr-4 pl-2">
        {/* At the other corner a page around the chat may have its cross. */}
        <IconButton label={t("close")} onClick={() => dialog.current?.close()} icon="back" />
        <div className="min-w-0 flex-1 py-1.5">
          <h2 id="source-title" className="text-reading font-semibold wrap-anywhere">
            {publicName}
          </h2>
          <p className="text-body text-ink-muted">
            {loaded ? t("pageOf", { page, pages: loaded.pages }) : t("place", { name: "", page })}
          </p>
          {loaded?.fileAddress && !problem && (
            <a
              href={loaded.fileAddress}
              target="_blank"
              rel="noreferrer"
              className="text-body underline"
            >
              {t("downloadPdf")}
            </a>
          )}
        </div>
      </header>
      <div
        role="region"
        aria-labelledby="source-title"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        className="grid grid-cols-1 gap-3 overflow-y-auto p-4 text-reading wrap-anywhere"
      >
        {!loaded && !problem && !isTooOld && <Spinner size="md" label={t("loading")} />}
        {isTooOld && <p>{t("pageTooOld")}</p>}
        {problem &&
          (isGone ? <p>{t("pageGone")}</p> : <ProblemNote problem={problem} onRetry={retry} />)}
        {loaded ? (
          <Page {...loaded.text} quoted={quote} language={source.language} />
        ) : (
          (problem ?? isTooOld) && (
            <blockquote className="border-l-3 border-lime pl-3">{quote}</blockquote>
          )
        )}
      </div>
    </dialog>
  );
}

function Page({
  before,
  quote,
  after,
  quoted,
  language,
}: MarkedText & { quoted: string; language: string | undefined }) {
  const { t } = useWords();
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <>
      {!quote && (
        <>
          <p className="text-body text-ink-muted">{t("quoteNotFound")}</p>
          <blockquote lang={language} className="border-l-3 border-lime pl-3">
            {quoted}
          </blockquote>
        </>
      )}
      <p lang={language} className="whitespace-pre-line">
        {before}
        {quote && (
          <mark ref={mark} className="rounded-xs bg-lime-tint text-ink">
            {quote}
          </mark>
        )}
        {after}
      </p>
    </>
  );
}
