export { UiWordsProvider, useUiWords, englishWords } from "./UiWords.tsx";
export type { UiWords, UiWordsProviderProps } from "./UiWords.tsx";
