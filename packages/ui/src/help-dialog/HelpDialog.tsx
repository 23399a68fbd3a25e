import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import {
  Dialog,
  type DialogFrameProps,
  type DialogOpening,
  type DialogOpenReason,
} from "../dialog/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { cn } from "../style/cn.ts";
import { useOpen } from "../style/use-open.ts";
import { useUiLabels } from "../labels/index.ts";
import { keyInReadingOrder } from "../style/reading-order.ts";

const faded = "aria-disabled:not-aria-busy:opacity-40";

export interface HelpPage {
  /**
   * An `img` with alternative text, width and height (so that its space is reserved while it loads), or anything else
   * that illustrates the page.
   */
  figure: ReactNode;
  caption: ReactNode;
  title?: string;
}

export interface HelpDialogContentProps extends Omit<
  DialogFrameProps,
  "children" | "footer" | "description" | "side"
> {
  pages: readonly HelpPage[];
}

export type HelpDialogProps = HelpDialogContentProps & DialogOpening;

/** Explains something in a few pages, which the arrow keys turn. Opens at the first page each time. */
export function HelpDialog({
  pages,
  size = "lg",
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  onClose,
  onKeyDown,
  ...props
}: HelpDialogProps) {
  const [open, turn] = useOpen<DialogOpenReason>({
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    onClose,
  });
  const [index, setIndex] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setIndex(0);
  }
  const go = (to: number) => setIndex(Math.min(pages.length - 1, Math.max(0, to)));
  // On the whole dialog, so that the arrows work whichever button has the focus.
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const key = keyInReadingOrder(event.key, event.currentTarget);
    if (key === "ArrowLeft") go(index - 1);
    if (key === "ArrowRight") go(index + 1);
  };
  return (
    <Dialog {...props} size={size} open={open} onOpenChange={turn} onKeyDown={handleKeyDown}>
      <Pages pages={pages} index={index} go={go} />
    </Dialog>
  );
}

interface PagesProps {
  pages: readonly HelpPage[];
  index: number;
  go: (to: number) => void;
}

function Pages({ pages, index, go }: PagesProps) {
  const labels = useUiLabels();
  const page = pages[index];
  if (!page) return null;

  return (
    <div className="flex flex-col gap-4">
      <figure className="grid grid-cols-1 gap-3" aria-live="polite">
        <div className="grid min-h-56 grid-cols-1 overflow-hidden rounded-field border border-line bg-sunken">
          {/* All pages are rendered, so that the largest determines the height and no button moves under the pointer. */}
          {pages.map(({ figure }, at) => (
            <div
              key={at}
              className={cn(
                "col-start-1 row-start-1 flex min-w-0 items-center justify-center text-caption text-ink-muted [&_img]:h-auto [&_img]:max-w-full",
                at !== index && "invisible",
              )}
            >
              {figure}
            </div>
          ))}
        </div>
        <figcaption className="min-h-12 text-body text-ink-muted">
          {page.title && (
            <strong className="mb-0.5 block font-semibold text-ink">{page.title}</strong>
          )}
          {page.caption}
        </figcaption>
      </figure>
      {pages.length > 1 && (
        <div className="flex items-center justify-between gap-3">
          <IconButton
            variant="secondary"
            label={labels.previous}
            aria-disabled={index === 0 || undefined}
            className={faded}
            onClick={() => go(index - 1)}
          >
            <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
          <div className="flex flex-1 flex-wrap justify-center">
            {pages.map((_, at) => (
              <button
                key={at}
                type="button"
                aria-label={labels.page(at + 1, pages.length)}
                aria-current={at === index ? "step" : undefined}
                onClick={() => go(at)}
                className="group flex h-6 max-w-6 min-w-6 flex-1 cursor-pointer items-center justify-center rounded-full pointer-coarse:h-10 pointer-coarse:max-w-10"
              >
                <span
                  className={cn(
                    "h-2 rounded-full transition-colors duration-150 ease-calm",
                    "forced-colors:bg-[CanvasText]",
                    at === index ? "w-4 bg-ink" : "w-2 bg-line-strong group-hover:bg-ink-muted",
                  )}
                />
              </button>
            ))}
          </div>
          <IconButton
            variant="secondary"
            label={labels.next}
            aria-disabled={index === pages.length - 1 || undefined}
            className={faded}
            onClick={() => go(index + 1)}
          >
            <ChevronRight aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
