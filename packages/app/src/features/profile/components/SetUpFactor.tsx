import { beginSecondFactor, confirmSecondFactor } from "@panel/api-client/panel";
import type { SecondFactorSetup } from "@panel/api-client/panel";
import { Dialog } from "@panel/ui/dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { AppSetup } from "../../../shared/second-factor/AppSetup.tsx";
import { RecoveryCodes } from "../../../shared/second-factor/RecoveryCodes.tsx";
import { ProofForm, type Proof } from "./ProofForm.tsx";

interface SetUpFactorProps {
  /** Whether one is on, which takes a code to be replaced. */
  isOn: boolean;
  /** Called once it is on, before the recovery codes are read. */
  onTurnedOn: () => void;
  onClose: () => void;
}

/** Sets up a second factor, or another phone for it: password, QR code, recovery codes. */
export function SetUpFactor({ isOn, onTurnedOn, onClose }: SetUpFactorProps) {
  const { t } = useTranslation();
  // What it takes does not change while it is being set up.
  const [takesCode] = useState(isOn);
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();

  const begin = async (proof: Proof) =>
    setSetup(await withSession(() => beginSecondFactor(panelApi, proof)));
  const confirm = async (code: string) => {
    const { recoveryCodes } = await withSession(() => confirmSecondFactor(panelApi, { code }));
    setCodes(recoveryCodes);
    onTurnedOn();
  };

  if (codes) {
    return (
      <Dialog open closable={false} title={t("SECOND_FACTOR.codesTitle")} onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  if (setup) {
    return (
      <Dialog open title={t("SECOND_FACTOR.scanTitle")} onClose={onClose}>
        <AppSetup setup={setup} onConfirm={confirm} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="sm"
      title={t("SECOND_FACTOR.passwordTitle")}
      description={t(takesCode ? "SECOND_FACTOR.proofText" : "SECOND_FACTOR.passwordText")}
      onClose={onClose}
    >
      <ProofForm takesCode={takesCode} submitLabel={t("SECOND_FACTOR.next")} onSubmit={begin} />
    </Dialog>
  );
}
