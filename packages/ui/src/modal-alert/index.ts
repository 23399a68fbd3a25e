export { ModalAlert } from "./ModalAlert.tsx";
export type { ModalAlertLabels } from "./labels.ts";
export type { ModalAlertProps } from "./ModalAlert.tsx";
