export {
  LanguagePanel,
  type LanguagePanelProps,
  type LanguageTab,
  LanguageTabs,
  type LanguageTabsProps,
  type LanguageTabsWords,
} from "./LanguageTabs.tsx";
