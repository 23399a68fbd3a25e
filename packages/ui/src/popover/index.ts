export { Popover } from "./Popover.tsx";
export type { PopoverProps } from "./Popover.tsx";
export type { PopoverAlign } from "./place.ts";
