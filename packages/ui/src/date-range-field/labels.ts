/** Texts of a field of two days; all others are those of `dateField`. */
export interface DateRangeLabels {
  /** Name of the first day. */
  start: string;
  /** Name of the last day. */
  end: string;
  /** Name of the list of presets. */
  presets: string;
}

export const englishDateRangeLabels: DateRangeLabels = {
  start: "From",
  end: "Until",
  presets: "Periods",
};
