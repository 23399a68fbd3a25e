import { type ComponentProps, use } from "react";
import { FieldContext, useFieldControl } from "../field/field-context.ts";

interface SegmentFieldProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
}

/** What ties segments, which are no single input, to the field around them. */
export function useSegmentField(props: SegmentFieldProps) {
  const field = use(FieldContext);
  const control = useFieldControl(props);
  const labelledBy = control["aria-labelledby"] ?? field?.labelId;
  const invalid = control["aria-invalid"];
  return {
    disabled: control.disabled === true,
    invalid: invalid !== undefined && invalid !== false && invalid !== "false",
    aria: {
      id: control.id,
      "aria-label": props["aria-label"],
      "aria-labelledby": props["aria-label"] ? undefined : labelledBy,
      "aria-describedby": control["aria-describedby"],
      isRequired: props.required === true || control["aria-required"] === true,
    },
  };
}

/** The names and descriptions belong to the segments, not to the box around them. */
export function withoutAria<Props extends ComponentProps<"div">>(props: Props) {
  const {
    id: _id,
    "aria-label": _label,
    "aria-labelledby": _labelledBy,
    "aria-describedby": _describedBy,
    "aria-invalid": _invalid,
    ...rest
  } = props;
  return rest;
}
