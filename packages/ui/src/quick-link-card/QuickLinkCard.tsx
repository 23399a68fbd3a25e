import { Slot } from "@radix-ui/react-slot";
import { ArrowRight } from "lucide-react";
import {
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { cn } from "../style/cn.ts";

export interface QuickLinkCardProps extends Omit<ComponentProps<"a">, "children"> {
  /** Text of the link. */
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Uses its child as the link, such as a router link; the child's own content is replaced. */
  asChild?: boolean;
  children?: ReactElement;
}

/** A card that is one link. */
export function QuickLinkCard({
  label,
  description,
  icon,
  asChild = false,
  className,
  children,
  ...props
}: QuickLinkCardProps) {
  const content = (
    <>
      {icon && (
        <span className="flex size-10 shrink-0 items-center justify-center rounded-field bg-sunken text-ink [&_svg]:size-5">
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-reading font-medium wrap-break-word">{label}</span>
        {description && (
          <span className="mt-0.5 block text-body text-ink-muted">{description}</span>
        )}
      </span>
      <ArrowRight
        aria-hidden
        className="size-4 shrink-0 text-ink-faint transition-[translate,color] duration-150 ease-calm group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5 group-hover:text-ink"
      />
    </>
  );
  const Root = asChild ? Slot : "a";
  return (
    <Root
      {...props}
      className={cn(
        "group flex min-h-18 min-w-0 items-center gap-3.5 rounded-card border border-line bg-surface p-4 text-ink no-underline transition-colors duration-150 ease-calm hover:border-line-strong",
        className,
      )}
    >
      {asChild ? isValidElement(children) && cloneElement(children, undefined, content) : content}
    </Root>
  );
}
