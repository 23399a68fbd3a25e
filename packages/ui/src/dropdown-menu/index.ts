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
  DropdownRadioGroupProps,
} from "./DropdownMenu.tsx";
