import type { CalendarDate } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { IconButton } from "../icon-button/index.ts";
import { Popover } from "../popover/index.ts";
import { CalendarPanel } from "./CalendarPanel.tsx";
import type { DateWords } from "./words.ts";

interface CalendarButtonProps {
  value: CalendarDate | null;
  onChoose: (day: CalendarDate) => void;
  min: CalendarDate | null;
  max: CalendarDate | null;
  disabled: boolean;
  locale: string;
  words: DateWords;
}

/** At the end of a field: opens the calendar, which closes with the day chosen. */
export function CalendarButton({
  value,
  onChoose,
  min,
  max,
  disabled,
  locale,
  words,
}: CalendarButtonProps) {
  return (
    <Popover
      align="end"
      label={words.calendar}
      trigger={
        <IconButton
          label={words.openCalendar}
          size="sm"
          disabled={disabled}
          className="-mr-2 text-ink-muted pointer-coarse:-mr-3"
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
          locale={locale}
          words={words}
          onChange={(day) => {
            onChoose(day);
            close();
          }}
        />
      )}
    </Popover>
  );
}
