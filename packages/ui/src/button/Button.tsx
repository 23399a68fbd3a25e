import { Slot, Slottable } from "@radix-ui/react-slot";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "../spinner/index.ts";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";
import { buttonStyle } from "./button-style.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  /** `primary` is the one main action of a screen. @default "secondary" */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** 28, 36 or 44 px high; at least 40 px on touch. @default "md" */
  size?: "sm" | "md" | "lg";
  /** Shows a spinner and ignores clicks; keeps its width and the focus. */
  loading?: boolean;
  /** Shown beside the spinner, e.g. "Saving…". Its width is reserved from the start. */
  loadingLabel?: string;
  /** Before the text. */
  icon?: ReactNode;
  /** After the text. */
  iconEnd?: ReactNode;
  /** As wide as its parent. */
  fullWidth?: boolean;
  /** Gives looks and props to its child, such as a router link. */
  asChild?: boolean;
}

/** A button. Its text is a verb. With `aria-disabled` it looks and acts disabled, and keeps the focus and its tooltip. */
export function Button({
  variant = "secondary",
  size = "md",
  loading = false,
  loadingLabel,
  icon,
  iconEnd,
  fullWidth = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const labels = useUiLabels();
  const classes = cn(buttonStyle({ variant, size }), fullWidth && "w-full", className);

  // Not `disabled` while loading: the focus would move to the body.
  const off = loading || String(props["aria-disabled"]) === "true";
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  };

  if (asChild) {
    return (
      <Slot {...props} onClick={handleClick} className={classes}>
        {icon}
        <Slottable>{children}</Slottable>
        {iconEnd}
      </Slot>
    );
  }

  return (
    <button
      type="button"
      {...props}
      {...(loading && { disabled: false, "aria-disabled": true, "aria-busy": true })}
      onClick={handleClick}
      className={classes}
    >
      <span className="grid min-w-0 items-center justify-items-center *:col-start-1 *:row-start-1">
        <span
          className={cn(
            "inline-flex min-w-0 items-center gap-2",
            loading && (loadingLabel ? "invisible" : "opacity-0"),
          )}
        >
          {icon}
          <span className="contents">{children}</span>
          {iconEnd}
        </span>
        {loadingLabel ? (
          <span className={cn("inline-flex items-center gap-2", !loading && "invisible")}>
            <Spinner />
            <span>{loadingLabel}</span>
          </span>
        ) : (
          loading && <Spinner label={labels.loading} />
        )}
      </span>
    </button>
  );
}
