import { useState } from "react";
import { useFieldControl } from "../field/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { TextInput, type TextInputProps } from "../text-input/index.ts";
import { useUiLabels } from "../labels/index.ts";
import { PathIcon } from "../path-icon/index.ts";

const EYE =
  "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0";
const EYE_OFF =
  "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20";

export type PasswordInputProps = Omit<TextInputProps, "type" | "end">;

/** A password input, with a button that shows the password. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput(props: PasswordInputProps) {
  const labels = useUiLabels();
  const [shown, setShown] = useState(false);
  const { disabled } = useFieldControl({ disabled: props.disabled });
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      data-verbatim=""
      type={shown ? "text" : "password"}
      end={
        <IconButton
          size="sm"
          label={shown ? labels.hidePassword : labels.showPassword}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          <PathIcon d={shown ? EYE_OFF : EYE} />
        </IconButton>
      }
    />
  );
}
