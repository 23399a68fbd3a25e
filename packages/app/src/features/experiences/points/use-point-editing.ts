import { isApiError } from "@panel/api-client";
import {
  createMapPoint,
  updateMapPoint,
  type MapPoint,
  type MapPointRecord,
} from "@panel/api-client/panel";
import { isUnsavedId, type Position } from "@panel/domain/map-point";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { withSession } from "../../../session/session.ts";
import { useUser } from "../../../session/use-session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { begun, readDraft } from "../../../shared/editing/draft.ts";
import { contested, type Contested } from "../../../shared/editing/three-way.ts";
import type { Saved } from "../../../shared/editing/use-draft.ts";
import { experienceKeys } from "../queries.ts";
import { placeOf, toPointForm, toPointValues } from "./mapping.ts";
import { pointDraftKey } from "./point-draft.ts";
import { acceptPointDraft, newPoint, type PointValues } from "./schema.ts";

type SavedPoint = Saved<PointValues>;

interface PointConflict {
  theirs: SavedPoint;
  mine: PointValues;
  fields: Contested[];
}

/** One map point being edited, as `useExperienceEditing` is for an experience. */
export function usePointEditing(experienceId: number, id: number, point: MapPoint | undefined) {
  const user = useUser();
  const queryClient = useQueryClient();
  const [stored] = useState((): SavedPoint =>
    point
      ? asSaved(point)
      : { id, version: undefined, values: newPoint(), requestId: crypto.randomUUID() },
  );
  const key = pointDraftKey(user.id, experienceId, point ? id : undefined);
  const [draft] = useState(() => readDraft(key, acceptPointDraft));
  const [saved, setSaved] = useState<SavedPoint>(draft ? { ...stored, ...begun(draft) } : stored);
  const [conflict, setConflict] = useState<PointConflict>();

  const send = (values: PointValues, place: Position, base: SavedPoint) => {
    const wire = toPointForm(values, place, { id: base.id, gymId: experienceId, idUser: user.id });
    return isUnsavedId(base.id)
      ? createMapPoint(panelApi, { ...wire, requestId: base.requestId })
      : updateMapPoint(panelApi, { ...wire, mappointId: base.id, version: base.version });
  };

  /** Saves over `base`; false when a conflict has to be settled first. */
  const save = async (values: PointValues, base = saved): Promise<boolean> => {
    const place = placeOf(values);
    if (!place) throw new Error("A point is saved once it has a place");
    try {
      const { mappointId, version } = await withSession(() => send(values, place, base));
      setSaved({ id: mappointId, version, values });
      setConflict(undefined);
      await queryClient.invalidateQueries({ queryKey: experienceKeys.record(experienceId) });
      return true;
    } catch (error) {
      if (!isApiError(error, "conflict") || !error.conflict) throw error;
      const theirs = asSaved((error.conflict.current as MapPointRecord).point);
      const fields = contested(base.values, values, theirs.values);
      if (fields.length === 0) return save(values, theirs);
      setConflict({ theirs, mine: values, fields });
      return false;
    }
  };

  return {
    stored,
    saved,
    restart: () => setSaved(stored),
    draft,
    key,
    conflict,
    settleLater: () => setConflict(undefined),
    save,
  };
}

function asSaved(point: MapPoint): SavedPoint {
  return { id: point.IdPoint, version: point.version, values: toPointValues(point) };
}
