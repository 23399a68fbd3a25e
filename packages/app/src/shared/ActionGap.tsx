/**
 * Empty space as wide as an IconButton, in place of an action that a row does not offer, so that the actions of
 * all rows are aligned.
 */
export function ActionGap() {
  return <span aria-hidden className="inline-block w-9 pointer-coarse:w-10" />;
}
