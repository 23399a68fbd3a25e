export type { BoundFieldApi, ShowErrors } from "./bound-field.ts";
export { focusFirstInvalid, Form, SubmitButton } from "./Form.tsx";
export type { FormProps, SubmitButtonProps } from "./Form.tsx";
export { FormChoice } from "./FormChoice.tsx";
export type { ChoiceControl, FormChoiceProps } from "./FormChoice.tsx";
export { FormField } from "./FormField.tsx";
export type { FormFieldProps, ValueControl } from "./FormField.tsx";
export { FormMessages } from "./FormMessages.tsx";
export type { FormMessagesProps, MessageOf } from "./FormMessages.tsx";
