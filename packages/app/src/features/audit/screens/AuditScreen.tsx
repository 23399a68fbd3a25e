import type { AuditEntry } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { DataTable, tableCells, VirtualRows } from "@panel/ui/data-table";
import { EmptyState } from "@panel/ui/empty-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Download, ScrollText } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { ListError } from "../../../shared/ListError.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { AuditFilters } from "../AuditFilters.tsx";
import { auditLog, wholeLog, type AuditFilter } from "../queries.ts";
import { useAuditColumns } from "../use-audit-columns.tsx";
import { useDebouncedValue } from "../../../shared/use-debounced-value.ts";
import { fetchCode } from "../../../shared/fetch-code.ts";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";

const EVERYTHING: AuditFilter = { event: undefined, search: "", from: "", to: "" };
const rowId = (entry: AuditEntry) => String(entry.id);

/** The audit log, for super-admins: read-only, searchable and exportable. */
export function AuditScreen() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const tableLabels = useTableLabels();
  const { all: inFile, shown } = useAuditColumns();
  const [filter, setFilter] = useState(EVERYTHING);
  const debouncedFilter = useDebouncedValue(filter);
  const log = useInfiniteQuery({ ...auditLog(debouncedFilter), placeholderData: keepPreviousData });
  const [exported, setExported] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const rows = useMemo(() => log.data?.pages.flatMap((page) => page.entries) ?? [], [log.data]);
  const number = new Intl.NumberFormat(i18n.language);

  const save = async () => {
    setFailure(undefined);
    setExported(0);
    try {
      const all = await withSession(() => wholeLog(filter, setExported));
      const { saveTable } = await fetchCode(() => import("../../../shared/save-table.ts"));
      saveTable(t("AUDIT.fileName"), tableCells({ rows: all, columns: inFile }), i18n.language);
    } catch (error) {
      setFailure(error);
    } finally {
      setExported(undefined);
    }
  };

  return (
    <>
      <ScreenHeader
        title={t("AUDIT.title")}
        description={t("AUDIT.subtitle")}
        action={
          <Button
            icon={<Download className="size-4" />}
            loading={exported !== undefined}
            loadingLabel={t("AUDIT.exporting", { entries: number.format(exported ?? 0) })}
            onClick={() => void save()}
          >
            {t("AUDIT.export")}
          </Button>
        }
      />
      {failure !== undefined && (
        <InlineMessage tone="error" className="mb-4" onDismiss={() => setFailure(undefined)}>
          {errorText(failure)}
        </InlineMessage>
      )}
      <AuditFilters value={filter} onChange={setFilter} />
      <DataTable
        label={t("AUDIT.title")}
        rows={rows}
        columns={shown}
        rowHeight={41}
        rowId={rowId}
        locale={i18n.language}
        loading={log.isFetching}
        error={
          log.error && rows.length === 0 ? (
            <ListError title={t("AUDIT.loadErrorTitle")} error={log.error} />
          ) : undefined
        }
        onRetry={() => void log.refetch()}
        body={VirtualRows}
        filtered={filter !== EVERYTHING}
        onClearFilters={() => setFilter(EVERYTHING)}
        empty={
          <EmptyState icon={<ScrollText />} title={t("AUDIT.emptyTitle")}>
            {t("AUDIT.emptyText")}
          </EmptyState>
        }
        labels={tableLabels}
      />
      {log.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button
            loading={log.isFetchingNextPage}
            loadingLabel={t("GENERIC.loading")}
            onClick={() => void log.fetchNextPage()}
          >
            {t("AUDIT.older")}
          </Button>
        </div>
      )}
    </>
  );
}
