import type { ReactNode, RefObject } from "react";
import { cn } from "../style/cn.ts";
import { partSlotProps } from "../style/slot-props.ts";
import {
  DialogBody,
  type DialogChildren,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "./DialogContent.tsx";
import { type DialogElementProps, DialogRoot, DialogTrigger } from "./DialogRoot.tsx";
import type { DialogOpening } from "./reasons.ts";

export interface DialogFrameProps extends Omit<DialogElementProps, "children"> {
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Largest width: 384, 512, 672 or 1024 px, or the whole window. @default "md" */
  size?: "sm" | "md" | "lg" | "xl" | "full";
  /** `right` shows a sheet at the end of the line: the right edge, or the left one of a page from right to left. @default "center" */
  side?: "center" | "right";
  /** Hides the title visually; it stays the dialog's name. */
  hideTitle?: boolean;
  /** Buttons, on screen at the bottom unless the window is short; the main one last. */
  footer?: DialogChildren;
  /** Keeps the dialog open, while an action is running. */
  blocked?: boolean;
  /** Whether it can be closed from outside of what it asks: else it has no close button. @default true */
  closable?: boolean;
  /** Gets the focus first. @default the first field, or else the close button */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: DialogChildren;
}

export type DialogProps = DialogFrameProps & DialogOpening;

/**
 * A modal window: keeps the focus inside, returns it when it closes, and reports why it was closed. Made of its parts, for
 * the usual layout.
 */
export function Dialog({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  onClose,
  title,
  description,
  hideTitle = false,
  footer,
  closable = true,
  blocked = !closable,
  children,
  ...all
}: DialogProps) {
  const [ofTrigger, props] = partSlotProps(all);
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange, onClose, blocked }}>
      {trigger && <DialogTrigger {...ofTrigger}>{trigger}</DialogTrigger>}
      <DialogContent {...props}>
        <DialogHeader closable={closable}>
          <DialogTitle className={cn(hideTitle && "sr-only")}>{title}</DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        <DialogBody>{children}</DialogBody>
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </DialogContent>
    </DialogRoot>
  );
}
