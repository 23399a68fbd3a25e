import { isActive, statusKey } from "@panel/domain/users";
import { Skeleton } from "@panel/ui/skeleton";
import { StatusPill } from "@panel/ui/status-pill";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { draftKey } from "../../../shared/editing/draft.ts";
import { GoneRecord } from "../../../shared/editing/GoneRecord.tsx";
import { ScreenError } from "../../../shared/ScreenError.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { BackToUsers } from "../components/BackToUsers.tsx";
import { UserEditor } from "../components/UserEditor.tsx";
import { fullName, handedOver } from "../person.ts";
import { userList } from "../../../shared/person/user-list.ts";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";

/** Screen of `users/edit`, for the user that was selected in the list. */
export function EditUserScreen() {
  const { state } = useLocation();
  const id = handedOver(state);
  if (id === undefined) return <Navigate to="/panel/users" replace />;
  return <StoredUser key={id} id={id} />;
}

function StoredUser({ id }: { id: number }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const viewer = useUser();
  const draftOf = (record: string) => draftKey(viewer.id, "user", record);
  // Editing always starts from what the server has now, never from data cached by an earlier visit.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...userList(),
    refetchOnMount: "always",
  });
  const user = data?.find((listed) => listed.id === id);

  if (user && isFetchedAfterMount) {
    return (
      <>
        <ScreenHeader
          before={<BackToUsers />}
          title={fullName(user)}
          after={
            <StatusPill tone={isActive(user.state) ? "active" : "warning"}>
              {t(statusKey(user.state))}
            </StatusPill>
          }
        />
        <UserEditor stored={user} />
      </>
    );
  }
  if (error) {
    return (
      <ScreenError
        title={t("USER_FORM.loadErrorTitle")}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ScreenError>
    );
  }
  if (isFetchedAfterMount) {
    return (
      <GoneRecord
        title={t("USER_FORM.goneTitle")}
        draft={draftOf(String(id))}
        creation={{ path: "/panel/users/new", draft: draftOf("new") }}
        back={<BackToUsers />}
      >
        {t("USER_FORM.goneText")}
      </GoneRecord>
    );
  }
  return (
    <div aria-busy className="grid gap-6">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </div>
  );
}
