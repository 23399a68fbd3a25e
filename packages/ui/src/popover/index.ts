export { Popover } from "./Popover.tsx";
export type { PopoverProps } from "./Popover.tsx";
export type { PopoverOpenReason } from "./use-popover.ts";
export type { PopoverAlign } from "./place.ts";
