export { DateField } from "./DateField.tsx";
export type { DateFieldProps } from "./DateField.tsx";
export type { UnavailableDays } from "./unavailable.ts";
export type { DateLabels } from "./labels.ts";
