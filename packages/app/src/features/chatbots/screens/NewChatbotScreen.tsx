import { hasRight } from "@panel/domain/policies";
import { NoAccess } from "@panel/ui/no-access";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { BackToChatbots } from "../components/BackToChatbots.tsx";
import { ChatbotAccess } from "../components/ChatbotAccess.tsx";
import { NewChatbot } from "../components/NewChatbot.tsx";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";

/** Screen of `chatbot/new`. A super-admin manages bots but creates none: each belongs to an account. */
export function NewChatbotScreen() {
  const { t } = useTranslation();
  const creates = hasRight(useUser().role, "create-chatbots");
  return (
    <ChatbotAccess>
      <ScreenHeader
        before={<BackToChatbots />}
        title={t("CHATBOTS.new")}
        {...(creates ? { description: t("CHATBOT_FORM.newText") } : {})}
      />
      {creates ? (
        <NewChatbot />
      ) : (
        <NoAccess title={t("CHATBOT_FORM.ownersTitle")}>{t("CHATBOT_FORM.ownersText")}</NoAccess>
      )}
    </ChatbotAccess>
  );
}
