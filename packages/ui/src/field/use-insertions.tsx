import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useUiLabels } from "../labels/index.ts";
import { cn } from "../style/cn.ts";
import type { Inserted } from "./field-context.ts";

/**
 * Takes in the texts that come as a whole into the text controls of an element, as the provider of the labels says. `Field` does
 * so by itself.
 * @returns where it is said what became of such a text
 */
export function useInsertions(element: RefObject<HTMLElement | null>): ReactNode {
  const [inserted, setInserted] = useState<Inserted>();
  const { clean, insertions } = useUiLabels();
  useEffect(
    () =>
      element.current ? insertions?.(element.current, { clean, tell: setInserted }) : undefined,
    [element, clean, insertions],
  );
  return (
    <div aria-live="polite" className={cn(!inserted && "sr-only")}>
      {inserted && <inserted.Notice inserted={inserted} onClose={() => setInserted(undefined)} />}
    </div>
  );
}
