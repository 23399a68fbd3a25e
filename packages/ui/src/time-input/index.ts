export { TimeInput } from "./TimeInput.tsx";
export type { TimeInputProps } from "./TimeInput.tsx";
