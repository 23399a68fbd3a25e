import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../style/cn.ts";

export interface FallbackTextProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is written in the language of the field. While it is blank the fallback shows. */
  value: string;
  /** The other language's text; blank: nothing stands in. */
  text: string;
  /** Its language, as in `lang`: "es". */
  textLang: string;
  /** Its language's name: "Español". */
  name: string;
  /** The control has several lines. */
  multiline?: boolean;
  /** The control, which takes what it is handed. */
  children: (control: { "aria-describedby": string | undefined }) => ReactNode;
}

/**
 * Shows in an empty field, greyed, the text that another language lends it. It is no value: the field stays empty, and
 * nothing of it is saved. Unlike a placeholder it has a language of its own, so that it is read out in that one.
 */
export function FallbackText({
  value,
  text,
  textLang,
  name,
  multiline = false,
  className,
  children,
  ...props
}: FallbackTextProps) {
  const id = useId();
  const shown = value === "" && text.trim() !== "";
  return (
    <div {...props} className={cn("relative min-w-0", className)}>
      {children({ "aria-describedby": shown ? id : undefined })}
      {shown && (
        <span
          id={id}
          className={cn(
            "pointer-events-none absolute inset-x-3 flex min-w-0 items-center gap-2 text-body text-ink-faint",
            multiline ? "top-2 items-start" : "inset-y-0",
          )}
        >
          <span className="order-2 shrink-0 rounded-full bg-sunken px-1.5 text-caption text-ink-muted">
            {name}
          </span>{" "}
          <span
            lang={textLang}
            className={cn("min-w-0 flex-1", multiline ? "line-clamp-2" : "truncate")}
          >
            {text}
          </span>
        </span>
      )}
    </div>
  );
}
