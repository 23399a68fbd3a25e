import { createMapPoints } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import { candidates, isProposed, type Candidate } from "@panel/domain/route-files/candidates";
import { matchTargets, type Target } from "@panel/domain/route-files/columns";
import { WGS_84 } from "@panel/domain/route-files/crs";
import {
  csvColumns,
  csvSource,
  isPlaceMatched,
  matchPlace,
  type PlaceColumns,
} from "@panel/domain/route-files/csv-source";
import { listedPoints } from "@panel/domain/route-files/listed-point";
import {
  IMPORT_POINTS_MAX,
  type Coordinates,
  type RouteSource,
} from "@panel/domain/route-files/source";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { experienceKeys, experienceRecord } from "../queries.ts";
import { readRouteFile, type OpenedFile } from "./read/read-route-file.ts";
import { fetchCode } from "../../../shared/fetch-code.ts";

/** Bytes of the list that the server takes with one form, with room for the rest of the form. */
const MOST_SENT = 2_000_000;

/** What an author has chosen for a file; nothing of it is lost while the dialog is open. */
interface Choices {
  place: PlaceColumns;
  columns: Partial<Record<Target, string>>;
  shapes: boolean;
  swap: boolean;
  crs: string;
  project: ((coordinates: Coordinates) => Coordinates) | undefined;
  /** Points that the author has taken in or left out, by their id. */
  chosen: ReadonlyMap<number, boolean>;
}

interface Loaded {
  fileName: string;
  opened: OpenedFile;
  choices: Choices;
}

const NO_CANDIDATES: readonly Candidate[] = [];

/** Imports points: from choosing the file to the creation of all of them in one call. */
export function usePointsImport(
  experienceId: number,
  language: ContentLanguage,
  onCreated: (count: number) => void,
) {
  const queryClient = useQueryClient();
  const { data: record } = useQuery(experienceRecord(experienceId));
  const [loaded, setLoaded] = useState<Loaded>();
  /** How much of the file has been read, from 0 to 1; undefined while none is read. */
  const [reading, setReading] = useState<number>();
  const reader = useRef<AbortController>(undefined);
  const [failure, setFailure] = useState<unknown>();
  const [share, setShare] = useState<number>();
  /** The list that was last sent: the same list is sent with the same id, so that it is created once. */
  const sent = useRef({ points: "", requestId: "" });

  const source = useMemo(() => loaded && sourceIn(loaded), [loaded]);
  const choices = loaded?.choices;
  const known = useMemo(
    () =>
      (record?.mappoints ?? []).map((point) => ({
        position: { lat: point.Latitude, lon: point.Longitude },
        names: [point.PointName, point.PointNameCat, point.PointNameEng].filter(Boolean),
      })),
    [record],
  );
  const { columns, shapes, swap, project, chosen } = choices ?? {};
  const points = useMemo(
    () =>
      source && columns
        ? candidates(source, {
            columns,
            shapes: shapes === true,
            swap: swap === true,
            project,
            known,
          })
        : NO_CANDIDATES,
    [source, columns, shapes, swap, project, known],
  );
  const included = useMemo(() => {
    const proposed = points.filter(isProposed);
    const first = new Set(proposed.slice(0, IMPORT_POINTS_MAX));
    return points.filter(
      (point) => point.position !== null && (chosen?.get(point.id) ?? first.has(point)),
    );
  }, [points, chosen]);

  const change = (changes: Partial<Choices>) =>
    setLoaded((now) => now && { ...now, choices: { ...now.choices, ...changes } });

  const projected = async (crs: string) => ({
    crs,
    project:
      crs === WGS_84
        ? undefined
        : (await fetchCode(() => import("./read/projection.ts"))).toWgs84(crs),
  });

  const open = async (file: File) => {
    setFailure(undefined);
    setReading(0);
    const { signal } = (reader.current = new AbortController());
    try {
      const opened = await readRouteFile(file, signal, setReading);
      setLoaded(await withProposals(file.name, opened));
    } catch (error) {
      if (!signal.aborted) setFailure(error);
    } finally {
      setReading(undefined);
    }
  };
  useEffect(() => () => reader.current?.abort(), []);

  const withProposals = async (fileName: string, opened: OpenedFile): Promise<Loaded> => {
    const names = opened.kind === "table" ? csvColumns(opened.table) : opened.source.columns;
    const place = matchPlace(names);
    const used = opened.kind === "table" ? Object.values(place) : [];
    const items = opened.kind === "table" ? [] : opened.source.items;
    const crs = opened.kind === "source" ? (opened.source.crs ?? WGS_84) : WGS_84;
    return {
      fileName,
      opened,
      choices: {
        place,
        columns: matchTargets(
          names.filter((name) => !used.includes(name)),
          language,
        ),
        // A file of nothing but lines would otherwise give no points.
        shapes: items.length > 0 && items.every(({ shape }) => shape !== "point"),
        swap: false,
        ...(await projected(crs)),
        chosen: new Map(),
      },
    };
  };

  const choose = (ids: readonly number[], isIncluded: boolean) => {
    if (!choices) return;
    const now = new Map(choices.chosen);
    for (const id of ids) now.set(id, isIncluded);
    change({ chosen: now });
  };

  const list = useMemo(() => listedPoints(included), [included]);

  const create = async () => {
    setFailure(undefined);
    setShare(0);
    const text = JSON.stringify(list);
    if (sent.current.points !== text)
      sent.current = { points: text, requestId: crypto.randomUUID() };
    const { requestId } = sent.current;
    try {
      const { mappointIds } = await withSession(() =>
        createMapPoints(
          panelApi,
          { mappointGymId: experienceId, points: list, requestId },
          { onProgress: setShare, timeout: 120_000 },
        ),
      );
      await queryClient.invalidateQueries({ queryKey: experienceKeys.record(experienceId) });
      onCreated(mappointIds.length);
    } catch (error) {
      setFailure(error);
    } finally {
      setShare(undefined);
    }
  };

  return {
    fileName: loaded?.fileName ?? "",
    opened: loaded?.opened,
    source,
    choices,
    points,
    included,
    /** Whether the list is larger than the server takes at once. */
    tooLarge: useMemo(() => new Blob([JSON.stringify(list)]).size > MOST_SENT, [list]),
    reading,
    failure,
    /** How much of the list has been sent, from 0 to 1; undefined while nothing is sent. */
    share,
    open,
    stopReading: () => reader.current?.abort(),
    change,
    choose,
    chooseCrs: async (crs: string) => change(await projected(crs)),
    create,
    restart: () => {
      setLoaded(undefined);
      setFailure(undefined);
    },
  };
}

export type PointsImport = ReturnType<typeof usePointsImport>;

function sourceIn({ opened, choices }: Loaded): RouteSource | undefined {
  if (opened.kind === "source") return opened.source;
  return isPlaceMatched(choices.place) ? csvSource(opened.table, choices.place) : undefined;
}
