export { NumberInput } from "./NumberInput.tsx";
export type { NumberInputProps } from "./NumberInput.tsx";
export { parseNumber } from "./number-text.ts";
