export { Field, FieldError } from "./Field.tsx";
export type { FieldProps } from "./Field.tsx";
export { Fieldset } from "./Fieldset.tsx";
export type { FieldsetProps } from "./Fieldset.tsx";
export { useFieldControl } from "./field-context.ts";
export type { LimitLabels } from "./labels.ts";
export { listenToInsertions } from "./insertion.ts";
export { useInsertions } from "./use-insertions.tsx";
