import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { keyOf } from "@panel/ui/style";

interface WholeWindowProps {
  active: boolean;
  /** Names the content while it fills the window. */
  label: string;
  /** Called for Escape while the content fills the window. */
  onLeave(): void;
  /** Called for Ctrl+Z or ⌘Z outside of texts. Returns whether something was undone. */
  onUndo(): boolean;
  children: ReactNode;
}

const FILLING = "fixed inset-0 z-40 overflow-y-auto bg-paper p-4";
const TEXTS = "input, textarea, select, [contenteditable=true]";

/**
 * Shows its content in the page or, without making it anew, over the whole window; what was typed and the focus stay. Then
 * the rest of the page cannot be reached.
 */
export function WholeWindow({ active, label, onLeave, onUndo, children }: WholeWindowProps) {
  const [host] = useState(() => document.createElement("div"));
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const take = useCallback(
    (element: HTMLElement | null) => {
      // The content is rendered once its element is in the page, so that it can measure itself.
      if (element && !host.isConnected) element.append(host);
      setPlace(element);
    },
    [host],
  );
  useLayoutEffect(() => {
    if (!active || !place) return undefined;
    const page = document.getElementById("root");
    const move = (to: HTMLElement, className: string) => {
      const focused = document.activeElement;
      to.append(host);
      host.setAttribute("class", className);
      if (focused instanceof HTMLElement && host.contains(focused)) {
        focused.focus({ preventScroll: true });
      }
    };
    move(document.body, FILLING);
    page?.setAttribute("inert", "");
    document.documentElement.style.overflow = "hidden";
    return () => {
      page?.removeAttribute("inert");
      document.documentElement.style.overflow = "";
      move(place, "");
    };
  }, [active, place, host]);
  useEffect(() => () => host.remove(), [host]);
  useEffect(() => {
    if (!active) return undefined;
    host.setAttribute("role", "main");
    host.setAttribute("aria-label", label);
    return () => {
      host.removeAttribute("role");
      host.removeAttribute("aria-label");
    };
  }, [active, label, host]);

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (keyOf(event) === "Escape" && active) {
      onLeave();
      event.preventDefault();
    }
    const undoes = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
    if (!undoes || event.shiftKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches(TEXTS)) return;
    if (onUndo()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    host.addEventListener("keydown", listener);
    return () => host.removeEventListener("keydown", listener);
  }, [host]);

  return <div ref={take}>{place && createPortal(children, host)}</div>;
}
