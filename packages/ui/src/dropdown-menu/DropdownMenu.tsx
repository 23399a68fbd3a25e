import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Slottable } from "@radix-ui/react-slot";
import { Check } from "lucide-react";
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  use,
  useRef,
  useState,
} from "react";
import { cn } from "../style/cn.ts";
import { openState } from "../style/open-state.ts";
import { floatStyle } from "../style/control.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { PortalContainer } from "../style/portal-container.ts";
import { partSlotProps } from "../style/slot-props.ts";

/** Why a menu was opened or closed: by its button, Escape, a press or the focus elsewhere, or the choice of an item. */
export type MenuOpenReason = "trigger" | "escape" | "outside" | "choice";

export interface DropdownMenuProps extends ComponentProps<typeof RadixMenu.Content> {
  /** The button that opens it, or a `Tooltip` around it. */
  trigger: ReactElement;
  /** Accessible name of the menu. @default the name of its trigger */
  label?: string;
  /** Controlled when given. */
  open?: boolean;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, reason: MenuOpenReason) => void;
  /** The edge of the menu that is aligned with the button's. @default "end" */
  align?: "start" | "center" | "end";
}

/** A menu of actions below its button. */
export function DropdownMenu({
  trigger,
  label,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  align = "end",
  className,
  ...all
}: DropdownMenuProps) {
  const [ofTrigger, { onEscapeKeyDown, onInteractOutside, ...props }] = partSlotProps(all);
  const container = use(PortalContainer);
  const [ownOpen, setOpen] = useState(defaultOpen);
  const open = givenOpen ?? ownOpen;
  const button = useRef<HTMLButtonElement>(null);
  const reason = useRef<MenuOpenReason>(undefined);
  const turn = (to: boolean) => {
    // What Radix does not say before it closes is the choice of an item.
    onOpenChange?.(to, reason.current ?? (to ? "trigger" : "choice"));
    reason.current = undefined;
    setOpen(to);
  };
  return (
    // Not modal, so that the page can scroll and stays available to assistive technology.
    <RadixMenu.Root open={open} onOpenChange={turn} modal={false}>
      <RadixMenu.Trigger
        asChild
        {...ofTrigger}
        {...openState(open)}
        // Before Radix toggles it by the same press.
        onPointerDownCapture={(event) => {
          if (event.button === 0) reason.current = "trigger";
        }}
        ref={mergeRefs(button, (ofTrigger as RefAttributes<HTMLButtonElement>).ref)}
      >
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={container?.current}>
        <RadixMenu.Content
          loop
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          data-open=""
          {...props}
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event);
            if (!event.defaultPrevented) reason.current = "escape";
          }}
          onInteractOutside={(event) => {
            onInteractOutside?.(event);
            if (event.defaultPrevented) return;
            // Its own button has closed it already.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else reason.current = "outside";
          }}
          className={cn(
            floatStyle,
            "z-60 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-1rem))] min-w-44 overflow-y-auto p-1 wrap-anywhere outline-none",
            "transition-[opacity,translate] duration-120 ease-calm starting:-translate-y-1 starting:opacity-0",
            className,
          )}
        />
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

const itemStyle = [
  "relative flex min-h-8 cursor-pointer items-center gap-2.5 rounded-[6px] px-2.5 py-1.5 text-body text-ink no-underline select-none pointer-coarse:min-h-10",
  "-outline-offset-2! data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-sunken",
  "[&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted",
].join(" ");

export interface DropdownItemProps extends ComponentProps<typeof RadixMenu.Item> {
  icon?: ReactNode;
  /** Marks an action that loses something. */
  danger?: boolean;
}

/** An action, or with `asChild` a link. */
export function DropdownItem({
  icon,
  danger = false,
  className,
  children,
  ...props
}: DropdownItemProps) {
  return (
    <RadixMenu.Item
      {...props}
      className={cn(
        itemStyle,
        danger && "text-danger data-highlighted:bg-danger-tint [&>svg]:text-danger",
        className,
      )}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </RadixMenu.Item>
  );
}

export interface DropdownRadioGroupProps extends ComponentProps<typeof RadixMenu.RadioGroup> {
  value: string;
  /** Accessible name of the group. */
  label?: string;
}

/** A group of choices, of which one is chosen. */
export function DropdownRadioGroup({ label, ...props }: DropdownRadioGroupProps) {
  return <RadixMenu.RadioGroup aria-label={label} {...props} />;
}

/** One of the choices. */
export function DropdownRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <RadixMenu.RadioItem {...props} className={cn(itemStyle, "pe-9", className)}>
      {children}
      <RadixMenu.ItemIndicator className="absolute end-2.5">
        <Check aria-hidden className="size-4" />
      </RadixMenu.ItemIndicator>
    </RadixMenu.RadioItem>
  );
}

/** A hairline between groups. */
export function DropdownSeparator({
  className,
  ...props
}: ComponentProps<typeof RadixMenu.Separator>) {
  return <RadixMenu.Separator {...props} className={cn("-mx-1 my-1 h-px bg-line", className)} />;
}

/** A small heading. */
export function DropdownLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return (
    <RadixMenu.Label
      {...props}
      className={cn("px-2.5 py-1.5 text-caption text-ink-muted", className)}
    />
  );
}
