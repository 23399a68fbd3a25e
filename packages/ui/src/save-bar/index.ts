export { SaveBar } from "./SaveBar.tsx";
export type { SaveBarProps, SaveState } from "./SaveBar.tsx";
