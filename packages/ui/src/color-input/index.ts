export { ColorInput } from "./ColorInput.tsx";
export type { ColorInputProps } from "./ColorInput.tsx";
export { parseColor } from "./color-text.ts";
