import { fileRules, type AssetType } from "@panel/domain/asset-types";
import { MODEL_THRESHOLDS } from "@panel/domain/model-preflight";
import { FormField, type BoundFieldApi } from "@panel/ui/form";
import { sizeText } from "@panel/ui/upload";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AssetInput } from "./AssetInput.tsx";

interface AssetFormFieldProps {
  field: BoundFieldApi<number>;
  type: AssetType;
  label: string;
  /** @default what is advised of every file of this type */
  hint?: ReactNode;
  required?: boolean;
  /** Of the dialog: "Choose the cover". */
  title?: string;
  /** Of the dialog. @default "xl" */
  size?: "xl" | "full";
  /** Takes only images that are as wide as high. */
  square?: boolean;
}

/** A labelled field of a form whose value is the id of an asset; says which files are advised (EXP-13). */
export function AssetFormField({
  field,
  type,
  label,
  hint,
  required,
  ...input
}: AssetFormFieldProps) {
  const { t, i18n } = useTranslation();
  const advice = () =>
    t(`PICKER.advice.${type}`, {
      size: sizeText(fileRules(type).maxSize, i18n.language),
      triangles: new Intl.NumberFormat(i18n.language).format(MODEL_THRESHOLDS.triangles.good),
    });
  return (
    <FormField
      field={field}
      label={label}
      hint={hint ?? advice()}
      {...(required ? { required } : {})}
    >
      {({ value, onValueChange }) => (
        <AssetInput type={type} value={value} onValueChange={onValueChange} {...input} />
      )}
    </FormField>
  );
}
