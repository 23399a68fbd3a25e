import type { ResourceLimits } from "@panel/api-client/panel";
import { FormChoice, FormField } from "@panel/ui/form";
import { NumberInput } from "@panel/ui/number-input";
import { Section } from "@panel/ui/section";
import { Switch } from "@panel/ui/switch";
import { useTranslation } from "react-i18next";
import { COUNT_LIMITS, LIMIT_SWITCHES } from "../schema.ts";
import type { UserForm } from "../use-user-form.ts";
import { useUsageText } from "../use-usage-text.tsx";

interface LimitsSectionProps {
  form: UserForm;
  /** Current usage of the stored admin; undefined for a new one, which uses nothing. */
  resources: ResourceLimits | undefined;
}

/** Limits for an admin and all users below it; 0 means no limit. */
export function LimitsSection({ form, resources }: LimitsSectionProps) {
  const { t } = useTranslation();
  const usage = useUsageText(resources);
  return (
    <Section id="limits" title={t("LIMITS.title")} hint={t("LIMITS.text")}>
      <div className="grid gap-5 tablet:grid-cols-2 laptop:grid-cols-3">
        <form.Field name="limits.maxMb">
          {(field) => (
            <FormField
              field={field}
              label={t("LIMITS.maxMb")}
              hint={usage.maxMb(field.state.value)}
            >
              {(control) => <NumberInput min={0} step={0.01} unit="MB" {...control} />}
            </FormField>
          )}
        </form.Field>
        {COUNT_LIMITS.map((name) => (
          <form.Field key={name} name={`limits.${name}`}>
            {(field) => (
              <FormField
                field={field}
                label={t(`LIMITS.${name}`)}
                hint={usage[name](field.state.value)}
              >
                {(control) => <NumberInput min={0} integer {...control} />}
              </FormField>
            )}
          </form.Field>
        ))}
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-5 tablet:grid-cols-3">
        {LIMIT_SWITCHES.map((name) => (
          <form.Field key={name} name={`limits.${name}`}>
            {(field) => (
              <FormChoice field={field}>
                {({ checked, onCheckedChange }) => (
                  <Switch
                    label={t(`LIMITS.${name}`)}
                    hint={t(`LIMITS.${name}Hint`)}
                    checked={checked}
                    onCheckedChange={onCheckedChange}
                  />
                )}
              </FormChoice>
            )}
          </form.Field>
        ))}
      </div>
    </Section>
  );
}
