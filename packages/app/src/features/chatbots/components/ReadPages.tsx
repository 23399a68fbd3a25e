import type { KnowledgeFile } from "@panel/api-client/bots";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { IconButton } from "@panel/ui/icon-button";
import { InlineMessage } from "@panel/ui/inline-message";
import { Skeleton } from "@panel/ui/skeleton";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebouncedValue } from "../../../shared/use-debounced-value.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { BotOwner } from "../knowledge-upload.ts";
import { knowledgePage, knowledgePages, type PageSearch } from "../queries.ts";
import { PdfPage } from "./PdfPage.tsx";
import { ReadPage } from "./ReadPage.tsx";
import { PageStatePill, ReadPageList } from "./ReadPageList.tsx";

interface ReadPagesProps {
  bot: BotOwner;
  file: KnowledgeFile;
  /** Shows the pages without letting the viewer change them. */
  readOnly: boolean;
  onClose(): void;
}

/** What was read of a PDF, page by page beside the PDF itself; a page can be mended or left out. */
export function ReadPages({ bot, file, readOnly, onClose }: ReadPagesProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { fileName, publicName: name } = file;
  const [search, setSearch] = useState<PageSearch>({ show: "all", search: "" });
  const settled = useDebouncedValue(search);
  const list = useInfiniteQuery({
    ...knowledgePages(bot, fileName, settled),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<number>();
  const found = list.data?.pages ?? [];
  const [first] = found;
  const total = first?.pages ?? 0;
  // The page that is open stays so when it is not among those that are found.
  const current = chosen ?? first?.items[0]?.page;
  if (chosen === undefined && current !== undefined) setChosen(current);
  return (
    <Dialog
      open
      size="full"
      title={t("CHATBOT_PAGES.title", { name })}
      description={t(readOnly ? "CHATBOT_PAGES.textOwner" : "CHATBOT_PAGES.text")}
      onClose={onClose}
    >
      {first ? (
        <div className="grid items-start gap-5 laptop:grid-cols-[17rem_minmax(0,1fr)]">
          <ReadPageList
            found={found}
            search={search}
            onSearchChange={setSearch}
            current={current}
            onCurrentChange={setChosen}
            onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            fetchingMore={list.isFetchingNextPage}
          />
          {current !== undefined && (
            <div className="grid min-w-0 items-start gap-5 tablet:grid-cols-2">
              <OnePage
                key={current}
                bot={bot}
                fileName={fileName}
                page={current}
                pages={total}
                applying={first.applying}
                readOnly={readOnly}
                onPageChange={setChosen}
              />
              <PdfPage address={first.fileAddress} page={current} />
            </div>
          )}
        </div>
      ) : list.error ? (
        <ErrorState
          level={3}
          title={t("CHATBOT_PAGES.loadErrorTitle")}
          retryLabel={t("GENERIC.retry")}
          onRetry={() => void list.refetch()}
        >
          {errorText(list.error)}
        </ErrorState>
      ) : (
        <div aria-busy className="grid gap-5 laptop:grid-cols-[17rem_minmax(0,1fr)]">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </div>
      )}
    </Dialog>
  );
}

interface OnePageProps {
  bot: BotOwner;
  fileName: string;
  page: number;
  pages: number;
  /** Whether the bot still answers by what was there before a change. */
  applying: boolean;
  readOnly: boolean;
  onPageChange(page: number): void;
}

function OnePage(props: OnePageProps) {
  const { bot, fileName, page, pages, applying, readOnly, onPageChange } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(knowledgePage(bot, fileName, page));
  return (
    <section aria-labelledby="read-page" className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="read-page" className="text-body font-semibold text-ink">
          {t("CHATBOT_PAGES.pageOf", { page, pages })}
        </h3>
        {data && <PageStatePill state={data.state} />}
        <div className="ms-auto flex gap-1">
          <IconButton
            size="sm"
            label={t("CHATBOT_PAGES.previous")}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={t("CHATBOT_PAGES.next")}
            disabled={page >= pages}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
      {data ? (
        <ReadPage bot={bot} fileName={fileName} page={data} readOnly={readOnly} refetch={refetch} />
      ) : error ? (
        <ErrorState
          level={3}
          title={t("CHATBOT_PAGES.pageErrorTitle")}
          retryLabel={t("GENERIC.retry")}
          onRetry={() => void refetch()}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton className="h-64" />
      )}
      {applying && <InlineMessage tone="info">{t("CHATBOT_PAGES.applying")}</InlineMessage>}
    </section>
  );
}
