import { saveGymkhana, type GymkhanaRecord } from "@panel/api-client/panel";
import { useQueryClient } from "@tanstack/react-query";
import { useUser } from "../../../session/use-session.ts";
import { assetUsesChanged } from "../../../shared/assets/queries.ts";
import { panelApi } from "../../../shared/connections.ts";
import { draftKey } from "../../../shared/editing/draft.ts";
import type { Saved } from "../../../shared/editing/use-draft.ts";
import { useEditing } from "../../../shared/editing/use-editing.ts";
import { experienceKeys } from "../queries.ts";
import { toForm, toValues } from "./mapping.ts";
import { acceptDraft, type ExperienceValues } from "./schema.ts";

/** One experience being edited, or a new one that begins as `fresh`. */
export function useExperienceEditing(record: GymkhanaRecord | undefined, fresh: ExperienceValues) {
  const user = useUser();
  const queryClient = useQueryClient();
  return useEditing<ExperienceValues>({
    stored: () =>
      record
        ? asSaved(record)
        : { id: 0, version: undefined, values: fresh, requestId: crypto.randomUUID() },
    keyOf: (id) => draftKey(user.id, "experience", id > 0 ? String(id) : "new"),
    accepts: (values) => acceptDraft(values, record ? toValues(record) : fresh),
    send: (values, base) => saveGymkhana(panelApi, toForm(values, { ...base, idUser: user.id })),
    asSaved: (current) => asSaved(current as GymkhanaRecord),
    refresh: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: experienceKeys.all }),
        assetUsesChanged(queryClient),
      ]);
    },
  });
}

function asSaved(record: GymkhanaRecord): Saved<ExperienceValues> {
  return { id: record.id, version: record.version, values: toValues(record) };
}
