import { Button } from "@panel/ui/button";
import { CopyButton } from "@panel/ui/copy-button";
import { InlineMessage } from "@panel/ui/inline-message";
import { Download, Printer } from "lucide-react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { saveFile } from "../save-file.ts";
import "../printed.css";

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called once the reader has kept them. */
  onDone: () => void;
  pending?: boolean;
}

/** The recovery codes, which are shown this once: to copy, to download and to print. */
export function RecoveryCodes({ codes, onDone, pending = false }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const title = t("SECOND_FACTOR.fileTitle");
  const lines = codes.join("\n");
  return (
    <div className="grid gap-5">
      <p className="text-body text-ink-muted">{t("SECOND_FACTOR.codesText")}</p>
      <InlineMessage tone="warning">{t("SECOND_FACTOR.shownOnce")}</InlineMessage>
      <ul
        aria-label={title}
        className="grid gap-y-1.5 rounded-field border border-line bg-sunken p-4 font-mono text-body text-ink"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          size="sm"
          text={lines}
          label={t("SECOND_FACTOR.copy")}
          copiedLabel={t("SECOND_FACTOR.copied")}
        />
        <Button
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          onClick={() =>
            saveFile(
              `${t("SECOND_FACTOR.fileName")}.txt`,
              `${title}\n\n${lines}\n`,
              "text/plain;charset=utf-8",
            )
          }
        >
          {t("SECOND_FACTOR.download")}
        </Button>
        <Button
          size="sm"
          icon={<Printer aria-hidden className="size-4" />}
          onClick={() => window.print()}
        >
          {t("SECOND_FACTOR.print")}
        </Button>
      </div>
      <Button variant="primary" size="lg" fullWidth loading={pending} onClick={onDone}>
        {t("SECOND_FACTOR.done")}
      </Button>
      {createPortal(
        <div className="print-sheet" aria-hidden="true">
          <h1 className="mb-4 text-heading font-semibold">{title}</h1>
          <pre>{lines}</pre>
        </div>,
        document.body,
      )}
    </div>
  );
}
