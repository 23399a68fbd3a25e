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
  /** Whether any depends on somebody else than the viewer. */
  hasParents: boolean;
  /** Whether any is of a class or group. */
  hasLabels: boolean;
  /** Whether it is told whom each depends on. */
  withParents: boolean;
  withLastSignIn: boolean;
  /** If the viewer may activate the user, the status is a button that does so. */
  permissionsOf(user: ListedUser): UserPermissions;
  onRequest: (action: UserAction) => void;
}

interface Widths {
  email: string;
  company?: string;
  city?: string;
  status: string;
  role: string;
  parent?: string;
  lastSignIn: string;
}

const WIDE: Widths = { email: "15.5rem", status: "8.5rem", role: "8.5rem", lastSignIn: "7rem" };
/** With the columns of a super-admin: names of towns do not break. */
const EXTENDED: Widths = { ...WIDE, city: "7rem" };
/** With all columns at once: names of persons do not break within a word, and most rows have two lines at most. */
const NARROW: Widths = {
  email: "11rem",
  company: "6.5rem",
  city: "6rem",
  status: "7rem",
  role: "7.5rem",
  parent: "8rem",
  lastSignIn: "6.75rem",
};

const parentName = ({ parent }: ListedUser) => parent?.name ?? "";

/** The columns of the list, and the texts that the search matches, which are those that the columns show. */
export function useUserColumns({
  extended,
  hasParents,
  hasLabels,
  withParents,
  withLastSignIn,
  permissionsOf,
  onRequest,
}: UserColumnOptions) {
  const { t } = useTranslation();
  const time = useChangeTime();
  return useMemo(() => {
    const widths = !extended ? WIDE : withParents ? NARROW : withLastSignIn ? EXTENDED : WIDE;
    const status = (user: ListedUser) => t(statusKey(user.state));
    const role = (user: ListedUser) => t(`ROLES.${user.data.type}`);
    const lastSignIn: DataTableColumn<ListedUser> = {
      id: "lastSignIn",
      header: t("USERS.lastSignIn"),
      width: widths.lastSignIn,
      value: (user) => user.lastSignIn,
      cell: ({ lastSignIn: at }) =>
        at ? (
          <span title={time.full(at)}>{time.short(at)}</span>
        ) : (
          <span className="text-ink-muted">{t("USERS.neverSignedIn")}</span>
        ),
    };
    const columns: DataTableColumn<ListedUser>[] = [
      {
        id: "name",
        header: t("USERS.name"),
        value: fullName,
        cell: (user) => (
          <>
            {fullName(user)}
            {user.data.label && (
              <span className="block text-caption font-normal text-ink-muted">
                {user.data.label}
              </span>
            )}
          </>
        ),
      },
      {
        id: "email",
        header: t("USERS.email"),
        width: widths.email,
        value: (user) => user.data.email,
        cell: ({ data: { email } }) => <EmailText>{email}</EmailText>,
      },
      ...(extended
        ? [
            {
              id: "company",
              header: t("USERS.entity"),
              width: widths.company,
              value: (user: ListedUser) => user.data.company,
            },
            {
              id: "city",
              header: t("USERS.city"),
              width: widths.city,
              value: (user: ListedUser) => user.data.city,
            },
          ]
        : []),
      {
        id: "status",
        header: t("USERS.status"),
        width: widths.status,
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
      {
        id: "role",
        header: t("USERS.role"),
        width: widths.role,
        value: role,
        // The longest of the roles may be hyphenated.
        cell: (user) => role(user).replace(/^Super(?=\p{L})/u, "Super\u00AD"),
      },
      ...(withParents
        ? [{ id: "parent", header: t("USERS.parent"), width: widths.parent, value: parentName }]
        : []),
      ...(withLastSignIn ? [lastSignIn] : []),
    ];
    const searchIn = (user: ListedUser) => [
      fullName(user),
      user.data.email,
      user.data.label ?? "",
      status(user),
      role(user),
      ...(extended ? [user.data.company, user.data.city] : []),
    ];
    const text = (header: string, value: (user: ListedUser) => string | undefined) => ({
      id: header,
      header,
      value,
    });
    /** Every column there is, however narrow the window; the name in two, as a file of people has it. */
    const inFile: DataTableColumn<ListedUser>[] = [
      text(t("PERSON.name"), ({ data }) => data.name),
      text(t("PERSON.surname"), ({ data }) => data.surname),
      text(t("PERSON.email"), ({ data }) => data.email),
      ...(extended
        ? [
            text(t("USERS.entity"), ({ data }) => data.company),
            text(t("PERSON.city"), ({ data }) => data.city),
          ]
        : []),
      ...(hasLabels ? [text(t("PERSON.label"), ({ data }) => data.label)] : []),
      text(t("USERS.status"), status),
      text(t("USERS.role"), role),
      ...(hasParents ? [text(t("USERS.parent"), parentName)] : []),
      {
        id: "lastSignIn",
        header: t("USERS.lastSignIn"),
        value: ({ lastSignIn: at }) => (at ? new Date(at) : null),
      },
    ];
    return { columns, searchIn, inFile };
  }, [
    t,
    time,
    extended,
    hasParents,
    hasLabels,
    withParents,
    withLastSignIn,
    permissionsOf,
    onRequest,
  ]);
}
