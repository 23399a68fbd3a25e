import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { BackToUsers } from "../components/BackToUsers.tsx";
import { UserEditor } from "../components/UserEditor.tsx";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";

export function NewUserScreen() {
  const { t } = useTranslation();
  const { role } = useUser();
  return (
    <>
      <ScreenHeader
        before={<BackToUsers />}
        title={t("USERS.new")}
        description={t(`USERS.newText.${role}`)}
      />
      <UserEditor />
    </>
  );
}
