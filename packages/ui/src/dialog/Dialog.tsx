import * as RadixDialog from "@radix-ui/react-dialog";
import { cva } from "class-variance-authority";
import { X } from "lucide-react";
import { type ReactElement, type ReactNode, type RefObject, useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { cn } from "../style/cn.ts";
import { openState } from "../style/open-state.ts";
import { partSlotProps } from "../style/slot-props.ts";
import { firstFieldIn } from "../style/tabbable.ts";
import { useUiLabels } from "../labels/index.ts";
import { centredStyle, Overlay } from "./Overlay.tsx";
import { ScrollBody } from "./ScrollBody.tsx";
import {
  type CloseReason,
  type DialogOpenReason,
  type DialogElementProps,
  useDialogCloseReason,
} from "./use-dialog-close-reason.ts";

const style = cva("", {
  variants: {
    side: {
      center: centredStyle,
      right: [
        "fixed inset-y-0 end-0 z-50 flex w-[min(26rem,calc(100vw-2.5rem))] flex-col border-s border-line bg-surface text-ink shadow-float outline-none",
        "transition-[opacity,translate] duration-200 ease-calm starting:translate-x-4 rtl:starting:-translate-x-4 starting:opacity-0",
      ],
    },
    size: { sm: "max-w-sm", md: "max-w-lg", lg: "max-w-2xl", xl: "max-w-5xl", full: "" },
  },
  compoundVariants: [
    {
      side: "center",
      size: "full",
      class: "inset-0 h-dvh max-h-none w-full max-w-none translate-0 rounded-none border-0",
    },
  ],
});

/** Content, or a function that receives `close` and returns it. */
type DialogContent = ReactNode | ((close: () => void) => ReactNode);

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
  /** Buttons, always on screen at the bottom; the main one last. */
  footer?: DialogContent;
  /** Keeps the dialog open, while an action is running. */
  blocked?: boolean;
  /** Whether it can be closed from outside of what it asks: else it has no close button. @default true */
  closable?: boolean;
  /** Gets the focus first. @default the first field, or else the close button */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: DialogContent;
}

/** A dialog that its caller opens and closes. */
export interface ControlledDialogProps extends DialogFrameProps {
  trigger?: undefined;
  open: boolean;
  defaultOpen?: undefined;
  /** Called when it asks to be closed, as `onClose`. */
  onOpenChange?: (open: boolean, reason: DialogOpenReason) => void;
  onClose: (reason: CloseReason) => void;
}

/** The same for a caller who is told of opening and closing in one way. */
interface HeldDialogProps extends Omit<ControlledDialogProps, "onClose" | "onOpenChange"> {
  onOpenChange: (open: boolean, reason: DialogOpenReason) => void;
  onClose?: (reason: CloseReason) => void;
}

/** A dialog with a button of its own. */
export interface TriggeredDialogProps extends DialogFrameProps {
  /** The button that opens it, or a `Tooltip` around it: an element that ends in a `button` and spreads its props. */
  trigger: ReactElement;
  /** Controlled when given. */
  open?: boolean;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, reason: DialogOpenReason) => void;
  /** Says why it was closed. */
  onClose?: (reason: CloseReason) => void;
}

export type DialogProps = ControlledDialogProps | HeldDialogProps | TriggeredDialogProps;

/** A modal window: keeps the focus inside, returns it when it closes, and reports why it was closed. */
export function Dialog({
  trigger,
  open: givenOpen,
  defaultOpen = false,
  title,
  description,
  size = "md",
  side = "center",
  hideTitle = false,
  footer,
  closable = true,
  blocked = !closable,
  initialFocus,
  onOpenChange,
  onClose,
  onCloseAutoFocus,
  finalFocus,
  className,
  children,
  ...all
}: DialogProps) {
  const [ofTrigger, props] = partSlotProps(all);
  const labels = useUiLabels();
  const [ownOpen, setOpen] = useState(defaultOpen);
  const open = givenOpen ?? ownOpen;
  const turn = (to: boolean, reason: DialogOpenReason) => {
    setOpen(to);
    onOpenChange?.(to, reason);
  };
  const close = () => turn(false, "button");
  const shown = (content: DialogContent) =>
    typeof content === "function" ? content(close) : content;
  const closing = useDialogCloseReason<CloseReason>({
    onClose: (reason) => {
      onClose?.(reason);
      turn(false, reason);
    },
    byButton: "button",
    blocked,
    firstFocus: (dialog) => initialFocus?.current ?? firstFieldIn(dialog),
    onCloseAutoFocus,
    finalFocus,
  });
  return (
    <RadixDialog.Root
      open={open}
      onOpenChange={(opens) => (opens ? turn(true, "trigger") : closing.root.onOpenChange(false))}
    >
      {trigger && (
        <RadixDialog.Trigger asChild {...ofTrigger} {...openState(open)}>
          {trigger}
        </RadixDialog.Trigger>
      )}
      <RadixDialog.Portal>
        <Overlay />
        <RadixDialog.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          data-open=""
          {...props}
          {...closing.content}
          className={cn(style({ side, size: side === "right" ? null : size }), className)}
        >
          <header className="flex shrink-0 items-start justify-between gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 pt-1">
              <RadixDialog.Title
                className={cn(
                  "text-reading font-semibold wrap-break-word text-ink",
                  hideTitle && "sr-only",
                )}
              >
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-body text-ink-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {closable && (
              <RadixDialog.Close asChild>
                <IconButton label={labels.close} disabled={blocked} className="-me-2">
                  <X aria-hidden />
                </IconButton>
              </RadixDialog.Close>
            )}
          </header>
          <ScrollBody className="px-5 pt-1 pb-5 text-body empty:pb-1">{shown(children)}</ScrollBody>
          {footer && (
            <footer
              className={cn(
                "flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]",
                // On a phone its buttons fill their lines.
                "[&>:is(button,a)]:grow tablet:[&>:is(button,a)]:grow-0",
              )}
            >
              {shown(footer)}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
