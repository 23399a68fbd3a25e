import { useSyncExternalStore } from "react";

/** Whether the window matches a CSS media query. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", tell);
      return () => list.removeEventListener("change", tell);
    },
    () => window.matchMedia(query).matches,
  );
}
