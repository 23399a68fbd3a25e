import { Dialog as Whole } from "./Dialog.tsx";
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "./DialogContent.tsx";
import { DialogClose, DialogRoot, DialogTrigger } from "./DialogRoot.tsx";

// Not a module of the browser's, so that a server component may write `Dialog.Root`.
export const Dialog = /* @__PURE__ */ Object.assign(Whole, {
  Root: DialogRoot,
  Trigger: DialogTrigger,
  Content: DialogContent,
  Header: DialogHeader,
  Title: DialogTitle,
  Description: DialogDescription,
  Body: DialogBody,
  Footer: DialogFooter,
  Close: DialogClose,
});
