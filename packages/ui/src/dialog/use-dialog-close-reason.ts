import type { DialogContentProps } from "@radix-ui/react-dialog";
import { type RefAttributes, type RefObject, useRef } from "react";
import { rememberFocus } from "../style/focus-lost.ts";

/** Why a dialog was closed. */
export type CloseReason = "escape" | "overlay" | "button";

/** Why a dialog was opened or closed: a button inside it counts as one, also where the caller closes it with `close`. */
export type DialogOpenReason = "trigger" | CloseReason;

/**
 * The props that a dialog passes on to its element. `onClose`, `blocked` and the first focus replace Radix's events for
 * opening and closing; to refuse a reason to close, a caller leaves `open` as it is.
 */
export interface DialogElementProps extends RadixContentProps {
  /** Gets the focus when the dialog closes and what had it before is gone. @default the heading of the page */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

type RadixContentProps = Omit<
  DialogContentProps & RefAttributes<HTMLDivElement>,
  | "title"
  | "asChild"
  | "forceMount"
  | "onEscapeKeyDown"
  | "onFocusOutside"
  | "onInteractOutside"
  | "onOpenAutoFocus"
  | "onPointerDownOutside"
>;

interface DialogCloseReasonOptions<Reason extends string> {
  onClose: (reason: Reason | "escape" | "overlay") => void;
  /** The reason reported when a button closes the dialog. */
  byButton: Reason;
  /** Keeps the dialog open, whatever the reason. */
  blocked?: boolean;
  /** Returns the element to focus first; default: the first focusable element. */
  firstFocus: (dialog: HTMLElement) => HTMLElement | null | undefined;
  /** As in Radix: prevent the event's default to keep the focus from returning to where it was. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** Gets the focus if what had it before is gone. */
  finalFocus: RefObject<HTMLElement | null> | undefined;
}

/**
 * Handles opening and closing of a controlled dialog: reports why it closes, which Radix does not, and returns the
 * focus, which Radix does only for a trigger of its own.
 */
export function useDialogCloseReason<Reason extends string>({
  onClose,
  byButton,
  blocked = false,
  firstFocus,
  onCloseAutoFocus,
  finalFocus,
}: DialogCloseReasonOptions<Reason>) {
  const reason = useRef<"escape" | "overlay" | null>(null);
  const giveBack = useRef<() => void>(null);

  return {
    root: {
      onOpenChange: (open: boolean) => {
        if (open || blocked) return;
        const why = reason.current ?? byButton;
        reason.current = null;
        onClose(why);
      },
    },
    content: {
      onEscapeKeyDown: (event: Event) => {
        if (blocked) event.preventDefault();
        else reason.current = "escape";
      },
      // Called last, after Radix has prevented events that must not close a dialog, such as a right click; and after the
      // press has been handled, so that what it removed, such as a toast, is in the document no more.
      onInteractOutside: (event: Event) => {
        const pressed = event.target as Element;
        if (blocked || !pressed.isConnected || pressed.closest("[data-toasts]"))
          event.preventDefault();
        if (!event.defaultPrevented) reason.current = "overlay";
      },
      onOpenAutoFocus: (event: Event) => {
        giveBack.current = rememberFocus(
          returnTarget(document.activeElement),
          () => finalFocus?.current,
        );
        const dialog = event.target as HTMLElement;
        const first = firstFocus(dialog);
        if (!first) return;
        event.preventDefault();
        first.focus();
      },
      onCloseAutoFocus: (event: Event) => {
        onCloseAutoFocus?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        // Something that the dialog opened may already have the focus.
        if (document.activeElement === document.body) giveBack.current?.();
      },
    },
  };
}

/** A menu is no longer in the document when the dialog closes, so its button gets the focus instead. */
function returnTarget(element: Element | null): Element | null {
  const trigger = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return trigger ? document.getElementById(trigger) : element;
}
