import { columnSamples, joinedCells } from "@panel/domain/editor-columns";
import {
  isJoined,
  JOINED_MAX,
  type ColumnMatch,
  type FileColumn,
} from "@panel/domain/editor-import";
import { USER_TEXT_MAX } from "@panel/domain/users";
import { Button } from "@panel/ui/button";
import { Field } from "@panel/ui/field";
import { TextInput } from "@panel/ui/text-input";
import { Select, type SelectOption } from "@panel/ui/select";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditorImport } from "./use-import.ts";

interface ColumnChoiceProps {
  column: FileColumn;
  /** The columns of the file. */
  cells: readonly SelectOption[];
  match: ColumnMatch;
  editors: EditorImport;
}

const placeOf = (value: string) => (value === "" ? null : Number(value));

/** Which column of the file holds something, with values of it; a name can be in several columns, or with the surname in one. */
export function ColumnChoice({ column, cells, match, editors }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const { dataRows } = editors;
  const samples = useMemo(() => columnSamples(dataRows, match, column), [dataRows, match, column]);
  const missing: readonly string[] = editors.missing;
  const place = match[column];
  const label = t(column === "fullName" ? "IMPORT.fullName" : `PERSON.${column}`);
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        required={column === "email" || (isJoined(column) && match.fullName === null)}
        error={missing.includes(column) ? t("IMPORT.columnMissing") : undefined}
      >
        <Select
          value={place === null ? "" : String(place)}
          options={[{ value: "", label: t("IMPORT.noColumn") }, ...cells]}
          onValueChange={(value) => editors.choose(column, placeOf(value))}
        />
      </Field>
      {isJoined(column) && place !== null && (
        <JoinedCells
          // What was being added belongs to the column that it goes on from.
          key={place}
          {...{ label, cells, match, editors, column }}
        />
      )}
      {column === "fullName" && place !== null && (
        <Field label={t("IMPORT.nameOrder")}>
          <Select
            value={match.surnameFirst ? "surname" : "name"}
            options={[
              { value: "name", label: t("IMPORT.nameFirst") },
              { value: "surname", label: t("IMPORT.surnameFirst") },
            ]}
            onValueChange={(value) => editors.chooseOrder(value === "surname")}
          />
        </Field>
      )}
      {column === "label" && place === null && (
        <Field label={t("IMPORT.commonLabel")}>
          <TextInput
            maxLength={USER_TEXT_MAX.label}
            value={match.commonLabel ?? ""}
            onChange={(event) => editors.chooseLabel(event.target.value)}
          />
        </Field>
      )}
      {samples.length > 0 && (
        <p className="text-caption wrap-anywhere text-ink-muted">
          {t("IMPORT.samples", { values: samples.join(" · ") })}
        </p>
      )}
    </div>
  );
}

const focus = (select: HTMLSelectElement | null) => select?.focus();

/** The columns that a name goes on in, and a button for one more. */
function JoinedCells({
  column,
  label,
  cells,
  match,
  editors,
}: ColumnChoiceProps & { column: "name" | "surname"; label: string }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const joined = joinedCells(match, column);
  const taken = new Set([match[column], ...joined]);
  const shown = adding ? [...joined, null] : joined;
  const mayAdd = !adding && joined.length < JOINED_MAX - 1 && taken.size < cells.length;
  return (
    <>
      {shown.map((place, at) => (
        <Field key={at} label={t("IMPORT.joined", { label, number: at + 2 })} hideLabel>
          <Select
            ref={place === null ? focus : undefined}
            value={place === null ? "" : String(place)}
            options={[
              { value: "", label: t("IMPORT.noFurtherColumn") },
              ...cells.filter(({ value }) => Number(value) === place || !taken.has(Number(value))),
            ]}
            onValueChange={(value) => {
              setAdding(false);
              editors.join(column, at, placeOf(value));
            }}
          />
        </Field>
      ))}
      {mayAdd && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2.5 justify-self-start"
          icon={<Plus className="size-4" />}
          onClick={() => setAdding(true)}
        >
          {t("IMPORT.addColumn")}
        </Button>
      )}
    </>
  );
}
