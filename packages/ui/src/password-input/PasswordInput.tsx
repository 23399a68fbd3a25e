import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useFieldControl } from "../field/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { TextInput, type TextInputProps } from "../text-input/index.ts";
import { useUiLabels } from "../labels/index.ts";

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
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
