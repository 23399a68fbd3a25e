import { EDITOR_COLUMNS, editorFieldProblem, type EditorColumn } from "@panel/domain/editor-import";
import { USER_TEXT_MAX } from "@panel/domain/users";
import { internationalPhone } from "@panel/domain/phone-number";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { TextInput } from "@panel/ui/text-input";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { phoneRegion } from "./phone-region.ts";
import type { ImportRow } from "./rows.ts";

interface CorrectRowProps {
  row: ImportRow;
  onCorrect: (texts: Record<EditorColumn, string>) => void;
  onClose: () => void;
}

/** A row of the file as a form, with what is wrong at its fields. */
export function CorrectRow({ row, onCorrect, onClose }: CorrectRowProps) {
  const { t } = useTranslation();
  const [texts, setTexts] = useState(row.texts);
  const problem = (column: EditorColumn) => {
    const text = column === "phone" ? internationalPhone(texts.phone, phoneRegion()) : undefined;
    return editorFieldProblem(column, text ?? texts[column]);
  };
  const isRight = EDITOR_COLUMNS.every((column) => !problem(column));
  return (
    <Dialog
      open
      title={t("IMPORT.correctLine", { line: row.line })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button variant="primary" type="submit" form="correct-row">
            {t("IMPORT.correct")}
          </Button>
        </>
      }
    >
      <form
        id="correct-row"
        noValidate
        className="grid gap-4 tablet:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) onCorrect(texts);
          else event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
        }}
      >
        {EDITOR_COLUMNS.map((column) => {
          const wrong = problem(column);
          return (
            <Field
              key={column}
              label={t(`PERSON.${column}`)}
              error={wrong && t(wrong, { max: USER_TEXT_MAX[column] })}
            >
              <TextInput
                value={texts[column]}
                onChange={(event) => setTexts({ ...texts, [column]: event.target.value })}
              />
            </Field>
          );
        })}
      </form>
    </Dialog>
  );
}
