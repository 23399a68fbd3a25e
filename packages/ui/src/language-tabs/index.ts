export {
  CopyLanguage,
  type CopyLanguageProps,
  type CopyLanguageLabels,
  type NamedLanguage,
} from "./CopyLanguage.tsx";
export { FallbackText, type FallbackTextProps } from "./FallbackText.tsx";
export {
  LanguagePanel,
  type LanguagePanelProps,
  type LanguageTab,
  LanguageTabs,
  type LanguageTabsProps,
  type LanguageTabsLabels,
} from "./LanguageTabs.tsx";
