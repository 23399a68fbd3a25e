import type { ListedUser } from "@panel/api-client/panel";
import type { UserPermissions } from "@panel/domain/policies";
import { isActive } from "@panel/domain/users";
import { IconButton } from "@panel/ui/icon-button";
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
import { Link } from "react-router-dom";
import { ActionGap } from "../../../shared/ActionGap.tsx";
import { editUserTarget } from "../../../shared/edit-target.ts";
import { fullName } from "../person.ts";
import type { UserAction } from "../use-user-actions.ts";

interface UserRowActionsProps {
  user: ListedUser;
  may: UserPermissions;
  disabled: boolean;
  onRequest: (action: UserAction) => void;
  onMove: (user: ListedUser) => void;
}

/** Buttons of one row: the actions that the viewer may perform on the user. */
export function UserRowActions({ user, may, disabled, onRequest, onMove }: UserRowActionsProps) {
  const { t } = useTranslation();
  const name = fullName(user);
  const target = editUserTarget(user.id);
  return (
    <>
      {may.activate && (
        <IconButton
          label={t("USERS.activateNamed", { name })}
          disabled={disabled}
          onClick={() => onRequest({ kind: "activate", users: [user] })}
        >
          <UserRoundCheck />
        </IconButton>
      )}
      {may.resendConfirmation && (
        <IconButton
          label={t("USERS.resendNamed", { name })}
          disabled={disabled}
          onClick={() => onRequest({ kind: "resend", users: [user] })}
        >
          <MailPlus />
        </IconButton>
      )}
      {may.move === true && (
        <IconButton
          label={t("USERS.moveNamed", { name })}
          disabled={disabled}
          onClick={() => onMove(user)}
        >
          <UserRoundCog />
        </IconButton>
      )}
      {may.resetSecondFactor === true && (
        <IconButton
          label={t("USERS.resetFactorNamed", { name })}
          disabled={disabled}
          onClick={() => onRequest({ kind: "resetFactor", users: [user] })}
        >
          <ShieldOff />
        </IconButton>
      )}
      {may.endSessions === true && isActive(user.state) && (
        <IconButton
          label={t("USERS.endSessionsNamed", { name })}
          disabled={disabled}
          onClick={() => onRequest({ kind: "endSessions", users: [user] })}
        >
          <MonitorOff />
        </IconButton>
      )}
      {may.edit && (
        <IconButton asChild label={t("USERS.editNamed", { name })}>
          <Link to={target.to} state={target.state}>
            <Pencil />
          </Link>
        </IconButton>
      )}
      {may.delete ? (
        <IconButton
          label={t("USERS.deleteNamed", { name })}
          className="hover:text-danger"
          disabled={disabled}
          onClick={() => onRequest({ kind: "delete", users: [user] })}
        >
          <Trash2 />
        </IconButton>
      ) : (
        <ActionGap />
      )}
    </>
  );
}
