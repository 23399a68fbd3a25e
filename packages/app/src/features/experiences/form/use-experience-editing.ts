import { isApiError } from "@panel/api-client";
import { saveGymkhana, type GymkhanaRecord } from "@panel/api-client/panel";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { withSession } from "../../../session/session.ts";
import { useUser } from "../../../session/use-session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { begun, draftKey, readDraft } from "../../../shared/editing/draft.ts";
import { contested, type Contested } from "../../../shared/editing/three-way.ts";
import type { Saved } from "../../../shared/editing/use-draft.ts";
import { experienceKeys } from "../queries.ts";
import { toForm, toValues } from "./mapping.ts";
import { acceptDraft, type ExperienceValues } from "./schema.ts";

type SavedExperience = Saved<ExperienceValues>;

/** Somebody else saved in between: what is stored now, and the fields that they changed. */
interface Conflict {
  theirs: SavedExperience;
  mine: ExperienceValues;
  fields: Contested[];
}

/**
 * One experience being edited: what is saved, the draft that a former visit left, and saving with
 * what the server may say to it. README.md beside this file has the rules.
 */
export function useExperienceEditing(record: GymkhanaRecord | undefined, fresh: ExperienceValues) {
  const user = useUser();
  const queryClient = useQueryClient();
  const [stored] = useState((): SavedExperience =>
    record
      ? asSaved(record)
      : { id: 0, version: undefined, values: fresh, requestId: crypto.randomUUID() },
  );
  const keyFor = (id: number) => draftKey(user.id, "experience", id > 0 ? String(id) : "new");
  const [draft] = useState(() => readDraft(keyFor(stored.id), acceptDraft));
  // A draft goes on from the version that it began from: the server tells what changed since.
  const [saved, setSaved] = useState<SavedExperience>(
    draft ? { ...stored, ...begun(draft) } : stored,
  );
  const [conflict, setConflict] = useState<Conflict>();

  /** Saves over `base`. The id once it is stored; nothing when a conflict has to be settled first. */
  const save = async (values: ExperienceValues, base = saved): Promise<number | undefined> => {
    try {
      const wire = toForm(values, { ...base, idUser: user.id });
      const { id, version } = await withSession(() => saveGymkhana(panelApi, wire));
      setSaved({ id, version, values });
      setConflict(undefined);
      await queryClient.invalidateQueries({ queryKey: experienceKeys.all });
      return id;
    } catch (error) {
      if (!isApiError(error, "conflict") || !error.conflict) throw error;
      const theirs = asSaved(error.conflict.current as GymkhanaRecord);
      const fields = contested(base.values, values, theirs.values);
      // Nothing to choose: their changes are none of this form's, or this very save came through
      // before and only its answer was lost.
      if (fields.length === 0) return save(values, theirs);
      setConflict({ theirs, mine: values, fields });
      return undefined;
    }
  };

  return {
    /** What a fresh visit would show; discarding a recovered draft goes back to it. */
    stored,
    saved,
    restart: () => setSaved(stored),
    draft,
    key: keyFor(saved.id),
    conflict,
    settleLater: () => setConflict(undefined),
    save,
  };
}

function asSaved(record: GymkhanaRecord): SavedExperience {
  return { id: record.id, version: record.version, values: toValues(record) };
}
