import { placeBeside, type TooltipSide } from "./place.ts";

/**
 * Shows an element above everything, beside another, and moves it along with that one.
 * @returns how to stop
 */
export function keepBeside(element: HTMLElement, about: HTMLElement, wanted: TooltipSide) {
  const place = () => {
    const view = { width: innerWidth, height: innerHeight };
    // Not where a transition has it for now: the size as laid out.
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { side, left, top } = placeBeside(about.getBoundingClientRect(), size, view, wanted);
    element.dataset["side"] = side;
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  };
  element.showPopover();
  place();
  const observer = new ResizeObserver(place);
  observer.observe(element);
  window.addEventListener("scroll", place, true);
  window.addEventListener("resize", place);
  return () => {
    observer.disconnect();
    window.removeEventListener("scroll", place, true);
    window.removeEventListener("resize", place);
  };
}
