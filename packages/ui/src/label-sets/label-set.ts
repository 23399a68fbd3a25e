import type { ComponentLabels, UiLabels } from "../labels/index.ts";

/** All labels of the library in one language, for `UiLabelsProvider`; none is left out. */
export type LabelSet = Required<
  Omit<UiLabels, keyof ComponentLabels | "direction" | "fold" | "clean" | "insertions" | "timeZone">
> &
  ComponentLabels &
  Pick<UiLabels, "direction">;

/** Whether a written time is of the hour of one, the only one whose article is singular ("a la 1:05", "a las 2:05"). */
export const isOne = (time: string): boolean => Number.parseInt(time) === 1;
