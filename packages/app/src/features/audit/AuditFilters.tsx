import type { AuditEvent } from "@panel/api-client/panel";
import { AUDIT_EVENTS } from "@panel/domain/audit";
import { EMAIL_MAX } from "@panel/domain/session";
import { DateField } from "@panel/ui/date-field";
import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { TextInput } from "@panel/ui/text-input";
import { useTranslation } from "react-i18next";
import { useDateLabels } from "../../shared/use-date-labels.ts";
import type { AuditFilter } from "./queries.ts";

interface AuditFiltersProps {
  value: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

export function AuditFilters({ value, onChange }: AuditFiltersProps) {
  const { t } = useTranslation();
  const dateLabels = useDateLabels();
  const change = (changes: Partial<AuditFilter>) => onChange({ ...value, ...changes });
  return (
    <search className="mb-5 grid items-start gap-4 tablet:grid-cols-2 laptop:grid-cols-4">
      <Field label={t("AUDIT.event")}>
        <Select
          value={value.event ?? ""}
          onValueChange={(event) =>
            change({ event: (event || undefined) as AuditEvent | undefined })
          }
          options={[
            { value: "", label: t("AUDIT.everyEvent") },
            ...AUDIT_EVENTS.map((event) => ({
              value: event,
              label: t(`AUDIT_EVENTS.${event}`),
            })),
          ]}
        />
      </Field>
      <Field label={t("AUDIT.search")}>
        <TextInput
          type="search"
          maxLength={EMAIL_MAX}
          value={value.search}
          onValueChange={(search) => change({ search })}
        />
      </Field>
      <Field group label={t("AUDIT.from")}>
        <DateField
          value={value.from}
          max={value.to || undefined}
          labels={dateLabels}
          onValueChange={(from) => change({ from })}
        />
      </Field>
      <Field group label={t("AUDIT.to")}>
        <DateField
          value={value.to}
          min={value.from || undefined}
          labels={dateLabels}
          onValueChange={(to) => change({ to })}
        />
      </Field>
    </search>
  );
}
