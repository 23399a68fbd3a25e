import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** Notice that the form shows an unsaved draft, with a button that discards it. */
export function RestoredDraft({ at, onDiscard }: { at: number; onDiscard(): void }) {
  const { t, i18n } = useTranslation();
  const [asking, setAsking] = useState(false);
  const time = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);
  return (
    <>
      <InlineMessage
        tone="info"
        className="mb-4"
        action={
          <Button size="sm" onClick={() => setAsking(true)}>
            {t("DRAFT.discard")}
          </Button>
        }
      >
        {t("DRAFT.restored", { time })}
      </InlineMessage>
      <ConfirmDialog
        open={asking}
        destructive
        title={t("DRAFT.discardTitle")}
        description={t("DRAFT.discardText")}
        confirmLabel={t("DRAFT.discard")}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
