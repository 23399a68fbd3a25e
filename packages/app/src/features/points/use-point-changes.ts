import {
  createMapPoint,
  deleteMapPoints,
  orderMapPoints,
  restoreMapPoints,
  updateMapPoint,
  updateMapPoints,
  type GymkhanaRecord,
  type MapPoint,
} from "@panel/api-client/panel";
import { pointFields } from "@panel/domain/experience/point";
import { movedOrder } from "@panel/domain/experience/point-order";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import { storedPosition, type Position } from "@panel/domain/experience/position";
import { toFormModel } from "@panel/domain/experience/fields";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { addressAt, NO_ADDRESS, type Address } from "../../shared/address/geocode.ts";
import { endFetches } from "../../shared/change-cached.ts";
import { panelApi } from "../../shared/connections.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { experienceKeys } from "../../route/queries.ts";
import type { BulkChange } from "./bulk-changes.ts";
import { toPointForm } from "./to-point-form.ts";
import { usePointTitle } from "../../route/use-point-title.ts";
import { changed } from "../../shared/what-changed.ts";

/** Where a copy stands beside its original, in degrees: some 25 m, so that a phone can tell them apart. */
const BESIDE = 0.0003;

type Place = { latitude: number; longitude: number } & Address;

const placeOf = (place: MapPoint): Place => ({
  latitude: place.Latitude,
  longitude: place.Longitude,
  location: place.Location,
  streetName: place.StreetName,
  streetNumber: place.StreetNumber,
  city: place.City,
  postcode: place.Postcode,
  country: place.Country,
});

/** Changes of stored points from the list and the map, which are stored at once. Those that can be undone offer it in a message. */
export function usePointChanges(experienceId: number, points: readonly MapPoint[]) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const user = useUser();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const title = usePointTitle(points);
  const key = experienceKeys.record(experienceId);
  /** Points that are being copied: a second press makes no second copy. */
  const copied = useRef(new Set<number>());
  const lastUndo = useRef<{ undo: () => Promise<void>; toast: string }>(undefined);
  const order = useRef({
    wanted: undefined as number[] | undefined,
    sending: false,
    unread: false,
  });

  const setPoints = (write: (stored: MapPoint[]) => MapPoint[]) =>
    queryClient.setQueryData<GymkhanaRecord>(
      key,
      (now) => now && { ...now, mappoints: write(now.mappoints) },
    );
  const refresh = () => changed(queryClient, "experiences");
  const tellFailure = (error: unknown) =>
    toast.show({
      tone: "error",
      title: t("WORKSPACE.changeFailed", { reason: errorText(error) }),
    });
  /** Sends a change; a failure is told and shows what is stored. */
  const send = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await withSession(work);
    } catch (error) {
      tellFailure(error);
      return undefined;
    } finally {
      await refresh();
    }
  };
  const offerUndo = (said: string, undo: () => Promise<void>) => {
    let isDone = false;
    const run = async () => {
      if (isDone) return;
      isDone = true;
      if (lastUndo.current === entry) lastUndo.current = undefined;
      toast.dismiss(entry.toast);
      await undo();
    };
    const entry = {
      undo: run,
      toast: toast.show({
        tone: "success",
        title: said,
        action: { label: t("WORKSPACE.undo"), onSelect: () => void run() },
      }),
    };
    lastUndo.current = entry;
  };

  /** Sends the latest order; one request at a time. */
  const sendOrder = async () => {
    if (order.current.sending) return;
    order.current.sending = true;
    while (order.current.wanted) {
      const ids = order.current.wanted;
      order.current.wanted = undefined;
      try {
        await withSession(() =>
          orderMapPoints(panelApi, { mappointGymId: experienceId, mappointIds: ids }),
        );
      } catch (error) {
        tellFailure(error);
        order.current.unread = true;
      }
    }
    order.current.sending = false;
    if (!order.current.unread) return;
    order.current.unread = false;
    await refresh();
  };
  const setOrder = async (ids: number[]) => {
    if (await endFetches(queryClient, key)) order.current.unread = true;
    const places = new Map(ids.map((id, place) => [id, place]));
    setPoints((now) =>
      now.toSorted((a, b) => (places.get(a.IdPoint) ?? 0) - (places.get(b.IdPoint) ?? 0)),
    );
    order.current.wanted = ids;
    await sendOrder();
  };

  const storePlace = (point: MapPoint, place: Place) =>
    send(() =>
      updateMapPoint(panelApi, {
        mappointGymId: experienceId,
        mappointId: point.IdPoint,
        version: point.version,
        ...place,
      }),
    );

  const sendSeveral = (changes: Parameters<typeof updateMapPoints>[1]["changes"]) =>
    send(() => updateMapPoints(panelApi, { mappointGymId: experienceId, changes }));

  return {
    order: (ids: ReadonlySet<number>, target: number, side: "before" | "after") =>
      setOrder(
        movedOrder(
          points.map((point) => point.IdPoint),
          ids,
          target,
          side,
        ),
      ),

    /** Moves a point on the map and looks up its new address. */
    async place(point: MapPoint, to: Position) {
      const position = storedPosition(to);
      const place = { ...point, Latitude: position.lat, Longitude: position.lon };
      await endFetches(queryClient, key);
      setPoints((now) => now.map((each) => (each.IdPoint === point.IdPoint ? place : each)));
      const address =
        (await addressAt(position, i18n.language, new AbortController().signal).catch(
          () => undefined,
        )) ?? NO_ADDRESS;
      const saved = await storePlace(point, {
        latitude: position.lat,
        longitude: position.lon,
        ...address,
      });
      if (!saved) return;
      offerUndo(t("WORKSPACE.movedOnMap", { name: title(point) }), async () => {
        // Refused where the point was saved since.
        const undone = await storePlace({ ...point, version: saved.version }, placeOf(point));
        if (undone) toast.show({ tone: "success", title: t("WORKSPACE.undone") });
      });
    },

    async duplicate(record: GymkhanaRecord, point: MapPoint) {
      if (copied.current.has(point.IdPoint)) return;
      copied.current.add(point.IdPoint);
      const values = toFormModel(pointFields, fromPointRecord(point, record));
      const position = { lat: point.Latitude, lon: point.Longitude + BESIDE };
      const made = await send(async () => {
        const copy = await createMapPoint(panelApi, {
          mappointGymId: experienceId,
          idUser: user.id,
          ...toPointForm({ ...values, position, isFinal: false }, 0),
          requestId: crypto.randomUUID(),
        });
        const ids = [...points.map((each) => each.IdPoint), copy.mappointId];
        await orderMapPoints(panelApi, {
          mappointGymId: experienceId,
          mappointIds: movedOrder(ids, new Set([copy.mappointId]), point.IdPoint, "after"),
        });
        return copy;
      }).finally(() => copied.current.delete(point.IdPoint));
      if (made) {
        toast.show({
          tone: "success",
          title: t("WORKSPACE.duplicated", { name: title(point) }),
        });
      }
    },

    async remove(ids: readonly number[]): Promise<boolean> {
      const deleted = await send(() =>
        deleteMapPoints(panelApi, { mappointGymId: experienceId, mappointIds: [...ids] }),
      );
      if (!deleted) return false;
      offerUndo(t("WORKSPACE.deleted", { count: ids.length }), async () => {
        const back = await send(() =>
          restoreMapPoints(panelApi, {
            mappointGymId: experienceId,
            deletionId: deleted.deletionId,
          }),
        );
        if (back) {
          toast.show({
            tone: "success",
            title: t("WORKSPACE.restored", { count: back.mappointIds.length }),
          });
        }
      });
      return true;
    },

    /** Stores all of the changes or none. */
    async changeSeveral(changes: readonly BulkChange[]) {
      const saved = await sendSeveral(
        changes.map(({ point, to }) => ({
          mappointId: point.IdPoint,
          version: point.version,
          ...to,
        })),
      );
      if (!saved) return;
      offerUndo(t("WORKSPACE.changedMany", { count: saved.length }), async () => {
        // Refused where one of the points was saved since.
        const undone = await sendSeveral(
          changes.map(({ back }, index) => ({
            ...(saved[index] as (typeof saved)[number]),
            ...back,
          })),
        );
        if (undone) toast.show({ tone: "success", title: t("WORKSPACE.undone") });
      });
    },

    /** Undoes the latest change that can be undone. Returns whether there was one. */
    undo(): boolean {
      if (!lastUndo.current) return false;
      void lastUndo.current.undo();
      return true;
    },
  };
}

export type PointChanges = ReturnType<typeof usePointChanges>;
