import { isApiError } from "@panel/api-client";
import { durationText } from "@panel/domain/play/duration-text";
import { Button } from "@panel/ui/button";
import { Problem as ProblemPage } from "../Waiting.tsx";
import { useWords } from "../words.ts";

/** Why what a link leads to does not come. */
export type Problem = "incomplete" | "gone" | "offline" | "busy" | "failed";

const SAID = {
  incomplete: { title: "linkIncomplete", text: "linkIncompleteText" },
  gone: { title: "linkGone", text: "linkGoneText" },
  offline: { title: "offline", text: "offlineText" },
  busy: { title: "busy", text: "busyText" },
  failed: { title: "failedLoad", text: "failedLoadText" },
} as const;

/** So long at most a link is refused that was asked for too often. */
const BUSY_SECONDS = 60;

export function problemOf(error: unknown): Problem {
  if (isApiError(error, "unauthenticated", "notFound")) return "gone";
  if (isApiError(error, "throttled")) return "busy";
  return isApiError(error, "network", "timeout") || error instanceof TypeError
    ? "offline"
    : "failed";
}

interface LinkProblemProps {
  problem: Problem;
  /** What is said of something else than a route. */
  own?: { title?: string | undefined; text?: string | undefined } | undefined;
  onRetry: () => void;
}

/** Where what a link leads to does not come. */
export function LinkProblem({ problem, own, onRetry }: LinkProblemProps) {
  const { t } = useWords();
  return (
    <ProblemPage
      title={own?.title ?? t(SAID[problem].title)}
      text={own?.text ?? t(SAID[problem].text, { time: durationText(BUSY_SECONDS) })}
    >
      {problem !== "gone" && problem !== "incomplete" && (
        <Button variant="primary" size="lg" onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
    </ProblemPage>
  );
}
