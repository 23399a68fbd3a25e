import type { ListedUser } from "@panel/api-client/panel";
import type { Role } from "@panel/domain/roles";
import { isActive, statusKey, USER_STATUS } from "@panel/domain/users";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useCompanyFilter } from "../../shared/use-company-filter.tsx";
import { useFacetFilter } from "../../shared/use-facet-filter.tsx";
import type { useTableState } from "../../shared/use-table-state.ts";

/** Names of the filters in the address. */
export const USER_FACETS = ["company", "role", "label", "status"] as const;

const companyOf = (user: ListedUser) => user.data.company;
const roleOf = (user: ListedUser) => user.data.type;
const labelOf = (user: ListedUser) => user.data.label ?? "";
const statusOf = (user: ListedUser) => (isActive(user.state) ? "active" : "pending");

/** Filters of the list by company, role, label and state. A filter that could tell nothing apart is not shown. */
export function useUserFilters(
  all: readonly ListedUser[],
  table: ReturnType<typeof useTableState>,
  extended: boolean,
) {
  const { t } = useTranslation();
  const { facets, setFacet } = table;
  const companies = useCompanyFilter(all, companyOf, table, extended);
  const roles = useFacetFilter(
    companies.rows,
    {
      label: t("USERS.role"),
      valueOf: roleOf,
      textOf: useCallback((role: string) => t(`ROLES.${role as Role}`), [t]),
      blank: "",
    },
    facets["role"] ?? null,
    (choice) => setFacet("role", choice),
  );
  const classes = useFacetFilter(
    roles.rows,
    { label: t("USERS.label"), valueOf: labelOf, blank: t("USERS.noLabel") },
    facets["label"] ?? null,
    (choice) => setFacet("label", choice),
  );
  const states = useFacetFilter(
    classes.rows,
    {
      label: t("USERS.status"),
      valueOf: statusOf,
      textOf: useCallback(
        (status: string) => t(statusKey(USER_STATUS[status as "active" | "pending"])),
        [t],
      ),
      blank: "",
    },
    facets["status"] ?? null,
    (choice) => setFacet("status", choice),
  );
  const hasLabels = all.some((user) => labelOf(user) !== "");
  const hasRoles = new Set(all.map(roleOf)).size > 1;
  return {
    rows: states.rows,
    filtered: companies.filtered || roles.filtered || classes.filtered || states.filtered,
    clear: () => {
      companies.clear();
      roles.clear();
      classes.clear();
      states.clear();
    },
    filter: (
      <>
        {companies.filter}
        {(hasRoles || roles.filtered) && roles.filter}
        {(hasLabels || classes.filtered) && classes.filter}
        {states.filter}
      </>
    ),
  };
}
