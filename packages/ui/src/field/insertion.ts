import { InsertedNotice } from "./InsertedNotice.tsx";
import type { Inserted } from "./field-context.ts";
import type { ListenToInsertions } from "../labels/index.ts";
import { writeAll, writeText } from "./write-text.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The ways in which a text comes as a whole, by the names of the browsers' input events. */
const WHOLE = new Set([
  "insertFromPaste",
  "insertFromPasteAsQuotation",
  "insertFromDrop",
  "insertFromYank",
  "insertReplacementText",
]);

/** Events that a field within another one has looked at. */
const seen = new WeakSet<Event>();

/**
 * Takes in the texts that come as a whole into the text controls of a field: pasted, dropped, put in by an input method. For the
 * provider of the labels, as its `insertions`: pages without it leave such texts to the browser, and do without this code.
 */
export const listenToInsertions: ListenToInsertions = (field, { clean, tell }) => {
  const report = (of: Omit<Inserted, "Notice">) => tell({ ...of, Notice: InsertedNotice });

  let areCells = false;
  const paste = ({ clipboardData }: ClipboardEvent) => {
    areCells = /<table\b/i.test(clipboardData?.getData("text/html") ?? "");
  };
  const insert = (event: InputEvent, control: TextElement) => {
    const given = event.data ?? event.dataTransfer?.getData("text/plain");
    if (!WHOLE.has(event.inputType) || !given) return;
    const lines = control instanceof HTMLTextAreaElement;
    const { text, removed } = clean?.(
      given,
      lines,
      areCells && event.inputType === "insertFromPaste",
    ) ?? { text: withEnds(given, lines), removed: 0 };
    const before = stateOf(control);
    const taken = fitting(text, roomIn(control, before));
    const rest = text.slice(taken.length);
    tell(undefined);
    if (taken === given) return;
    event.preventDefault();
    writeText(control, taken);
    if (rest || removed > 0) report({ rest, removed, undo: () => restore(control, before) });
  };

  let composing: ReturnType<typeof stateOf> | undefined;
  const begin = (_event: CompositionEvent, control: TextElement) => {
    composing = stateOf(control);
  };
  const end = ({ data }: CompositionEvent, control: TextElement) => {
    const before = composing;
    composing = undefined;
    if (!before) return;
    const rest = data.slice(fitting(data, roomIn(control, before)).length);
    if (rest) report({ rest, removed: 0, undo: () => restore(control, before) });
  };

  const stop = new AbortController();
  const heard =
    <Heard extends Event>(hear: (event: Heard, control: TextElement) => void) =>
    (event: Heard) => {
      const control = textControl(event.target);
      if (!control || seen.has(event)) return;
      seen.add(event);
      hear(event, control);
    };
  const { signal } = stop;
  field.addEventListener("paste", heard(paste), { signal });
  field.addEventListener("beforeinput", heard(insert), { signal });
  field.addEventListener("compositionstart", heard(begin), { signal });
  field.addEventListener("compositionend", heard(end), { signal });
  return () => stop.abort();
};

/** The control, unless it takes texts as they are, as those for passwords do. */
function textControl(target: EventTarget | null): TextElement | undefined {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText && target.dataset["verbatim"] === undefined ? target : undefined;
}

/** How many characters a control has room for in place of what is selected. */
const roomIn = ({ maxLength }: TextElement, { value, selected }: ReturnType<typeof stateOf>) =>
  maxLength < 0 ? Infinity : maxLength - value.length + selected;

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

/** Puts back what was written before, which the browser can take back too. */
function restore(element: TextElement, { value, start, end }: ReturnType<typeof stateOf>): void {
  const { maxLength } = element;
  // What was there may be longer than what may be typed: the browser would cut it off.
  element.removeAttribute("maxlength");
  writeAll(element, value);
  if (maxLength >= 0) element.maxLength = maxLength;
  if (start !== null) element.setSelectionRange(start, end);
}
