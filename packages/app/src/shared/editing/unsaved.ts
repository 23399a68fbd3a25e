interface UnsavedForm {
  /** Drops the form's draft, when its author chooses to lose the changes. */
  discard(): void;
  /** Whether a file is among the changes: drafts keep none. */
  attached?: boolean;
  /** It is no form, but files on their way to the server: leaving stops them. */
  sending?: boolean;
}

/** Forms on this page with changes that have not reached the server. */
const forms = new Map<symbol, UnsavedForm>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Counts a form with unsaved changes in; the returned function counts it out again. */
export function holdUnsaved(form: UnsavedForm): () => void {
  const key = Symbol("form");
  if (forms.size === 0) addEventListener("beforeunload", warn);
  forms.set(key, form);
  return () => {
    forms.delete(key);
    if (forms.size === 0) removeEventListener("beforeunload", warn);
  };
}

/** Whether anything typed on this page has not reached the server. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}

/** Whether leaving loses a chosen file, whatever becomes of the texts. */
export function hasUnsavedFile(): boolean {
  return [...forms.values()].some(({ attached }) => attached === true);
}

/** Whether files on their way are all that leaving would lose. */
export function isSendingAlone(): boolean {
  return forms.size > 0 && [...forms.values()].every(({ sending }) => sending === true);
}

/** Drops the drafts of every form with unsaved changes. */
export function discardUnsaved(): void {
  for (const { discard } of forms.values()) discard();
}
