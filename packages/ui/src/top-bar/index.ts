export { TopBar, TopBarEntry } from "./TopBar.tsx";
export type { TopBarProps, TopBarEntryProps, TopBarOpenReason } from "./TopBar.tsx";
