import { cva } from "class-variance-authority";
import { type ComponentProps, useState } from "react";
import { cn } from "../style/cn.ts";
import { initialsOf } from "./initials.ts";

const style = cva(
  "inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-sunken font-medium text-ink-muted select-none",
  {
    variants: {
      size: { sm: "size-7 text-caption", md: "size-9 text-body", lg: "size-16 text-heading" },
    },
  },
);

export interface AvatarProps extends ComponentProps<"span"> {
  /** Name of the person; used for the initials and the alternative text. */
  name: string;
  /** Address of the picture; without it, or when it does not load, the initials are shown. */
  src?: string | null;
  /** 28, 36 or 64 px. @default "md" */
  size?: "sm" | "md" | "lg";
  /** Hides it from assistive technology, for use where the name is written beside it. @default false */
  decorative?: boolean;
}

/** A person's picture or initials. */
export function Avatar({
  name,
  src,
  size = "md",
  decorative = false,
  className,
  ...props
}: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const meaning = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span {...meaning} {...props} className={cn(style({ size }), className)}>
      {src && failed !== src ? (
        <img src={src} alt="" onError={() => setFailed(src)} className="size-full object-cover" />
      ) : (
        <span aria-hidden>{initialsOf(name)}</span>
      )}
    </span>
  );
}
