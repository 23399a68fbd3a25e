import { createContext, use, type ComponentType } from "react";

/** A text that came into a control as a whole and did not stay as it was. */
export interface Inserted {
  /** What the limit had no room for. */
  rest: string;
  /** How many characters were taken out because nobody sees them. */
  removed: number;
  /** Puts back what was written before. */
  undo: () => void;
  /** Says so to the person; it comes with the code that found it. */
  Notice: ComponentType<{ inserted: Inserted; onClose: () => void }>;
}

/** What a `Field` provides to its control. */
export interface FieldState {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  group: boolean;
}

/** What opens elsewhere, such as a dialog, gives null to its content: its controls are not those of the field that opened it. */
export const FieldContext = createContext<FieldState | null>(null);

interface ControlProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-labelledby"?: string | undefined;
  "aria-required"?: boolean | "true" | "false" | undefined;
}

/**
 * The attributes that tie a control to the field around it; a control's own props win.
 * Outside a field it returns the given props.
 */
export function useFieldControl(props: ControlProps): ControlProps {
  const field = use(FieldContext);
  const describedBy = [props["aria-describedby"], field?.describedBy];
  return {
    id: props.id ?? field?.id,
    "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field?.invalid || undefined),
    // Not `required`: the browser's own message might be in another language than the form.
    "aria-required": props["aria-required"] ?? (field?.required || undefined),
    "aria-labelledby": props["aria-labelledby"] ?? (field?.group ? field.labelId : undefined),
    disabled: props.disabled ?? (field?.disabled || undefined),
  };
}
