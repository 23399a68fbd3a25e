import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { cn } from "../style/cn.ts";

const style = cva("px-0", {
  variants: { size: { sm: "w-7 pointer-coarse:w-10", md: "w-9 pointer-coarse:w-10" } },
});

export interface IconButtonProps extends Omit<
  ButtonProps,
  "size" | "icon" | "iconEnd" | "fullWidth" | "loadingLabel"
> {
  /** Accessible name: what the button does. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** 28 or 36 px; 40 px on touch. @default "md" */
  size?: "sm" | "md";
}

/** A square button with only an icon. Put a Tooltip around it where the icon is not obvious. */
export function IconButton({
  label,
  variant = "quiet",
  size = "md",
  className,
  ...props
}: IconButtonProps) {
  return (
    <Button
      aria-label={label}
      variant={variant}
      size={size}
      {...props}
      className={cn(style({ size }), className)}
    />
  );
}
