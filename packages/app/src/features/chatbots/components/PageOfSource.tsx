import { getWidgetPage } from "@panel/api-client/bots";
import type { Source } from "@panel/api-client/ask-bot";
import { markQuote } from "@panel/domain/marked-quote";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { Skeleton } from "@panel/ui/skeleton";
import { TextLink } from "@panel/ui/text-link";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { publicBots } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { chatbotKeys } from "../queries.ts";

/** An address of a PDF counts for ten minutes: before that, another one is asked for, in ms. */
const ADDRESS_LIFE = 8 * 60_000;

interface PageOfSourceProps {
  botPath: string;
  source: Source;
  onClose(): void;
}

/** The text of the cited page, with the quoted words marked. */
export function PageOfSource({ botPath, source, onClose }: PageOfSourceProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { fileName, page, publicName, quote, ticket = "" } = source;
  const { data, error, refetch } = useQuery({
    queryKey: [...chatbotKeys.all, "page", botPath, fileName, page, ticket],
    queryFn: ({ signal }) =>
      getWidgetPage(publicBots(), { token: botPath, fileName, page, ticket }, { signal }),
    refetchInterval: ADDRESS_LIFE,
  });
  const { before, quote: marked, after } = markQuote(data?.text ?? "", quote);
  return (
    <Dialog
      open
      size="lg"
      title={publicName}
      description={t("CHATBOT_COMPARE.page", { page, pages: data?.pages ?? "…" })}
      onClose={onClose}
    >
      {data?.fileAddress && (
        <p className="mb-3">
          <TextLink href={data.fileAddress} target="_blank" rel="noreferrer">
            {t("CHATBOT_COMPARE.downloadPdf")}
          </TextLink>
        </p>
      )}
      {data ? (
        <p className="text-reading wrap-anywhere whitespace-pre-line">
          {before}
          <mark
            // Newer browsers hand back a promise, which a ref may not.
            ref={(element) => {
              element?.scrollIntoView({ block: "center" });
            }}
            className="bg-lime text-lime-ink"
          >
            {marked}
          </mark>
          {after}
        </p>
      ) : error ? (
        <ErrorState
          level={3}
          title={t("CHATBOT_COMPARE.pageError")}
          retryLabel={t("GENERIC.retry")}
          onRetry={() => void refetch()}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}
