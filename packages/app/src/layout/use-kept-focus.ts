import { useEffect, type RefObject } from "react";

/** What can take over the focus: no text fields, which would open the keyboard of a phone. */
const TAKERS =
  "h2, h3, h4, a[href], button:not(:disabled), summary, input[type=checkbox], [tabindex='0']";
/** Time in ms for those who know better where the focus belongs: closing dialogs, tables, headings of new screens. */
const OTHERS_FIRST = 100;

/**
 * Keeps the focus inside an area when the element that has it disappears, as a button does whose work is done: the first
 * heading or button that is left beside it takes the focus, so that keyboards and screen readers go on from there.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = area.current;
    if (!whole) return undefined;
    /** The element that had the focus last, and those around it within the area. */
    let path: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const remember = ({ target }: FocusEvent) => {
      path = [];
      for (let each = target; each instanceof HTMLElement && each !== whole;) {
        path.push(each);
        each = each.parentElement;
      }
    };
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || !document.hasFocus()) return;
      // A press beside it took the focus away, unless the element is being removed.
      queueMicrotask(() => {
        if (target === path[0] && path[0]?.isConnected) path = [];
      });
    };
    const recover = () => {
      timer = undefined;
      if (path[0]?.isConnected || document.activeElement !== document.body) return;
      const around = path.filter((each) => each.isConnected);
      path = [];
      for (const each of around) {
        const taker = [...each.querySelectorAll<HTMLElement>(TAKERS)].find(isReachable);
        if (!taker) continue;
        if (/^H\d$/.test(taker.tagName)) taker.tabIndex = -1;
        taker.focus({ preventScroll: true });
        return;
      }
    };
    const observer = new MutationObserver(() => {
      if (path[0] && !path[0].isConnected) timer ??= setTimeout(recover, OTHERS_FIRST);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    whole.addEventListener("focusin", remember);
    whole.addEventListener("focusout", forget);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      whole.removeEventListener("focusin", remember);
      whole.removeEventListener("focusout", forget);
    };
  }, [area]);
}

function isReachable(element: HTMLElement): boolean {
  return (
    !element.closest("[aria-hidden=true], [inert]") &&
    element.checkVisibility({ visibilityProperty: true })
  );
}
