import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useToast } from "@panel/ui/toast";
import { FilePlus, FileX, Trash2 } from "lucide-react";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ScreenError } from "../ScreenError.tsx";
import { draftsUnder, dropDraft } from "./draft.ts";
import { moveWithParts, type PartDrafts } from "./move-to-new.ts";

const noChanges = () => () => undefined;

interface GoneRecordProps {
  title: string;
  /** What may have happened. */
  children: ReactNode;
  /** Leads back to the list. */
  back: ReactNode;
  /** Key of the draft of the record. */
  draft: string;
  /** Where this person may create another one: the path of its form and the key of its draft. */
  creation?: { path: string; draft: string } | undefined;
  /** Takes from the values what belonged to the record alone. */
  without?(values: object): object;
  /** The drafts of its parts, which move with it. */
  parts?: PartDrafts;
}

/**
 * Stands in the place of a record that another person has deleted. What was typed in it and is not saved can be taken to
 * the form that creates another one, or discarded.
 */
export function GoneRecord(props: GoneRecordProps) {
  const { title, children, back, draft, creation, without, parts } = props;
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [discarding, setDiscarding] = useState(false);
  // Read again once the form that stood here before has left, which writes its draft.
  const isKept = useSyncExternalStore(
    noChanges,
    () => draftsUnder(draft).includes("") || (parts && draftsUnder(parts.from).length > 0),
  );

  const move = ({ path, draft: target }: { path: string; draft: string }) => {
    if (moveWithParts(draft, target, parts, without)) void navigate(path);
    else toast.show({ tone: "error", title: t("DRAFT.newTaken") });
  };
  const discard = () => {
    dropDraft(draft);
    for (const id of parts ? draftsUnder(parts.from) : []) dropDraft(`${parts?.from}${id}`);
    setDiscarding(false);
  };
  return (
    <ScreenError
      icon={<FileX aria-hidden />}
      title={title}
      action={
        <>
          {isKept && creation && (
            <Button variant="primary" icon={<FilePlus />} onClick={() => move(creation)}>
              {t("DRAFT.moveToNew")}
            </Button>
          )}
          {isKept && (
            <Button icon={<Trash2 />} onClick={() => setDiscarding(true)}>
              {t("DRAFT.discard")}
            </Button>
          )}
          {back}
        </>
      }
    >
      {children}
      {isKept && <p className="mt-2">{t(creation ? "DRAFT.goneKept" : "DRAFT.goneKeptHere")}</p>}
      <ConfirmDialog
        open={discarding}
        danger
        title={t("DRAFT.discardGoneTitle")}
        description={t("DRAFT.discardGoneText")}
        confirmLabel={t("DRAFT.discard")}
        onConfirm={discard}
        onClose={() => setDiscarding(false)}
      />
    </ScreenError>
  );
}
