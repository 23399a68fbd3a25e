import type { PopoverOpenReason } from "../popover/use-popover.ts";

/** How a caller takes part in opening and closing the calendar of a field. */
export interface CalendarOpening {
  /** Whether the calendar is open. Controlled when given. */
  open?: boolean | undefined;
  /** Whether the calendar is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the calendar opens or closes; `"button"` says that a day has been chosen. */
  onOpenChange?: ((open: boolean, reason: PopoverOpenReason) => void) | undefined;
}
