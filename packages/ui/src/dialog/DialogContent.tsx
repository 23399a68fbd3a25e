import * as RadixDialog from "@radix-ui/react-dialog";
import { cva } from "class-variance-authority";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, use } from "react";
import { IconButton } from "../icon-button/index.ts";
import { useUiLabels } from "../labels/index.ts";
import { cn } from "../style/cn.ts";
import { firstFieldIn } from "../style/tabbable.ts";
import { DialogClose, DialogContext, type DialogElementProps, DialogPanel } from "./DialogRoot.tsx";
import { centredStyle } from "./Overlay.tsx";
import { ScrollBody } from "./ScrollBody.tsx";

const style = cva("", {
  variants: {
    side: {
      center: centredStyle,
      right: [
        "fixed inset-y-0 end-0 z-50 flex w-[min(26rem,calc(100vw-2.5rem))] flex-col border-s border-line bg-surface text-ink shadow-float outline-none",
        "short:overflow-y-auto short:overscroll-contain",
        "transition-[opacity,translate] duration-200 ease-calm starting:translate-x-4 rtl:starting:-translate-x-4 starting:opacity-0",
      ],
    },
    size: { sm: "max-w-sm", md: "max-w-lg", lg: "max-w-2xl", xl: "max-w-5xl", full: "" },
  },
  compoundVariants: [
    {
      side: "center",
      size: "full",
      class:
        "inset-0 h-dvh max-h-none short:max-h-none w-full max-w-none translate-0 rounded-none border-0",
    },
  ],
});

export interface DialogContentProps extends DialogElementProps {
  /** Largest width: 384, 512, 672 or 1024 px, or the whole window. @default "md" */
  size?: "sm" | "md" | "lg" | "xl" | "full";
  /** `right` shows a sheet at the end of the line: the right edge, or the left one of a page from right to left. @default "center" */
  side?: "center" | "right";
  /** Gets the focus first. @default the first field, or else the first button */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A `Dialog.Header` with the title, a `Dialog.Body` and a `Dialog.Footer`. */
  children?: ReactNode;
}

/** The window itself, over the rest of the page. It is named by the `Dialog.Title` in it. */
export function DialogContent({
  size = "md",
  side = "center",
  initialFocus,
  className,
  ...props
}: DialogContentProps) {
  return (
    <DialogPanel
      {...props}
      firstFocus={(dialog) => initialFocus?.current ?? firstFieldIn(dialog)}
      className={cn(
        style({ side, size: side === "right" ? null : size }),
        // A title without a header around it.
        "[&>:is(h2,p)]:px-5 [&>h2]:py-4",
        className,
      )}
    />
  );
}

export interface DialogHeaderProps extends ComponentProps<"header"> {
  /** Whether it ends in a button that closes the dialog. @default true */
  closable?: boolean;
  /** A `Dialog.Title`, and a `Dialog.Description` where there is one. */
  children: ReactNode;
}

/** Title and description at the top, beside the button that closes. */
export function DialogHeader({
  closable = true,
  className,
  children,
  ...props
}: DialogHeaderProps) {
  const labels = useUiLabels();
  return (
    <header
      {...props}
      className={cn("flex shrink-0 items-start justify-between gap-3 px-5 pt-4 pb-3", className)}
    >
      <div className="min-w-0 pt-1">{children}</div>
      {closable && (
        <DialogClose>
          <IconButton label={labels.close} className="-me-2">
            <X aria-hidden />
          </IconButton>
        </DialogClose>
      )}
    </header>
  );
}

export type DialogTitleProps = ComponentProps<"h2">;

/** The heading of the dialog, which is its accessible name, also where a class hides it. */
export function DialogTitle({ className, ...props }: DialogTitleProps) {
  return (
    <RadixDialog.Title
      {...props}
      className={cn("text-reading font-semibold wrap-break-word text-ink", className)}
    />
  );
}

export type DialogDescriptionProps = ComponentProps<"p">;

/** One sentence below the title, which describes the dialog to assistive technology. */
export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  return (
    <RadixDialog.Description
      {...props}
      className={cn("mt-1 text-body text-ink-muted", className)}
    />
  );
}

/** Content, or a function that receives `close` and returns it. */
export type DialogChildren = ReactNode | ((close: () => void) => ReactNode);

function useShown(content: DialogChildren): ReactNode {
  const { turn } = use(DialogContext);
  return typeof content === "function" ? content(() => turn(false, "button")) : content;
}

export interface DialogBodyProps extends Omit<ComponentProps<"div">, "children"> {
  children?: DialogChildren;
}

/** The part that scrolls, where there is more than fits; focusable then. In a short window the whole dialog scrolls. */
export function DialogBody({ className, children, ...props }: DialogBodyProps) {
  return (
    <ScrollBody {...props} className={cn("px-5 pt-1 pb-5 text-body empty:pb-1", className)}>
      {useShown(children)}
    </ScrollBody>
  );
}

export interface DialogFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Buttons, the main one last; or a function that receives `close` and returns them. */
  children: DialogChildren;
}

/** The buttons, on screen at the bottom, but for a short window, where they follow the content. */
export function DialogFooter({ className, children, ...props }: DialogFooterProps) {
  return (
    <footer
      {...props}
      className={cn(
        "flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]",
        // On a phone its buttons fill their lines.
        "[&>:is(button,a)]:grow tablet:[&>:is(button,a)]:grow-0",
        className,
      )}
    >
      {useShown(children)}
    </footer>
  );
}
