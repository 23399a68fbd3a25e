export { ThemeSwitch } from "./ThemeSwitch.tsx";
export type { ThemeSwitchProps, Theme } from "./ThemeSwitch.tsx";
