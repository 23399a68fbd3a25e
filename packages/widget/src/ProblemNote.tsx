import { buttonStyle } from "@panel/ui/button";
import { cn } from "@panel/ui/style";
import { useEffect, useState } from "react";
import { Icon } from "./icons.tsx";
import type { Problem } from "./problem.ts";
import { useWords } from "./words.ts";

const secondsUntil = (until = 0) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Counts down to a time, once a second. */
function useSeconds(until: number | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    if (secondsUntil(until) === 0) return;
    const timer = setInterval(() => {
      setSeconds(secondsUntil(until));
      if (secondsUntil(until) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

interface ProblemNoteProps {
  problem: Problem;
  /** Offers to try again, unless it would be refused for some seconds yet. */
  onRetry?: (() => void) | undefined;
}

/** What went wrong, in plain words. */
export function ProblemNote({ problem: { key, until }, onRetry }: ProblemNoteProps) {
  const { t, language, chat } = useWords();
  const seconds = useSeconds(until);
  const wait = key === "throttled" && seconds > 0;
  const limitMessage = key === "throttled" && chat[language]?.limitMessage;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex gap-2 text-danger">
        <Icon name="problem" className="mt-0.5 size-5 shrink-0" />
        <span>{wait ? t("throttledWait", { count: seconds }) : t(key)}</span>
      </p>
      {limitMessage && <p>{limitMessage}</p>}
      {onRetry && (
        <button
          type="button"
          aria-disabled={seconds > 0}
          className={cn(buttonStyle(), "aria-disabled:opacity-50")}
          onClick={() => seconds === 0 && onRetry()}
        >
          {t("retry")}
        </button>
      )}
    </div>
  );
}
