import { Button } from "@panel/ui/button";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../../shared/fetched-part.tsx";
import type { Desk } from "../desk.ts";
import type { DraftsOfDesk } from "./use-drafts.ts";

const StartDrafts = fetchedDialog(async () => (await import("./StartDrafts.tsx")).StartDrafts);
const GlossaryDialog = fetchedDialog(
  async () => (await import("./GlossaryDialog.tsx")).GlossaryDialog,
);

interface DraftsButtonProps {
  id: number;
  desk: Desk;
  drafts: DraftsOfDesk;
  /** Whether something on the desk is not saved. */
  isUnsaved: boolean;
}

/** Leads to a run of machine drafts, and to the glossary that goes along. */
export function DraftsButton({ id, desk, drafts, isUnsaved }: DraftsButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"start" | "glossary">();
  return (
    <>
      <Button
        icon={<Sparkles aria-hidden />}
        disabled={drafts.run?.state === "running"}
        onClick={() => setOpen("start")}
      >
        {t("DRAFTS.open")}
      </Button>
      {open === "start" && (
        <StartDrafts
          id={id}
          desk={desk}
          isUnsaved={isUnsaved}
          possible={drafts.languages}
          byRules={drafts.byRules}
          onStarted={drafts.take}
          onGlossary={() => setOpen("glossary")}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "glossary" && <GlossaryDialog id={id} onClose={() => setOpen("start")} />}
    </>
  );
}
