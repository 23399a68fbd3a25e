import { type ComponentProps, use, useId, useRef, useState } from "react";
import { FieldContext, useFieldControl } from "../field/field-context.ts";
import { useInDisabledFieldset } from "../field/use-in-disabled-fieldset.ts";
import { useLimitNote } from "../number-input/use-limit-note.tsx";
import { useLocale } from "../labels/labels-context.ts";

/** Props that date and time fields share; each component documents the format of its values. */
export interface SegmentFieldProps extends Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "onChange"
> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  form?: string;
}

/** The state of a field made of segments, and the attributes that tie its segments to the `Field` around it. */
export function useSegmentField(
  {
    value,
    defaultValue = "",
    onValueChange,
    disabled,
    required,
    name,
    form,
    // Name and description are set on the segments, not on the box around them.
    id,
    "aria-label": label,
    "aria-labelledby": givenLabelledBy,
    "aria-describedby": givenDescribedBy,
    "aria-invalid": givenInvalid,
    ...rest
  }: SegmentFieldProps,
  /** What is said once the field is left with some of its parts. */
  incompleteWords: string,
  /** What is wrong with a value that is outside of the limits. */
  outside: (text: string) => string | undefined,
) {
  const [own, setOwn] = useState(defaultValue);
  const valueId = useId();
  const [isIncomplete, setIncomplete] = useState(false);
  /** The value after which the field keeps the focus. */
  const keeping = useRef<string>(undefined);
  const isSettled = useRef(false);
  const field = use(FieldContext);
  const box = useRef<HTMLDivElement>(null);
  const isOff = useInDisabledFieldset(box);
  const control = useFieldControl({
    id,
    disabled: disabled || isOff || undefined,
    required,
    "aria-labelledby": givenLabelledBy,
    "aria-describedby": givenDescribedBy,
    "aria-invalid": givenInvalid,
  });
  const labelledBy = label ? undefined : (control["aria-labelledby"] ?? field?.labelId);
  const claim = control["aria-invalid"];
  const text = value ?? own;
  const limit = useLimitNote(text === "" && isIncomplete ? incompleteWords : outside(text));
  const invalid =
    limit.noteId !== undefined || (claim !== undefined && claim !== false && claim !== "false");
  const describedBy =
    [text && valueId, control["aria-describedby"], limit.noteId].filter(Boolean).join(" ") ||
    undefined;

  // A value that comes later makes it complete, whoever sets it.
  const [last, setLast] = useState(text);
  if (text !== last) {
    setLast(text);
    if (text !== "") setIncomplete(false);
  }

  const set = (next: string) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };

  return {
    box,
    /** Other props, for the box. */
    rest,
    text,
    set,
    /** Sets what React Aria says, unless the field has settled its value itself: React Aria would move a day that does not exist. */
    take: (next: string) => {
      if (!isSettled.current) set(next);
    },
    /** Whether the field has settled its value itself while it is left, and whether some parts are filled in and others not. */
    settle: (isDone: boolean, isPart: boolean) => {
      isSettled.current = isDone;
      setIncomplete(isPart);
    },
    /** Once it is left, the value is React Aria's again. */
    left: () => {
      isSettled.current = false;
    },
    wasSettled: () => isSettled.current,
    /** Sets a value that is pasted or confirmed, after which the field keeps the focus also where a text takes the place of parts. */
    setHere: (next: string) => {
      keeping.current = next;
      set(next);
    },
    /** Whether the value is one of those; asked once. */
    takesFocus: () => {
      const takes = keeping.current === text;
      keeping.current = undefined;
      return takes;
    },
    limit,
    labelledBy,
    disabled: control.disabled === true,
    invalid,
    /** Ids for the segments: of the element with the value as text, and of all descriptions. */
    valueId,
    describedBy,
    /** Props for React Aria's field component. */
    parts: {
      id: control.id,
      "aria-label": label,
      "aria-labelledby": labelledBy,
      "aria-describedby": describedBy,
      isRequired: required === true || control["aria-required"] === true,
      isDisabled: control.disabled === true,
      isInvalid: invalid || undefined,
      validationBehavior: "aria",
      shouldForceLeadingZeros: true,
      className: "flex min-w-0 flex-1",
    } as const,
    /** The part in a native form. React Aria's own would send a time with seconds, and nothing for what it cannot read. */
    native: {
      name,
      form,
      required,
      disabled: control.disabled,
      values: [text],
      onReset: () => {
        setIncomplete(false);
        if (value === undefined) set(defaultValue);
      },
    },
  };
}

export type SegmentFieldState = ReturnType<typeof useSegmentField>;

/** The given locale, or else the provider's, or else that of the English texts, with the calendar of the values. */
export const useDateLocale = (given: string | undefined): string => withGregorian(useLocale(given));

/** The locale with the calendar of the values, which some locales, such as that of Persian, count days without. */
function withGregorian(locale: string): string {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  return calendar === "gregory"
    ? locale
    : new Intl.Locale(locale, { calendar: "gregory" }).toString();
}
