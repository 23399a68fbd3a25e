import { DropdownMenu as Whole } from "./DropdownMenu.tsx";
import {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from "./MenuChoices.tsx";
import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRoot,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./MenuParts.tsx";
import { DropdownMenuSub, DropdownMenuSubContent, DropdownMenuSubTrigger } from "./Submenu.tsx";

// Not a module of the browser's, so that a server component may write `DropdownMenu.Root`.
export const DropdownMenu = /* @__PURE__ */ Object.assign(Whole, {
  Root: DropdownMenuRoot,
  Trigger: DropdownMenuTrigger,
  Content: DropdownMenuContent,
  Item: DropdownMenuItem,
  CheckboxItem: DropdownMenuCheckboxItem,
  RadioGroup: DropdownMenuRadioGroup,
  RadioItem: DropdownMenuRadioItem,
  Sub: DropdownMenuSub,
  SubTrigger: DropdownMenuSubTrigger,
  SubContent: DropdownMenuSubContent,
  Separator: DropdownMenuSeparator,
  Label: DropdownMenuLabel,
});
