import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";

export interface CopyButtonProps extends Omit<
  ButtonProps,
  "children" | "icon" | "iconEnd" | "asChild" | "onError"
> {
  /** The text to copy. */
  text: string;
  /** @default the label of `UiLabelsProvider` */
  label?: string;
  /** Shown and announced for two seconds after copying. @default the label of `UiLabelsProvider` */
  copiedLabel?: string;
  /** Shows the icon alone; the label stays its name. */
  iconOnly?: boolean;
  /** Called when the browser refuses; show that to the reader. @default shown beside the button */
  onCopyError?: () => void;
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  iconOnly = false,
  onCopyError,
  onClick,
  className,
  ...props
}: CopyButtonProps) {
  const labels = useUiLabels();
  const [copied, setCopied] = useState(false);
  const [failed, setFailed] = useState(false);
  const name = label ?? labels.copy;
  const done = copiedLabel ?? labels.copied;

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setFailed(false);
      setCopied(true);
    } catch {
      if (onCopyError) onCopyError();
      else setFailed(true);
    }
  };

  return (
    <>
      <Button
        {...props}
        {...(iconOnly ? { "aria-label": name } : {})}
        onClick={(event) => {
          onClick?.(event);
          void copy();
        }}
        icon={copied ? <Check aria-hidden className="size-4 text-success" /> : <Copy aria-hidden />}
        className={cn(iconOnly && "w-9 px-0 pointer-coarse:w-10", className)}
      >
        {!iconOnly && (
          <span className="grid *:col-start-1 *:row-start-1">
            <span className={cn(copied && "invisible")}>{name}</span>
            <span className={cn(!copied && "invisible")}>{done}</span>
          </span>
        )}
      </Button>
      <span role="status" className={failed ? "ms-2 text-caption text-danger" : "sr-only"}>
        {failed ? labels.copyFailed : copied ? done : ""}
      </span>
    </>
  );
}
