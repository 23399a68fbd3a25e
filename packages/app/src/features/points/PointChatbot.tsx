import { hasRight } from "@panel/domain/policies";
import { Button } from "@panel/ui/button";
import { FormField } from "@panel/ui/form";
import { InlineMessage } from "@panel/ui/inline-message";
import { Select } from "@panel/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/use-session.ts";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import { adminChatbots, ChatbotsFailure } from "../../route/admin-chatbots.ts";
import { PointPart } from "./PointPart.tsx";
import type { PointFormApi } from "./use-point-form.ts";

/** Section for the chatbot that answers at the point, for those who may choose one. */
export function PointChatbot({ form }: { form: PointFormApi }) {
  const session = useSession();
  if (session.status !== "in" || !hasRight(session.user.role, "select-chatbot")) return null;
  return <ChatbotChoice form={form} viewerId={session.user.id} />;
}

function ChatbotChoice({ form, viewerId }: { form: PointFormApi; viewerId: number }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(adminChatbots(viewerId));
  const problem = error instanceof ChatbotsFailure ? error.problem : "network";
  const bots = data?.map(({ id, name, active }) => ({
    value: id,
    label: active ? name : t("POINT_CHATBOT.inactive", { name }),
  }));
  return (
    <PointPart form={form} part="chatbot" title={t("POINT_FIELDS.chatbot")} isWritten={() => true}>
      <div className="grid gap-4">
        <form.Field name="chatbot">
          {(field) => (
            <FormField
              field={field}
              label={t("POINT_FIELDS.chatbot")}
              labelEnd={<FieldHelp of="point" path="chatbot" label={t("POINT_FIELDS.chatbot")} />}
              hint={t("POINT_CHATBOT.hint")}
            >
              {({ value, ...control }) => (
                <Select
                  {...control}
                  value={value}
                  aria-busy={isFetching}
                  options={[
                    { value: "", label: t("POINT_CHATBOT.none") },
                    ...(bots ?? []),
                    // A chosen chatbot stays chosen, also while the list is not there or no longer has it.
                    ...(value === "" || bots?.some((bot) => bot.value === value)
                      ? []
                      : [{ value, label: t("POINT_CHATBOT.notListed", { id: value }) }]),
                  ]}
                />
              )}
            </FormField>
          )}
        </form.Field>
        {error && (
          <InlineMessage
            tone="error"
            action={
              <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
                {t("GENERIC.retry")}
              </Button>
            }
          >
            {t(`POINT_CHATBOT.${problem}`)}
          </InlineMessage>
        )}
      </div>
    </PointPart>
  );
}
