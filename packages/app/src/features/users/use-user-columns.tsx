import type { ListedUser } from "@panel/api-client/panel";
import type { UserPermissions } from "@panel/domain/policies";
import { isActive, statusKey } from "@panel/domain/users";
import { CellLines, type DataTableColumn } from "@panel/ui/data-table";
import { StatusPill } from "@panel/ui/status-pill";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useChangeTime } from "../../shared/use-change-time.ts";
import { fullName } from "./person.ts";
import type { UserAction } from "./use-user-actions.ts";

/** How much fits beside each other: lines of a phone, a tablet, a window with the columns that are not specified too. */
type UserListRoom = "phone" | "tablet" | "laptop" | "wide";

interface UserColumnOptions {
  /** Adds the columns company and city, for a super-admin. */
  extended: boolean;
  /** Whether any depends on somebody else than the viewer. */
  hasParents: boolean;
  /** Whether any is of a class or group. */
  hasLabels: boolean;
  room: UserListRoom;
  /** If the viewer may activate the user, the status is a button that does so. */
  permissionsOf(user: ListedUser): UserPermissions;
  onRequest: (action: UserAction) => void;
}

const parentName = ({ parent }: ListedUser) => parent?.name ?? "";

/** The columns of the list, and the texts that the search matches, which are those that the columns show. */
export function useUserColumns({
  extended,
  hasParents,
  hasLabels,
  room,
  permissionsOf,
  onRequest,
}: UserColumnOptions) {
  const { t } = useTranslation();
  const time = useChangeTime();
  return useMemo(() => {
    const status = (user: ListedUser) => t(statusKey(user.state));
    const role = (user: ListedUser) => t(`ROLES.${user.data.type}`);
    const onPhone = room === "phone";
    const roleIsBelow = extended && room === "tablet";
    const statusCell = (user: ListedUser) => {
      const tone = isActive(user.state) ? "active" : "warning";
      if (onPhone) {
        return (
          <span className={tone === "warning" ? "text-warning" : undefined}>{status(user)}</span>
        );
      }
      return tone === "warning" && permissionsOf(user).activate ? (
        <button
          type="button"
          className="justify-self-start rounded-full"
          aria-label={t("USERS.activatePending", { name: fullName(user) })}
          onClick={() => onRequest({ kind: "activate", users: [user] })}
        >
          <StatusPill tone={tone} className="hover:border-line-strong">
            {status(user)}
          </StatusPill>
        </button>
      ) : (
        <StatusPill tone={tone} className="justify-self-start">
          {status(user)}
        </StatusPill>
      );
    };
    const name: DataTableColumn<ListedUser> = {
      id: "name",
      header: t("USERS.name"),
      value: fullName,
      cell: (user) => {
        const { email, label, company } = user.data;
        // In the line of a phone the longest is last, for its end may not be seen.
        const below = onPhone
          ? [statusCell(user), role(user), extended && company, email, label]
          : [email, label];
        return <CellLines below={below}>{fullName(user)}</CellLines>;
      },
    };
    const email: DataTableColumn<ListedUser> = {
      id: "email",
      header: t("USERS.email"),
      value: (user) => user.data.email,
      under: "name",
    };
    const company: DataTableColumn<ListedUser> = {
      id: "company",
      header: t("USERS.entity"),
      width: "9.5rem",
      value: (user) => user.data.company,
      cell: ({ data }) => (
        <CellLines below={room === "tablet" ? [data.city] : []}>{data.company}</CellLines>
      ),
      ...(onPhone && { under: "name" }),
    };
    const city: DataTableColumn<ListedUser> = {
      id: "city",
      header: t("USERS.city"),
      width: "7.5rem",
      value: (user) => user.data.city,
      cell: ({ data }) => <CellLines>{data.city}</CellLines>,
      ...(room === "tablet" && { under: "company" }),
    };
    const state: DataTableColumn<ListedUser> = {
      id: "status",
      header: t("USERS.status"),
      width: "7.5rem",
      value: status,
      cell: (user) =>
        roleIsBelow ? (
          <CellLines below={[role(user)]}>{statusCell(user)}</CellLines>
        ) : (
          statusCell(user)
        ),
      ...(onPhone && { under: "name" }),
    };
    const roleColumn: DataTableColumn<ListedUser> = {
      id: "role",
      header: t("USERS.role"),
      // The longest role is a word of eighteen letters.
      width: "10rem",
      value: role,
      cell: (user) => <CellLines>{role(user)}</CellLines>,
      ...(onPhone ? { under: "name" } : roleIsBelow && { under: "status" }),
    };
    const parent: DataTableColumn<ListedUser> = {
      id: "parent",
      header: t("USERS.parent"),
      width: "10rem",
      value: parentName,
      cell: (user) => <CellLines>{parentName(user)}</CellLines>,
    };
    const lastSignIn: DataTableColumn<ListedUser> = {
      id: "lastSignIn",
      header: t("USERS.lastSignIn"),
      width: "9rem",
      value: (user) => user.lastSignIn,
      cell: ({ lastSignIn: at, may }) =>
        at ? (
          <span title={time.full(at)}>{time.short(at)}</span>
        ) : (
          // A back end that does not tell what may be done does not tell this either.
          may && <span className="text-ink-muted">{t("USERS.neverSignedIn")}</span>
        ),
    };
    const columns = [
      name,
      email,
      ...(extended ? [company, city] : []),
      state,
      roleColumn,
      ...(room === "tablet" || room === "laptop"
        ? []
        : [...(hasParents ? [parent] : []), lastSignIn]),
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
  }, [t, time, extended, hasParents, hasLabels, room, permissionsOf, onRequest]);
}
