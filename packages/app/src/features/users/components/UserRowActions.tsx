import type { ListedUser } from "@panel/api-client/panel";
import type { UserPermissions } from "@panel/domain/policies";
import { isActive } from "@panel/domain/users";
import {
  MailPlus,
  MonitorOff,
  Pencil,
  ShieldOff,
  Trash2,
  UserRoundCheck,
  UserRoundCog,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { editUserTarget } from "../../../shared/edit-target.ts";
import { RowActions, type RowAction } from "../../../shared/RowActions.tsx";
import { fullName } from "../person.ts";
import type { UserAction } from "../use-user-actions.ts";

interface UserRowActionsProps {
  user: ListedUser;
  may: UserPermissions;
  disabled: boolean;
  onRequest: (action: UserAction) => void;
  onMove: (user: ListedUser) => void;
}

/** The actions that the viewer may perform on the user of a row. */
export function UserRowActions({ user, may, disabled, onRequest, onMove }: UserRowActionsProps) {
  const { t } = useTranslation();
  const name = fullName(user);
  const asks = (kind: UserAction["kind"]) => ({
    disabled,
    onPress: () => onRequest({ kind, users: [user] }),
  });
  const actions: (RowAction | false)[] = [
    may.activate && {
      label: t("USERS.activateNamed", { name }),
      icon: <UserRoundCheck />,
      ...asks("activate"),
    },
    may.edit && {
      label: t("USERS.editNamed", { name }),
      icon: <Pencil />,
      first: true,
      target: editUserTarget(user.id),
    },
    may.resendConfirmation && {
      label: t("USERS.resendNamed", { name }),
      icon: <MailPlus />,
      ...asks("resend"),
    },
    may.move === true && {
      label: t("USERS.moveNamed", { name }),
      icon: <UserRoundCog />,
      disabled,
      onPress: () => onMove(user),
    },
    may.resetSecondFactor === true && {
      label: t("USERS.resetFactorNamed", { name }),
      icon: <ShieldOff />,
      ...asks("resetFactor"),
    },
    may.endSessions === true &&
      isActive(user.state) && {
        label: t("USERS.endSessionsNamed", { name }),
        icon: <MonitorOff />,
        ...asks("endSessions"),
      },
    may.delete && {
      label: t("USERS.deleteNamed", { name }),
      icon: <Trash2 />,
      danger: true,
      first: true,
      ...asks("delete"),
    },
  ];
  return <RowActions name={name} actions={actions.filter((action) => action !== false)} />;
}
