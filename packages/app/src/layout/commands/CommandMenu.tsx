import { useCommandHotkey } from "@panel/ui/command-palette";
import { IconButton } from "@panel/ui/icon-button";
import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
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

  useCommandHotkey(() => setOpen((before) => !before));

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
