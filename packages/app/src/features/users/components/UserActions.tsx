import type { ListedUser } from "@panel/api-client/panel";
import { IconButton } from "@panel/ui/icon-button";
import { MailPlus, Pencil, Trash2, UserRoundCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isActive } from "@panel/domain/users";
import { editTarget, fullName } from "../person.ts";
import type { UserTask } from "../use-user-tasks.ts";

interface UserActionsProps {
  user: ListedUser;
  /** Nobody deletes the account that they are signed in with. */
  isViewer: boolean;
  disabled: boolean;
  mayActivate: boolean;
  onAsk: (task: UserTask) => void;
}

/** What can be done with one user of the list. */
export function UserActions({ user, isViewer, disabled, mayActivate, onAsk }: UserActionsProps) {
  const { t } = useTranslation();
  const name = fullName(user);
  const target = editTarget(user.id);
  const pending = !isActive(user.state);
  return (
    <>
      {pending && mayActivate && (
        <IconButton
          label={t("USERS.activateNamed", { name })}
          disabled={disabled}
          onClick={() => onAsk({ kind: "activate", user })}
        >
          <UserRoundCheck />
        </IconButton>
      )}
      {pending && (
        <IconButton
          label={t("USERS.resendNamed", { name })}
          disabled={disabled}
          onClick={() => onAsk({ kind: "resend", user })}
        >
          <MailPlus />
        </IconButton>
      )}
      <IconButton asChild label={t("USERS.editNamed", { name })}>
        <Link to={target.to} state={target.state}>
          <Pencil />
        </Link>
      </IconButton>
      {!isViewer && (
        <IconButton
          label={t("USERS.deleteNamed", { name })}
          className="hover:text-danger"
          disabled={disabled}
          onClick={() => onAsk({ kind: "delete", user })}
        >
          <Trash2 />
        </IconButton>
      )}
    </>
  );
}
