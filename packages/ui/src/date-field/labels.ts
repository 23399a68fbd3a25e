/** Texts of a date or time field; all other texts come from the locale. */
export interface DateLabels {
  openCalendar: string;
  /** Accessible name of the calendar. */
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  today: string;
  /** Why a day cannot be chosen, where no reason is given. */
  unavailable: string;
  /** Announced for a part that is not filled in yet. */
  empty: string;
  /** Said once a field is left with some of its parts filled in and others not. */
  incomplete: string;
}

export const englishDateLabels: DateLabels = {
  openCalendar: "Open the calendar",
  calendar: "Calendar",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  today: "today",
  unavailable: "This day cannot be chosen.",
  empty: "empty",
  incomplete: "Incomplete: some parts are missing.",
};
