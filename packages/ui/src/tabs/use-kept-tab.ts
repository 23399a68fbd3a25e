import { type FocusEvent, useEffect, useLayoutEffect, useRef } from "react";
import { focusLostEvent } from "../style/focus-lost.ts";

interface KeptTab {
  /** Returns the values of the tabs that can be chosen, in their order, once they are drawn. */
  tabsNow: () => readonly string[];
  value: string | undefined;
  choose: (value: string) => void;
}

/**
 * Chooses the nearest tab when the chosen one is removed: the one after it, or else the one before it. If the focus was on it
 * or in its panel, the tab that is chosen instead gets it.
 * @returns props for the element around tabs and panels
 */
export function useKeptTab({ tabsNow, value, choose }: KeptTab) {
  const root = useRef<HTMLDivElement>(null);
  /** The values of the tabs that could be chosen, in their order. */
  const before = useRef<readonly string[]>([]);
  const hasFocus = useRef(false);
  /** The tab that is to have the focus once it is chosen. */
  const awaited = useRef<string>(undefined);
  const focusChosen = () =>
    root.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();

  useLayoutEffect(() => {
    const old = before.current;
    const tabs = tabsNow();
    before.current = tabs;
    if (value === undefined) return;
    if (awaited.current === value) focusChosen();
    awaited.current = undefined;
    const at = old.indexOf(value);
    if (at < 0 || tabs.includes(value)) return;
    const nearest = [...old.slice(at), ...old.slice(0, at).toReversed(), ...tabs].find((each) =>
      tabs.includes(each),
    );
    if (nearest === undefined) return;
    if (hasFocus.current && document.activeElement === document.body) awaited.current = nearest;
    choose(nearest);
  });
  useEffect(() => {
    const element = root.current;
    // A dialog that was opened from a panel that is gone gives the focus back to what is left.
    const recover = (event: Event) => {
      if (event.target === element) focusChosen();
    };
    element?.addEventListener(focusLostEvent, recover);
    return () => element?.removeEventListener(focusLostEvent, recover);
  }, []);

  return {
    root,
    // React does not call onBlur when what has the focus is removed.
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}
