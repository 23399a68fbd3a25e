import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { useTranslation } from "react-i18next";
import { LoginForm } from "../features/account/sign-in/LoginForm.tsx";
import { leaveLostSession, signIn } from "../session/session.ts";
import { settings } from "../settings.ts";
import { useSessionEndText } from "../shared/use-session-end-text.ts";
import { useSession } from "../session/use-session.ts";

/** The sign-in over the current screen when the session is lost; the screen below keeps its state. */
export function SignInAgain() {
  const { t } = useTranslation();
  const state = useSession();
  const end = state.status === "in" ? state.end : undefined;
  const said = useSessionEndText(end);
  if (state.status !== "in" || !state.lost) return null;
  const taken = state.lost === "taken";
  const ranOut = end === undefined || end === "expired" || end === "idle";
  const title = ranOut || !said ? t("REAUTH.title") : said.title;
  const text = said ? `${said.text} ${t("REAUTH.text")}` : t("REAUTH.text");
  return (
    <Dialog
      open
      closable={false}
      title={taken ? t("REAUTH.takenTitle") : title}
      description={taken ? t("REAUTH.takenText") : text}
      size="sm"
      onClose={() => undefined}
    >
      <LoginForm email={state.user.email} submitLabel={t("REAUTH.submit")} onSubmit={signIn} />
      {!taken &&
        settings().providers?.map(({ id, name }) => (
          <Button key={id} asChild fullWidth className="mt-3 h-auto min-h-9 py-2 whitespace-normal">
            <a href="/login" target="_blank" rel="noreferrer" title={t("REAUTH.providerTab")}>
              {t("LOGIN.withProvider", { name })}
            </a>
          </Button>
        ))}
      <Button variant="quiet" className="mt-3" fullWidth onClick={leaveLostSession}>
        {t(taken ? "REAUTH.leaveTaken" : "REAUTH.leave")}
      </Button>
    </Dialog>
  );
}
