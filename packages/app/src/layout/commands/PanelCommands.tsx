import { CommandPalette } from "@panel/ui/command-palette";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFoundCommands } from "./use-found-commands.tsx";
import { useExperienceCommands } from "./use-experience-commands.ts";
import { usePanelCommands } from "./use-panel-commands.tsx";

interface PanelCommandsProps {
  open: boolean;
  onClose(): void;
}

/** The command palette: opens sections and what there is in them by name, creates records, and changes language and theme. */
export function PanelCommands({ open, onClose }: PanelCommandsProps) {
  const { t } = useTranslation();
  const { places, settings } = usePanelCommands();
  const [search, setSearch] = useState("");
  const found = useFoundCommands(open ? search.trim() : "");
  const experiences = useExperienceCommands(open);
  const groups = [
    { label: t("COMMANDS.places"), commands: places },
    { label: t("EXPERIENCES.title"), commands: experiences, most: 20 },
    ...found.groups,
    { label: t("COMMANDS.settings"), commands: settings },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={(opens) => !opens && onClose()}
      // CommandMenu handles the keyboard shortcut, because it is loaded before this component.
      hotkey={false}
      onSearchChange={setSearch}
      searching={found.searching}
      groups={groups.filter(({ commands }) => commands.length > 0)}
      labels={{
        title: t("COMMANDS.title"),
        search: t("COMMANDS.search"),
        noMatch: t("COMMANDS.noMatch"),
        searching: t("COMMANDS.searching"),
      }}
    />
  );
}
