import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from "react";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";
import { useLocale } from "../labels/labels-context.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { ToneIcon } from "../style/tone.tsx";
import { FieldContext, type FieldState } from "./field-context.ts";
import { useInsertions } from "./use-insertions.tsx";

export interface FieldProps extends Omit<ComponentProps<"div">, "id"> {
  /** The label, which names the control. */
  label: ReactNode;
  /** What to write and in which format; shown below the label. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: ReactNode;
  /** Marks the field and tells assistive technology; does not validate. */
  required?: boolean;
  disabled?: boolean;
  /** Hides the label visually; it still names the control. */
  hideLabel?: boolean;
  /** Number of characters written, and the limit. */
  counter?: { length: number; max: number };
  /** Shown beside the label. Tab reaches it after the control. */
  labelEnd?: ReactNode;
  /** The control is a group (radio group, segmented control) rather than one input. */
  group?: boolean;
  /** The id of the control. */
  id?: string;
  /** The one control. */
  children: ReactNode;
}

/** Shows label, hint, control, error and counter, and connects them for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  disabled = false,
  hideLabel = false,
  counter,
  labelEnd,
  group = false,
  id: givenId,
  className,
  ref,
  children,
  ...props
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const invalid = Boolean(error);
  const own = useRef<HTMLDivElement>(null);
  const notice = useInsertions(own);
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-counter`]
      .filter(Boolean)
      .join(" ") || undefined;
  const state = useMemo<FieldState>(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy,
      invalid,
      required,
      disabled,
      group,
    }),
    [id, describedBy, invalid, required, disabled, group],
  );
  const Label = group ? "span" : "label";

  return (
    <FieldContext value={state}>
      <div
        {...props}
        ref={mergeRefs(own, ref)}
        className={cn(
          "grid min-w-0 content-start gap-1.5",
          labelEnd && "grid-cols-[auto_1fr] *:not-first:col-span-full",
          className,
        )}
      >
        <Label
          id={`${id}-label`}
          {...(group ? {} : { htmlFor: id })}
          className={cn(
            "min-w-0 text-body font-medium text-ink wrap-break-word",
            hideLabel && "sr-only",
          )}
        >
          <span>{label}</span>
          {required && <RequiredMark />}
        </Label>
        {hint && (
          <p id={`${id}-hint`} className="-mt-1 text-caption text-ink-muted">
            {hint}
          </p>
        )}
        {children}
        {labelEnd && (
          // Shown beside the label, and reached by Tab after the control.
          <div className="col-start-2! row-start-1 flex">{labelEnd}</div>
        )}
        <div
          className={cn("flex items-start justify-between gap-3", !error && !counter && "-mt-1.5")}
        >
          <div aria-live="polite" className="min-w-0">
            {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          </div>
          {counter && <Counter id={`${id}-counter`} {...counter} />}
        </div>
        {notice}
      </div>
    </FieldContext>
  );
}

/** The star of a required field, with a visually hidden word. */
export function RequiredMark() {
  const { required } = useUiLabels();
  return (
    <>
      <span aria-hidden className="text-danger">
        {" *"}
      </span>
      <span className="sr-only"> ({required})</span>
    </>
  );
}

/** The line that says what is wrong, with an icon and a text, never by colour alone. */
export function FieldError({ className, children, ...props }: ComponentProps<"p">) {
  return (
    <p {...props} className={cn("flex gap-1.5 text-caption text-danger", className)}>
      <ToneIcon tone="error" className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </p>
  );
}

/** Of the limit so much is used before the counter is seen. Its place is kept, so that nothing moves while somebody types. */
const SHOWN_FROM = 0.8;

/** Announced only near the limit, so that it does not interrupt typing. */
function Counter({ id, length, max }: { id: string; length: number; max: number }) {
  const labels = useUiLabels();
  const number = new Intl.NumberFormat(useLocale(undefined));
  const left = max - length;
  const near = left <= Math.min(20, Math.ceil(max * 0.1));
  const sentence = left < 0 ? labels.charactersOver(-left) : labels.charactersLeft(left);
  return (
    <p
      className={cn(
        "shrink-0 text-caption tabular-nums",
        left < 0 ? "font-medium text-danger" : "text-ink-faint",
      )}
    >
      <span aria-hidden className={cn(length < SHOWN_FROM * max && "invisible")}>
        {number.format(length)}/{number.format(max)}
      </span>
      <span id={id} className="sr-only">
        {sentence}
      </span>
      <span role="status" className="sr-only">
        {near ? sentence : ""}
      </span>
    </p>
  );
}
