import { isRightToLeft } from "../style/reading-order.ts";
import { placeOf, type PopoverAlign } from "./place.ts";

/** Keeps a panel positioned at its trigger while either moves or resizes, until the returned function is called. */
export function keepPlaced(
  panel: HTMLElement,
  trigger: () => Element | null,
  align: PopoverAlign,
  enoughBelow?: number,
): () => void {
  const place = () => {
    const button = trigger();
    if (!button) return;
    const { scrollTop } = panel;
    // Reset first, so that the previous limit does not affect the measured height.
    panel.style.maxHeight = "none";
    const { left, top, maxHeight } = placeOf(
      button.getBoundingClientRect(),
      { width: panel.offsetWidth, height: panel.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      (align === "start") === isRightToLeft(button) ? "right" : "left",
      enoughBelow,
    );
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
    panel.style.maxHeight = `${maxHeight}px`;
    panel.scrollTop = scrollTop;
  };
  const placeAfterScroll = (event: Event) => {
    if (!panel.contains(event.target as Node)) place();
  };
  // In a new frame, because a ResizeObserver callback must not resize what it observes.
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });

  place();
  observer.observe(panel);
  window.addEventListener("resize", place);
  window.addEventListener("scroll", placeAfterScroll, true);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    window.removeEventListener("resize", place);
    window.removeEventListener("scroll", placeAfterScroll, true);
  };
}
