import type { KnowledgePages } from "@panel/api-client/bots";
import { PAGE_FILTERS, type PageFilter, type PageState } from "@panel/domain/knowledge-pages";
import { Button } from "@panel/ui/button";
import { EmptyState } from "@panel/ui/empty-state";
import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { StatusPill } from "@panel/ui/status-pill";
import { TextInput } from "@panel/ui/text-input";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PageSearch } from "../queries.ts";

const TONES = {
  read: "neutral",
  ocr: "info",
  mended: "success",
  "left-out": "neutral",
  scanned: "warning",
  nothing: "warning",
} as const satisfies Record<PageState, string>;

/** What there is of a page. */
export function PageStatePill({ state }: { state: PageState }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state]}>{t(`CHATBOT_PAGES.state.${state}`)}</StatusPill>;
}

interface ReadPageListProps {
  /** Undefined while they are fetched for the first time. */
  found: readonly KnowledgePages[];
  search: PageSearch;
  onSearchChange(search: PageSearch): void;
  current: number | undefined;
  onCurrentChange(page: number): void;
  /** Undefined where there are no more. */
  onMore: (() => void) | undefined;
  fetchingMore: boolean;
}

/** The pages of a file, to choose one: searched by words, filtered by what there is of them. */
export function ReadPageList(props: ReadPageListProps) {
  const { found, search, onSearchChange, current, onCurrentChange, onMore, fetchingMore } = props;
  const { t } = useTranslation();
  const [first] = found;
  const countOf = (filter: PageFilter) =>
    filter === "all" ? (first?.pages ?? 0) : (first?.counts[filter] ?? 0);
  const items = found.flatMap((part) => part.items);
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Field label={t("CHATBOT_PAGES.search")} hideLabel>
        <TextInput
          type="search"
          maxLength={200}
          placeholder={t("CHATBOT_PAGES.search")}
          start={<Search className="size-4" />}
          value={search.search}
          onValueChange={(text) => onSearchChange({ ...search, search: text })}
        />
      </Field>
      <Field label={t("CHATBOT_PAGES.show")} hideLabel>
        <Select
          value={search.show}
          onValueChange={(show) => onSearchChange({ ...search, show: show as PageFilter })}
          options={PAGE_FILTERS.filter(
            (filter) => filter === "all" || filter === search.show || countOf(filter) > 0,
          ).map((filter) => ({
            value: filter,
            label: t(`CHATBOT_PAGES.filter.${filter}`, { count: countOf(filter) }),
          }))}
        />
      </Field>
      {items.length > 0 ? (
        <nav
          aria-label={t("CHATBOT_PAGES.list")}
          className="max-h-56 overflow-y-auto rounded-card border border-line laptop:max-h-[calc(100dvh-15rem)]"
        >
          <ol className="divide-y divide-line">
            {items.map(({ page, state, start }) => (
              <li key={page}>
                <button
                  type="button"
                  aria-current={page === current ? "page" : undefined}
                  onClick={() => onCurrentChange(page)}
                  className="grid w-full cursor-pointer gap-1 px-3 py-2 text-start text-body text-ink hover:bg-sunken aria-[current]:bg-sunken aria-[current]:shadow-[inset_3px_0_0_var(--color-ink)]"
                >
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    <span className="font-medium">{t("CHATBOT_PAGES.page", { page })}</span>
                    {state !== "read" && <PageStatePill state={state} />}
                  </span>
                  {start && (
                    <span
                      className={
                        state === "left-out"
                          ? "line-clamp-2 text-caption wrap-anywhere text-ink-muted line-through"
                          : "line-clamp-2 text-caption wrap-anywhere text-ink-muted"
                      }
                    >
                      {start}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ol>
          {onMore && (
            <div className="p-2">
              <Button
                size="sm"
                loading={fetchingMore}
                loadingLabel={t("GENERIC.loading")}
                onClick={onMore}
              >
                {t("CHATBOT_PAGES.more")}
              </Button>
            </div>
          )}
        </nav>
      ) : (
        <EmptyState
          level={3}
          title={t("CHATBOT_PAGES.noneTitle")}
          action={
            <Button size="sm" onClick={() => onSearchChange({ show: "all", search: "" })}>
              {t("CHATBOT_PAGES.showAll")}
            </Button>
          }
        >
          {t("CHATBOT_PAGES.noneText")}
        </EmptyState>
      )}
    </div>
  );
}
