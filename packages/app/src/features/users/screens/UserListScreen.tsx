import type { ListedUser } from "@panel/api-client/panel";
import { creatableRoles, hasRight } from "@panel/domain/policies";
import { mayView } from "@panel/domain/roles";
import { Button } from "@panel/ui/button";
import { BulkBar, useSelection } from "@panel/ui/data-table";
import { QuickLinkCard } from "@panel/ui/quick-link-card";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileSpreadsheet, ScrollText, UserRoundPlus, UsersRound } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { fetchedDialog } from "../../../shared/fetched-part.tsx";
import { ListScreen } from "../../../shared/ListScreen.tsx";
import { useAddressQuery } from "../../../shared/use-address-query.ts";
import { useTableState } from "../../../shared/use-table-state.ts";
import { useBulkLabels, useSelectionLabels } from "../../../shared/use-selection-labels.ts";
import { BulkUserActions } from "../components/BulkUserActions.tsx";
import { ExportUsers } from "../components/ExportUsers.tsx";
import { UserRowActions } from "../components/UserRowActions.tsx";
import { UserActionDialogs } from "../components/UserActionDialogs.tsx";
import { permissionsOn } from "../permissions.ts";
import { fullName } from "../person.ts";
import { userList } from "../../../shared/person/user-list.ts";
import { useAreCards, useMediaQuery } from "../../../shared/use-media-query.ts";
import { useUserColumns } from "../use-user-columns.tsx";
import { useUserActions } from "../use-user-actions.ts";
import { USER_FACETS, useUserFilters } from "../use-user-filters.tsx";
import { changed } from "../../../shared/what-changed.ts";

/** Loaded only when the import is opened, because it contains the CSV parser. */
const ImportEditors = fetchedDialog(() =>
  import("../import/ImportEditors.tsx").then((module) => module.ImportEditors),
);

/** Loaded only when it is opened, because it contains the searchable select. */
const MoveUser = fetchedDialog(() =>
  import("../components/MoveUser.tsx").then((module) => module.MoveUser),
);

const NOBODY: ListedUser[] = [];
const rowId = (user: ListedUser) => String(user.id);
const newestFirst = (a: ListedUser, b: ListedUser) => b.id - a.id;

/** In the row of the heading; beside each other on a phone, where its text needs the room of the icon. */
const CARD =
  "min-h-14 min-w-min flex-auto px-3 py-2 max-tablet:flex-1 max-tablet:px-2 max-tablet:gap-2 [&_span]:text-body max-tablet:[&>span:first-child]:hidden max-tablet:[&>svg]:hidden max-tablet:text-center";

/** What the screen is for, in the colour of that. */
const MAIN_CARD = `${CARD} border-transparent bg-lime text-lime-ink hover:border-transparent hover:bg-lime-hover [&>span:first-child]:bg-transparent [&>span:first-child]:text-lime-ink [&>svg]:text-lime-ink`;

/** List of the users that the viewer manages. A super-admin also sees companies and cities. */
export function UserListScreen() {
  const { t } = useTranslation();
  const me = useUser();
  const extended = hasRight(me.role, "see-companies");
  const imports = hasRight(me.role, "import-editors");
  const queryClient = useQueryClient();
  const query = useQuery(userList());
  const { data = NOBODY } = query;
  const table = useTableState(useAddressQuery(), USER_FACETS);
  const userActions = useUserActions();
  const [importing, setImporting] = useState(false);
  const [moving, setMoving] = useState<ListedUser>();
  const { request, requested, pending } = userActions;
  const { id, role } = me;
  const permissionsOf = useCallback(
    (user: ListedUser) => permissionsOn({ id, role }, user),
    [id, role],
  );
  const hasParents = useMemo(
    () => data.some(({ parent }) => parent && parent.id !== id),
    [data, id],
  );
  const hasLabels = useMemo(() => data.some(({ data: { label } }) => label), [data]);
  const areCards = useAreCards();
  const isLaptop = useMediaQuery(`(min-width: ${extended ? 60 : 48}rem)`);
  const isWide = useMediaQuery(`(min-width: ${extended ? 80 : 64}rem)`);
  const {
    columns: own,
    searchIn,
    inFile,
  } = useUserColumns({
    extended,
    hasParents,
    hasLabels,
    room: areCards ? "phone" : isWide ? "wide" : isLaptop ? "laptop" : "tablet",
    permissionsOf,
    onRequest: request,
  });
  const selection = useSelection({ rowId, rowName: fullName, labels: useSelectionLabels() });
  const columns = useMemo(() => [selection.column, ...own], [selection.column, own]);
  const shown = useUserFilters(data, table, extended);
  const [listed, setListed] = useState<readonly ListedUser[]>(NOBODY);
  const { onShownChange } = selection;
  const handleShown = useCallback(
    (users: readonly ListedUser[]) => {
      setListed(users);
      onShownChange(users);
    },
    [onShownChange],
  );

  const busy = pending ? requested?.users : undefined;
  const actions = useCallback(
    (user: ListedUser) => (
      <UserRowActions
        user={user}
        may={permissionsOf(user)}
        disabled={busy?.includes(user) === true}
        onRequest={request}
        onMove={setMoving}
      />
    ),
    [request, busy, permissionsOf],
  );
  const creates = creatableRoles(me.role).length > 0;
  const audits = mayView(me.role, "audit");

  return (
    <>
      <ListScreen
        title={t("USERS.title")}
        description={t("USERS.subtitle")}
        action={
          <>
            {imports && (
              <QuickLinkCard
                asChild
                className={CARD}
                icon={<FileSpreadsheet />}
                label={t("IMPORT.title")}
              >
                <button type="button" onClick={() => setImporting(true)} />
              </QuickLinkCard>
            )}
            {audits && (
              <QuickLinkCard
                asChild
                className={CARD}
                icon={<ScrollText />}
                label={t("AUDIT.title")}
              >
                <Link to="/panel/audit" />
              </QuickLinkCard>
            )}
            {creates && (
              <QuickLinkCard
                asChild
                className={MAIN_CARD}
                icon={<UserRoundPlus />}
                label={t("USERS.new")}
              >
                <Link to="/panel/users/new" />
              </QuickLinkCard>
            )}
          </>
        }
        query={query}
        rows={data}
        shown={shown}
        table={table}
        columns={columns}
        rowHeight={57}
        rowId={rowId}
        searchIn={searchIn}
        defaultOrder={newestFirst}
        onShownChange={handleShown}
        toolbar={
          // One line on a phone, however many filters there are, so that the list begins in sight.
          <div className="relative -m-0.5 flex w-full gap-2 overflow-x-auto p-0.5 tablet:contents">
            {shown.filter}
            <ExportUsers users={listed} columns={inFile} />
          </div>
        }
        actions={actions}
        actionsWidth="9.25rem"
        words={{
          table: t("USERS.table"),
          search: t("USERS.search"),
          loadErrorTitle: t("USERS.loadErrorTitle"),
          emptyTitle: t("USERS.emptyTitle"),
          emptyText: t("USERS.emptyText"),
        }}
        emptyIcon={<UsersRound />}
        emptyAction={
          creates && (
            <Button asChild variant="primary" icon={<UserRoundPlus className="size-4" />}>
              <Link to="/panel/users/new">{t("USERS.new")}</Link>
            </Button>
          )
        }
      >
        <BulkBar
          className="has-[button]:mb-4"
          selection={selection}
          rows={shown.rows}
          labels={useBulkLabels()}
          actions={(chosen, clear) => (
            <BulkUserActions
              chosen={chosen}
              permissionsOf={permissionsOf}
              disabled={pending}
              onRequest={(action) => request({ ...action, onDone: clear })}
            />
          )}
        />
      </ListScreen>
      <UserActionDialogs userActions={userActions} />
      {moving && <MoveUser user={moving} onClose={() => setMoving(undefined)} />}
      {importing && (
        <ImportEditors
          onImported={() => void changed(queryClient, "users")}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}
