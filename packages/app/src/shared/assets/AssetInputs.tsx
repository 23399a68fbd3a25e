import { ASSET_DESCRIPTION_MAX, ASSET_SCALE } from "@panel/domain/asset-types";
import { Checkbox } from "@panel/ui/checkbox";
import { FormField, type BoundFieldApi } from "@panel/ui/form";
import { NumberInput } from "@panel/ui/number-input";
import { Select } from "@panel/ui/select";
import { Textarea } from "@panel/ui/textarea";
import { useTranslation } from "react-i18next";
import { useCategories } from "./use-library.ts";

interface InputProps<Value> {
  field: BoundFieldApi<Value>;
}

export function CategoryInput({ field }: InputProps<string>) {
  const { t, i18n } = useTranslation();
  const { options } = useCategories(i18n.language);
  return (
    <FormField field={field} label={t("ASSET.category")} required>
      {(control) => (
        <Select {...control} options={options} placeholder={t("ASSET.chooseCategory")} />
      )}
    </FormField>
  );
}

export function DescriptionInput({ field, hint }: InputProps<string> & { hint?: string }) {
  const { t } = useTranslation();
  return (
    <FormField
      field={field}
      label={t("ASSET.description")}
      hint={hint}
      required
      counter={{ length: field.state.value.length, max: ASSET_DESCRIPTION_MAX }}
    >
      {(control) => <Textarea rows={3} maxLength={ASSET_DESCRIPTION_MAX} {...control} />}
    </FormField>
  );
}

export function ScaleInput({ field }: InputProps<string>) {
  const { t } = useTranslation();
  return (
    <FormField field={field} label={t("ASSET.scale")} hint={t("ASSET.scaleHint")}>
      {(control) => (
        <NumberInput min={ASSET_SCALE.least} max={ASSET_SCALE.most} step={0.1} {...control} />
      )}
    </FormField>
  );
}

export function AnimationInput({ field }: InputProps<boolean>) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t("ASSET.animation")}
      hint={t("ASSET.animationHint")}
      checked={field.state.value}
      onCheckedChange={(on) => field.handleChange(on)}
    />
  );
}
