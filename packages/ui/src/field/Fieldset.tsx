import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../style/cn.ts";
import { FieldError, RequiredMark } from "./Field.tsx";

export interface FieldsetProps extends ComponentProps<"fieldset"> {
  /** The legend, which names the group. */
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Marks the group as required by a star and a word; does not validate. */
  required?: boolean;
}

/** A named group of fields. */
export function Fieldset({
  legend,
  hint,
  error,
  required = false,
  className,
  children,
  ...props
}: FieldsetProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      {...props}
      className={cn("min-w-0", className)}
    >
      <legend className="text-body font-medium text-ink">
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-caption text-ink-muted">
          {hint}
        </p>
      )}
      <div className="mt-2 grid gap-3">{children}</div>
      <div aria-live="polite">
        {error && (
          <FieldError id={`${id}-error`} className="mt-1.5">
            {error}
          </FieldError>
        )}
      </div>
    </fieldset>
  );
}
