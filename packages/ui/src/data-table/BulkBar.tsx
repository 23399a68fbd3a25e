import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Button } from "../button/index.ts";
import { cn } from "../style/cn.ts";
import { focusLostEvent } from "../style/focus-lost.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import type { TableSelection } from "./use-selection.tsx";
import { useLabels } from "../labels/labels-context.ts";
import { englishBulkLabels, type BulkLabels } from "./labels.ts";

export interface BulkBarProps<Row> extends Omit<ComponentProps<"div">, "children"> {
  selection: TableSelection<Row>;
  /** The rows among which the chosen ones are looked up, such as all rows. */
  rows: readonly Row[];
  /**
   * Returns the buttons; receives the chosen rows in the order of `rows`, a function that clears the selection, and the ids
   * of all that are chosen, also of rows on other pages.
   */
  actions: (chosen: readonly Row[], clear: () => void, ids: readonly string[]) => ReactNode;
  labels?: Partial<BulkLabels>;
}

/** Shows how many rows are chosen, and buttons for them. Put it above or below the table. */
export function BulkBar<Row>({
  selection,
  rows,
  actions,
  labels: given,
  className,
  ref,
  ...props
}: BulkBarProps<Row>) {
  const labels = useLabels("bulkBar", englishBulkLabels, given);
  const { store, rowId } = selection;
  const chosen = useSyncExternalStore(store.subscribe, store.chosen, store.chosen);
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  const barRef = useMemo(() => mergeRefs(setBar, ref), [ref]);
  const clear = () => store.set([...chosen], false);
  const any = chosen.size > 0;
  const watchFocus = useFocusOfBar(bar, any);
  return (
    <div
      role="group"
      aria-label={labels.label}
      tabIndex={-1}
      {...props}
      ref={barRef}
      {...watchFocus}
      className={cn(
        "flex flex-wrap items-center gap-2 outline-none",
        any && "rounded-card border border-line-strong bg-surface py-1.5 pe-2 ps-4",
        className,
      )}
    >
      <span role="status" className="me-auto text-body font-medium tabular-nums">
        {any ? labels.selected(chosen.size) : ""}
      </span>
      {any && (
        <>
          {actions(
            rows.filter((row) => chosen.has(rowId(row))),
            clear,
            [...chosen],
          )}
          <Button variant="quiet" size="sm" onClick={clear}>
            {labels.clear}
          </Button>
        </>
      )}
    </div>
  );
}

/** When the selection is empty the buttons are removed, so the bar takes the focus. */
function useFocusOfBar(bar: HTMLElement | null, any: boolean) {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) bar?.focus();
  }, [any, bar]);
  // For a dialog that was opened by a button of the bar and has just closed.
  useEffect(() => {
    const take = (event: Event) => {
      event.stopPropagation();
      bar?.focus();
    };
    bar?.addEventListener(focusLostEvent, take);
    return () => bar?.removeEventListener(focusLostEvent, take);
  }, [bar]);
  return {
    onFocusCapture: () => {
      held.current = true;
    },
    // React does not call onBlur when the focused button is removed.
    onBlurCapture: () => {
      held.current = false;
    },
  };
}
