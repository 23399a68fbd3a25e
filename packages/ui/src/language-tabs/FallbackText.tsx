import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../style/cn.ts";

export interface FallbackTextProps extends Omit<ComponentProps<"div">, "children"> {
  /** The field's value. While it is blank, the fallback is shown. */
  value: string;
  /** The text of the other language; with a blank text no fallback is shown. */
  text: string;
  /** Language code of the text, as in `lang`: "es". */
  textLang: string;
  /** Name of that language: "Español". */
  name: string;
  /** True where the control is a textarea. */
  multiline?: boolean;
  /** Renders the control with the given attributes. */
  children: (control: { "aria-describedby": string | undefined }) => ReactNode;
}

/**
 * Shows the text of another language, greyed, in an empty field. It is not a value: the field stays empty, and
 * the text is not saved. Unlike a placeholder it has its own `lang`, so that it is pronounced correctly.
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
