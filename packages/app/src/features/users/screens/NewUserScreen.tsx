import { PageHeader } from "@panel/ui/page-header";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { BackToUsers } from "../components/BackToUsers.tsx";
import { UserEditor } from "../components/UserEditor.tsx";

export function NewUserScreen() {
  const { t } = useTranslation();
  const { role } = useUser();
  return (
    <>
      <PageHeader
        before={<BackToUsers />}
        title={t("USERS.new")}
        description={t(`USERS.newText.${role}`)}
      />
      <UserEditor />
    </>
  );
}
