import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { useFieldControl } from "../field/index.ts";
import { useHeldText } from "./use-held-text.ts";
import { cn } from "../style/cn.ts";
import { contentStyle, controlStyle } from "../style/control.ts";
import { mergeRefs } from "../style/merge-refs.ts";

export interface TextareaProps extends ComponentProps<"textarea"> {
  /** Called with the text after each keystroke, in addition to the native `onChange`. */
  onValueChange?: (value: string) => void;
  /** Lines shown when empty. @default 3 */
  minRows?: number;
  /** Lines after which it scrolls. @default 12 */
  maxRows?: number;
}

const heightOf = (rows: number) => `calc(${rows} * 1.25rem + 1rem + 2px)`;

/** A multi-line text field that grows with its text. */
export function Textarea({
  onValueChange,
  onChange,
  value,
  defaultValue,
  minRows = 3,
  maxRows = 12,
  className,
  style,
  ref,
  ...props
}: TextareaProps) {
  const field = useFieldControl(props);
  const own = useRef<HTMLTextAreaElement>(null);
  const held = useHeldText(own, value, defaultValue);

  // Only for browsers without `field-sizing: content`.
  useLayoutEffect(() => {
    const element = own.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [value]);

  return (
    <textarea
      rows={minRows}
      {...props}
      {...field}
      ref={mergeRefs(own, ref)}
      defaultValue={held.defaultValue}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
        held.settle();
      }}
      style={{
        minHeight: heightOf(minRows),
        maxHeight: heightOf(Math.max(minRows, maxRows)),
        ...style,
      }}
      className={cn(
        controlStyle,
        contentStyle,
        "field-sizing-content h-auto resize-y py-2 pointer-coarse:h-auto",
        className,
      )}
    />
  );
}
