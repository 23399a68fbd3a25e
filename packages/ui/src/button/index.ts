export { Button, buttonStyle } from "./Button.tsx";
export type { ButtonProps } from "./Button.tsx";
