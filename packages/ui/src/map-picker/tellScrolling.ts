/** Milliseconds for which what is said to a finger stays after it. */
const READING = 1500;

/** Tells while one finger scrolls the page from the map, and that it has ended some moments later. */
export function tellScrolling(
  target: HTMLElement,
  onScrolled: (scrolls: boolean) => void,
  signal: AbortSignal,
): void {
  let ending: ReturnType<typeof setTimeout> | undefined;
  const onFinger = ({ type, touches, defaultPrevented }: TouchEvent) => {
    clearTimeout(ending);
    // What the map takes for itself, it has prevented by now.
    if (type === "touchmove") onScrolled(touches.length === 1 && !defaultPrevented);
    else ending = setTimeout(() => onScrolled(false), READING);
  };
  for (const type of ["touchmove", "touchend", "touchcancel"] as const)
    target.addEventListener(type, onFinger, { signal, passive: true });
  signal.addEventListener("abort", () => clearTimeout(ending));
}
