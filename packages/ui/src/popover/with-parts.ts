import { Popover as Whole } from "./Popover.tsx";
import { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from "./PopoverParts.tsx";

// Not a module of the browser's, so that a server component may write `Popover.Root`.
export const Popover = /* @__PURE__ */ Object.assign(Whole, {
  Root: PopoverRoot,
  Trigger: PopoverTrigger,
  Content: PopoverContent,
  Close: PopoverClose,
});
