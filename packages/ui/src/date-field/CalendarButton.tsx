import type { CalendarDate } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { IconButton } from "../icon-button/index.ts";
import { Popover } from "../popover/Popover.tsx";
import { CalendarPanel } from "./CalendarPanel.tsx";
import type { DateLabels } from "./labels.ts";
import type { PopoverOpenReason } from "../popover/use-popover.ts";
import type { OpeningProps } from "../style/use-open.ts";

interface CalendarButtonProps extends OpeningProps<PopoverOpenReason> {
  value: CalendarDate | null;
  onChoose: (day: CalendarDate) => void;
  min: CalendarDate | null;
  max: CalendarDate | null;
  reasonOf: (day: string) => string | undefined;
  disabled: boolean;
  locale: string;
  timeZone: string | undefined;
  labels: DateLabels;
}

/** The button at the end of a field. It opens the calendar, which closes when a day is chosen. */
export function CalendarButton({
  value,
  onChoose,
  min,
  max,
  reasonOf,
  disabled,
  locale,
  timeZone,
  labels,
  ...opening
}: CalendarButtonProps) {
  return (
    <Popover
      {...opening}
      align="end"
      label={labels.calendar}
      trigger={
        <IconButton
          label={labels.openCalendar}
          size="sm"
          disabled={disabled}
          className="-me-2 text-ink-muted pointer-coarse:-me-3"
        >
          <CalendarDays aria-hidden />
        </IconButton>
      }
    >
      {(close) => (
        <CalendarPanel
          value={value}
          min={min}
          max={max}
          reasonOf={reasonOf}
          locale={locale}
          timeZone={timeZone}
          labels={labels}
          onChange={(day) => {
            onChoose(day);
            close();
          }}
        />
      )}
    </Popover>
  );
}
