import { hasRight } from "@panel/domain/policies";
import { TabsContent, Tabs } from "@panel/ui/tabs";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  Bot,
  ChartColumn,
  Globe,
  Languages,
  MessageCircleQuestionMark,
  MessageSquareReply,
} from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import type { ListedBot } from "../bot.ts";
import { knowledgeFiles, type StoredBot } from "../queries.ts";
import { BotEditor } from "./BotEditor.tsx";
import { BotFigures } from "./BotFigures.tsx";
import { CompareLanguages } from "./CompareLanguages.tsx";
import { EmbedBot } from "./EmbedBot.tsx";
import { OwnAnswers } from "./OwnAnswers.tsx";
import { TestChat } from "./TestChat.tsx";
import { UnansweredQuestions } from "./UnansweredQuestions.tsx";
import { changed } from "../../../shared/what-changed.ts";

type Part = "bot" | "compare" | "questions" | "answers" | "figures" | "embed";

/** A stored bot: its form beside the test chat, and what its owner does with it besides. */
export function EditChatbot({ bot, stored }: { bot: ListedBot; stored: StoredBot }) {
  const { t } = useTranslation();
  const everybodys = hasRight(useUser().role, "manage-every-chatbot");
  const queryClient = useQueryClient();
  const [part, setPart] = useState<Part>("bot");
  const [outdated, setOutdated] = useState(false);
  const [version, setVersion] = useState(0);
  const files = useQuery(knowledgeFiles(bot));
  const { data } = stored;

  const reload = async () => {
    await changed(queryClient, "chatbots");
    setVersion((before) => before + 1);
  };

  const tabs = [
    { value: "bot", label: t("CHATBOT_FORM.tabs.bot"), icon: <Bot /> },
    ...(data
      ? ([
          { value: "compare", label: t("CHATBOT_FORM.tabs.compare"), icon: <Languages /> },
        ] as const)
      : []),
    ...(data && !everybodys
      ? ([
          {
            value: "questions",
            label: t("CHATBOT_FORM.tabs.questions"),
            icon: <MessageCircleQuestionMark />,
          },
          {
            value: "answers",
            label: t("CHATBOT_FORM.tabs.answers"),
            icon: <MessageSquareReply />,
          },
          { value: "figures", label: t("CHATBOT_FORM.tabs.figures"), icon: <ChartColumn /> },
          { value: "embed", label: t("CHATBOT_FORM.tabs.embed"), icon: <Globe /> },
        ] as const)
      : []),
  ] as const;

  return (
    <Tabs label={t("CHATBOT_FORM.tabs.label")} tabs={tabs} value={part} onValueChange={setPart}>
      <TabsContent value="bot" keepMounted tabIndex={-1}>
        <BotEditor
          bot={bot}
          stored={stored}
          files={files.data ?? []}
          filesError={files.error}
          everybodys={everybodys}
          onChangedChange={setOutdated}
          onSaved={reload}
          chat={
            data && (
              <TestChat
                botPath={data.botPath}
                previewToken={data.previewToken}
                outdated={outdated}
                version={version}
                onReload={() => setVersion((before) => before + 1)}
              />
            )
          }
        />
      </TabsContent>
      {data && (
        <>
          <TabsContent value="compare" tabIndex={-1}>
            <CompareLanguages botPath={data.botPath} previewToken={data.previewToken} />
          </TabsContent>
          <TabsContent value="questions" tabIndex={-1}>
            <UnansweredQuestions bot={bot} data={data} />
          </TabsContent>
          <TabsContent value="answers" tabIndex={-1}>
            <OwnAnswers bot={bot} />
          </TabsContent>
          <TabsContent value="figures" tabIndex={-1}>
            <BotFigures bot={bot} />
          </TabsContent>
          <TabsContent value="embed" tabIndex={-1}>
            <EmbedBot bot={bot} data={data} />
          </TabsContent>
        </>
      )}
    </Tabs>
  );
}
