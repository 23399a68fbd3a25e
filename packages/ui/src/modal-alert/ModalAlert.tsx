import * as RadixDialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "../button/index.ts";
import {
  DialogClose,
  type DialogElementProps,
  DialogPanel,
  DialogRoot,
} from "../dialog/DialogRoot.tsx";
import { centredStyle } from "../dialog/Overlay.tsx";
import type { DialogOpening, Untriggered } from "../dialog/reasons.ts";
import { useUiLabels } from "../labels/index.ts";
import { useLabels } from "../labels/labels-context.ts";
import { cn } from "../style/cn.ts";
import { type Tone, ToneIcon, toneText, toneTint } from "../style/tone.tsx";
import { specifiedModalAlertLabels } from "./labels.ts";

export interface ModalAlertContentProps extends DialogElementProps {
  variant: Tone;
  /** @default by variant, the label of `UiLabelsProvider`, or else "Éxito", "Error", "Advertencia" or "Información" */
  title?: string;
  /** The message. */
  children: ReactNode;
  /** @default the label of `UiLabelsProvider`, or else "OK" */
  buttonLabel?: string;
}

/** A message answers something: it has no button that opens it. */
export type ModalAlertProps = ModalAlertContentProps & Untriggered<DialogOpening>;

/**
 * Shows one message and waits until it is closed: by Escape, a press on the overlay, or its button.
 * Uses Radix Dialog with the role `alertdialog`, because Radix AlertDialog does not close by its overlay.
 */
export function ModalAlert({
  open,
  defaultOpen,
  onOpenChange,
  onClose,
  variant,
  title,
  children,
  buttonLabel,
  className,
  ...props
}: ModalAlertProps) {
  const { ok } = useUiLabels();
  const titles = useLabels("modalAlert", specifiedModalAlertLabels, undefined);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange, onClose }}>
      <DialogPanel
        role="alertdialog"
        {...props}
        firstFocus={() => button.current}
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
            <div className="mt-1.5 text-body wrap-anywhere text-ink-muted">{children}</div>
          </RadixDialog.Description>
        </div>
        <div className="p-6">
          <DialogClose>
            <Button ref={button} variant="primary" fullWidth>
              {buttonLabel ?? ok}
            </Button>
          </DialogClose>
        </div>
      </DialogPanel>
    </DialogRoot>
  );
}
