import { Button } from "@panel/ui/button";
import { EmptyState } from "@panel/ui/empty-state";
import { PageHeader } from "@panel/ui/page-header";
import { panelPathOf, SECTIONS } from "@panel/domain/roles";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";

/** Shown for a section of the panel that this version does not have yet. */
export function NotYetScreen() {
  const { t } = useTranslation();
  const path = panelPathOf(useLocation().pathname);
  const section = SECTIONS.find((known) => path?.split("/")[0] === known) ?? "profile";
  return (
    <>
      <PageHeader title={t(`NAV.${section}`)} />
      <EmptyState
        title={t("GENERIC.notYetTitle")}
        action={
          <Button asChild>
            <Link to="/panel/welcome">{t("GENERIC.backToWelcome")}</Link>
          </Button>
        }
      >
        {t("GENERIC.notYetText")}
      </EmptyState>
    </>
  );
}
