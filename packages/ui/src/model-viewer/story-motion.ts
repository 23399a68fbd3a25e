import { spyOn } from "storybook/test";

/** Simulates a reader without reduced motion. @returns what ends it */
export function withMotion(): () => void {
  const own = window.matchMedia;
  const spy = spyOn(window, "matchMedia").mockImplementation((query) =>
    own(query.replace("prefers-reduced-motion: reduce", "prefers-reduced-motion: no-preference")),
  );
  return () => spy.mockRestore();
}
