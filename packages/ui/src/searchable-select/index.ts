export { matchingOptions, type SearchableOption } from "./matching.ts";
export { SearchableSelect } from "./SearchableSelect.tsx";
export type {
  MultipleSelectProps,
  SearchableSelectProps,
  SingleSelectProps,
} from "./SearchableSelect.tsx";
export type { SearchableSelectLabels } from "./labels.ts";
export type { LoadOptions } from "./use-loaded-options.ts";
