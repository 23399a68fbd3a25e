import { useState } from "react";

/** Which sections of a point the reader has opened or closed last, until the page is left. */
const remembered = new Map<string, boolean>();

/** Whether a section of a point is open at first: where it holds something, else as the reader left it in the last point. */
export function useRememberedSection(id: string, isWritten: () => boolean) {
  const [defaultOpen] = useState(() => isWritten() || remembered.get(id) === true);
  return {
    defaultOpen,
    onOpenChange: (open: boolean) => {
      remembered.set(id, open);
    },
  };
}
