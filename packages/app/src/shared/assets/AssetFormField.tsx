import { fileRules, type AssetType } from "@panel/domain/asset-types";
import type { PictureShape } from "@panel/domain/picture-shapes";
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
  /** Beside the label. */
  labelEnd?: ReactNode;
  /** Hint below the field. @default the advice for files of this type */
  hint?: ReactNode;
  required?: boolean;
  /** Title of the dialog, such as "Choose the cover". */
  title?: string;
  /** Size of the dialog. @default "xl" */
  size?: "xl" | "full";
  /** The shape that images should have; only square ones are accepted where they have to be. */
  shape?: PictureShape;
  /** Name of the animation that plays in the preview of the chosen model. */
  clip?: string;
}

/** A labelled form field whose value is the id of an asset. Its hint says which files are recommended (EXP-13). */
export function AssetFormField({
  field,
  type,
  label,
  labelEnd,
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
      labelEnd={labelEnd}
      hint={hint ?? advice()}
      {...(required ? { required } : {})}
    >
      {({ value, onValueChange }) => (
        <AssetInput type={type} value={value} onValueChange={onValueChange} {...input} />
      )}
    </FormField>
  );
}
