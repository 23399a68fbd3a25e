import * as RadixDialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import {
  DialogClose,
  type DialogElementProps,
  DialogPanel,
  DialogRoot,
  DialogTrigger,
} from "../dialog/DialogRoot.tsx";
import { centredStyle } from "../dialog/Overlay.tsx";
import type { DialogOpening } from "../dialog/reasons.ts";
import { InlineMessage } from "../inline-message/index.ts";
import { cn } from "../style/cn.ts";
import { partSlotProps } from "../style/slot-props.ts";
import { useOpen } from "../style/use-open.ts";
import { useUiLabels } from "../labels/index.ts";

/** How the dialog was closed without confirming. */
export type ConfirmCloseReason = "escape" | "overlay" | "cancel";

/** Why it was opened or closed. */
export type ConfirmOpenReason = "trigger" | "confirm" | ConfirmCloseReason;

export interface ConfirmDialogContentProps extends DialogElementProps {
  /** A question that names the thing: "Delete 'Ruta del Prado'?" */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description?: ReactNode;
  /** Text of the confirming button: a verb. */
  confirmLabel: string;
  /** @default the label of `UiLabelsProvider` */
  cancelLabel?: string;
  /** For actions that lose something: the button is red, and cancel has the focus at first. */
  danger?: boolean;
  /** True while the action runs: the dialog cannot be closed. */
  pending?: boolean;
  /** Why the action failed; the dialog stays open, so that the reader can try again. */
  error?: ReactNode;
  /**
   * Where the caller does not hold `open`, the dialog closes afterwards; if it returns a promise, once that is fulfilled. It
   * stays if the promise is rejected, which the caller explains in `error`.
   */
  onConfirm: () => void | Promise<void>;
}

export type ConfirmDialogProps = ConfirmDialogContentProps &
  DialogOpening<ConfirmOpenReason, ConfirmCloseReason>;

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({
  trigger,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger = false,
  pending: givenPending = false,
  error,
  onConfirm,
  className,
  children,
  ...all
}: ConfirmDialogProps) {
  const [ofTrigger, props] = partSlotProps(all);
  const labels = useUiLabels();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const [open, turn] = useOpen<ConfirmOpenReason>({ open: givenOpen, defaultOpen, onOpenChange });
  const [running, setRunning] = useState(false);
  const pending = givenPending || running;
  const run = async () => {
    const done = onConfirm();
    if (givenOpen !== undefined) return;
    setRunning(done !== undefined);
    try {
      await done;
      turn(false, "confirm");
    } catch {
      // The caller knows, and says so in `error`.
    } finally {
      setRunning(false);
    }
  };
  return (
    <DialogRoot
      open={open}
      blocked={pending}
      onOpenChange={(to, why) => {
        const reason = why === "button" ? "cancel" : why;
        if (reason !== "trigger") onClose?.(reason);
        turn(to, reason);
      }}
    >
      {trigger && <DialogTrigger {...ofTrigger}>{trigger}</DialogTrigger>}
      <DialogPanel
        role="alertdialog"
        {...props}
        firstFocus={() => (danger ? cancel : confirm).current}
        className={cn(centredStyle, "max-w-md", className)}
      >
        <div className="min-h-0 overflow-y-auto px-5 pt-5 short:shrink-0 short:overflow-visible">
          <RadixDialog.Title className="text-reading font-semibold wrap-break-word">
            {title}
          </RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="mt-1.5 text-body text-ink-muted">
              {description}
            </RadixDialog.Description>
          )}
          {children && <div className="mt-4 text-body">{children}</div>}
          {error && !pending && (
            <InlineMessage tone="error" className="mt-4">
              {error}
            </InlineMessage>
          )}
        </div>
        <div className="flex shrink-0 flex-wrap justify-end gap-2 px-5 pt-5 pb-5">
          {/* Not disabled while it is pending, so that the focus stays on it. */}
          <DialogClose disabled={false}>
            <Button ref={cancel} aria-disabled={pending || undefined}>
              {cancelLabel ?? labels.cancel}
            </Button>
          </DialogClose>
          <Button
            ref={confirm}
            variant={danger ? "danger" : "primary"}
            loading={pending}
            onClick={() => void run()}
          >
            {confirmLabel}
          </Button>
        </div>
      </DialogPanel>
    </DialogRoot>
  );
}
