import type { DialogContentProps } from "@radix-ui/react-dialog";
import { type RefAttributes, type RefObject, useRef } from "react";
import { rememberFocus } from "../style/focus-lost.ts";
import { firstFieldIn } from "../style/tabbable.ts";

/** Why a dialog was closed. */
export type CloseReason = "escape" | "overlay" | "button";

/**
 * What a dialog passes on to its element. The ways in and out are told by `onClose`, `blocked` and the first focus
 * instead: who does not want one of them leaves `open` as it is.
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

interface Ways<Reason extends string> {
  onClose: (reason: Reason | "escape" | "overlay") => void;
  /** The reason when a button closed it. */
  byButton: Reason;
  /** Refuses every way. */
  blocked?: boolean;
  /** Takes the focus first; else the first field, else the first element that can. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** As Radix: prevent the event's default to put the focus elsewhere than where it was. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * The ways into and out of a dialog that is opened by a prop: Radix says neither why it closes,
 * nor gives the focus back where it has no trigger of its own.
 */
export function useDialogWays<Reason extends string>({
  onClose,
  byButton,
  blocked = false,
  initialFocus,
  onCloseAutoFocus,
}: Ways<Reason>) {
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
      // The last to be asked: Radix has refused by then what is no wish to close, as a press of the right button.
      onInteractOutside: (event: Event) => {
        const pressed = event.target as Element;
        if (blocked || pressed.closest("[data-toasts]")) event.preventDefault();
        if (!event.defaultPrevented) reason.current = "overlay";
      },
      onOpenAutoFocus: (event: Event) => {
        giveBack.current = rememberFocus(returnTarget(document.activeElement));
        const dialog = event.target as HTMLElement;
        const first = initialFocus?.current ?? firstFieldIn(dialog);
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
