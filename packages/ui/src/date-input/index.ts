export { DateInput } from "./DateInput.tsx";
export type { DateInputProps } from "./DateInput.tsx";
