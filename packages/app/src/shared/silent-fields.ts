/** The inputs that hold a text. */
const TEXTS = new Set(["text", "email", "password", "tel", "url", "search"]);
/** The fields that password managers fill in. */
const CREDENTIALS =
  "[autocomplete=username], [autocomplete$=-password], [autocomplete=one-time-code]";

/**
 * Some password managers set the values of fields without an event, and React hears nothing: it would send the form as it was
 * before, and put that back the next time it draws. Each form with credentials takes in such values before anything else happens
 * in it, above all before it is sent.
 * @returns what ends it
 */
export function hearSilentFields(): () => void {
  const stop = new AbortController();
  let isHearing = false;
  const hear = ({ target, type }: Event) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (isHearing || !form?.querySelector(CREDENTIALS)) return;
    // All are read first: the first one that is written makes React draw the others.
    const silent = [...form.elements]
      .filter((field) => field instanceof HTMLInputElement)
      // React keeps the text that it knows of as the default one.
      .filter((field) => TEXTS.has(field.type) && field.value !== field.defaultValue)
      .map((field) => [field, field.value] as const);
    // What is typed right now is heard without this.
    if (type === "input" && silent.every(([field]) => field === target)) return;
    isHearing = true;
    for (const [field, text] of silent) writeAsTyped(field, text);
    isHearing = false;
  };
  for (const type of ["input", "change", "click", "focusout", "submit"]) {
    // Before React hears of it.
    document.addEventListener(type, hear, { capture: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** Writes a text into a field of React so that React takes it for typed. */
export function writeAsTyped(input: HTMLInputElement, text: string): void {
  // React takes an event for news only if the text differs from what it has last seen or written.
  input.value = input.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
