import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { cn } from "../style/cn.ts";
import { type Tone, ToneIcon, toneText, toneTint } from "../style/tone.tsx";
import { useUiWords } from "../words/index.ts";
import { useAutoClear } from "./use-auto-clear.ts";

export interface InlineMessageProps extends Omit<ComponentProps<"div">, "title"> {
  tone: Tone;
  /** A short bold line above. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** Buttons or links below the message. */
  action?: ReactNode;
  /** Goes away by itself after these ms; `true` is 3000. Hover and focus stop the clock. */
  autoClear?: boolean | number;
  /** Called when it has gone by itself. */
  onClear?: () => void;
  /** Shows a close button. */
  onDismiss?: () => void;
}

/** A message beside what it is about. Errors and warnings interrupt a screen reader, the others wait. */
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
  const words = useUiWords();
  const [cleared, setCleared] = useState(false);
  const hold = useAutoClear(
    autoClear === false ? null : autoClear === true ? 3000 : autoClear,
    () => {
      setCleared(true);
      onClear?.();
    },
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
        <IconButton size="sm" label={words.dismiss} onClick={onDismiss} className="-my-1 -mr-1.5">
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
