import { addWords } from "@panel/i18n";
import { Button } from "@panel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCheckState, useRouteCheck } from "../../route/check/check-context.ts";
import { experienceRecord } from "../../route/queries.ts";
import { fetchedDialog, fetchedPart } from "../../shared/fetched-part.tsx";
import { tryNotes } from "./street-notes/queries.ts";

const TryWindow = fetchedDialog(async () => {
  const [module] = await Promise.all([import("./TryWindow.tsx"), addWords("tryouts")]);
  return module.TryWindow;
});

const NotesButton = fetchedPart(async () => {
  const [module] = await Promise.all([
    import("./street-notes/NotesButton.tsx"),
    addWords("tryouts"),
  ]);
  return module.NotesButton;
}, null);

/** The button that opens the player beside the map; a finding may open it too, with the walk that it tells of. Beside it are the notes, where there are any. */
export function TryRoute({ experienceId }: { experienceId: number }) {
  const { t } = useTranslation();
  const { store } = useRouteCheck();
  const tried = useCheckState((state) => state.tried);
  const [isOpen, setOpen] = useState(false);
  const { data: record } = useQuery(experienceRecord(experienceId));
  const { data: notes } = useQuery(tryNotes(experienceId));
  const [isReading, setReading] = useState(false);
  const isShown = isOpen || tried !== undefined;
  if (!record || record.mappoints.length === 0) return null;
  return (
    <div className="contents">
      <Button size="sm" icon={<Smartphone className="size-4" />} onClick={() => setOpen(true)}>
        {t("WORKSPACE.tryRoute")}
      </Button>
      {/* Whoever reads the notes may delete the last one. */}
      {((notes && notes.length > 0) || isReading) && (
        <NotesButton compact experienceId={experienceId} onReading={setReading} />
      )}
      {isShown && (
        <TryWindow
          experienceId={experienceId}
          told={tried}
          onClose={() => {
            setOpen(false);
            store.tryWalk(undefined);
          }}
        />
      )}
    </div>
  );
}
