import { Tooltip as Whole } from "./Tooltip.tsx";
import { TooltipContent, TooltipRoot, TooltipTrigger } from "./TooltipParts.tsx";

// Not a module of the browser's, so that a server component may write `Tooltip.Root`.
export const Tooltip = /* @__PURE__ */ Object.assign(Whole, {
  Root: TooltipRoot,
  Trigger: TooltipTrigger,
  Content: TooltipContent,
});
