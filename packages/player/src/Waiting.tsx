import { Spinner } from "@panel/ui/spinner";
import type { ReactNode } from "react";
import { useWords } from "./words.ts";

function Middle({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      {children}
    </main>
  );
}

interface WaitingProps {
  /** Of the page. @default that of a trial */
  title?: string;
  /** What comes. @default the route */
  label?: string;
}

/** While what a page shows comes. */
export function Waiting({ title, label }: WaitingProps) {
  const { t } = useWords();
  return (
    <Middle>
      <h1 className="sr-only">{title ?? t("title")}</h1>
      <Spinner size="lg" label={label ?? t("loading")} />
    </Middle>
  );
}

interface ProblemProps {
  title: string;
  text: string;
  /** What one can do about it. */
  children?: ReactNode;
}

/** In the place of a page that does not come, or is over. */
export function Problem({ title, text, children }: ProblemProps) {
  return (
    <Middle>
      <div role="alert" className="grid max-w-sm justify-items-center gap-3">
        <h1 className="text-heading font-semibold">{title}</h1>
        <p className="text-reading text-ink-muted">{text}</p>
        {children}
      </div>
    </Middle>
  );
}
