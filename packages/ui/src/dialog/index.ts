export { Dialog } from "./Dialog.tsx";
export type { DialogProps } from "./Dialog.tsx";
export type { CloseReason } from "./use-dialog-close-reason.ts";
