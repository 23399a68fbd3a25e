import type { ListedUser } from "@panel/api-client/panel";
import type { UserPermissions } from "@panel/domain/policies";
import { isActive, statusKey } from "@panel/domain/users";
import type { DataTableColumn } from "@panel/ui/data-table";
import { StatusPill } from "@panel/ui/status-pill";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { fullName } from "./person.ts";
import type { UserAction } from "./use-user-actions.ts";

interface UserColumnOptions {
  /** Adds the columns company and city, for a super-admin. */
  extended: boolean;
  /** If the viewer may activate the user, the status is a button that does so. */
  permissionsOf(user: ListedUser): UserPermissions;
  onRequest: (action: UserAction) => void;
}

/** The columns of the list, and the texts that the search matches, which are those that the columns show. */
export function useUserColumns({ extended, permissionsOf, onRequest }: UserColumnOptions) {
  const { t } = useTranslation();
  return useMemo(() => {
    const status = (user: ListedUser) => t(statusKey(user.state));
    const role = (user: ListedUser) => t(`ROLES.${user.data.type}`);
    const columns: DataTableColumn<ListedUser>[] = [
      { id: "name", header: t("USERS.name"), value: fullName },
      { id: "email", header: t("USERS.email"), value: (user) => user.data.email },
      ...(extended
        ? [
            {
              id: "company",
              header: t("USERS.entity"),
              value: (user: ListedUser) => user.data.company,
            },
            { id: "city", header: t("USERS.city"), value: (user: ListedUser) => user.data.city },
          ]
        : []),
      {
        id: "status",
        header: t("USERS.status"),
        width: "9rem",
        value: status,
        cell: (user) =>
          isActive(user.state) ? (
            <StatusPill tone="active" className="justify-self-start">
              {status(user)}
            </StatusPill>
          ) : permissionsOf(user).activate ? (
            <button
              type="button"
              className="justify-self-start rounded-full"
              aria-label={t("USERS.activateNamed", { name: fullName(user) })}
              onClick={() => onRequest({ kind: "activate", user })}
            >
              <StatusPill tone="warning" className="hover:border-line-strong">
                {status(user)}
              </StatusPill>
            </button>
          ) : (
            <StatusPill tone="warning" className="justify-self-start">
              {status(user)}
            </StatusPill>
          ),
      },
      { id: "role", header: t("USERS.role"), width: "11rem", value: role },
    ];
    const searchIn = (user: ListedUser) => [
      fullName(user),
      user.data.email,
      status(user),
      role(user),
      ...(extended ? [user.data.company, user.data.city] : []),
    ];
    return { columns, searchIn };
  }, [t, extended, permissionsOf, onRequest]);
}
