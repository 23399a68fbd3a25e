export { ModalAlert } from "./ModalAlert.tsx";
export type { ModalAlertProps } from "./ModalAlert.tsx";
