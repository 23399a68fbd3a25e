import { type ReactNode, useId } from "react";
import { passFocus } from "./pass-focus.ts";
import { cn } from "../style/cn.ts";
import { FieldError } from "./Field.tsx";

/** The ids that tie a choice to its label, hint and error. */
export function useChoiceIds(givenId: string | undefined, hint: ReactNode, error?: ReactNode) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return { id, describedBy };
}

export interface ChoiceRowProps {
  id: string;
  label: ReactNode;
  /** Shown after the label, such as a button that opens its help. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean;
  disabled?: boolean;
  /** Puts the label before the control, which is then at the right edge. */
  labelFirst?: boolean;
  className?: string;
  /** The checkbox, switch or radio, 24 px high. */
  children: ReactNode;
}

/** The row of a checkbox, a switch or a radio: the control beside its label. */
export function ChoiceRow({
  id,
  label,
  labelEnd,
  hint,
  error,
  hideLabel = false,
  disabled = false,
  labelFirst = false,
  className,
  children,
}: ChoiceRowProps) {
  return (
    <div
      className={cn(
        "flex min-w-0 items-start gap-2",
        labelFirst && "flex-row-reverse justify-between gap-4",
        hideLabel && "inline-flex",
        className,
      )}
    >
      <span onFocus={passFocus} className="flex shrink-0 items-center pointer-coarse:min-h-10">
        {children}
      </span>
      <div className={cn("min-w-0", hideLabel ? "sr-only" : "py-0.5 pointer-coarse:py-2.5")}>
        <div className="flex min-w-0 items-baseline gap-2">
          <label
            htmlFor={id}
            className={cn(
              "min-w-0 text-body wrap-break-word",
              disabled
                ? "cursor-not-allowed text-ink-muted"
                : "cursor-pointer text-ink in-disabled:cursor-not-allowed in-disabled:text-ink-muted",
            )}
          >
            {label}
          </label>
          {labelEnd}
        </div>
        {hint && (
          <p id={`${id}-hint`} className="mt-0.5 text-caption text-ink-muted">
            {hint}
          </p>
        )}
        {error && (
          <FieldError id={`${id}-error`} className="mt-1">
            {error}
          </FieldError>
        )}
      </div>
    </div>
  );
}
