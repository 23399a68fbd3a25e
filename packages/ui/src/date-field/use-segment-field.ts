import { type ComponentProps, use, useId, useState, useSyncExternalStore } from "react";
import { FieldContext, useFieldControl } from "../field/field-context.ts";

/** What a day, a time and both take alike; each says in its own comment what its texts look like. */
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
}

/** The state of a field in segments, and what ties them, which are no single input, to the field around them. */
export function useSegmentField({
  value,
  defaultValue = "",
  onValueChange,
  disabled,
  required,
  name,
  // Names and descriptions belong to the segments, not to the box around them.
  id,
  "aria-label": label,
  "aria-labelledby": givenLabelledBy,
  "aria-describedby": givenDescribedBy,
  "aria-invalid": givenInvalid,
  ...rest
}: SegmentFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const valueId = useId();
  const field = use(FieldContext);
  const control = useFieldControl({
    id,
    disabled,
    required,
    "aria-labelledby": givenLabelledBy,
    "aria-describedby": givenDescribedBy,
    "aria-invalid": givenInvalid,
  });
  const labelledBy = label ? undefined : (control["aria-labelledby"] ?? field?.labelId);
  const claim = control["aria-invalid"];
  const invalid = claim !== undefined && claim !== false && claim !== "false";
  const text = value ?? own;
  const describedBy =
    [text && valueId, control["aria-describedby"]].filter(Boolean).join(" ") || undefined;

  return {
    /** Of the box. */
    rest,
    text,
    set: (next: string) => {
      if (value === undefined) setOwn(next);
      onValueChange?.(next);
    },
    labelledBy,
    disabled: control.disabled === true,
    invalid,
    /** Of the segments: what reads the value out, and all that describes them. */
    valueId,
    describedBy,
    /** Of the field that the library brings. */
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
      ...(name === undefined ? {} : { name }),
    } as const,
  };
}

export type SegmentFieldState = ReturnType<typeof useSegmentField>;

/** A server knows no page: what it draws is drawn alike at first, and then in the language of the page. */
const serverLocale = "es";

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  return () => observer.disconnect();
}

/** The language that a field is told, or else that of the page. */
export function useLocale(given: string | undefined): string {
  const ofPage = useSyncExternalStore(
    watchPage,
    () => document.documentElement.lang || serverLocale,
    () => serverLocale,
  );
  return given ?? ofPage;
}
