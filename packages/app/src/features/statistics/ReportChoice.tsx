import type { Event } from "@panel/api-client/events";
import { PERIODS } from "@panel/domain/plays/periods";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import type { Period } from "./queries.ts";

interface ReportChoiceProps {
  period: Period;
  /** Those that have begun. */
  events: readonly Event[];
  /** The one that is shown in place of a period. */
  event: Event | undefined;
  /** When an event began, in words. */
  dayOf(event: Event): string;
  onPeriodChange(period: Period): void;
  onEventChange(id: number | undefined): void;
}

/** Of which plays figures are shown: those of some days, or those of an event. */
export function ReportChoice(props: ReportChoiceProps) {
  const { period, events, event, dayOf, onPeriodChange, onEventChange } = props;
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {!event && (
        <SegmentedControl
          label={t("STATISTICS.period")}
          value={String(period)}
          onValueChange={(value) => onPeriodChange(Number(value) as Period)}
          options={PERIODS.map((days) => ({
            value: String(days),
            label: t(`STATISTICS.periods.days${days}`),
          }))}
        />
      )}
      {events.length > 0 && (
        <Select
          aria-label={t("STATISTICS.whichPlays")}
          value={String(event?.id ?? "")}
          onValueChange={(value) => onEventChange(value ? Number(value) : undefined)}
          options={[
            { value: "", label: t("STATISTICS.allPlays") },
            ...events.map((each) => ({
              value: String(each.id),
              label: `${each.name}, ${dayOf(each)}`,
            })),
          ]}
        />
      )}
    </div>
  );
}
