import { Button } from "@panel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { NotebookPen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../../shared/fetched-part.tsx";
import { tryNotes } from "./queries.ts";

const StreetNotes = fetchedDialog(() =>
  import("./StreetNotes.tsx").then((module) => module.StreetNotes),
);

interface NotesButtonProps {
  experienceId: number;
  /** The notes are read, or not any more. */
  onReading?(isReading: boolean): void;
  /** Called before a point opens that takes the place of a note. */
  onMove?(): void;
}

/** The button that opens the notes from the street, with how many are to be done. */
export function NotesButton({ experienceId, onReading, onMove }: NotesButtonProps) {
  const { t } = useTranslation();
  const { data: notes = [] } = useQuery(tryNotes(experienceId));
  const [isOpen, setOpen] = useState(false);
  const open = notes.filter(({ done }) => !done).length;
  const turn = (next: boolean) => {
    setOpen(next);
    onReading?.(next);
  };
  const title = open > 0 ? t("TRYOUTS.notesOpen", { number: open }) : t("TRYOUTS.notesTitle");
  return (
    <>
      <Button size="sm" icon={<NotebookPen className="size-4" />} onClick={() => turn(true)}>
        {title}
      </Button>
      {isOpen && (
        <StreetNotes
          experienceId={experienceId}
          onClose={() => turn(false)}
          onMove={() => onMove?.()}
        />
      )}
    </>
  );
}
