import type { ListedUser } from "@panel/api-client/panel";
import type { UserPermissions } from "@panel/domain/policies";
import { IconButton } from "@panel/ui/icon-button";
import { MailPlus, Pencil, Trash2, UserRoundCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ActionGap } from "../../../shared/ActionGap.tsx";
import { editTarget, fullName } from "../person.ts";
import type { UserAction } from "../use-user-actions.ts";

interface UserRowActionsProps {
  user: ListedUser;
  may: UserPermissions;
  disabled: boolean;
  onRequest: (action: UserAction) => void;
}

/** Buttons of one row: the actions that the viewer may perform on the user. */
export function UserRowActions({ user, may, disabled, onRequest }: UserRowActionsProps) {
  const { t } = useTranslation();
  const name = fullName(user);
  const target = editTarget(user.id);
  return (
    <>
      {may.activate && (
        <IconButton
          label={t("USERS.activateNamed", { name })}
          disabled={disabled}
          onClick={() => onRequest({ kind: "activate", user })}
        >
          <UserRoundCheck />
        </IconButton>
      )}
      {may.resendConfirmation && (
        <IconButton
          label={t("USERS.resendNamed", { name })}
          disabled={disabled}
          onClick={() => onRequest({ kind: "resend", user })}
        >
          <MailPlus />
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
          onClick={() => onRequest({ kind: "delete", user })}
        >
          <Trash2 />
        </IconButton>
      ) : (
        <ActionGap />
      )}
    </>
  );
}
