import type { ComponentLabels, UiLabels } from "../labels/index.ts";

/** All labels of the library in one language, for `UiLabelsProvider`; none is left out. */
export type LabelSet = Required<Omit<UiLabels, keyof ComponentLabels>> & ComponentLabels;
