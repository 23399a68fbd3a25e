import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { isPreviousEntry, lastAddress } from "./last-address.ts";

/**
 * The props of a link back to a list, with the search, the order and the filters that it had. Where the list is the page
 * before, the link is the browser's Back, which also brings back how far the list was scrolled.
 * @param list path of the list
 */
export function useBackToList(list: string) {
  const navigate = useNavigate();
  return {
    to: lastAddress(list),
    onClick: (event: MouseEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!isPlain || !isPreviousEntry(list)) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
