import { FormField } from "@panel/ui/form";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { Switch } from "@panel/ui/switch";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { FieldHelp } from "../../../route/help/FieldHelp.tsx";
import type { ExperienceFormApi } from "../use-experience-form.ts";
import { colleagues } from "./queries.ts";
import { useSelectLabels } from "../../../shared/use-select-labels.ts";

/** Selects who else may edit the experience. Shown only to users whose account shares experiences. */
export function Collaborators({ form }: { form: ExperienceFormApi }) {
  const { t } = useTranslation();
  const { id } = useUser();
  const labels = useSelectLabels();
  const { data: options } = useQuery(colleagues(id));
  const chosen = useStore(form.store, (state) => state.values.collaborators);
  const [wanted, setWanted] = useState(false);
  if (!options) return null;

  const turn = (on: boolean) => {
    setWanted(on);
    if (!on) form.setFieldValue("collaborators", []);
  };
  const collaborative = wanted || chosen.length > 0;
  return (
    <div className="grid gap-5 tablet:col-span-2">
      <Switch
        label={t("FORM.collaborative")}
        hint={t("FORM.collaborativeHint")}
        checked={collaborative}
        onCheckedChange={turn}
      />
      {collaborative && (
        <form.Field name="collaborators">
          {(field) => (
            <FormField
              field={field}
              label={t("EXPERIENCE_FIELDS.collaborators")}
              labelEnd={
                <FieldHelp
                  of="experience"
                  path="collaborators"
                  label={t("EXPERIENCE_FIELDS.collaborators")}
                />
              }
              hint={t("FORM.editorsHint")}
            >
              {({ value, onValueChange, ...control }) => (
                <SearchableSelect
                  {...control}
                  multiple
                  label={t("EXPERIENCE_FIELDS.collaborators")}
                  placeholder={t("FORM.noEditors")}
                  options={options}
                  value={value.map(String)}
                  onValueChange={(ids) => onValueChange(ids.map(Number).toSorted((a, b) => a - b))}
                  labels={labels}
                />
              )}
            </FormField>
          )}
        </form.Field>
      )}
    </div>
  );
}
