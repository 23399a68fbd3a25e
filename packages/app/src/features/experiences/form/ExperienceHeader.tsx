import { Button } from "@panel/ui/button";
import { CircleHelp } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../shared/BackLink.tsx";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";
import { HelpContext } from "../help/help-context.ts";
import { WHOLE } from "../help/pages.ts";

export function ExperienceHeader({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation();
  const help = use(HelpContext);
  const exists = id > 0;
  return (
    <ScreenHeader
      before={<BackLink to="/panel/experiences">{t("FORM.backToList")}</BackLink>}
      title={exists ? name : t("FORM.newTitle")}
      description={t(exists ? "FORM.editText" : "FORM.newText")}
      action={
        <Button
          icon={<CircleHelp />}
          onClick={() => help({ title: t("HELP.whole"), pages: WHOLE })}
        >
          {t("HELP.open")}
        </Button>
      }
    />
  );
}
