import type { ListedUser } from "@panel/api-client/panel";
import { creatableRoles, hasRight } from "@panel/domain/policies";
import { mayView } from "@panel/domain/roles";
import { Button } from "@panel/ui/button";
import { DataTable, VirtualRows } from "@panel/ui/data-table";
import { EmptyState } from "@panel/ui/empty-state";
import { PageHeader } from "@panel/ui/page-header";
import { QuickLinkCard } from "@panel/ui/quick-link-card";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileSpreadsheet, ScrollText, UserRoundPlus, UsersRound } from "lucide-react";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { COMPANY_FACETS, useCompanyFilter } from "../../../shared/use-company-filter.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useAddressQuery } from "../../../shared/use-address-query.ts";
import { useTableState } from "../../../shared/use-table-state.ts";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { UserRowActions } from "../components/UserRowActions.tsx";
import { UserActionDialogs } from "../components/UserActionDialogs.tsx";
import { permissionsOn } from "../permissions.ts";
import { userKeys, userList } from "../queries.ts";
import { useUserColumns } from "../use-user-columns.tsx";
import { useUserActions } from "../use-user-actions.ts";

/** Loaded only when the import is opened, because it contains the CSV parser. */
const ImportEditors = lazy(() =>
  import("../import/ImportEditors.tsx").then((module) => ({ default: module.ImportEditors })),
);

const NOBODY: ListedUser[] = [];
const rowId = (user: ListedUser) => String(user.id);
const newestFirst = (a: ListedUser, b: ListedUser) => b.id - a.id;
const companyOf = (user: ListedUser) => user.data.company;

/** List of the users that the viewer manages. A super-admin also sees companies and cities. */
export function UserListScreen() {
  const { t, i18n } = useTranslation();
  const me = useUser();
  const extended = hasRight(me.role, "see-companies");
  const imports = hasRight(me.role, "import-editors");
  const errorText = useErrorText();
  const tableLabels = useTableLabels();
  const queryClient = useQueryClient();
  const { data = NOBODY, error, isPending, refetch } = useQuery(userList());
  const table = useTableState(useAddressQuery(), COMPANY_FACETS);
  const { sort, search, setSort, setSearch } = table;
  const userActions = useUserActions();
  const [importing, setImporting] = useState(false);
  const { request, requested, pending } = userActions;
  const { id, role } = me;
  const permissionsOf = useCallback(
    (user: ListedUser) => permissionsOn({ id, role }, user),
    [id, role],
  );
  const { columns, searchIn } = useUserColumns({ extended, permissionsOf, onRequest: request });

  const companies = useCompanyFilter(data, companyOf, table, extended);

  const busyId = pending ? requested?.user.id : undefined;
  const actions = useCallback(
    (user: ListedUser) => (
      <UserRowActions
        user={user}
        may={permissionsOf(user)}
        disabled={busyId === user.id}
        onRequest={request}
      />
    ),
    [request, busyId, permissionsOf],
  );
  const labels = useMemo(
    () => ({ ...tableLabels, search: t("USERS.search"), error: t("USERS.loadErrorTitle") }),
    [tableLabels, t],
  );
  const creates = creatableRoles(me.role).length > 0;

  return (
    <>
      <PageHeader
        title={t("USERS.title")}
        description={t("USERS.subtitle")}
        action={
          mayView(me.role, "audit") && (
            <Button asChild icon={<ScrollText className="size-4" />}>
              <Link to="/panel/audit">{t("AUDIT.title")}</Link>
            </Button>
          )
        }
      />
      <div className="mb-6 grid gap-4 tablet:grid-cols-2 laptop:grid-cols-3">
        {creates && (
          <QuickLinkCard
            asChild
            icon={<UserRoundPlus />}
            label={t("USERS.new")}
            description={t(`USERS.newText.${me.role}`)}
          >
            <Link to="/panel/users/new" />
          </QuickLinkCard>
        )}
        {imports && (
          <QuickLinkCard
            asChild
            icon={<FileSpreadsheet />}
            label={t("IMPORT.title")}
            description={t("IMPORT.text")}
          >
            <button type="button" className="text-left" onClick={() => setImporting(true)} />
          </QuickLinkCard>
        )}
      </div>
      <DataTable
        label={t("USERS.table")}
        rows={companies.rows}
        columns={columns}
        rowId={rowId}
        searchIn={searchIn}
        defaultOrder={newestFirst}
        locale={i18n.language}
        sort={sort}
        onSortChange={setSort}
        search={search}
        onSearchChange={setSearch}
        filtered={companies.filtered}
        total={data.length}
        onClearFilters={companies.clear}
        toolbar={companies.filter}
        loading={isPending}
        error={error ? errorText(error) : undefined}
        onRetry={() => void refetch()}
        body={VirtualRows}
        actions={actions}
        empty={
          <EmptyState icon={<UsersRound />} title={t("USERS.emptyTitle")}>
            {t("USERS.emptyText")}
          </EmptyState>
        }
        labels={labels}
      />
      <UserActionDialogs userActions={userActions} />
      {importing && (
        <Suspense fallback={null}>
          <ImportEditors
            onImported={() => void queryClient.invalidateQueries({ queryKey: userKeys.all })}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
