import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { useTranslation } from "react-i18next";
import { LoginForm } from "../features/account/sign-in/LoginForm.tsx";
import { leaveLostSession, signIn } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";

/** The sign-in over the current screen when the session is lost; the screen below keeps its state. */
export function SignInAgain() {
  const { t } = useTranslation();
  const state = useSession();
  if (state.status !== "in" || !state.lost) return null;
  const taken = state.lost === "taken";
  return (
    <Dialog
      open
      closable={false}
      title={t(taken ? "REAUTH.takenTitle" : "REAUTH.title")}
      description={t(taken ? "REAUTH.takenText" : "REAUTH.text")}
      size="sm"
      onClose={() => undefined}
    >
      <LoginForm email={state.user.email} submitLabel={t("REAUTH.submit")} onSubmit={signIn} />
      <Button variant="quiet" className="mt-3" fullWidth onClick={leaveLostSession}>
        {t(taken ? "REAUTH.leaveTaken" : "REAUTH.leave")}
      </Button>
    </Dialog>
  );
}
