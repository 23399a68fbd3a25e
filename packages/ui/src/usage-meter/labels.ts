/** Texts of a usage meter. */
export interface UsageLabels {
  /** Shown in place of the bar when there is no limit. */
  noLimit: (used: string) => string;
  ofTotal: (used: string, total: string) => string;
  /** Warning shown from 90 % on. */
  nearLimit: string;
  full: string;
}

export const englishUsageLabels: UsageLabels = {
  noLimit: (used) => `${used}, no limit`,
  ofTotal: (used, total) => `${used} of ${total}`,
  nearLimit: "Almost used up",
  full: "Used up",
};
