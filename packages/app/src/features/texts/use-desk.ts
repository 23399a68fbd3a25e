import { useEffect, useState, useSyncExternalStore } from "react";
import { useUser } from "../../session/use-session.ts";
import { draftKey, readDraft } from "../../shared/editing/draft.ts";
import { useDraft } from "../../shared/editing/use-draft.ts";
import { Desk } from "./desk.ts";
import type { ExperienceTexts } from "../../route/texts.ts";
import { NOTHING, recoveredUnsaved } from "./unsaved.ts";

/** What is unsaved, as paths of a form. */
const PATHS = ["texts", "right", "thrown"];

/** The desk of an experience, with what an earlier visit has left unsaved, and its draft on this device. */
export function useDesk(id: number, stored: ExperienceTexts) {
  const key = draftKey(useUser().id, "texts", String(id));
  const [draft] = useState(() => readDraft(key, recoveredUnsaved));
  const [restored, setRestored] = useState(draft);
  const [desk] = useState(() => {
    const made = new Desk(draft?.values);
    made.receive(stored.texts, stored.outdated);
    return made;
  });
  const [saved] = useState({ id, version: undefined, values: NOTHING });
  useEffect(() => desk.receive(stored.texts, stored.outdated), [desk, stored]);

  const keeping = useDraft(key, desk, saved, PATHS);
  if (restored && !keeping.dirty) setRestored(undefined);
  return {
    desk,
    keeping,
    /** The restored draft, until it is saved or discarded. */
    restored,
    lines: useSyncExternalStore(desk.listenToAll, () => desk.lines),
    summary: useSyncExternalStore(desk.listenToAll, () => desk.summary),
    discardDraft: () => desk.replace(NOTHING),
  };
}
