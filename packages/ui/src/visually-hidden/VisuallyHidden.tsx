import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "../style/cn.ts";

export interface VisuallyHiddenProps extends ComponentProps<"span"> {
  /** Hides the child element itself instead of wrapping it. */
  asChild?: boolean;
}

/** Content for assistive technology only, invisible on the screen. */
export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : "span";
  return <Root {...props} className={cn("sr-only", className)} />;
}
