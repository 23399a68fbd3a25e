export { Dialog } from "./with-parts.ts";
export {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "./DialogContent.tsx";
export type {
  DialogBodyProps,
  DialogChildren,
  DialogContentProps,
  DialogDescriptionProps,
  DialogFooterProps,
  DialogHeaderProps,
  DialogTitleProps,
} from "./DialogContent.tsx";
export { DialogClose, DialogRoot, DialogTrigger } from "./DialogRoot.tsx";
export type {
  DialogCloseProps,
  DialogElementProps,
  DialogRootProps,
  DialogTriggerProps,
} from "./DialogRoot.tsx";
export type { DialogFrameProps, DialogProps } from "./Dialog.tsx";
export type { CloseReason, DialogOpening, DialogOpenReason } from "./reasons.ts";
