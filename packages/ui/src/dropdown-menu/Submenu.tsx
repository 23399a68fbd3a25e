import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { ChevronRight } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FieldContext } from "../field/field-context.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { openState } from "../style/open-state.ts";
import { PortalContainer } from "../style/portal-container.ts";
import { useOpen } from "../style/use-open.ts";
import { itemStyle, MenuContext, panelStyle } from "./MenuParts.tsx";
import { keyOf } from "../style/key-of.ts";

/** Why a submenu was opened or closed: by its item, Escape or the arrow that leads back, or because it was left or the menu closed. */
export type SubmenuOpenReason = "trigger" | "escape" | "outside";

interface SubmenuState {
  open: boolean;
  turn: (to: boolean, reason: SubmenuOpenReason) => void;
  item: RefObject<HTMLDivElement | null>;
  /** A key that closes it. */
  byKeyRef: RefObject<boolean>;
}

/** Radix says it where a part has no root around it. */
const SubmenuContext = createContext({} as SubmenuState);

export interface DropdownMenuSubProps {
  /** Controlled when given. */
  open?: boolean | undefined;
  /** Whether it is open as soon as its menu is, where `open` is not given. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, reason: SubmenuOpenReason) => void) | undefined;
  /** A `DropdownMenu.SubTrigger` and a `DropdownMenu.SubContent`. */
  children: ReactNode;
}

/** A menu in a menu: holds whether it is open, and draws nothing itself. */
export function DropdownMenuSub({ children, ...opening }: DropdownMenuSubProps) {
  const [open, turn] = useOpen(opening);
  const item = useRef<HTMLDivElement>(null);
  const byKeyRef = useRef(false);
  // Radix closes it more than once: with the menu around it, and when it goes.
  const shownRef = useRef(open);
  useLayoutEffect(() => {
    shownRef.current = open;
  });
  return (
    <SubmenuContext value={{ open, turn, item, byKeyRef }}>
      <RadixMenu.Sub
        open={open}
        onOpenChange={(to) => {
          if (to === shownRef.current) return;
          shownRef.current = to;
          turn(to, to ? "trigger" : byKeyRef.current ? "escape" : "outside");
          byKeyRef.current = false;
        }}
      >
        {children}
      </RadixMenu.Sub>
    </SubmenuContext>
  );
}

export interface DropdownMenuSubTriggerProps extends Omit<
  ComponentProps<typeof RadixMenu.Item>,
  "asChild" | "onSelect"
> {
  icon?: ReactNode;
}

/** The item that opens a submenu: by a press, hovering, or the arrow that points to it. */
export function DropdownMenuSubTrigger({
  icon,
  onClick,
  ref,
  className,
  children,
  ...props
}: DropdownMenuSubTriggerProps) {
  const { open, turn, item } = use(SubmenuContext);
  return (
    <RadixMenu.SubTrigger
      {...props}
      {...openState(open)}
      ref={mergeRefs(item, ref)}
      onClick={(event) => {
        onClick?.(event);
        // A finger does not leave it by moving away, so it closes it as it has opened it.
        const isTap = (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch";
        if (!isTap || !open || event.defaultPrevented) return;
        event.preventDefault();
        turn(false, "trigger");
      }}
      className={cn(itemStyle, "data-open:bg-sunken", className)}
    >
      {icon}
      <span className="min-w-0">{children}</span>
      <ChevronRight aria-hidden className="ms-auto rtl:-scale-x-100" />
    </RadixMenu.SubTrigger>
  );
}

/** The least width that is worth opening beside the menu, in px. */
const enough = 184;
/** How far a submenu that has no room beside its menu is indented, in px. */
const indent = 20;
/** The least height below its item, in px; with less room it moves up, over the item. */
const least = 160;

/** Where it opens: beside its menu; on a phone, where there is no room, below its item and over the menu. */
function useSubmenuPlace(open: boolean, item: RefObject<HTMLElement | null>) {
  const [over, setOver] = useState<DOMRect>();
  useLayoutEffect(() => {
    const menu = item.current?.closest("[role=menu]")?.getBoundingClientRect();
    if (!open || !menu) return;
    const room = Math.max(menu.left, document.documentElement.clientWidth - menu.right);
    // eslint-disable-next-line react/set-state-in-effect -- Where the menu is, is only known once it is drawn.
    setOver(room < enough ? item.current?.getBoundingClientRect() : undefined);
  }, [open, item]);
  if (!over) return { sideOffset: 2, alignOffset: -5 };
  const below = window.innerHeight - over.bottom - 8;
  return {
    sideOffset: indent - over.width,
    alignOffset: over.height,
    ...(below >= least && { style: { maxHeight: below } }),
  };
}

export interface DropdownMenuSubContentProps extends Omit<
  ComponentProps<typeof RadixMenu.Content>,
  "asChild" | "forceMount" | "side" | "align" | "onCloseAutoFocus"
> {
  /** Accessible name of the submenu. @default the name of its item */
  label?: string | undefined;
}

/** The panel of a submenu. What is longer than the window scrolls. */
export function DropdownMenuSubContent({
  label,
  onEscapeKeyDown,
  onKeyDownCapture,
  style,
  className,
  ...props
}: DropdownMenuSubContentProps) {
  const { reasonRef } = use(MenuContext);
  const { open, item, byKeyRef } = use(SubmenuContext);
  const container = use(PortalContainer);
  const { style: height, ...place } = useSubmenuPlace(open, item);
  return (
    <RadixMenu.Portal container={container?.current}>
      <FieldContext value={null}>
        <RadixMenu.SubContent
          loop
          {...place}
          collisionPadding={8}
          aria-label={label}
          data-open=""
          {...props}
          style={{ ...height, ...style }}
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event);
            // It closes the menu around it.
            if (event.defaultPrevented) return;
            reasonRef.current = "escape";
            byKeyRef.current = true;
          }}
          onKeyDownCapture={(event) => {
            onKeyDownCapture?.(event);
            if (keyOf(event) !== "Escape")
              byKeyRef.current = /^Arrow(?:Left|Right)$/.test(event.key);
          }}
          className={cn(
            panelStyle,
            "max-w-[min(20rem,var(--radix-dropdown-menu-content-available-width))]",
            className,
          )}
        />
      </FieldContext>
    </RadixMenu.Portal>
  );
}
