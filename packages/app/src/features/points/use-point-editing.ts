import {
  createMapPoint,
  updateMapPoint,
  type MapPoint,
  type MapPointRecord,
} from "@panel/api-client/panel";
import { pointFields, type PointForm } from "@panel/domain/experience/point";
import { fromPointRecord, type PointRows } from "@panel/domain/experience/point-record";
import { isUnsavedId, nextTemporaryId } from "@panel/domain/experience/point-rules";
import { emptyModel, toFormModel, valuesOf } from "@panel/domain/experience/fields";
import { recovered } from "@panel/domain/experience/field-schema";
import { POINT_TEXT_FIELDS } from "@panel/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useUser } from "../../session/use-session.ts";
import { panelApi } from "../../shared/connections.ts";
import { sameValues } from "../../shared/editing/three-way-merge.ts";
import type { Saved } from "../../shared/editing/use-draft.ts";
import { useEditing } from "../../shared/editing/use-editing.ts";
import { putPoint } from "../../route/put-point.ts";
import { experienceKeys } from "../../route/queries.ts";
import { useCorrection } from "../../route/use-correction.ts";
import { leftOutPartsOf } from "./left-out-parts.ts";
import { pointDraftKey } from "../../route/point-draft.ts";
import { toPointForm } from "./to-point-form.ts";
import { changed } from "../../shared/what-changed.ts";

const PATHS = valuesOf(pointFields).map(({ path }) => path);

export type PointEditing = ReturnType<typeof usePointEditing>;

/**
 * Edits one map point, or a new one. A new one has a temporary id, or else the id of a point that is gone, whose draft it takes.
 * @param rows stories, titles and games of all points, which the server sends apart from the points
 */
export function usePointEditing(
  experienceId: number,
  id: number,
  point: MapPoint | undefined,
  rows: PointRows,
) {
  const user = useUser();
  const queryClient = useQueryClient();
  const stored = (): Saved<PointForm> =>
    point
      ? asSaved(point, rows)
      : {
          id: isUnsavedId(id) ? id : nextTemporaryId([id]),
          version: undefined,
          values: toFormModel(pointFields, emptyModel(pointFields)),
          requestId: crypto.randomUUID(),
        };

  const send = async (values: PointForm, base: Saved<PointForm>) => {
    const form = {
      mappointGymId: experienceId,
      idUser: user.id,
      ...toPointForm(values, base.id),
    };
    const { mappointId, version, record } = isUnsavedId(base.id)
      ? await createMapPoint(panelApi, { ...form, requestId: base.requestId })
      : await updateMapPoint(panelApi, {
          ...form,
          mappointId: base.id,
          version: base.version,
          isCorrection: correction.flag(base.values, values),
        });
    correction.choose(false);
    return { id: mappointId, version, record };
  };

  const editing = useEditing<PointForm, Awaited<ReturnType<typeof send>>>({
    paths: PATHS,
    stored,
    keyOf: (now) => pointDraftKey(user.id, experienceId, recordOf(id, now)),
    accepts: (kept) => recovered(pointFields, kept, stored().values),
    send,
    asSaved: (current) => {
      const record = current as MapPointRecord;
      return asSaved(record.point, record);
    },
    refresh: async (answer) => {
      const current = answer?.record && experienceKeys.record(experienceId);
      if (answer?.record) await putPoint(queryClient, experienceId, answer.record);
      await changed(queryClient, "experiences", current);
    },
  });
  const correction = useCorrection(POINT_TEXT_FIELDS, editing.restored?.aside);
  const [leftOut, setLeftOut] = useState(() => leftOutPartsOf(editing.restored?.aside));
  const { aside: correctionAside } = correction;
  return {
    ...editing,
    discardDraft: (form: Parameters<typeof editing.discardDraft>[0]) => {
      setLeftOut({});
      editing.discardDraft(form);
    },
    leftOut: useMemo(() => ({ parts: leftOut, change: setLeftOut }), [leftOut]),
    correction,
    /** For the draft; undefined where no part is switched off and nothing is said to be a correction. */
    aside: useMemo(() => {
      const aside = { ...leftOut, ...correctionAside };
      return Object.keys(aside).length > 0 ? aside : undefined;
    }, [leftOut, correctionAside]),
  };
}

/**
 * The point to which the draft of an editor belongs; undefined for a new one.
 * @param id the point that the editor was opened for
 * @param now the id that it has now; a temporary one until it is saved
 */
export function recordOf(id: number, now: number): number | undefined {
  if (!isUnsavedId(now)) return now;
  return isUnsavedId(id) ? undefined : id;
}

/** What changed in a form while its values were being saved. The address of a place comes by itself. */
export function changedMeanwhile(values: PointForm, now: PointForm) {
  return {
    isTypedOn: !sameValues(now, { ...values, address: now.address }, PATHS),
    isAddressNew: !sameValues(now.address, values.address, ["location"]),
  };
}

function asSaved(point: MapPoint, rows: PointRows): Saved<PointForm> {
  return {
    id: point.IdPoint,
    version: point.version,
    values: toFormModel(pointFields, fromPointRecord(point, rows)),
  };
}
