import {
  createMapPoint,
  updateMapPoint,
  type MapPoint,
  type MapPointRecord,
} from "@panel/api-client/panel";
import { isUnsavedId } from "@panel/domain/map-point";
import { useQueryClient } from "@tanstack/react-query";
import { useUser } from "../../../session/use-session.ts";
import { assetUsesChanged } from "../../../shared/assets/queries.ts";
import { panelApi } from "../../../shared/connections.ts";
import type { Saved } from "../../../shared/editing/use-draft.ts";
import { useEditing } from "../../../shared/editing/use-editing.ts";
import { experienceKeys } from "../queries.ts";
import { placeOf, toPointForm, toPointValues, type PointTexts } from "./mapping.ts";
import { pointDraftKey } from "./point-draft.ts";
import { acceptPointDraft, newPoint, type PointValues } from "./schema.ts";

/** One map point being edited, or a new one under a temporary id. */
export function usePointEditing(
  experienceId: number,
  id: number,
  point: MapPoint | undefined,
  texts: PointTexts,
) {
  const user = useUser();
  const queryClient = useQueryClient();

  const send = async (values: PointValues, base: Saved<PointValues>) => {
    const place = placeOf(values);
    if (!place) throw new Error("A point is saved once it has a place");
    const wire = toPointForm(values, place, {
      id: base.id,
      gymId: experienceId,
      idUser: user.id,
    });
    const { mappointId, version } = isUnsavedId(base.id)
      ? await createMapPoint(panelApi, { ...wire, requestId: base.requestId })
      : await updateMapPoint(panelApi, { ...wire, mappointId: base.id, version: base.version });
    return { id: mappointId, version };
  };

  return useEditing<PointValues>({
    stored: () =>
      point
        ? asSaved(point, texts)
        : { id, version: undefined, values: newPoint(), requestId: crypto.randomUUID() },
    keyOf: () => pointDraftKey(user.id, experienceId, point ? id : undefined),
    accepts: (values) => acceptPointDraft(values, point ? toPointValues(point, texts) : newPoint()),
    send,
    asSaved: (current) => {
      const record = current as MapPointRecord;
      return asSaved(record.point, record);
    },
    refresh: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: experienceKeys.record(experienceId) }),
        assetUsesChanged(queryClient),
      ]);
    },
  });
}

function asSaved(point: MapPoint, texts: PointTexts): Saved<PointValues> {
  return { id: point.IdPoint, version: point.version, values: toPointValues(point, texts) };
}
