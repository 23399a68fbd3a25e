import { EDITOR_COLUMNS, editorFieldProblem, type EditorColumn } from "@panel/domain/editor-import";
import { USER_TEXT_MAX } from "@panel/domain/users";
import { internationalPhone } from "@panel/domain/phone-number";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { TextInput } from "@panel/ui/text-input";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { phoneRegion } from "./phone-region.ts";
import type { ImportRow } from "./rows.ts";

interface CorrectRowProps {
  row: ImportRow;
  /** The row that can be corrected after this one; undefined for the last. */
  next: ImportRow | undefined;
  /** Takes the texts, and goes on to a further row. */
  onCorrect: (texts: Record<EditorColumn, string>, further: ImportRow | undefined) => void;
  onClose: () => void;
}

/** A row of the file as a form, with what is wrong at its fields. */
export function CorrectRow({ row, next, onCorrect, onClose }: CorrectRowProps) {
  const { t } = useTranslation();
  const firstWrong = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState(row.line);
  const [texts, setTexts] = useState(row.texts);
  if (line !== row.line) {
    setLine(row.line);
    setTexts(row.texts);
  }
  const problem = (column: EditorColumn) => {
    const text = column === "phone" ? internationalPhone(texts.phone, phoneRegion()) : undefined;
    return editorFieldProblem(column, text ?? texts[column]);
  };
  const wrongColumn = EDITOR_COLUMNS.find(problem);
  useEffect(() => firstWrong.current?.focus(), [row.line]);
  const correct = (further: ImportRow | undefined) => {
    if (wrongColumn) firstWrong.current?.focus();
    else onCorrect(texts, further);
  };
  return (
    <Dialog
      open
      title={t("IMPORT.correctLine", { line: row.line })}
      initialFocus={firstWrong}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          {next && <Button onClick={() => correct(undefined)}>{t("IMPORT.correct")}</Button>}
          <Button variant="primary" type="submit" form="correct-row">
            {next ? t("IMPORT.correctNext", { line: next.line }) : t("IMPORT.correct")}
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
          correct(next);
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
                ref={column === wrongColumn ? firstWrong : undefined}
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
