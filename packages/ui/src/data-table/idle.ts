// Safari has no requestIdleCallback: a timeout there lets the browser paint first.
const request: (run: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Runs pieces of work one at a time while the browser is idle. Returns a function that cancels the rest. */
export function whenIdle(pieces: readonly (() => void)[]): () => void {
  let left = pieces;
  const step = () => {
    const [piece, ...rest] = left;
    if (!piece) return;
    left = rest;
    piece();
    request(step);
  };
  request(step);
  return () => {
    left = [];
  };
}
