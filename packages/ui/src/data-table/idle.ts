// Safari has no idle callbacks: there a pause in which what came first is drawn.
const request: (run: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Does pieces of work ahead of time, each in a moment of its own in which the page has nothing to do. */
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
