import {
  ASSET_AUTHOR_MAX,
  ASSET_CREDIT_MAX,
  LICENCE_IDS,
  licenceAddress,
  type LicenceId,
} from "@panel/domain/asset-licences";
import { FormField, type BoundFieldApi } from "@panel/ui/form";
import { Select } from "@panel/ui/select";
import { TextInput } from "@panel/ui/text-input";
import { TextLink } from "@panel/ui/text-link";
import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLicenceName } from "../../../shared/assets/use-licence-name.ts";

interface AttributionInputsProps {
  /** Whether anything is said of it: then the group is open at first. */
  given: boolean;
  children: ReactNode;
}

/** Group of the fields for author and licence, folded where nothing is said of them. */
export function AttributionInputs({ given, children }: AttributionInputsProps) {
  const { t } = useTranslation();
  const [openFirst] = useState(given);
  return (
    <details open={openFirst} className="group rounded-field border border-line">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-field px-3 text-body font-medium text-ink">
        <ChevronDown aria-hidden className="size-4 shrink-0 -rotate-90 group-open:rotate-0" />
        {t("ASSET.attribution")}
      </summary>
      <div className="grid gap-3 px-3 pt-1 pb-3">{children}</div>
    </details>
  );
}

export function AuthorInput({ field }: { field: BoundFieldApi<string> }) {
  const { t } = useTranslation();
  return (
    <FormField field={field} label={t("ASSET.author")} hint={t("ASSET.authorHint")}>
      {(control) => <TextInput maxLength={ASSET_AUTHOR_MAX} {...control} />}
    </FormField>
  );
}

export function LicenceInput({ field }: { field: BoundFieldApi<LicenceId> }) {
  const { t, i18n } = useTranslation();
  const nameOf = useLicenceName();
  const address = licenceAddress(field.state.value, i18n.language);
  return (
    <FormField
      field={field}
      label={t("ASSET.licence")}
      hint={
        address && (
          <TextLink href={address} target="_blank" rel="noreferrer">
            {t("ASSET.licenceDeed", { licence: nameOf(field.state.value) })}
          </TextLink>
        )
      }
    >
      {({ onValueChange, ...control }) => (
        <Select
          {...control}
          onValueChange={(chosen) => onValueChange(chosen as LicenceId)}
          options={LICENCE_IDS.map((id) => ({ value: id, label: nameOf(id) }))}
        />
      )}
    </FormField>
  );
}

export function CreditInput({ field }: { field: BoundFieldApi<string> }) {
  const { t } = useTranslation();
  return (
    <FormField field={field} label={t("ASSET.credit")} hint={t("ASSET.creditHint")}>
      {(control) => <TextInput maxLength={ASSET_CREDIT_MAX} {...control} />}
    </FormField>
  );
}
