export {
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownSeparator,
} from "./DropdownMenu.tsx";
export type {
  DropdownItemProps,
  DropdownMenuProps,
  MenuOpenReason,
  DropdownRadioGroupProps,
} from "./DropdownMenu.tsx";
