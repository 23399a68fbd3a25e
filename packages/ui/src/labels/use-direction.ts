import { useSyncExternalStore } from "react";

/** The direction of the text: from left to right, or from right to left. */
export type Direction = "ltr" | "rtl";

function listen(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.dir === "rtl" ? "rtl" : "ltr");
const onServer = (): Direction => "ltr";

/** The given direction, or else that of the page, also when it changes; on a server, from left to right. */
export function useDirection(given: Direction | undefined): Direction {
  const ofPage = useSyncExternalStore(listen, read, onServer);
  return given ?? ofPage;
}
