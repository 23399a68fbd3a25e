export { LanguageSwitch } from "./LanguageSwitch.tsx";
export type { LanguageSwitchProps, LanguageOption } from "./LanguageSwitch.tsx";
