import * as Collapsible from "@radix-ui/react-collapsible";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { cn } from "../style/cn.ts";
import { openState } from "../style/open-state.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { useOpen } from "../style/use-open.ts";
import { useUiLabels } from "../labels/index.ts";
import { OPEN_EVENT } from "./open-section.ts";
import { type SectionState, StatePill, labelOfState } from "./state-mark.tsx";

/** Why a section was opened or closed: by its heading, or by `openSectionOf` and `focusInSection`. */
export type SectionOpenReason = "trigger" | "script";

export interface SectionProps extends Omit<ComponentProps<"section">, "title" | "id"> {
  /** Id of the section, to which a `SideList` links. */
  id: string;
  title: ReactNode;
  /** One line below the title. */
  hint?: ReactNode;
  state?: SectionState;
  /** Replaces the default text for the state. */
  stateLabel?: string;
  /** Controlled when given. */
  open?: boolean;
  /** Whether it is open at first, where `open` is not given. @default true */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, reason: SectionOpenReason) => void;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4;
  /** Shown at the right of the header, outside its button. */
  action?: ReactNode;
}

/**
 * A part of a long form that can be collapsed. Its content stays mounted, so that what was typed and
 * validated there is kept; `openSectionOf` opens it by script.
 */
export function Section({
  id,
  title,
  hint,
  state,
  stateLabel,
  open: givenOpen,
  defaultOpen = true,
  onOpenChange,
  level = 2,
  action,
  className,
  children,
  ref,
  ...props
}: SectionProps) {
  const labels = useUiLabels();
  const root = useRef<HTMLElement>(null);
  const [open, turn] = useOpen<SectionOpenReason>({ open: givenOpen, defaultOpen, onOpenChange });
  const Heading = `h${level}` as const;

  // Flushed synchronously, because the caller focuses something inside right after this.
  const openNow = useEffectEvent(() => {
    if (!open) flushSync(() => turn(true, "script"));
  });
  useEffect(() => {
    const element = root.current;
    const listener = () => openNow();
    element?.addEventListener(OPEN_EVENT, listener);
    return () => element?.removeEventListener(OPEN_EVENT, listener);
  }, []);

  return (
    <Collapsible.Root open={open} onOpenChange={(to) => turn(to, "trigger")} asChild>
      <section
        aria-labelledby={`${id}-title`}
        {...openState(open)}
        {...props}
        id={id}
        ref={mergeRefs(root, ref)}
        className={cn(
          "@container min-w-0 scroll-mt-18 rounded-card border border-line bg-surface",
          className,
        )}
      >
        <div className="relative flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card px-4 py-3 tablet:px-5">
          <div className="min-w-0 flex-1 @max-md:basis-full">
            <Heading id={`${id}-title`} className="text-reading font-semibold text-ink">
              <Collapsible.Trigger className="group flex w-full cursor-pointer items-center gap-2.5 text-start after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus">
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 text-ink-muted transition-[rotate] duration-150 ease-calm group-data-[state=closed]:-rotate-90 rtl:group-data-[state=closed]:rotate-90"
                />
                <span className="min-w-0 wrap-break-word">{title}</span>
              </Collapsible.Trigger>
            </Heading>
            {hint && <p className="mt-0.5 ps-6.5 text-body text-ink-muted">{hint}</p>}
          </div>
          {state && (
            <StatePill
              state={state}
              label={stateLabel ?? labelOfState(state, labels)}
              className="@max-md:ms-6.5"
            />
          )}
          {action && <div className="relative z-1 flex shrink-0 items-center gap-2">{action}</div>}
        </div>
        <Collapsible.Content
          forceMount
          hidden={!open}
          className="border-t border-line px-4 py-5 tablet:px-5"
        >
          {children}
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  );
}
