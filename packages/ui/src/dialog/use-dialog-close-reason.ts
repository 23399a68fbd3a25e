import type { DialogContentProps } from "@radix-ui/react-dialog";
import { type RefAttributes, useRef } from "react";
import { rememberFocus } from "../style/focus-lost.ts";

/** Why a dialog was closed. */
export type CloseReason = "escape" | "overlay" | "button";

/**
 * What a dialog passes on to its element. Opening and closing are handled by `onClose`, `blocked` and the first focus
 * instead; a caller that refuses one reason to close leaves `open` as it is.
 */
export type DialogElementProps = Omit<
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
  /** The reason when a button closed it. */
  byButton: Reason;
  /** Refuses to close, whatever the reason. */
  blocked?: boolean;
  /** What takes the focus first; else the first element that can. */
  firstFocus: (dialog: HTMLElement) => HTMLElement | null | undefined;
  /** As Radix: prevent the event's default to put the focus elsewhere than where it was. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Opening and closing of a dialog whose `open` is a prop: tells why it closes, which Radix does not, and gives the
 * focus back, which Radix does only for a trigger of its own.
 */
export function useDialogCloseReason<Reason extends string>({
  onClose,
  byButton,
  blocked = false,
  firstFocus,
  onCloseAutoFocus,
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
      // Called last: Radix has already prevented what does not close a dialog, such as a press of the right button.
      onInteractOutside: (event: Event) => {
        const pressed = event.target as Element;
        if (blocked || pressed.closest("[data-toasts]")) event.preventDefault();
        if (!event.defaultPrevented) reason.current = "overlay";
      },
      onOpenAutoFocus: (event: Event) => {
        giveBack.current = rememberFocus(returnTarget(document.activeElement));
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
        // What the dialog led to may have the focus already.
        if (document.activeElement === document.body) giveBack.current?.();
      },
    },
  };
}

/** A menu is gone by the time the dialog closes: its button stands for it. */
function returnTarget(element: Element | null): Element | null {
  const trigger = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return trigger ? document.getElementById(trigger) : element;
}
