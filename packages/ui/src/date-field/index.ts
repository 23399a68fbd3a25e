export { DateField } from "./DateField.tsx";
export type { DateFieldProps } from "./DateField.tsx";
export type { DateWords } from "./words.ts";
