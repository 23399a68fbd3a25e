import type { ReactElement } from "react";
import { partSlotProps } from "../style/slot-props.ts";
import {
  DropdownMenuContent,
  type DropdownMenuContentProps,
  DropdownMenuRoot,
  DropdownMenuTrigger,
  type MenuOpenReason,
} from "./MenuParts.tsx";

export interface DropdownMenuProps extends DropdownMenuContentProps {
  /** The button that opens it, or a `Tooltip` around it. */
  trigger: ReactElement;
  /** Controlled when given. */
  open?: boolean;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, reason: MenuOpenReason) => void;
}

/** A menu of actions below its button, made of its parts. */
export function DropdownMenu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  ...all
}: DropdownMenuProps) {
  const [ofTrigger, props] = partSlotProps<DropdownMenuContentProps>(all);
  return (
    <DropdownMenuRoot {...{ open, defaultOpen, onOpenChange }}>
      <DropdownMenuTrigger {...ofTrigger}>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent {...props} />
    </DropdownMenuRoot>
  );
}
