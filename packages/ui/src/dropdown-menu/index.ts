export { DropdownMenu } from "./with-parts.ts";
export type { DropdownMenuProps } from "./DropdownMenu.tsx";
export {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from "./MenuChoices.tsx";
export type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
} from "./MenuChoices.tsx";
export {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRoot,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./MenuParts.tsx";
export type {
  DropdownMenuContentProps,
  DropdownMenuItemProps,
  DropdownMenuLabelProps,
  DropdownMenuRootProps,
  DropdownMenuSeparatorProps,
  DropdownMenuTriggerProps,
  MenuOpenReason,
} from "./MenuParts.tsx";
export { DropdownMenuSub, DropdownMenuSubContent, DropdownMenuSubTrigger } from "./Submenu.tsx";
export type {
  DropdownMenuSubContentProps,
  DropdownMenuSubProps,
  DropdownMenuSubTriggerProps,
  SubmenuOpenReason,
} from "./Submenu.tsx";
