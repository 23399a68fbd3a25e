import { Slot, Slottable } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "../spinner/index.ts";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";

/** The classes of a button, for an element that must look like one. */
export const buttonStyle = cva(
  [
    "inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-field border border-transparent",
    "font-medium whitespace-nowrap select-none no-underline transition-colors duration-150 ease-calm",
    "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-50",
    "[&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  ],
  {
    variants: {
      variant: {
        primary: "bg-lime text-lime-ink not-disabled:not-aria-disabled:hover:bg-lime-hover",
        secondary:
          "border-line-strong/50 bg-surface text-ink not-disabled:not-aria-disabled:hover:bg-sunken",
        quiet: "text-ink not-disabled:not-aria-disabled:hover:bg-ink/6",
        danger:
          "bg-danger-solid text-danger-on-solid not-disabled:not-aria-disabled:hover:bg-danger-solid/90",
      },
      size: {
        sm: "h-7 px-2.5 text-body pointer-coarse:h-10",
        md: "h-9 px-3.5 text-body pointer-coarse:h-10",
        lg: "h-11 px-5 text-reading",
      },
    },
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

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
