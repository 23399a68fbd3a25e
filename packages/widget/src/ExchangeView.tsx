import { memo, useEffect, useRef, useState } from "react";
import { Answer, type OpenSource } from "./Answer.tsx";
import type { Exchange } from "./conversation.ts";
import { IconButton } from "./IconButton.tsx";
import { copyText, plainText } from "./plain-text.ts";
import { ProblemNote } from "./ProblemNote.tsx";
import { useWords } from "./words.ts";

/** Tells the platform whether an answer was useful; rejects where it could not. */
export type SendRating = (rating: string, useful: boolean) => Promise<unknown>;

interface ExchangeViewProps {
  exchange: Exchange;
  onOpenSource: OpenSource;
  onRate: SendRating;
  /** Given for the last exchange only. */
  onAskAgain?: (() => void) | undefined;
}

/** A question, its answer, and what can be done with it. */
export const ExchangeView = memo((props: ExchangeViewProps) => {
  const { exchange, onOpenSource, onRate, onAskAgain } = props;
  const { t } = useWords();
  const whole = useRef<HTMLElement>(null);
  const { state, question, sentences, refusal, problem } = exchange;
  // The button that was pressed goes, so that the focus has to stay somewhere.
  const askAgain = () => {
    whole.current?.focus();
    onAskAgain?.();
  };
  const hasAnswer = sentences.length > 0 || Boolean(refusal);
  return (
    <article
      ref={whole}
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 text-reading wrap-anywhere outline-0"
    >
      <p className="max-w-[85%] justify-self-end rounded-2xl rounded-br-sm border border-asked-ink/25 bg-asked px-3.5 py-2 whitespace-pre-line text-asked-ink">
        <span className="sr-only">{t("youAsked")} </span>
        {question}
      </p>
      <Answer exchange={exchange} onOpenSource={onOpenSource} />
      {state === "stopped" && <p className="text-body text-ink-muted">{t("stopped")}</p>}
      {problem && <ProblemNote problem={problem} onRetry={onAskAgain && askAgain} />}
      {state !== "running" && (
        <div className="-ml-2 flex items-center">
          {hasAnswer && <CopyAnswer exchange={exchange} />}
          {exchange.rating && <Rate rating={exchange.rating} onRate={onRate} />}
          {onAskAgain && !problem && (
            <IconButton label={t("again")} onClick={askAgain} icon="again" />
          )}
        </div>
      )}
    </article>
  );
});

const RATINGS = ["useful", "notUseful"] as const;

/** One tap says whether the answer was useful; another one changes it. */
function Rate({ rating, onRate }: { rating: string; onRate: SendRating }) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<(typeof RATINGS)[number]>();
  const [isFailed, setIsFailed] = useState(false);
  const choose = async (choice: (typeof RATINGS)[number]) => {
    setChosen(choice);
    setIsFailed(false);
    try {
      await onRate(rating, choice === "useful");
    } catch {
      setChosen(chosen);
      setIsFailed(true);
    }
  };
  return (
    <>
      {RATINGS.map((choice) => (
        <IconButton
          key={choice}
          label={t(choice)}
          icon={choice}
          aria-pressed={choice === chosen}
          onClick={() => void choose(choice)}
          className="aria-pressed:bg-sunken aria-pressed:text-ink"
        />
      ))}
      <span role="status" className="text-body text-ink-muted">
        {isFailed ? t("notSent") : chosen && t("thanks")}
      </span>
    </>
  );
}

function CopyAnswer({ exchange }: { exchange: Exchange }) {
  const { t } = useWords();
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    setOutcome((await copyText(plainText(exchange, t))) ? "copied" : "copyFailed");
  };
  return (
    <>
      <IconButton
        label={t("copy")}
        onClick={() => void copy()}
        icon={outcome === "copied" ? "check" : "copy"}
      />
      <span role="status" className="text-body text-ink-muted">
        {outcome && t(outcome)}
      </span>
    </>
  );
}
