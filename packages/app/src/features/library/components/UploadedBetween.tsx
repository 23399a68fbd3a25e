import { dateLocale } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { DateField } from "@panel/ui/date-field";
import { Field } from "@panel/ui/field";
import { Popover } from "@panel/ui/popover";
import { CalendarDays } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useDateLabels } from "../../../shared/use-date-labels.ts";

interface UploadedBetweenProps {
  /** First and last day, YYYY-MM-DD; "" for none. */
  from: string;
  to: string;
  onChange(end: "from" | "to", day: string): void;
}

/** Filters by the days on which assets were uploaded. */
export function UploadedBetween({ from, to, onChange }: UploadedBetweenProps) {
  const { t, i18n } = useTranslation();
  const dateLabels = useDateLabels();
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" });
  const text = (day: string) => (day ? format.format(new Date(`${day}T00:00:00`)) : "…");
  return (
    <Popover
      label={t("LIBRARY.uploadedBetween")}
      className="w-72 gap-4 p-4 open:grid"
      trigger={
        <Button icon={<CalendarDays />}>
          <span>
            {t("LIBRARY.uploadedBetween")}:{" "}
            <span className="font-semibold tabular-nums">
              {from || to ? `${text(from)} – ${text(to)}` : t("LIBRARY.anyDay")}
            </span>
          </span>
        </Button>
      }
    >
      <Field group label={t("LIBRARY.from")}>
        <DateField
          value={from}
          max={to || undefined}
          labels={dateLabels}
          onValueChange={(day) => onChange("from", day)}
        />
      </Field>
      <Field group label={t("LIBRARY.to")}>
        <DateField
          value={to}
          min={from || undefined}
          labels={dateLabels}
          onValueChange={(day) => onChange("to", day)}
        />
      </Field>
    </Popover>
  );
}
