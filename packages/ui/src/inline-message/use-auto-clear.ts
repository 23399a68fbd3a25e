import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Calls `onClear` after `delay` milliseconds, not counting the time that the pointer or focus is on the element.
 * Spread the returned handlers on the element. A `delay` of null never clears; a changed text restarts the timer.
 */
export function useAutoClear(delay: number | null, onClear: () => void, said = "") {
  const [holds, setHolds] = useState({ pointer: false, focus: false });
  const left = useRef(delay ?? 0);
  const clear = useEffectEvent(onClear);
  const paused = holds.pointer || holds.focus;

  useEffect(() => {
    left.current = delay ?? 0;
  }, [delay, said]);

  useEffect(() => {
    if (delay === null || paused) return;
    const from = performance.now();
    const timer = setTimeout(() => clear(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - from));
    };
  }, [delay, said, paused]);

  return {
    onPointerEnter: () => setHolds((now) => ({ ...now, pointer: true })),
    onPointerLeave: () => setHolds((now) => ({ ...now, pointer: false })),
    onFocus: () => setHolds((now) => ({ ...now, focus: true })),
    onBlur: () => setHolds((now) => ({ ...now, focus: false })),
  };
}
