import * as RadixDialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "../button/index.ts";
import { centredStyle, Overlay } from "../dialog/Overlay.tsx";
import {
  type DialogElementProps,
  useDialogCloseReason,
} from "../dialog/use-dialog-close-reason.ts";
import { InlineMessage } from "../inline-message/index.ts";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";

/** How the dialog was closed without confirming. */
export type ConfirmCloseReason = "escape" | "overlay" | "cancel";

export interface ConfirmDialogProps extends DialogElementProps {
  open: boolean;
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
  onConfirm: () => void;
  onClose: (reason: ConfirmCloseReason) => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger = false,
  pending = false,
  error,
  onConfirm,
  onClose,
  onCloseAutoFocus,
  finalFocus,
  className,
  children,
  ...props
}: ConfirmDialogProps) {
  const labels = useUiLabels();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const closing = useDialogCloseReason<ConfirmCloseReason>({
    onClose,
    byButton: "cancel",
    blocked: pending,
    firstFocus: () => (danger ? cancel : confirm).current,
    onCloseAutoFocus,
    finalFocus,
  });
  return (
    <RadixDialog.Root open={open} {...closing.root}>
      <RadixDialog.Portal>
        <Overlay />
        <RadixDialog.Content
          role="alertdialog"
          {...(description ? {} : { "aria-describedby": undefined })}
          data-open=""
          {...props}
          {...closing.content}
          className={cn(centredStyle, "max-w-md", className)}
        >
          <div className="min-h-0 overflow-y-auto px-5 pt-5">
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
            <RadixDialog.Close asChild>
              <Button ref={cancel} aria-disabled={pending || undefined}>
                {cancelLabel ?? labels.cancel}
              </Button>
            </RadixDialog.Close>
            <Button
              ref={confirm}
              variant={danger ? "danger" : "primary"}
              loading={pending}
              onClick={() => onConfirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
