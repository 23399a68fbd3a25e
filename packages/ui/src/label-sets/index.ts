export type { LabelSet } from "./label-set.ts";
export { englishLabelSet } from "./english.ts";
export { spanishLabelSet } from "./spanish.ts";
export { catalanLabelSet } from "./catalan.ts";
export { labelSetOf, type LabelMessages } from "./messages.ts";
