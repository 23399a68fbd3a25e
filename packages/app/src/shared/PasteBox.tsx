import { Button } from "@panel/ui/button";
import { Field } from "@panel/ui/field";
import { Textarea } from "@panel/ui/textarea";
import { useState } from "react";

interface PasteBoxProps {
  label: string;
  hint: string;
  readLabel: string;
  disabled?: boolean;
  /** Reads what is pasted into the empty box at once. */
  readsPaste?: boolean;
  onText(text: string): void;
}

/** Takes text as other programs copy it. */
export function PasteBox({
  label,
  hint,
  readLabel,
  disabled = false,
  readsPaste = false,
  onText,
}: PasteBoxProps) {
  const [text, setText] = useState("");
  return (
    <div className="grid justify-items-start gap-3">
      <Field className="w-full" label={label} hint={hint}>
        <Textarea
          // The quotes of a table are its reader's.
          data-verbatim=""
          minRows={3}
          maxRows={8}
          value={text}
          onValueChange={setText}
          onPaste={(event) => {
            if (!readsPaste || disabled || text.trim() !== "") return;
            const pasted = event.clipboardData.getData("text/plain");
            if (pasted.trim() !== "") onText(pasted);
          }}
        />
      </Field>
      <Button disabled={disabled || text.trim() === ""} onClick={() => onText(text)}>
        {readLabel}
      </Button>
    </div>
  );
}
