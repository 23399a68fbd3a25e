import { changePassword } from "@panel/api-client/panel";
import { Dialog } from "@panel/ui/dialog";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { enterWith, withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { ownTimeZone } from "../../../shared/own-time-zone.ts";
import { mySecondFactor, profileKeys } from "../queries.ts";
import { Fetched } from "./Fetched.tsx";
import { ProofForm, type Proof } from "./ProofForm.tsx";

interface ChangePasswordProps {
  onClose: () => void;
}

/** Sets a new password with the present one, and with a code where there is a second factor. */
export function ChangePassword({ onClose }: ChangePasswordProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = useQuery(mySecondFactor());

  const change = async (proof: Proof, newPassword: string) => {
    const form = { ...proof, newPassword, timeZone: ownTimeZone() };
    const { token } = await withSession(() => changePassword(panelApi, form));
    // The token is kept before its user is fetched; without a network the known user stays.
    await enterWith(token).catch(() => undefined);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: profileKeys.sessions }),
      queryClient.invalidateQueries({ queryKey: profileKeys.secondFactor }),
    ]);
    toast.show({ tone: "success", title: t("PROFILE.passwordChanged") });
    onClose();
  };

  return (
    <Dialog
      open
      size="sm"
      title={t("PROFILE.changePassword")}
      description={t("PROFILE.changePasswordText")}
      onClose={onClose}
    >
      <Fetched query={query} errorTitle={t("SECOND_FACTOR.loadErrorTitle")}>
        {({ on }) => (
          <ProofForm
            isNewPassword
            takesCode={on}
            submitLabel={t("PROFILE.savePassword")}
            onSubmit={change}
          />
        )}
      </Fetched>
    </Dialog>
  );
}
