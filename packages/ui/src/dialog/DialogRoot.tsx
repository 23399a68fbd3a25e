import * as RadixDialog from "@radix-ui/react-dialog";
import type { DialogContentProps as RadixContentProps } from "@radix-ui/react-dialog";
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  use,
  useRef,
} from "react";
import { focusedElement, rememberFocus } from "../style/focus-lost.ts";
import { openState } from "../style/open-state.ts";
import { type ContainerProps, PortalContainer, useContainer } from "../style/portal-container.ts";
import { useOpen } from "../style/use-open.ts";
import { Overlay } from "./Overlay.tsx";
import type { CloseReason, DialogOpenReason } from "./reasons.ts";
import { keyOf } from "../style/key-of.ts";
import { FieldContext } from "../field/field-context.ts";

interface DialogState {
  open: boolean;
  /** Whether it is kept open, whatever the reason. */
  blocked: boolean | undefined;
  turn: (to: boolean, reason: DialogOpenReason) => void;
  /** Why Radix is about to close it, which it does not say itself. */
  reasonRef: RefObject<CloseReason | null>;
}

/** Radix says it where a part has no root around it. */
export const DialogContext = createContext({} as DialogState);

export interface DialogRootProps {
  /** Controlled when given. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, reason: DialogOpenReason) => void) | undefined;
  /** Says why it closes, before `onOpenChange` does. */
  onClose?: ((reason: CloseReason) => void) | undefined;
  /** Keeps the dialog open, while an action is running. @default false */
  blocked?: boolean | undefined;
  /** A `Dialog.Trigger`, where a button opens it, and a `Dialog.Content`. */
  children: ReactNode;
}

/** The parts of a dialog: holds whether it is open, and draws nothing itself. */
export function DialogRoot({ blocked, children, ...opening }: DialogRootProps) {
  const [open, turn] = useOpen(opening);
  const reasonRef = useRef<CloseReason>(null);
  return (
    <DialogContext value={{ open, blocked, reasonRef, turn }}>
      <RadixDialog.Root
        open={open}
        onOpenChange={(opens) => {
          const why = opens ? "trigger" : (reasonRef.current ?? "button");
          reasonRef.current = null;
          if (opens || !blocked) turn(opens, why);
        }}
      >
        {children}
      </RadixDialog.Root>
    </DialogContext>
  );
}

export interface DialogTriggerProps extends Omit<ComponentProps<"button">, "children"> {
  /** The button that opens it, or a `Tooltip` around it: an element that ends in a `button` and spreads its props. */
  children: ReactElement;
}

/** Makes the button inside it open the dialog. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <RadixDialog.Trigger {...props} {...openState(use(DialogContext).open)} asChild />;
}

export interface DialogCloseProps extends Omit<ComponentProps<"button">, "children"> {
  /** The button that closes it: an element that ends in a `button` and spreads its props. */
  children: ReactElement;
}

/** Makes the button inside it close the dialog; disabled while that is `blocked`. */
export function DialogClose(props: DialogCloseProps) {
  const { blocked } = use(DialogContext);
  return <RadixDialog.Close {...(blocked && { disabled: true })} {...props} asChild />;
}

/**
 * The props that a dialog passes on to its element. `onOpenChange`, `blocked` and the first focus replace Radix's events
 * for opening and closing; to refuse a reason to close, a caller leaves `open` as it is.
 */
export interface DialogElementProps extends ElementProps, ContainerProps {
  /** Gets the focus when the dialog closes and what had it before is gone. @default the heading of the page */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

type ElementProps = Omit<
  RadixContentProps & RefAttributes<HTMLDivElement>,
  | "title"
  | "asChild"
  | "forceMount"
  | "onEscapeKeyDown"
  | "onFocusOutside"
  | "onInteractOutside"
  | "onOpenAutoFocus"
  | "onPointerDownOutside"
>;

interface DialogPanelProps extends DialogElementProps {
  /** Returns the element to focus first; default: the first focusable element. */
  firstFocus: (dialog: HTMLElement) => HTMLElement | null | undefined;
}

/**
 * The element of every dialog, over its overlay. It notes why Radix closes it and returns the focus, which Radix does only for
 * a trigger of its own.
 */
export function DialogPanel({
  firstFocus,
  finalFocus,
  container,
  onCloseAutoFocus,
  onBlurCapture,
  onFocusCapture,
  ...props
}: DialogPanelProps) {
  const { blocked, reasonRef } = use(DialogContext);
  const place = useContainer(container);
  const giveBack = useRef<() => void>(null);
  /** What in the dialog is about to get the focus. */
  const next = useRef<HTMLElement>(null);
  return (
    <RadixDialog.Portal container={place?.current}>
      <PortalContainer value={place}>
        <FieldContext value={null}>
          <Overlay />
          <RadixDialog.Content
            data-open=""
            {...props}
            // Where something is removed while the focus moves, such as what a field shows as long as it has the focus, Radix takes
            // the focus to the dialog itself, and Tab would begin anew for ever.
            onBlurCapture={(event) => {
              onBlurCapture?.(event);
              const { currentTarget, relatedTarget } = event;
              next.current =
                relatedTarget instanceof HTMLElement && currentTarget.contains(relatedTarget)
                  ? relatedTarget
                  : null;
            }}
            onFocusCapture={(event) => {
              onFocusCapture?.(event);
              const meant = next.current;
              next.current = null;
              if (event.target === event.currentTarget) meant?.focus();
            }}
            onEscapeKeyDown={(event) => {
              if (blocked || keyOf(event) !== "Escape") event.preventDefault();
              else reasonRef.current = "escape";
            }}
            // Called last, after Radix has prevented events that must not close a dialog, such as a right click; and after the
            // press has been handled, so that what it removed, such as a toast, is in the document no more.
            onInteractOutside={(event) => {
              const pressed = event.target as Element;
              if (blocked || !pressed.isConnected || pressed.closest("[data-toast]"))
                event.preventDefault();
              if (!event.defaultPrevented) reasonRef.current = "overlay";
            }}
            onOpenAutoFocus={(event) => {
              giveBack.current = rememberFocus(focusedElement(), {
                place: () => finalFocus?.current,
                layer: event.currentTarget as HTMLElement,
              });
              const first = firstFocus(event.target as HTMLElement);
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event);
              if (event.defaultPrevented) return;
              event.preventDefault();
              // Nothing happens where something that the dialog opened already has the focus.
              giveBack.current?.();
            }}
          />
        </FieldContext>
      </PortalContainer>
    </RadixDialog.Portal>
  );
}
