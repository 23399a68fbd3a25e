import type { ComponentProps } from "react";
import { cn } from "../style/cn.ts";

/** The footer of the app: a line of text and links. */
export function Footer({ className, children, ...props }: ComponentProps<"footer">) {
  return (
    <footer
      {...props}
      className={cn("mt-auto border-t border-line text-caption text-ink-muted", className)}
    >
      <div className="mx-auto flex min-h-14 max-w-content flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] tablet:px-6">
        {children}
      </div>
    </footer>
  );
}
