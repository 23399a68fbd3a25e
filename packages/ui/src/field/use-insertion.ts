import { use, useEffect, type RefObject } from "react";
import { useUiLabels } from "../labels/index.ts";
import { FieldContext } from "./field-context.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface InsertionOptions {
  /** Whether the control has several lines. */
  lines: boolean;
  maxLength: number | undefined;
  /** Takes what comes as it is and says nothing of it: for passwords. */
  verbatim: boolean;
}

/** The ways in which a text comes as a whole, by the names of the browsers' input events. */
const WHOLE = new Set([
  "insertFromPaste",
  "insertFromPasteAsQuotation",
  "insertFromDrop",
  "insertFromYank",
  "insertReplacementText",
]);

/**
 * Takes texts in that come as a whole: pasted, dropped, put in by an input method. They are cleaned as the provider of the
 * labels says; what the limit leaves no room for, and that something was taken out, is told to the field around.
 */
export function useInsertion<Element extends TextElement>(
  control: RefObject<Element | null>,
  { lines, maxLength, verbatim }: InsertionOptions,
): void {
  const tell = use(FieldContext)?.onInserted;
  const { clean } = useUiLabels();

  useEffect(() => {
    const element = control.current;
    if (!element || verbatim) return undefined;
    const most = maxLength ?? Infinity;

    const insert = (event: InputEvent) => {
      const given = event.data ?? event.dataTransfer?.getData("text/plain");
      if (!WHOLE.has(event.inputType) || !given) return;
      const { text, removed } = clean?.(given, lines) ?? {
        text: withEnds(given, lines),
        removed: 0,
      };
      const before = stateOf(element);
      const taken = fitting(text, most - before.value.length + before.selected);
      const rest = text.slice(taken.length);
      tell?.(undefined);
      if (taken === given) return;
      event.preventDefault();
      write(element, taken);
      if (rest || removed > 0) tell?.({ rest, removed, undo: () => restore(element, before) });
    };

    let composing: ReturnType<typeof stateOf> | undefined;
    const begin = () => {
      composing = stateOf(element);
    };
    const end = ({ data }: CompositionEvent) => {
      const before = composing;
      composing = undefined;
      if (!before) return;
      const rest = data.slice(fitting(data, most - before.value.length + before.selected).length);
      if (rest) tell?.({ rest, removed: 0, undo: () => restore(element, before) });
    };

    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("beforeinput", (event) => insert(event as InputEvent), { signal });
    element.addEventListener("compositionstart", begin, { signal });
    element.addEventListener("compositionend", (event) => end(event as CompositionEvent), {
      signal,
    });
    return () => stop.abort();
  }, [control, lines, maxLength, verbatim, clean, tell]);
}

const withEnds = (text: string, lines: boolean) => text.replace(/\r\n?|\n/g, lines ? "\n" : " ");

/** What is written and how much of it is selected; inputs for e-mails do not say where. */
function stateOf(element: TextElement) {
  const { value, selectionStart: start, selectionEnd: end } = element;
  const selected =
    start === null || end === null ? (getSelection()?.toString().length ?? 0) : end - start;
  return { value, start, end, selected };
}

/** As much of a text as there is room for, never half of a character. */
function fitting(text: string, room: number): string {
  if (text.length <= room) return text;
  let taken = "";
  for (const { segment, index } of new Intl.Segmenter().segment(text.slice(0, room + 40))) {
    if (index + segment.length > room) break;
    taken += segment;
  }
  return taken;
}

/** Writes in place of the selection as a keyboard does, so that the browser can take it back. */
function write(element: TextElement, text: string): void {
  const command = text === "" ? "delete" : "insertText";
  if (text === "" && stateOf(element).selected === 0) return;
  element.focus();
  // Deprecated, but nothing else keeps the browser's own undo.
  if (document.execCommand(command, false, text)) return;
  element.setRangeText(text);
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

function restore(element: TextElement, { value, start, end }: ReturnType<typeof stateOf>): void {
  const { prototype } =
    element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React hears only of values that are set past its own property.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true }));
  element.focus();
  if (start !== null) element.setSelectionRange(start, end);
}
