import { hasRight } from "@panel/domain/policies";
import { Button } from "@panel/ui/button";
import { NoAccess } from "@panel/ui/no-access";
import { PageHeader } from "@panel/ui/page-header";
import { Spinner } from "@panel/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { resources } from "../features/welcome/queries.ts";
import { useUser } from "../session/use-session.ts";
import { NotYetScreen } from "./NotYetScreen.tsx";

/** Screen for chatbots. Open to super-admins and to users whose account includes chatbots. */
export function ChatbotScreen() {
  const { t } = useTranslation();
  const everybodys = hasRight(useUser().role, "manage-every-chatbot");
  const { data, isPending } = useQuery({ ...resources(), enabled: !everybodys });
  if (everybodys || data?.has_chatbots) return <NotYetScreen />;
  return (
    <>
      <PageHeader title={t("NAV.chatbot")} />
      {isPending ? (
        <Spinner className="mx-auto my-12" label={t("GENERIC.loading")} />
      ) : (
        <NoAccess
          title={t("CHATBOTS.noAccessTitle")}
          action={
            <Button asChild>
              <Link to="/panel/welcome">{t("GENERIC.backToWelcome")}</Link>
            </Button>
          }
        >
          {t("CHATBOTS.noAccessText")}
        </NoAccess>
      )}
    </>
  );
}
