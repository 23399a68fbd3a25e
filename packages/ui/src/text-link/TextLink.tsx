import { Slot } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../style/cn.ts";

/** The classes of a link in running text, or of a quiet one in lists. */
export const linkStyle = cva(
  "rounded-xs underline-offset-3 transition-colors duration-150 ease-calm hover:decoration-current",
  {
    variants: {
      tone: {
        default: "text-ink underline decoration-line-strong",
        quiet: "text-ink-muted no-underline hover:text-ink hover:underline",
      },
    },
    defaultVariants: { tone: "default" },
  },
);

export interface TextLinkProps extends ComponentProps<"a"> {
  /** @default "default" */
  tone?: "default" | "quiet";
  /** Gives looks and props to its child, such as a router link. */
  asChild?: boolean;
}

/** A link. */
export function TextLink({
  tone = "default",
  asChild = false,
  className,
  ...props
}: TextLinkProps) {
  const Root = asChild ? Slot : "a";
  return <Root {...props} className={cn(linkStyle({ tone }), className)} />;
}
