export { HelpDialog } from "./HelpDialog.tsx";
export type { HelpDialogProps, HelpPage } from "./HelpDialog.tsx";
