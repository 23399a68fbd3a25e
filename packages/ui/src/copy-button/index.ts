export { CopyButton } from "./CopyButton.tsx";
export type { CopyButtonProps } from "./CopyButton.tsx";
