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

/** Whether the rows of the panel's tables are cards or lines, because the window is as narrow as a phone. */
export const useAreCards = () => useMediaQuery("(max-width: 43rem)");
