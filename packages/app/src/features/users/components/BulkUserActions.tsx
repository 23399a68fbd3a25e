import type { ListedUser } from "@panel/api-client/panel";
import type { UserPermissions } from "@panel/domain/policies";
import { Button } from "@panel/ui/button";
import { useTranslation } from "react-i18next";
import type { UserAction } from "../use-user-actions.ts";

interface BulkUserActionsProps {
  chosen: readonly ListedUser[];
  permissionsOf(user: ListedUser): UserPermissions;
  disabled: boolean;
  onRequest: (action: UserAction) => void;
}

const ACTIONS = [
  ["resend", "resendConfirmation", "USERS.resendCount"],
  ["activate", "activate", "USERS.activateCount"],
  ["delete", "delete", "USERS.deleteCount"],
] as const;

/** Buttons for the chosen users, each with how many of them it is for. */
export function BulkUserActions(props: BulkUserActionsProps) {
  const { chosen, permissionsOf, disabled, onRequest } = props;
  const { t } = useTranslation();
  return ACTIONS.map(([kind, permission, label]) => {
    const users = chosen.filter((user) => permissionsOf(user)[permission]);
    if (users.length === 0) return null;
    return (
      <Button key={kind} size="sm" disabled={disabled} onClick={() => onRequest({ kind, users })}>
        {t(label, { count: users.length })}
      </Button>
    );
  });
}
