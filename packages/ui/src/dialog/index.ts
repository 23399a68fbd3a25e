export { Dialog } from "./Dialog.tsx";
export type {
  ControlledDialogProps,
  DialogFrameProps,
  DialogProps,
  TriggeredDialogProps,
} from "./Dialog.tsx";
export type { CloseReason, DialogOpenReason } from "./use-dialog-close-reason.ts";
