import { placeOf, type PopoverAlign } from "./place.ts";

/** Keeps a panel at its trigger while either moves or grows, until the function given back is called. */
export function keepPlaced(
  panel: HTMLElement,
  trigger: () => Element | null,
  align: PopoverAlign,
): () => void {
  const place = () => {
    const box = trigger()?.getBoundingClientRect();
    if (!box) return;
    const { scrollTop } = panel;
    // Only the room that it is given may limit it, not the room of the last time.
    panel.style.maxHeight = "none";
    const { left, top, maxHeight } = placeOf(
      box,
      { width: panel.offsetWidth, height: panel.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      align,
    );
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
    panel.style.maxHeight = `${maxHeight}px`;
    panel.scrollTop = scrollTop;
  };
  const placeAfterScroll = (event: Event) => {
    if (!panel.contains(event.target as Node)) place();
  };
  // Not within the observer's own turn, which must not change what it observes.
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
