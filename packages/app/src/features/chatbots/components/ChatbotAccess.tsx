import { hasRight } from "@panel/domain/policies";
import { Button } from "@panel/ui/button";
import { NoAccess } from "@panel/ui/no-access";
import { Spinner } from "@panel/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { resources } from "../../../shared/usage/queries.ts";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";

/** Shows a screen to super-admins and to users whose account includes chatbots. */
export function ChatbotAccess({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const everybodys = hasRight(useUser().role, "manage-every-chatbot");
  const { data, isPending } = useQuery({ ...resources(), enabled: !everybodys });
  if (everybodys || data?.has_chatbots) return children;
  return (
    <>
      <ScreenHeader title={t("NAV.chatbot")} />
      {isPending ? (
        <Spinner className="mx-auto mt-10" label={t("GENERIC.loading")} />
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
