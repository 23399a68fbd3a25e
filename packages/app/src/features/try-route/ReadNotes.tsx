import { addWords } from "@panel/i18n/parts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fetchedPart } from "../../shared/fetched-part.tsx";
import { tryNotes } from "./street-notes/queries.ts";

const NotesButton = fetchedPart(async () => {
  const [module] = await Promise.all([
    import("./street-notes/NotesButton.tsx"),
    addWords("tryouts"),
  ]);
  return module.NotesButton;
}, null);

/** The button that opens the notes from the street, where there are any. */
export function ReadNotes({ experienceId }: { experienceId: number }) {
  const { data: notes } = useQuery(tryNotes(experienceId));
  const [isReading, setReading] = useState(false);
  // Whoever reads the notes may delete the last one.
  if (!isReading && (!notes || notes.length === 0)) return null;
  return (
    <div>
      <NotesButton experienceId={experienceId} onReading={setReading} />
    </div>
  );
}
