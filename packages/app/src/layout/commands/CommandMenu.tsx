import { useCommandHotkey } from "@panel/ui/command-palette";
import { IconButton } from "@panel/ui/icon-button";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../shared/fetched-part.tsx";

const PanelCommands = fetchedDialog(() =>
  import("./PanelCommands.tsx").then((module) => module.PanelCommands),
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
      {wasOpened && <PanelCommands open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
