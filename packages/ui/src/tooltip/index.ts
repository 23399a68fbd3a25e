export { Tooltip } from "./with-parts.ts";
export type { TooltipProps } from "./Tooltip.tsx";
export { TooltipContent, TooltipRoot, TooltipTrigger } from "./TooltipParts.tsx";
export type {
  TooltipContentProps,
  TooltipRootProps,
  TooltipTriggerProps,
} from "./TooltipParts.tsx";
export type { TooltipOpenReason } from "./use-tooltip-open.ts";
