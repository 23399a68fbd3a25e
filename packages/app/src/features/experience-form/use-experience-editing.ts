import { saveGymkhana, type GymkhanaRecord } from "@panel/api-client/panel";
import {
  experienceFields,
  newExperience,
  type ExperienceForm,
} from "@panel/domain/experience/experience";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { toFormModel, valuesOf } from "@panel/domain/experience/fields";
import { recovered } from "@panel/domain/experience/field-schema";
import { experienceWire } from "@panel/domain/experience/wire";
import { EXPERIENCE_TEXT_FIELDS } from "@panel/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useUser } from "../../session/use-session.ts";
import { panelApi } from "../../shared/connections.ts";
import { draftKey } from "../../shared/editing/draft.ts";
import type { Saved } from "../../shared/editing/use-draft.ts";
import { useEditing } from "../../shared/editing/use-editing.ts";
import { changed } from "../../shared/what-changed.ts";
import { useCorrection } from "../../route/use-correction.ts";

const PATHS = valuesOf(experienceFields).map(({ path }) => path);

/** Edits one experience, or a new one, which starts with a generated access code. */
export function useExperienceEditing(record: GymkhanaRecord | undefined, code: string) {
  const user = useUser();
  const queryClient = useQueryClient();
  const stored = (): Saved<ExperienceForm> =>
    record
      ? asSaved(record)
      : {
          id: 0,
          version: undefined,
          values: toFormModel(experienceFields, newExperience(code)),
          requestId: crypto.randomUUID(),
        };
  const editing = useEditing<ExperienceForm>({
    paths: PATHS,
    stored,
    keyOf: (id) => draftKey(user.id, "experience", id > 0 ? String(id) : "new"),
    accepts: (kept) => recovered(experienceFields, kept, stored().values),
    send: async (values, { id, version, requestId, values: base }) => {
      const saved = await saveGymkhana(panelApi, {
        gymId: id,
        version,
        requestId,
        idUser: user.id,
        isCorrection: correction.flag(base, values),
        ...experienceWire.toForm(values),
      });
      correction.choose(false);
      return saved;
    },
    asSaved: (current) => asSaved(current as GymkhanaRecord),
    refresh: async () => {
      await changed(queryClient, "experiences");
    },
  });
  const correction = useCorrection(EXPERIENCE_TEXT_FIELDS, editing.restored?.aside);
  return { ...editing, correction };
}

function asSaved(record: GymkhanaRecord): Saved<ExperienceForm> {
  return {
    id: record.id,
    version: record.version,
    values: toFormModel(experienceFields, fromExperienceRecord(record)),
  };
}
