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

/** Texts of a bulk bar. */
export interface BulkLabels {
  label: string;
  selected: (count: number) => string;
  clear: string;
}

const englishBulkLabels: BulkLabels = {
  label: "Selected rows",
  selected: (count) => `${count} selected`,
  clear: "Clear the selection",
};

export interface BulkBarProps<Row> extends Omit<ComponentProps<"div">, "children"> {
  selection: TableSelection<Row>;
  /** Where the chosen rows are found, such as all rows. */
  rows: readonly Row[];
  /** The buttons that act upon the chosen rows, which come in the order of `rows`. */
  actions: (chosen: readonly Row[], clear: () => void) => ReactNode;
  labels?: Partial<BulkLabels>;
}

/** How many rows are chosen and what can be done with them. Stands above or below the table. */
export function BulkBar<Row>({
  selection,
  rows,
  actions,
  labels: given,
  className,
  ref,
  ...props
}: BulkBarProps<Row>) {
  const labels = { ...englishBulkLabels, ...given };
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
        any && "rounded-card border border-line-strong bg-surface py-1.5 pr-2 pl-4",
        className,
      )}
    >
      <span role="status" className="mr-auto text-body font-medium tabular-nums">
        {any ? labels.selected(chosen.size) : ""}
      </span>
      {any && (
        <>
          {actions(
            rows.filter((row) => chosen.has(rowId(row))),
            clear,
          )}
          <Button variant="quiet" size="sm" onClick={clear}>
            {labels.clear}
          </Button>
        </>
      )}
    </div>
  );
}

/** The buttons go with what was chosen: the bar takes the focus in their place. */
function useFocusOfBar(bar: HTMLElement | null, any: boolean) {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) bar?.focus();
  }, [any, bar]);
  // After a dialog that asked before.
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
    // React calls no onBlur where the focused button is removed.
    onBlurCapture: () => {
      held.current = false;
    },
  };
}
