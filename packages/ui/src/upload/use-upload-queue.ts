import { useEffect, useState, useSyncExternalStore } from "react";
import type { UploadItem } from "./upload-queue.ts";

interface ObservableQueue<Item> {
  items: () => readonly Item[];
  subscribe: (listener: () => void) => () => void;
  abortAll: () => void;
  resume: () => void;
}

/**
 * Creates an upload queue for a component; its transfers are aborted when the component is unmounted.
 * @param create called once
 */
export function useUploadQueue<Item extends UploadItem, Queue extends ObservableQueue<Item>>(
  create: () => Queue & ObservableQueue<Item>,
) {
  const [queue] = useState(create);
  // After unmounting, nobody could cancel the transfers.
  useEffect(() => {
    const resume = () => queue.resume();
    window.addEventListener("online", resume);
    return () => {
      window.removeEventListener("online", resume);
      queue.abortAll();
    };
  }, [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const busy = items.some(({ state }) => state === "waiting" || state === "running");
  return { queue, items, busy };
}
