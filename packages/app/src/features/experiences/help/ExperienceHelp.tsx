import { HelpDialog } from "@panel/ui/help-dialog";
import { useTranslation } from "react-i18next";
import { PhoneFigure, type PhoneScreen } from "./PhoneFigure.tsx";

const PAGES: readonly PhoneScreen[] = ["cover", "welcome", "map", "point", "challenge", "prize"];

/** Help: where players see the texts and images of the form. */
export function ExperienceHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <HelpDialog
      open={open}
      title={t("HELP.title")}
      pages={PAGES.map((screen) => ({
        title: t(`HELP.titles.${screen}`),
        caption: t(`HELP.texts.${screen}`),
        figure: <PhoneFigure screen={screen} />,
      }))}
      onClose={onClose}
    />
  );
}
