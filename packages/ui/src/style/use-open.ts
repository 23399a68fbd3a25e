import { useState } from "react";

/** How a caller takes part in opening and closing. */
export interface Opening<Reason extends string> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, reason: Reason) => void) | undefined;
  /** Told first, where it closes. */
  onClose?: ((reason: Exclude<Reason, "trigger">) => void) | undefined;
}

/**
 * Whether something is open: as the caller says, or by itself.
 * @returns that, and a function that opens or closes it for a reason
 */
export function useOpen<Reason extends string>({
  open,
  defaultOpen = false,
  onOpenChange,
  onClose,
}: Opening<Reason>): [open: boolean, turn: (to: boolean, reason: Reason) => void] {
  const [own, setOwn] = useState(defaultOpen);
  const turn = (to: boolean, reason: Reason) => {
    if (!to) onClose?.(reason as Exclude<Reason, "trigger">);
    setOwn(to);
    onOpenChange?.(to, reason);
  };
  return [open ?? own, turn];
}
