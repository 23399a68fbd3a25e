import type { ComponentProps, ReactNode } from "react";
import { useFieldControl } from "../field/index.ts";
import { cn } from "../style/cn.ts";
import { contentStyle, controlStyle } from "../style/control.ts";

export interface TextInputProps extends ComponentProps<"input"> {
  /** Called with the text after each keystroke, in addition to the native `onChange`. */
  onValueChange?: (value: string) => void;
  /** An icon or unit inside, before the text. */
  start?: ReactNode;
  /** An icon, unit or button inside, after the text. */
  end?: ReactNode;
}

/** A single-line text field. */
export function TextInput({
  onValueChange,
  onChange,
  start,
  end,
  className,
  ...props
}: TextInputProps) {
  const field = useFieldControl(props);
  const input = (
    <input
      type="text"
      {...props}
      {...field}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
      className={cn(controlStyle, contentStyle, start && "ps-9", end && "pe-10", className)}
    />
  );
  if (!start && !end) return input;
  return (
    <div className="relative flex min-w-0">
      {start && (
        <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-faint [&_svg]:size-4">
          {start}
        </span>
      )}
      {input}
      {/* Overlaps the end of the input, also where a className changes its width. */}
      {end && (
        <span className="relative -ms-10 flex w-9 shrink-0 items-center justify-center text-ink-muted [&_svg]:size-4">
          {end}
        </span>
      )}
    </div>
  );
}
