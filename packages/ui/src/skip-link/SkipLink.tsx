import type { ComponentProps, MouseEvent } from "react";
import { buttonStyle } from "../button/index.ts";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";

/**
 * A link that skips navigation. Put it first on the page; it is visible only while focused. It moves the
 * focus and leaves the address as it is, to which a router may have attached what the page shows.
 */
export function SkipLink({
  href = "#main",
  onClick,
  className,
  children,
  ...props
}: ComponentProps<"a">) {
  const labels = useUiLabels();
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && opensHere(event)) moveFocus(event, href);
      }}
      className={cn(
        buttonStyle({ variant: "primary" }),
        "fixed top-2 start-2 z-60 h-auto min-h-9 max-w-[calc(100vw-1rem)] py-1.5 wrap-anywhere whitespace-normal not-focus:-translate-y-[200%] pointer-coarse:h-auto pointer-coarse:min-h-10",
        className,
      )}
    >
      {children ?? labels.skipToContent}
    </a>
  );
}

/** False where a key asks for another tab or window, or for a download. */
const opensHere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

function moveFocus(event: MouseEvent, href: string): void {
  const target = document.getElementById(href.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  // Without a tabindex it takes no focus by itself.
  if (document.activeElement !== target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  target.scrollIntoView();
}
