import { useEffect, useEffectEvent } from "react";

/**
 * Calls `onPress` on Ctrl+K or ⌘+K. A separate hook, so that an app can load the palette's code when it is first
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
      // Otherwise the browser's own search would open.
      event.preventDefault();
      press();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [enabled]);
}
