import { useTranslation } from "react-i18next";
import { BackLink } from "../../../shared/BackLink.tsx";

export function BackToChatbots() {
  const { t } = useTranslation();
  return <BackLink to="/panel/chatbot">{t("CHATBOT_FORM.backToList")}</BackLink>;
}
