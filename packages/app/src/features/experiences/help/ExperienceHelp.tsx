import { addWords } from "@panel/i18n";
import { HelpDialog } from "@panel/ui/help-dialog";
import { use } from "react";
import { useTranslation } from "react-i18next";
import type { Help } from "./help-context.ts";
import { PhoneFigure } from "./PhoneFigure.tsx";

const helpWords = addWords("help");

/** Pages of help: how players see on a phone what is written in the form. */
export function ExperienceHelp({
  title,
  pages,
  open,
  onClose,
}: Help & { open: boolean; onClose(): void }) {
  use(helpWords);
  const { t } = useTranslation();
  return (
    <HelpDialog
      open={open}
      title={title}
      pages={pages.map((page) => ({
        title: t(`HELP_PAGES.titles.${page}`),
        caption: t(`HELP_PAGES.texts.${page}`),
        figure: <PhoneFigure page={page} />,
      }))}
      onClose={onClose}
    />
  );
}
