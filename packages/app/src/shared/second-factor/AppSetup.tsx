import type { SecondFactorSetup } from "@panel/api-client/panel";
import { CopyButton } from "@panel/ui/copy-button";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { qrCode } from "../qr-code.ts";
import { CodeForm } from "./CodeForm.tsx";

interface AppSetupProps {
  setup: SecondFactorSetup;
  /** Confirms the secret with a code of the app. */
  onConfirm: (code: string) => Promise<void>;
}

/** The secret as a QR code and as a text for an authenticator app, and the field for its first code. */
export function AppSetup({ setup: { secret, uri }, onConfirm }: AppSetupProps) {
  const { t } = useTranslation();
  const svg = useMemo(() => qrCode(uri), [uri]);
  return (
    <CodeForm submitLabel={t("SECOND_FACTOR.confirm")} onSubmit={onConfirm}>
      <p className="text-body text-ink-muted">{t("SECOND_FACTOR.scanText")}</p>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <img
          alt={t("SECOND_FACTOR.qrLabel")}
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          className="size-40 shrink-0 rounded-field border border-line"
        />
        <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-2">
          <p className="text-body text-ink-muted">{t("SECOND_FACTOR.keyLabel")}</p>
          <code className="text-body wrap-anywhere text-ink">{inGroups(secret)}</code>
          <CopyButton
            size="sm"
            text={secret}
            label={t("SECOND_FACTOR.copyKey")}
            copiedLabel={t("SECOND_FACTOR.copied")}
          />
        </div>
      </div>
      <p className="text-body text-ink-muted">{t("SECOND_FACTOR.confirmText")}</p>
    </CodeForm>
  );
}

/** In fours, as it is easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, "$& ");
