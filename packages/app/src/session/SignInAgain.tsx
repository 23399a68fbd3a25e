import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { useTranslation } from "react-i18next";
import { LoginForm } from "./LoginForm.tsx";
import { leaveExpiredSession, signIn } from "./session.ts";
import { useSession } from "./use-session.ts";

/** Over whatever is on the screen when the session expires: nothing below it is touched. */
export function SignInAgain() {
  const { t } = useTranslation();
  const state = useSession();
  if (state.status !== "in" || !state.expired) return null;
  return (
    <Dialog
      open
      blocked
      title={t("REAUTH.title")}
      description={t("REAUTH.text")}
      size="sm"
      onClose={() => undefined}
    >
      <LoginForm email={state.user.email} submitLabel={t("REAUTH.submit")} onSubmit={signIn} />
      <Button variant="quiet" className="mt-3" fullWidth onClick={leaveExpiredSession}>
        {t("REAUTH.leave")}
      </Button>
    </Dialog>
  );
}
