import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { focusLostEvent } from "../style/focus-lost.ts";

/** The last position of the focus among the rows. */
interface Place {
  control: Element;
  row: Element;
  index: number;
  /** Index of the control among the row's controls. */
  number: number;
  /** True while the focus is there, or in a menu or dialog opened from there. */
  held: boolean;
}

const controlsOf = (part: Element | null | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>(
    ":is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex='-1'])",
  ) ?? []),
];

/** Makes an element focusable by script. */
function focusable(element: HTMLElement | null): HTMLElement | null {
  if (element) element.tabIndex = -1;
  return element;
}

const searchOf = (table: HTMLElement | null) =>
  table?.querySelector<HTMLElement>("[role=search] input");

/**
 * Keeps the focus in the table when the row that has it is removed: the browser would move it to the body, and a
 * screen reader would start again at the top.
 * @returns event handlers for the element around the rows, and `keep`
 */
export function useFocusRecovery(frame: RefObject<HTMLElement | null>, shown: number) {
  const place = useRef<Place>(null);

  const recover = () => {
    const { current } = place;
    const table = frame.current;
    if (!current || !table || current.control.isConnected) return;
    const index = Math.min(current.index, shown - 1);
    const row = current.row.isConnected
      ? current.row
      : table.querySelector(`[data-index="${index}"]`);
    const controls = controlsOf(row);
    const next =
      controls[current.number] ??
      controls.at(-1) ??
      table.querySelector<HTMLElement>("[role=region][tabindex]") ??
      searchOf(table) ??
      controlsOf(table)[0] ??
      focusable(table);
    next?.focus();
  };

  // After every render, because rows may be replaced while their number stays the same.
  useLayoutEffect(() => {
    if (place.current?.held && document.activeElement === document.body) recover();
  });
  useEffect(() => {
    const table = frame.current;
    table?.addEventListener(focusLostEvent, recover);
    return () => table?.removeEventListener(focusLostEvent, recover);
  });

  const note = (target: Element, held: boolean) => {
    const row = target.closest("[data-index]");
    const controls = controlsOf(row);
    const number = controls.findIndex((each) => each.contains(target));
    const control = controls[number];
    if (!row || !control) place.current = null;
    else
      place.current = { control, row, index: Number(row.getAttribute("data-index")), number, held };
  };

  return {
    /** Moves the focus to the search or the table, for a button that is removed with its message. */
    keep: () => (searchOf(frame.current) ?? focusable(frame.current))?.focus(),
    // A button that opens a menu on pointer down never gets the focus itself, so its position is noted here.
    onPointerDown: ({ target }: PointerEvent) => {
      if (target instanceof Element && frame.current?.contains(target)) note(target, false);
    },
    onFocus: ({ target }: FocusEvent) => {
      if (frame.current?.contains(target)) note(target, true);
      // A menu or a dialog in a portal belongs to the row that opened it.
      else if (place.current) place.current.held = true;
    },
    // React does not call onBlur when the focused element is removed.
    onBlur: () => {
      if (place.current) place.current.held = false;
    },
  };
}
