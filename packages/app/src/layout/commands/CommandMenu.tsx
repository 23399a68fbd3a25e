import { useCommandHotkey } from "@panel/ui/command-palette";
import { IconButton } from "@panel/ui/icon-button";
import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

const PanelCommands = lazy(() =>
  import("./PanelCommands.tsx").then((module) => ({ default: module.PanelCommands })),
);

/** Opens the command palette on Ctrl+K, ⌘K or its button in the top bar. The palette's code is loaded on first use. */
export function CommandMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);

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
      {wasOpened && (
        <Suspense fallback={null}>
          <PanelCommands open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
