export { ConfirmDialog } from "./ConfirmDialog.tsx";
export type { ConfirmDialogProps, ConfirmCloseReason } from "./ConfirmDialog.tsx";
