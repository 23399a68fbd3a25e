import { changePassword } from "@panel/api-client/panel";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { SkeletonText } from "@panel/ui/skeleton";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { enterWith, withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { ownTimeZone } from "../../../shared/own-time-zone.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { mySecondFactor, profileKeys } from "../queries.ts";
import { ProofForm, type Proof } from "./ProofForm.tsx";

interface ChangePasswordProps {
  onClose: () => void;
}

/** Sets a new password with the present one, and with a code where there is a second factor. */
export function ChangePassword({ onClose }: ChangePasswordProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(mySecondFactor());

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
      {data ? (
        <ProofForm
          isNewPassword
          takesCode={data.on}
          submitLabel={t("PROFILE.savePassword")}
          onSubmit={change}
        />
      ) : error ? (
        <ErrorState
          level={3}
          title={t("SECOND_FACTOR.loadErrorTitle")}
          retryLabel={t("GENERIC.retry")}
          onRetry={() => void refetch()}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <SkeletonText />
      )}
    </Dialog>
  );
}
