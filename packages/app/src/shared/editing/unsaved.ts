interface UnsavedForm {
  /** Deletes the draft of the form, when the user chooses to discard the changes. */
  discard(): void;
  /** Whether the changes include a file, which a draft cannot store. */
  attached?: boolean;
  /** Set for files being sent instead of a form. Leaving stops them. */
  sending?: boolean;
}

/** Forms on this page with changes that have not reached the server. */
const forms = new Map<symbol, UnsavedForm>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Registers a form with unsaved changes. The returned function removes it. */
export function holdUnsaved(form: UnsavedForm): () => void {
  const key = Symbol("form");
  if (forms.size === 0) addEventListener("beforeunload", warn);
  forms.set(key, form);
  return () => {
    forms.delete(key);
    if (forms.size === 0) removeEventListener("beforeunload", warn);
  };
}

/** Whether the page has changes that have not reached the server. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}

/** Whether leaving would lose a chosen file, even if the texts are kept in a draft. */
export function hasUnsavedFile(): boolean {
  return [...forms.values()].some(({ attached }) => attached === true);
}

/** Whether leaving would lose nothing but files that are being sent. */
export function isSendingAlone(): boolean {
  return forms.size > 0 && [...forms.values()].every(({ sending }) => sending === true);
}

/** Deletes the drafts of all forms with unsaved changes. */
export function discardUnsaved(): void {
  for (const { discard } of forms.values()) discard();
}
