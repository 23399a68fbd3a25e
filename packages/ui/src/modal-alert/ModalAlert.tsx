import * as RadixDialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "../button/index.ts";
import { centredStyle, Overlay } from "../dialog/Overlay.tsx";
import {
  type CloseReason,
  type DialogElementProps,
  useDialogCloseReason,
} from "../dialog/use-dialog-close-reason.ts";
import { useUiLabels } from "../labels/index.ts";
import { useLabels } from "../labels/labels-context.ts";
import { cn } from "../style/cn.ts";
import { type Tone, ToneIcon, toneText, toneTint } from "../style/tone.tsx";
import { specifiedModalAlertLabels } from "./labels.ts";

export interface ModalAlertProps extends DialogElementProps {
  open: boolean;
  variant: Tone;
  /** @default by variant, the label of `UiLabelsProvider`, or else "Éxito", "Error", "Advertencia" or "Información" */
  title?: string;
  /** The message. */
  children: ReactNode;
  /** @default the label of `UiLabelsProvider`, or else "OK" */
  buttonLabel?: string;
  onClose: (reason: CloseReason) => void;
}

/**
 * Shows one message and waits until it is closed: by Escape, a press on the overlay, or its button.
 * Uses Radix Dialog with the role `alertdialog`, because Radix AlertDialog does not close by its overlay.
 */
export function ModalAlert({
  open,
  variant,
  title,
  children,
  buttonLabel,
  onClose,
  onCloseAutoFocus,
  finalFocus,
  className,
  ...props
}: ModalAlertProps) {
  const { ok } = useUiLabels();
  const titles = useLabels("modalAlert", specifiedModalAlertLabels, undefined);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useDialogCloseReason<CloseReason>({
    onClose,
    byButton: "button",
    firstFocus: () => button.current,
    onCloseAutoFocus,
    finalFocus,
  });
  return (
    <RadixDialog.Root open={open} {...closing.root}>
      <RadixDialog.Portal>
        <Overlay />
        <RadixDialog.Content
          role="alertdialog"
          data-open=""
          {...props}
          {...closing.content}
          className={cn(centredStyle, "max-w-sm overflow-y-auto", className)}
        >
          <div className="flex flex-col items-center px-6 pt-7 text-center">
            <span
              className={cn(
                "flex size-12 items-center justify-center rounded-full",
                toneTint[variant],
              )}
            >
              <ToneIcon tone={variant} className={cn("size-6", toneText[variant])} />
            </span>
            <RadixDialog.Title className="mt-4 text-heading font-semibold">
              {title ?? titles[variant]}
            </RadixDialog.Title>
            <RadixDialog.Description asChild>
              <div className="mt-1.5 max-w-full text-body wrap-break-word text-ink-muted">
                {children}
              </div>
            </RadixDialog.Description>
          </div>
          <div className="px-6 pt-6 pb-6">
            <RadixDialog.Close asChild>
              <Button ref={button} variant="primary" fullWidth>
                {buttonLabel ?? ok}
              </Button>
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
