export { DateRangeField } from "./DateRangeField.tsx";
export type { DateRange, DateRangeFieldProps, DateRangePreset } from "./DateRangeField.tsx";
export type { DateRangeLabels } from "./labels.ts";
