import type { Source } from "@panel/api-client/ask-bot";
import type { Translate } from "@panel/i18n/widget";
import { Spinner } from "@panel/ui/spinner";
import { cn } from "@panel/ui/style";
import { listedSources, paragraphs, type Exchange, type Sentence } from "./conversation.ts";
import { Icon } from "./icons.tsx";
import { WayOut } from "./WayOut.tsx";
import { useWords } from "./words.ts";

export type OpenSource = (source: Source) => void;

interface AnswerProps {
  exchange: Exchange;
  onOpenSource: OpenSource;
}

/** An answer as it comes: whole sentences are announced, the one being written only shown. */
export function Answer({ exchange, onOpenSource }: AnswerProps) {
  const { t } = useWords();
  const { state, mode, sentences, pending, refusal, sources } = exchange;
  const isQuoted = mode === "quoted";
  const blocks = isQuoted ? sentences.map((sentence) => [sentence]) : paragraphs(sentences);
  const textLanguage = (isQuoted && exchange.documentLanguage) || exchange.language;
  return (
    <>
      {isQuoted && <Notes exchange={exchange} />}
      <div lang={textLanguage} className="grid grid-cols-1 gap-3">
        {blocks.map((block, at) => (
          <p key={at} className={cn(isQuoted && "border-l-3 border-lime pl-3")}>
            {block.map((sentence, place) => (
              <CitedSentence key={place} {...{ sentence, sources, mode, onOpenSource }} />
            ))}
          </p>
        ))}
        {pending && (
          <p aria-hidden className="whitespace-pre-line">
            {pending}
          </p>
        )}
        {refusal && <p>{refusal}</p>}
      </div>
      {refusal && <WayOut />}
      {state === "running" && sentences.length === 0 && !pending && !refusal && (
        <p className="flex items-center gap-2 text-ink-muted">
          <Spinner />
          {t("searching")}
        </p>
      )}
      {state !== "running" && <Sources sources={listedSources(exchange)} onOpen={onOpenSource} />}
    </>
  );
}

/** Says that sentences are quoted, and from a document in which language. */
function Notes({ exchange }: { exchange: Exchange }) {
  const { t, language } = useWords();
  const { documentLanguage, modelFailed, sentences } = exchange;
  const listed = listedSources(exchange);
  const isOwn = listed.some((source) => source.isOwn);
  const pages = [...new Set(listed.map(({ page }) => page))];
  const list = new Intl.ListFormat(language).format(pages.map(String));
  return (
    <div className="text-body text-ink-muted empty:hidden">
      {modelFailed && <p>{t("modelFailed")}</p>}
      {!modelFailed && !isOwn && sentences.length > 0 && <p>{t("fromDocuments")}</p>}
      {documentLanguage && pages.length > 0 && (
        <p>
          {t(isOwn ? "ownIn" : "foundIn", {
            language: t(documentLanguage),
            pages: list,
            count: pages.length,
          })}
        </p>
      )}
    </div>
  );
}

interface CitedSentenceProps {
  sentence: Sentence;
  sources: readonly Source[];
  mode: Exchange["mode"];
  onOpenSource: OpenSource;
}

function CitedSentence({ sentence, sources, mode, onOpenSource }: CitedSentenceProps) {
  const { t } = useWords();
  const cited = sources.filter(({ number }) => sentence.sources.includes(number));
  const opened = cited.filter(({ isOwn }) => !isOwn);
  const isUnsourced = mode === "model" && cited.length === 0;
  return (
    <span className="whitespace-pre-line">
      <span className={cn(isUnsourced && "underline decoration-dotted underline-offset-4")}>
        {sentence.text.trim()}
      </span>
      {isUnsourced && (
        <small className="text-caption text-ink-muted"> ({t("withoutSource")})</small>
      )}
      {opened.map((source) => (
        <button
          key={source.number}
          type="button"
          aria-label={sourceName(t, source)}
          onClick={() => onOpenSource(source)}
          className="ml-1 inline-flex h-6 min-w-6 cursor-pointer items-center justify-center rounded-full border border-line-strong/50 bg-surface px-1 align-middle text-caption text-ink-muted hover:bg-sunken"
        >
          {source.number}
        </button>
      ))}{" "}
    </span>
  );
}

const sourceName = (t: Translate, { number, publicName, page }: Source): string =>
  t("source", { number, name: publicName, page });

function Sources({ sources, onOpen }: { sources: readonly Source[]; onOpen: OpenSource }) {
  const { t } = useWords();
  if (sources.length === 0) return null;
  return (
    <ul aria-label={t("sources")} className="grid grid-cols-1 gap-1">
      {sources.map((source) => (
        <li key={source.number}>
          {source.isOwn ? (
            <p className="text-body text-ink-muted">{source.publicName}</p>
          ) : (
            <button
              type="button"
              onClick={() => onOpen(source)}
              className="flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-field border border-line bg-surface px-2 py-1 text-left text-body text-ink-muted hover:bg-sunken pointer-coarse:min-h-10"
            >
              <Icon name="page" className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                <span aria-hidden>{source.number}. </span>
                <span>{t("place", { name: source.publicName, page: source.page })}</span>
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
