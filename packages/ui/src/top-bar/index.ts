export { TopBar, TopBarEntry } from "./TopBar.tsx";
export type { TopBarProps, TopBarEntryProps } from "./TopBar.tsx";
