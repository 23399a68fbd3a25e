import { useEffect, useState, useSyncExternalStore } from "react";
import type { UploadItem } from "./upload-queue.ts";

interface ObservableQueue<Item> {
  items: () => readonly Item[];
  subscribe: (listener: () => void) => () => void;
  abortAll: () => void;
}

/**
 * A queue that lives as long as the component: when that is unmounted, its transfers are aborted.
 * @param create called once
 */
export function useUploadQueue<Item extends UploadItem, Queue extends ObservableQueue<Item>>(
  create: () => Queue & ObservableQueue<Item>,
) {
  const [queue] = useState(create);
  // Once it is unmounted nothing could cancel them.
  useEffect(() => () => queue.abortAll(), [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const busy = items.some(({ state }) => state === "waiting" || state === "running");
  return { queue, items, busy };
}
