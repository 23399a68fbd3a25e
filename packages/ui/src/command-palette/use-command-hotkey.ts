import { useEffect, useEffectEvent } from "react";

/**
 * Calls back on Ctrl or ⌘ with K. Apart from the palette, so that an app can load the palette's code when it is first
 * opened.
 * @param enabled @default true
 */
export function useCommandHotkey(onPress: () => void, enabled = true): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.isComposing || event.repeat) return;
      // The browser's own search would take it.
      event.preventDefault();
      press();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [enabled]);
}
