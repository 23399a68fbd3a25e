import { HelpDialog } from "@panel/ui/help-dialog";
import { useTranslation } from "react-i18next";
import type { Help } from "../../route/help/help-context.ts";
import { PhoneFigure } from "./PhoneFigure.tsx";

/** Pages of help: how players see on a phone what is written in the form. Whoever shows it loads the words "help". */
export function ExperienceHelp({
  title,
  pages,
  open,
  onClose,
}: Help & { open: boolean; onClose(): void }) {
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
