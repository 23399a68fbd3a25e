import type { ComponentProps } from "react";
import { buttonStyle } from "../button/index.ts";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";

/** A link that skips navigation. Put it first on the page; it is visible only while focused. */
export function SkipLink({ href = "#main", className, children, ...props }: ComponentProps<"a">) {
  const labels = useUiLabels();
  return (
    <a
      href={href}
      {...props}
      className={cn(
        buttonStyle({ variant: "primary" }),
        "fixed top-2 left-2 z-60 h-auto min-h-9 max-w-[calc(100vw-1rem)] py-1.5 wrap-anywhere whitespace-normal not-focus:-translate-y-[200%] pointer-coarse:h-auto pointer-coarse:min-h-10",
        className,
      )}
    >
      {children ?? labels.skipToContent}
    </a>
  );
}
