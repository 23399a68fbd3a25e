import type { ReactElement } from "react";

/** Why a dialog was closed. */
export type CloseReason = "escape" | "overlay" | "button";

/** Why a dialog was opened or closed: a button inside it counts as one, also where the caller closes it with `close`. */
export type DialogOpenReason = "trigger" | CloseReason;

/** A dialog that its caller opens and closes, and who is told of each way out. */
interface HeldOpening<Reason extends string, Close> {
  open: boolean;
  defaultOpen?: boolean | undefined;
  /** The button that opens it, or a `Tooltip` around it: an element that ends in a `button` and spreads its props. */
  trigger?: ReactElement | undefined;
  onOpenChange?: ((open: boolean, reason: Reason) => void) | undefined;
  /** Says why it is to be closed; leave `open` as it is to refuse. */
  onClose: (reason: Close) => void;
}

/** The same for a caller who is told of opening and closing in one way. */
interface ToldOpening<Reason extends string, Close> {
  open: boolean;
  defaultOpen?: boolean | undefined;
  trigger?: ReactElement | undefined;
  onOpenChange: (open: boolean, reason: Reason) => void;
  onClose?: ((reason: Close) => void) | undefined;
}

/** A dialog that its button opens, and that closes by itself. */
interface OwnOpening<Reason extends string, Close> {
  /** Controlled when given. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean | undefined;
  trigger: ReactElement;
  onOpenChange?: ((open: boolean, reason: Reason) => void) | undefined;
  onClose?: ((reason: Close) => void) | undefined;
}

/** A dialog that is open at first, and closes by itself. */
interface OnceOpening<Reason extends string, Close> {
  open?: undefined;
  defaultOpen: boolean;
  trigger?: undefined;
  onOpenChange?: ((open: boolean, reason: Reason) => void) | undefined;
  onClose?: ((reason: Close) => void) | undefined;
}

/** One rule for opening: by the caller with `open`, or by the dialog itself with a `trigger` or `defaultOpen`. */
export type DialogOpening<
  Reason extends string = DialogOpenReason,
  Close = Exclude<Reason, "trigger">,
> =
  | HeldOpening<Reason, Close>
  | ToldOpening<Reason, Close>
  | OwnOpening<Reason, Close>
  | OnceOpening<Reason, Close>;

/** The same for what has no button of its own. */
export type Untriggered<T> = T extends { trigger: ReactElement } ? never : Omit<T, "trigger">;
