import type { ReactElement } from "react";
import { partSlotProps } from "../style/slot-props.ts";
import {
  PopoverContent,
  type PopoverContentProps,
  PopoverRoot,
  PopoverTrigger,
} from "./PopoverParts.tsx";
import type { PopoverOpenReason } from "./use-popover.ts";

export interface PopoverProps extends PopoverContentProps {
  /** The button that opens and closes it, or a `Tooltip` around it: an element that ends in a `button` and spreads its props. */
  trigger: ReactElement;
  /** Controlled when given: the popover stays open, or closed, until this changes. */
  open?: boolean;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, reason: PopoverOpenReason) => void;
}

/** A small panel below its button, not modal: Escape, a press outside, or leaving it with Tab closes it. Made of its parts. */
export function Popover({ trigger, open, defaultOpen, onOpenChange, ...all }: PopoverProps) {
  const [ofTrigger, props] = partSlotProps<PopoverContentProps>(all);
  return (
    <PopoverRoot {...{ open, defaultOpen, onOpenChange }}>
      <PopoverTrigger {...ofTrigger}>{trigger}</PopoverTrigger>
      <PopoverContent {...props} />
    </PopoverRoot>
  );
}
