import { dateLocale } from "@panel/domain/languages";
import type { ModelState } from "@panel/api-client/bots";
import { InlineMessage } from "@panel/ui/inline-message";
import { useTranslation } from "react-i18next";

/** Says that the language model fails, so that answers are quoted from the documents instead. */
export function ModelNotice({ model }: { model: ModelState | undefined }) {
  const { t, i18n } = useTranslation();
  if (!model || model.state === "works" || model.state === "none") return null;
  const { state, since } = model;
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <InlineMessage tone="warning" className="mb-6" title={t("CHATBOT_MODEL.title")}>
      {t(`CHATBOT_MODEL.${state}`)} {t("CHATBOT_MODEL.quoted")}
      {since && <> {t("CHATBOT_MODEL.since", { time: format.format(new Date(since)) })}</>}
    </InlineMessage>
  );
}
