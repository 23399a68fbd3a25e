import { useState } from "react";

/** How a caller takes part in opening and closing a menu, a panel or a full screen that a part has. */
export interface OpeningProps<Reason extends string> {
  /** Whether it is open. Controlled when given: it stays open, or closed, until this changes. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: ((open: boolean, reason: Reason) => void) | undefined;
}

/** What `useOpen` takes. */
export interface Opening<Reason extends string> extends OpeningProps<Reason> {
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
