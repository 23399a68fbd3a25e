/**
 * As wide as an IconButton: stands for an action that a row does not offer, so that the same actions of
 * all rows stand below each other.
 */
export function ActionGap() {
  return <span aria-hidden className="inline-block w-9 pointer-coarse:w-10" />;
}
