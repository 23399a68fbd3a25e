import { renewRecoveryCodes } from "@panel/api-client/panel";
import { Dialog } from "@panel/ui/dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { CodeForm } from "../../../shared/second-factor/CodeForm.tsx";
import { RecoveryCodes } from "../../../shared/second-factor/RecoveryCodes.tsx";

interface NewRecoveryCodesProps {
  /** Called once they have taken the place of the earlier ones. */
  onMade: () => void;
  onClose: () => void;
}

/** Makes new recovery codes, after a code of the app. */
export function NewRecoveryCodes({ onMade, onClose }: NewRecoveryCodesProps) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <Dialog open closable={false} title={t("SECOND_FACTOR.codesTitle")} onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="sm"
      title={t("SECOND_FACTOR.renewTitle")}
      description={t("SECOND_FACTOR.renewText")}
      onClose={onClose}
    >
      <CodeForm
        submitLabel={t("SECOND_FACTOR.renew")}
        onSubmit={async (code) => {
          const made = await withSession(() => renewRecoveryCodes(panelApi, { code }));
          setCodes(made.recoveryCodes);
          onMade();
        }}
      />
    </Dialog>
  );
}
