import { Slot } from "@radix-ui/react-slot";
import { Menu } from "lucide-react";
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { Dialog, type DialogOpenReason } from "../dialog/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { cn } from "../style/cn.ts";
import { openState } from "../style/open-state.ts";
import { type OpeningProps, useOpen } from "../style/use-open.ts";
import { useUiLabels } from "../labels/index.ts";

/** Why the sheet of entries was opened or closed: as a dialog, by one of its links, or by a window that has room for them. */
export type TopBarOpenReason = DialogOpenReason | "link" | "room";

/** `open`, `defaultOpen` and `onOpenChange` are those of the sheet that has the entries on narrow screens. */
export interface TopBarProps extends ComponentProps<"header">, OpeningProps<TopBarOpenReason> {
  logo: ReactNode;
  /** Accessible name of the navigation. */
  navLabel: string;
  /** Accessible name of the button that shows the entries on narrow screens. @default the label of `UiLabelsProvider` */
  menuLabel?: string;
  /** TopBarEntry elements. */
  entries?: ReactNode;
  /** Shown at the right, such as menus. */
  end?: ReactNode;
}

/** The bar at the top of the app, 56 px high. Below 1024 px a menu button shows its entries. */
export function TopBar({
  logo,
  navLabel,
  menuLabel,
  entries,
  end,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...props
}: TopBarProps) {
  const labels = useUiLabels();
  const [open, turn] = useOpen<TopBarOpenReason>({ open: givenOpen, defaultOpen, onOpenChange });
  const menu = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  // Closes the sheet when the window becomes wide enough for the entries, so that the page is no longer inert.
  const closeWhereWide = useEffectEvent(() => {
    if (!menu.current?.checkVisibility()) turn(false, "room");
  });
  useEffect(() => {
    if (!open) return undefined;
    const close = () => closeWhereWide();
    close();
    window.addEventListener("resize", close);
    return () => window.removeEventListener("resize", close);
  }, [open]);
  const focusEntries = (event: Event) => {
    if (menu.current?.checkVisibility()) return;
    event.preventDefault();
    nav.current?.querySelector<HTMLElement>("a, button")?.focus();
  };
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) turn(false, "link");
  };
  return (
    <header
      {...props}
      className={cn(
        "sticky top-0 z-40 h-14 short:relative border-b border-line bg-surface",
        className,
      )}
    >
      <div className="mx-auto flex h-full max-w-content items-center gap-2 px-4 tablet:gap-6 tablet:px-6">
        {entries && (
          <IconButton
            ref={menu}
            label={menuLabel ?? labels.menu}
            aria-haspopup="dialog"
            aria-expanded={open}
            {...openState(open)}
            onClick={() => turn(true, "trigger")}
            className="-ms-2 laptop:hidden"
          >
            <Menu aria-hidden />
          </IconButton>
        )}
        <div className="flex min-w-0 shrink-0 items-center">{logo}</div>
        <nav
          ref={nav}
          aria-label={navLabel}
          className="flex h-full min-w-0 flex-1 items-stretch gap-1 overflow-x-auto max-laptop:invisible"
        >
          {entries}
        </nav>
        {end && <div className="flex shrink-0 items-center gap-1">{end}</div>}
      </div>
      {entries && (
        <Dialog
          open={open}
          onClose={(reason) => turn(false, reason)}
          onCloseAutoFocus={focusEntries}
          side="right"
          title={menuLabel ?? labels.menu}
          className="laptop:hidden"
        >
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <nav aria-label={navLabel} onClick={closeOnLink} className="grid gap-1">
            {entries}
          </nav>
        </Dialog>
      )}
    </header>
  );
}

export interface TopBarEntryProps extends ComponentProps<"a"> {
  /** Marks the current place. */
  active?: boolean;
  /** Gives looks and props to its child, such as a router link. */
  asChild?: boolean;
}

/** A link of the bar. */
export function TopBarEntry({
  active = false,
  asChild = false,
  className,
  ...props
}: TopBarEntryProps) {
  const Root = asChild ? Slot : "a";
  return (
    <Root
      aria-current={active ? "page" : undefined}
      {...props}
      className={cn(
        "relative inline-flex min-h-10 items-center px-3 text-body font-medium whitespace-nowrap text-ink-muted no-underline transition-colors duration-150 ease-calm -outline-offset-4! hover:text-ink",
        // The active place: a lime border, which forced colours draw too, at the edge of the bar, or at the side in the sheet.
        "aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:border-lime",
        "in-[header]:aria-[current=page]:after:inset-x-3 in-[header]:aria-[current=page]:after:bottom-0 in-[header]:aria-[current=page]:after:border-b-3",
        "in-[[role=dialog]]:rounded-field in-[[role=dialog]]:hover:bg-sunken in-[[role=dialog]]:aria-[current=page]:bg-sunken in-[[role=dialog]]:aria-[current=page]:after:inset-y-2 in-[[role=dialog]]:aria-[current=page]:after:start-0 in-[[role=dialog]]:aria-[current=page]:after:border-s-3",
        className,
      )}
    />
  );
}
