import { Button } from "@panel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { StickyNote } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../../shared/fetched-part.tsx";
import { tryNotes } from "./queries.ts";

const StreetNotes = fetchedDialog(() =>
  import("./StreetNotes.tsx").then((module) => module.StreetNotes),
);

interface NotesButtonProps {
  experienceId: number;
  /** Shows only the icon and the number. @default false */
  compact?: boolean;
  /** The notes are read, or not any more. */
  onReading?(isReading: boolean): void;
  /** Called before a point opens that takes the place of a note. */
  onMove?(): void;
}

/** The button that opens the notes from the street, with how many are to be done. */
export function NotesButton({
  experienceId,
  compact = false,
  onReading,
  onMove,
}: NotesButtonProps) {
  const { t } = useTranslation();
  const { data: notes = [] } = useQuery(tryNotes(experienceId));
  const [isOpen, setOpen] = useState(false);
  const open = notes.filter(({ done }) => !done).length;
  const turn = (next: boolean) => {
    setOpen(next);
    onReading?.(next);
  };
  const name = t("TRYOUTS.notesOpen", { number: open });
  return (
    <>
      <Button
        size="sm"
        icon={<StickyNote className="size-4" />}
        {...(compact ? { "aria-label": name, title: name } : {})}
        onClick={() => turn(true)}
      >
        {compact ? open : t("TRYOUTS.notesTitle")}
        {!compact && open > 0 && ` (${open})`}
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
