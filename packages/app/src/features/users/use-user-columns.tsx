import type { ListedUser } from "@panel/api-client/panel";
import type { UserPermissions } from "@panel/domain/policies";
import { isActive, statusKey } from "@panel/domain/users";
import type { DataTableColumn } from "@panel/ui/data-table";
import { StatusPill } from "@panel/ui/status-pill";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { EmailText } from "../../shared/EmailText.tsx";
import { useChangeTime } from "../../shared/use-change-time.ts";
import { fullName } from "./person.ts";
import type { UserAction } from "./use-user-actions.ts";

interface UserColumnOptions {
  /** Adds the columns company and city, for a super-admin. */
  extended: boolean;
  /** Whether it is told whom each depends on: not where that is always the viewer. */
  withParents: boolean;
  withLastSignIn: boolean;
  /** If the viewer may activate the user, the status is a button that does so. */
  permissionsOf(user: ListedUser): UserPermissions;
  onRequest: (action: UserAction) => void;
}

const parentName = ({ parent }: ListedUser) => parent?.name ?? "";

/** The columns of the list, and the texts that the search matches, which are those that the columns show. */
export function useUserColumns({
  extended,
  withParents,
  withLastSignIn,
  permissionsOf,
  onRequest,
}: UserColumnOptions) {
  const { t } = useTranslation();
  const time = useChangeTime();
  return useMemo(() => {
    const status = (user: ListedUser) => t(statusKey(user.state));
    const role = (user: ListedUser) => t(`ROLES.${user.data.type}`);
    const lastSignIn: DataTableColumn<ListedUser> = {
      id: "lastSignIn",
      header: t("USERS.lastSignIn"),
      width: "7rem",
      value: (user) => user.lastSignIn,
      cell: ({ lastSignIn: at }) =>
        at ? (
          <span title={time.full(at)}>{time.short(at)}</span>
        ) : (
          <span className="text-ink-muted">{t("USERS.neverSignedIn")}</span>
        ),
    };
    const columns: DataTableColumn<ListedUser>[] = [
      { id: "name", header: t("USERS.name"), value: fullName },
      {
        id: "email",
        header: t("USERS.email"),
        // Beside all other columns, names of persons must not break within a word.
        width: extended && withParents ? "13rem" : "15.5rem",
        value: (user) => user.data.email,
        cell: ({ data: { email } }) => <EmailText>{email}</EmailText>,
      },
      ...(extended
        ? [
            {
              id: "company",
              header: t("USERS.entity"),
              value: (user: ListedUser) => user.data.company,
            },
            {
              id: "city",
              header: t("USERS.city"),
              // Beside all other columns, names of towns must not break.
              ...(withLastSignIn ? { width: "7rem" } : {}),
              value: (user: ListedUser) => user.data.city,
            },
          ]
        : []),
      {
        id: "status",
        header: t("USERS.status"),
        width: "8.5rem",
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
              onClick={() => onRequest({ kind: "activate", users: [user] })}
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
      { id: "role", header: t("USERS.role"), width: "8.5rem", value: role },
      ...(withParents ? [{ id: "parent", header: t("USERS.parent"), value: parentName }] : []),
      ...(withLastSignIn ? [lastSignIn] : []),
    ];
    const searchIn = (user: ListedUser) => [
      fullName(user),
      user.data.email,
      status(user),
      role(user),
      ...(extended ? [user.data.company, user.data.city] : []),
    ];
    return { columns, searchIn };
  }, [t, time, extended, withParents, withLastSignIn, permissionsOf, onRequest]);
}
