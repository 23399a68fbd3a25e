/** Texts of a date or time field. The rest is the locale's. */
export interface DateLabels {
  openCalendar: string;
  /** Names the panel. */
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  today: string;
  /** Read for a part that is not filled in yet. */
  empty: string;
}

export const englishDateLabels: DateLabels = {
  openCalendar: "Open the calendar",
  calendar: "Calendar",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  today: "today",
  empty: "empty",
};
