import { Button } from "@panel/ui/button";
import { Field } from "@panel/ui/field";
import { Textarea } from "@panel/ui/textarea";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** Takes addresses as mail programs copy them, or rows of a spreadsheet. */
export function PasteBox({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  return (
    <div className="grid justify-items-start gap-3">
      <Field className="w-full" label={t("IMPORT.paste")} hint={t("IMPORT.pasteHint")}>
        <Textarea minRows={3} maxRows={8} value={text} onValueChange={setText} />
      </Field>
      <Button disabled={text.trim() === ""} onClick={() => onText(text)}>
        {t("IMPORT.readPasted")}
      </Button>
    </div>
  );
}
