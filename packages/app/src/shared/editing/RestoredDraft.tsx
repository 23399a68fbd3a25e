import { dateLocale } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/** Marks the notice, so that of two recovered drafts the first one keeps the focus. */
const NOTICE = "data-restored-draft";

interface RestoredDraftProps {
  /** Milliseconds since 1970. */
  at: number;
  /** Nothing of it is stored yet. */
  isNew?: boolean;
  /** Another person has deleted the record; a save makes a new one. */
  gone?: boolean;
  onDiscard(): void;
}

/**
 * Notice that the form shows an unsaved draft, with a button that discards it. It comes into view and takes the focus, so
 * that it is read out.
 */
export function RestoredDraft({ at, isNew = false, gone = false, onDiscard }: RestoredDraftProps) {
  const { t, i18n } = useTranslation();
  const [asking, setAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const time = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);

  useEffect(() => {
    if (document.activeElement?.hasAttribute(NOTICE)) return;
    notice.current?.scrollIntoView({ block: "center" });
    notice.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <InlineMessage
        ref={notice}
        tabIndex={-1}
        {...{ [NOTICE]: "" }}
        tone="info"
        className="mb-4"
        action={
          <Button size="sm" onClick={() => setAsking(true)}>
            {t("DRAFT.discard")}
          </Button>
        }
      >
        {t(gone ? "DRAFT.restoredGone" : "DRAFT.restored", { time })}
      </InlineMessage>
      <ConfirmDialog
        open={asking}
        danger
        title={t("DRAFT.discardTitle")}
        description={t(isNew || gone ? "DRAFT.discardGoneText" : "DRAFT.discardText")}
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
