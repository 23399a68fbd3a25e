import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Slottable } from "@radix-ui/react-slot";
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useRef,
} from "react";
import { FieldContext } from "../field/field-context.ts";
import { cn } from "../style/cn.ts";
import { floatStyle } from "../style/control.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { openState } from "../style/open-state.ts";
import { type ContainerProps, PortalContainer, useContainer } from "../style/portal-container.ts";
import { useOpen } from "../style/use-open.ts";

/** Why a menu was opened or closed: by its button, Escape, a press or the focus elsewhere, or the choice of an item. */
export type MenuOpenReason = "trigger" | "escape" | "outside" | "choice";

interface MenuState {
  open: boolean;
  button: RefObject<HTMLButtonElement | null>;
  /** Why Radix is about to open or close it, which it does not say itself. */
  reasonRef: RefObject<MenuOpenReason | null>;
}

/** Radix says it where a part has no root around it. */
export const MenuContext = createContext({} as MenuState);

export interface DropdownMenuRootProps {
  /** Controlled when given. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, reason: MenuOpenReason) => void) | undefined;
  /** A `DropdownMenu.Trigger` and a `DropdownMenu.Content`. */
  children: ReactNode;
}

/** The parts of a menu: holds whether it is open, and draws nothing itself. */
export function DropdownMenuRoot({ children, ...opening }: DropdownMenuRootProps) {
  const [open, turn] = useOpen(opening);
  const button = useRef<HTMLButtonElement>(null);
  const reasonRef = useRef<MenuOpenReason>(null);
  return (
    <MenuContext value={{ open, button, reasonRef }}>
      <RadixMenu.Root
        open={open}
        onOpenChange={(to) => {
          // What Radix does not say before it closes is the choice of an item.
          turn(to, reasonRef.current ?? (to ? "trigger" : "choice"));
          reasonRef.current = null;
        }}
        // Not modal, so that the page can scroll and stays available to assistive technology.
        modal={false}
      >
        {children}
      </RadixMenu.Root>
    </MenuContext>
  );
}

export interface DropdownMenuTriggerProps extends Omit<ComponentProps<"button">, "children"> {
  /** The button that opens it, or a `Tooltip` around it: an element that ends in a `button` and spreads its props. */
  children: ReactElement;
}

/** Makes the button inside it open and close the menu. */
export function DropdownMenuTrigger({
  ref,
  onPointerDownCapture,
  ...props
}: DropdownMenuTriggerProps) {
  const { open, button, reasonRef } = use(MenuContext);
  return (
    <RadixMenu.Trigger
      {...props}
      {...openState(open)}
      asChild
      // Before Radix toggles it by the same press.
      onPointerDownCapture={(event) => {
        onPointerDownCapture?.(event);
        if (event.button === 0) reasonRef.current = "trigger";
      }}
      ref={mergeRefs(button, ref)}
    />
  );
}

/** The classes of a menu's panel, which stays in the window. */
export const panelStyle = [
  floatStyle,
  "z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-1rem))] min-w-44 overflow-y-auto p-1 wrap-anywhere outline-none",
  "transition-[opacity,translate] duration-120 ease-calm starting:[translate:0_-0.25rem] starting:opacity-0",
];

export interface DropdownMenuContentProps
  extends Omit<ComponentProps<typeof RadixMenu.Content>, "asChild" | "forceMount">, ContainerProps {
  /** Accessible name of the menu. @default the name of its trigger */
  label?: string | undefined;
  /** The edge of the menu that is aligned with the button's. @default "end" */
  align?: "start" | "center" | "end" | undefined;
}

/** The panel with the items, below its button. */
export function DropdownMenuContent({
  label,
  align = "end",
  container,
  onEscapeKeyDown,
  onInteractOutside,
  onCloseAutoFocus,
  className,
  ...props
}: DropdownMenuContentProps) {
  const { button, reasonRef } = use(MenuContext);
  const place = useContainer(container);
  return (
    <RadixMenu.Portal container={place?.current}>
      <PortalContainer value={place}>
        <FieldContext value={null}>
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
              if (!event.defaultPrevented) reasonRef.current = "escape";
            }}
            onInteractOutside={(event) => {
              onInteractOutside?.(event);
              if (event.defaultPrevented) return;
              const pressed = event.target as Element;
              // Its own button has closed it already.
              if (button.current?.contains(pressed) || pressed.closest("[data-toast]"))
                event.preventDefault();
              else reasonRef.current = "outside";
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event);
              // What an item has opened may already have the focus.
              const { activeElement: at, body } = document;
              if (at !== body && !at?.contains(button.current)) event.preventDefault();
            }}
            className={cn(panelStyle, className)}
          />
        </FieldContext>
      </PortalContainer>
    </RadixMenu.Portal>
  );
}

/** The classes of every item. */
export const itemStyle = [
  "relative flex min-h-8 cursor-pointer items-center gap-2.5 rounded-[6px] px-2.5 py-1.5 text-body text-ink no-underline select-none pointer-coarse:min-h-10",
  "-outline-offset-2! data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-sunken",
  "[&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted",
].join(" ");

export interface DropdownMenuItemProps extends ComponentProps<typeof RadixMenu.Item> {
  icon?: ReactNode;
  /** Marks an action that loses something. */
  danger?: boolean;
}

/** An action, or with `asChild` a link. */
export function DropdownMenuItem({
  icon,
  danger = false,
  className,
  children,
  ...props
}: DropdownMenuItemProps) {
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

export type DropdownMenuSeparatorProps = ComponentProps<"div">;

/** A hairline between groups. */
export function DropdownMenuSeparator({ className, ...props }: DropdownMenuSeparatorProps) {
  return <RadixMenu.Separator {...props} className={cn("-mx-1 my-1 h-px bg-line", className)} />;
}

export type DropdownMenuLabelProps = ComponentProps<"div">;

/** A small heading. */
export function DropdownMenuLabel({ className, ...props }: DropdownMenuLabelProps) {
  return (
    <RadixMenu.Label
      {...props}
      className={cn("px-2.5 py-1.5 text-caption text-ink-muted", className)}
    />
  );
}
