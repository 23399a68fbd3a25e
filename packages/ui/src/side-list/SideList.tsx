import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from "react";
import { openSectionOf } from "../section/index.ts";
import { type SectionState, StateMark, labelOfState } from "../section/state-mark.tsx";
import { cn } from "../style/cn.ts";
import { tabbablesIn } from "../style/tabbable.ts";
import { useUiLabels } from "../labels/index.ts";
import { useCurrentSection } from "./use-current-section.ts";

export interface SideListItem {
  /** Id of the section. */
  id: string;
  label: ReactNode;
  state?: SectionState;
  /** Shown at the end: a short count, with its icon. */
  note?: ReactNode;
}

export interface SideListProps extends Omit<ComponentProps<"nav">, "onSelect" | "children"> {
  /** Accessible name of the list. */
  label: string;
  items: readonly SideListItem[];
  onSelect?: (id: string) => void;
  /** Height of what is fixed at the top of the window, in px. @default 72 */
  offset?: number;
}

/** Links to the sections of a long page. Marks the section that is in view; pressing a link opens its section. */
export function SideList({
  label,
  items,
  onSelect,
  offset = 72,
  className,
  ...props
}: SideListProps) {
  const labels = useUiLabels();
  const chosen = useRef<string | null>(null);
  const [current, setCurrent] = useCurrentSection(
    items.map((item) => item.id),
    offset,
    chosen,
  );

  const choose = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Prevents a change of the hash, which would add a history entry and reach the router.
    event.preventDefault();
    openSectionOf(section);
    chosen.current = id;
    setCurrent(id);
    section.scrollIntoView({ block: "start" });
    tabbablesIn(section)[0]?.focus({ preventScroll: true });
    onSelect?.(id);
  };

  return (
    <nav aria-label={label} {...props} className={cn("min-w-0 text-body", className)}>
      <ul className="grid gap-px border-s border-line">
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              aria-current={item.id === current ? "location" : undefined}
              onClick={(event) => choose(event, item.id)}
              className={cn(
                "relative -ms-px flex min-h-9 items-center gap-2 rounded-e-field py-1.5 pe-2 no-underline transition-colors duration-150 ease-calm pointer-coarse:min-h-10",
                item.id === current
                  ? "border-s-3 border-lime ps-3 font-medium text-ink"
                  : "ps-[15px] text-ink-muted hover:text-ink",
              )}
            >
              <span className="min-w-0 flex-1 wrap-break-word">{item.label}</span>
              {item.note}
              {item.state && (
                <>
                  <StateMark state={item.state} />
                  <span className="sr-only">{labelOfState(item.state, labels)}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
