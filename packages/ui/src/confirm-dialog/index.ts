export { ConfirmDialog } from "./ConfirmDialog.tsx";
export type {
  ConfirmCloseReason,
  ConfirmDialogContentProps,
  ConfirmDialogProps,
  ConfirmOpenReason,
} from "./ConfirmDialog.tsx";
