import { useTranslation } from "react-i18next";
import { useAssetNames } from "../assets/use-asset-names.ts";
import { ConflictDialog } from "../editing/ConflictDialog.tsx";
import type { Saved } from "../editing/use-draft.ts";
import type { Editing } from "../editing/use-editing.ts";
import { describedValue, fieldLabel, type Described } from "./field-label.ts";
import { shownValue } from "./shown-value.ts";

interface ModelConflictProps<Values extends object> {
  of: Described;
  editing: Editing<Values>;
  form: { reset(values: Values, options: { keepDefaultValues: boolean }): void };
  /** Saves the chosen values over those that the other person saved. */
  store(values: Values, base: Saved<Values>): Promise<void>;
  /** Title of a point, for the values of dependencies. */
  pointName?(id: number): string;
}

/** Conflict dialog for an experience or a point that another person saved in between. */
export function ModelConflict<Values extends object>({
  of,
  editing,
  form,
  store,
  pointName,
}: ModelConflictProps<Values>) {
  const { t } = useTranslation();
  const kindAt = (path: string) => describedValue(of, path)?.field.kind;
  const conflicts = editing.conflict?.fields ?? [];
  const assetName = useAssetNames(conflicts, (path) => kindAt(path) === "asset");
  if (!editing.conflict) return null;

  const names = { asset: assetName, point: pointName };

  return (
    <ConflictDialog
      fields={conflicts}
      labelOf={(path) => {
        const value = describedValue(of, path);
        return value ? fieldLabel(t, of, value) : t("CONFLICT.otherField");
      }}
      show={(path, value) => shownValue(t, of, path, value, names)}
      pending={editing.settling}
      onApply={(paths) => void editing.settle(paths, { form, store })}
      onLater={editing.settleLater}
    />
  );
}
