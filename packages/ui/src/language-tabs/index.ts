export {
  CopyLanguage,
  type CopyLanguageProps,
  type CopyLanguageWords,
  type NamedLanguage,
} from "./CopyLanguage.tsx";
export { FallbackText, type FallbackTextProps } from "./FallbackText.tsx";
export {
  LanguagePanel,
  type LanguagePanelProps,
  type LanguageTab,
  LanguageTabs,
  type LanguageTabsProps,
  type LanguageTabsWords,
} from "./LanguageTabs.tsx";
