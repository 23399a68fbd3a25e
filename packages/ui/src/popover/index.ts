export { Popover } from "./with-parts.ts";
export type { PopoverProps } from "./Popover.tsx";
export { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from "./PopoverParts.tsx";
export type {
  PopoverChildren,
  PopoverCloseProps,
  PopoverContentProps,
  PopoverRootProps,
  PopoverTriggerProps,
} from "./PopoverParts.tsx";
export type { PopoverOpenReason } from "./use-popover.ts";
export type { PopoverAlign } from "./place.ts";
