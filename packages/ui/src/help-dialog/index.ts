export { HelpDialog } from "./HelpDialog.tsx";
export type { HelpDialogContentProps, HelpDialogProps, HelpPage } from "./HelpDialog.tsx";
