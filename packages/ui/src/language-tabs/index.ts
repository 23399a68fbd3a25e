export { CopyLanguage, type CopyLanguageProps, type NamedLanguage } from "./CopyLanguage.tsx";
export { FallbackText, type FallbackTextProps } from "./FallbackText.tsx";
export {
  LanguagePanel,
  type LanguagePanelProps,
  type LanguageTab,
  LanguageTabs,
  type LanguageTabsProps,
} from "./LanguageTabs.tsx";
export type { CopyLanguageLabels, LanguageTabsLabels } from "./labels.ts";
