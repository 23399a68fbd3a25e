export { ModalAlert } from "./ModalAlert.tsx";
export type { ModalAlertLabels } from "./labels.ts";
export type { ModalAlertContentProps, ModalAlertProps } from "./ModalAlert.tsx";
