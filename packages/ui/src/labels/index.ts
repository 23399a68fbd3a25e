export { UiLabelsProvider, useUiLabels, englishLabels } from "./UiLabels.tsx";
export type { UiLabels, UiWordsProviderProps } from "./UiLabels.tsx";
