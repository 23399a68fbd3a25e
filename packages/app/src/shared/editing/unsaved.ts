/** Forms on this page with changes that have not reached the server, and how each drops them. */
const forms = new Map<symbol, () => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Counts a form with unsaved changes in; the returned function counts it out again.
 * @param discard drops the form's draft, when its author chooses to lose the changes
 */
export function holdUnsaved(discard: () => void): () => void {
  const form = Symbol("form");
  if (forms.size === 0) addEventListener("beforeunload", warn);
  forms.set(form, discard);
  return () => {
    forms.delete(form);
    if (forms.size === 0) removeEventListener("beforeunload", warn);
  };
}

/** Whether anything typed on this page has not reached the server. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}

/** Drops the drafts of every form with unsaved changes. */
export function discardUnsaved(): void {
  for (const discard of forms.values()) discard();
}
