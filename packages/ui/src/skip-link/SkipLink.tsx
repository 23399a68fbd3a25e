import type { ComponentProps } from "react";
import { buttonStyle } from "../button/index.ts";
import { cn } from "../style/cn.ts";
import { useUiWords } from "../words/index.ts";

/** The first stop of the Tab key: over the bars to the content. Seen only with the focus. */
export function SkipLink({ href = "#main", className, children, ...props }: ComponentProps<"a">) {
  const words = useUiWords();
  return (
    <a
      href={href}
      {...props}
      className={cn(
        buttonStyle({ variant: "primary" }),
        "fixed top-2 left-2 z-60 not-focus:-translate-y-16",
        className,
      )}
    >
      {children ?? words.skipToContent}
    </a>
  );
}
