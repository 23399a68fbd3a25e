export { englishLabels, UiLabelsProvider, useUiLabels } from "./UiLabels.tsx";
export type { UiLabelsProviderProps } from "./UiLabels.tsx";
export type { ListenToInsertions, UiLabels } from "./labels-context.ts";
export type { ComponentLabels } from "./component-labels.ts";
