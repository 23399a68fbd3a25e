import { type FocusEvent, type ReactNode, use, useId, useState } from "react";
import { FieldError } from "../field/Field.tsx";
import { FieldContext } from "../field/field-context.ts";

/**
 * Says below a control what is wrong with a value outside of its limits, from when it was first left, unless the field around it
 * has an error already.
 * @param words undefined while the value is inside
 */
export function useLimitNote(words: string | undefined) {
  const id = useId();
  const field = use(FieldContext);
  const [wasLeft, setLeft] = useState(false);
  const shown = wasLeft && !field?.invalid && words !== undefined;
  const note: ReactNode = shown && (
    <FieldError id={id} role="alert">
      {words}
    </FieldError>
  );
  return {
    note,
    /** Id of the note, for the control's description. */
    noteId: shown ? id : undefined,
    /** For the element around the control. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setLeft(true);
    },
  };
}
