import { type ComponentProps, isValidElement, type ReactNode, useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { close } from "../path-icon/close.ts";
import { PathIcon } from "../path-icon/index.ts";
import { cn } from "../style/cn.ts";
import { type Tone, ToneIcon, toneText, toneTint } from "../style/tone.tsx";
import { useUiLabels } from "../labels/index.ts";
import { useAutoClear } from "./use-auto-clear.ts";

export interface InlineMessageProps extends Omit<ComponentProps<"div">, "title"> {
  tone: Tone;
  /** A short bold line above the message. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** Buttons or links below the message. */
  action?: ReactNode;
  /**
   * Removes the message after this many ms; `true` is 3000. Hover and focus pause the timer. A changed text shows it again;
   * to show the same text again, change its `key`.
   */
  autoClear?: boolean | number;
  /** Called when the message has been removed by `autoClear`. */
  onClear?: () => void;
  /** Adds a close button, and is called by it. */
  onDismiss?: () => void;
}

/** A message next to what it is about. Screen readers announce errors and warnings at once, others at a pause. */
export function InlineMessage({
  tone,
  title,
  children,
  action,
  autoClear = false,
  onClear,
  onDismiss,
  className,
  ...props
}: InlineMessageProps) {
  const labels = useUiLabels();
  const [cleared, setCleared] = useState(false);
  const said = wordsIn([tone, title, children]);
  const [last, setLast] = useState(said);
  if (said !== last) {
    setLast(said);
    setCleared(false);
  }
  const hold = useAutoClear(
    autoClear === false ? null : autoClear === true ? 3000 : autoClear,
    () => {
      setCleared(true);
      onClear?.();
    },
    said,
  );
  if (cleared) return null;
  return (
    <div
      role={tone === "error" || tone === "warning" ? "alert" : "status"}
      {...props}
      {...(autoClear === false ? {} : hold)}
      className={cn(
        "flex min-w-0 items-start gap-2.5 rounded-card px-3.5 py-2.5 text-body",
        toneTint[tone],
        className,
      )}
    >
      <ToneIcon tone={tone} className={cn("mt-0.5 size-4 shrink-0", toneText[tone])} />
      <div className="min-w-0 flex-1 wrap-break-word">
        {title && <p className={cn("font-semibold", toneText[tone])}>{title}</p>}
        {children && <div className={title ? "text-ink" : toneText[tone]}>{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton size="sm" label={labels.dismiss} onClick={onDismiss} className="-my-1 -me-1.5">
          <PathIcon d={close} />
        </IconButton>
      )}
    </div>
  );
}

/** The text in a node, without the text that components inside render. */
function wordsIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsIn).join("\n");
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsIn(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}
