import { buttonStyle, type ButtonProps } from "@panel/ui/button";
import { cn } from "@panel/ui/style";
import { Icon, type IconName } from "./icons.tsx";

interface IconButtonProps extends Pick<
  ButtonProps,
  "variant" | "onClick" | "className" | "aria-disabled" | "aria-pressed"
> {
  /** Accessible name, shown beside the mouse too. */
  label: string;
  icon: IconName;
}

/**
 * A square button with a drawing, in the library's style. Not the library's component: what that can
 * do besides takes 3 kB, which the page does not have (bench/widget-bytes.ts).
 */
export function IconButton({
  label,
  icon,
  variant = "quiet",
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      title={label}
      className={cn(buttonStyle({ variant }), "w-9 px-0 pointer-coarse:w-10", className)}
    >
      <Icon name={icon} />
    </button>
  );
}
