import * as RadixDialog from "@radix-ui/react-dialog";
import { cn } from "../style/cn.ts";
import { useStillPage } from "./use-still-page.ts";

/** The translucent overlay behind every dialog. */
export function Overlay({ className }: { className?: string }) {
  useStillPage();
  return (
    <RadixDialog.Overlay
      className={cn(
        "fixed inset-0 z-50 bg-overlay transition-opacity duration-150 ease-calm starting:opacity-0",
        className,
      )}
    />
  );
}

/** Position of a centred dialog, which scrolls inside when it is taller than the window: in a short one as a whole. */
export const centredStyle = [
  "fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 flex-col",
  "rounded-card border border-line bg-surface text-ink shadow-float outline-none",
  "short:max-h-[calc(100dvh-1rem)] short:overflow-y-auto short:overscroll-contain",
  "transition-[opacity,scale] duration-150 ease-calm starting:[scale:0.97] starting:opacity-0",
].join(" ");
