import { IconButton } from "@panel/ui/icon-button";
import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

const PanelCommands = lazy(() =>
  import("./PanelCommands.tsx").then((module) => ({ default: module.PanelCommands })),
);

/** Ctrl or ⌘ with K, or the button in the top bar. What stands behind them is fetched when first asked for. */
export function CommandMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.isComposing || event.repeat) return;
      // The browser's own search would take it.
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener("keydown", toggle);
    return () => removeEventListener("keydown", toggle);
  }, []);

  return (
    <>
      <IconButton
        label={t("COMMANDS.open")}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search />
      </IconButton>
      {asked && (
        <Suspense fallback={null}>
          <PanelCommands open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
