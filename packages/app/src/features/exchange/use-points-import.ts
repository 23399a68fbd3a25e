import { placedPosition, type Position } from "@panel/domain/experience/position";
import { createMapPoints } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import { candidates, isProposed, type Candidate } from "@panel/domain/route-files/candidates";
import { columnsBeside, matchTargets } from "@panel/domain/route-files/columns";
import { WGS_84 } from "@panel/domain/route-files/crs";
import { allRows, proposedHeader } from "@panel/domain/route-files/csv-header";
import { leftOut, recordsOf } from "@panel/domain/route-files/left-out";
import { candidatePoints, listedPoints } from "@panel/domain/route-files/listed-point";
import { IMPORT_POINTS_MAX } from "@panel/domain/route-files/source";
import {
  formattedColumns,
  proposedFormats,
  type FormatsByColumn,
  type TextFormat,
} from "@panel/domain/route-files/text-format";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../session/session.ts";
import { panelApi } from "../../shared/connections.ts";
import { pointsLeft } from "../../shared/usage/points-left.ts";
import { resources } from "../../shared/usage/queries.ts";
import { experienceRecord } from "../../route/queries.ts";
import { archiveOfPlaces } from "./archive/archive-of-places.ts";
import { useArchiveImport } from "./archive/use-archive-import.ts";
import { NO_PLACE, proposalsFor } from "@panel/domain/route-files/table-proposals";
import { sourceIn, tableIn, type Choices, type Loaded } from "./loaded-file.ts";
import { readRouteFile, type OpenedFile } from "./read/read-route-file.ts";
import { fetchCode } from "../../shared/fetch-code.ts";
import { changed } from "../../shared/what-changed.ts";

/** Bytes of the list that the server takes with one form, with room for the rest of the form. */
const MOST_SENT = 1_000_000;

const NO_FORMATS: FormatsByColumn = {};
const NO_CANDIDATES: readonly Candidate[] = [];

const placedOf = (found: ReadonlyMap<number, Position | null>): Map<number, Position> =>
  new Map([...found].flatMap(([id, position]) => (position ? [[id, position]] : [])));

/**
 * Imports points: from choosing the file to the creation of all of them in one call.
 * @param experienceId 0 makes an experience of them
 * @param onCreated gets how many were created, the id of their experience, how many records the file has, and what of it is no point
 */
export function usePointsImport(
  experienceId: number,
  language: ContentLanguage,
  onCreated: (count: number, id: number, total: number, left: ReturnType<typeof leftOut>) => void,
) {
  const { t } = useTranslation();
  const importArchive = useArchiveImport();
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

  const choices = loaded?.choices;
  const known = useMemo(
    () =>
      (record?.mappoints ?? []).map((point) => ({
        position: { lat: point.Latitude, lon: point.Longitude },
        names: [point.PointName, point.PointNameCat, point.PointNameEng].filter(Boolean),
      })),
    [record],
  );
  const source = useMemo(
    () =>
      loaded &&
      sourceIn(
        loaded,
        known.flatMap(({ position }) => placedPosition(position) ?? []),
      ),
    [loaded, known],
  );
  const { columns, shapes, project, chosen, answers, found } = choices ?? {};
  const beside = useMemo(
    () => (source && columns ? columnsBeside(source.columns, columns, language) : {}),
    [source, columns, language],
  );
  const ownFormats = choices?.formats ?? NO_FORMATS;
  const formats = useMemo(
    () => (source ? { ...proposedFormats(source), ...ownFormats } : NO_FORMATS),
    [source, ownFormats],
  );
  const formatted = useMemo(
    () => (source && columns ? formattedColumns(source, [...new Set(Object.values(columns))]) : []),
    [source, columns],
  );
  const { data: limits } = useQuery(resources());
  const left = pointsLeft(limits);
  const points = useMemo(
    () =>
      source && columns
        ? candidates(source, {
            columns,
            beside,
            formats,
            shapes: shapes === true,
            project,
            known,
            ...(answers ? { answers } : {}),
            ...(found ? { found: placedOf(found) } : {}),
          })
        : NO_CANDIDATES,
    [source, columns, beside, formats, shapes, project, known, answers, found],
  );
  const included = useMemo(() => {
    const proposed = points.filter(isProposed);
    const first = new Set(proposed.slice(0, Math.min(IMPORT_POINTS_MAX, left ?? Infinity)));
    return points.filter(
      (point) => point.position !== null && (chosen?.get(point.id) ?? first.has(point)),
    );
  }, [points, chosen, left]);

  const change = (changes: Partial<Choices>) =>
    setLoaded((now) => now && { ...now, choices: { ...now.choices, ...changes } });
  /** Other coordinates raise other questions. */
  const changePlaces = (changes: Partial<Choices>) =>
    change({ ...changes, answers: new Map(), found: new Map() });

  const projected = async (crs: string) => ({
    crs,
    project:
      crs === WGS_84
        ? undefined
        : (await fetchCode(() => import("@panel/files/projection"))).toWgs84(crs),
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

  const withProposals = async (fileName: string, opened: OpenedFile, at = 0): Promise<Loaded> => {
    const items = opened.kind === "table" ? [] : opened.source.items;
    const table = tableIn(opened, at);
    const crs = (opened.kind === "source" ? opened.source.crs : table?.crs) ?? WGS_84;
    const drawn = table ? [...table.shapes.values()].flat() : items;
    return {
      fileName,
      opened,
      choices: {
        table: at,
        ...(table
          ? proposalsFor(table.table, proposedHeader(table.table), language)
          : {
              header: null,
              place: NO_PLACE,
              columns:
                opened.kind === "source" ? matchTargets(opened.source.columns, language) : {},
            }),
        formats: NO_FORMATS,
        // A file of nothing but lines would otherwise give no points.
        shapes: drawn.length > 0 && drawn.every(({ shape }) => shape !== "point"),
        ...(await projected(crs)),
        chosen: new Map(),
        answers: new Map(),
        found: new Map(),
      },
    };
  };

  const choose = (ids: readonly number[], isIncluded: boolean) => {
    if (!choices) return;
    const now = new Map(choices.chosen);
    for (const id of ids) now.set(id, isIncluded);
    change({ chosen: now });
  };

  const answer = (ids: readonly number[], place: number | undefined) => {
    if (!choices) return;
    const now = new Map(choices.answers);
    for (const id of ids) {
      if (place === undefined) now.delete(id);
      else now.set(id, place);
    }
    change({ answers: now });
  };

  const list = useMemo(() => listedPoints(included), [included]);

  const create = async () => {
    setFailure(undefined);
    setShare(0);
    const text = JSON.stringify(list);
    if (sent.current.points !== text)
      sent.current = { points: text, requestId: crypto.randomUUID() };
    const { requestId } = sent.current;
    if (!source || !loaded) return;
    const { notes } = loaded.opened;
    const imported = { source, notes, shapes: shapes === true, points, included };
    const counted = [recordsOf(imported), leftOut(imported)] as const;
    try {
      if (experienceId === 0) {
        const name = loaded?.fileName.replace(/\.[^.]*$/, "") || t("START.newRoute");
        const archive = archiveOfPlaces(candidatePoints(included), { name, language });
        const made = await importArchive({ archive, requestId, onProgress: setShare });
        onCreated(included.length, made.id, ...counted);
        return;
      }
      const { mappointIds } = await withSession(() =>
        createMapPoints(
          panelApi,
          { mappointGymId: experienceId, points: list, requestId },
          { onProgress: setShare, timeout: 120_000 },
        ),
      );
      await changed(queryClient, "experiences");
      onCreated(mappointIds.length, experienceId, ...counted);
    } catch (error) {
      setFailure(error);
    } finally {
      setShare(undefined);
    }
  };

  const table = loaded && tableIn(loaded.opened, loaded.choices.table);

  return {
    fileName: loaded?.fileName ?? "",
    opened: loaded?.opened,
    source,
    choices,
    formats,
    beside,
    /** Columns that are read differently in another format. */
    formatted,
    /** How many points may still be made; null for any number. */
    left,
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
    changePlaces,
    changeFormat: (column: string, format: TextFormat) =>
      change({ formats: { ...ownFormats, [column]: format } }),
    /** All rows of a table, whatever is taken for its header. */
    rows: table ? allRows(table.table) : [],
    /** Of a file with several tables, chooses another one, by its index. */
    chooseTable: async (at: number) => {
      if (loaded) setLoaded(await withProposals(loaded.fileName, loaded.opened, at));
    },
    chooseHeader: (header: number | null) => {
      if (!table) return;
      changePlaces({
        ...proposalsFor(table.table, header, language),
        formats: NO_FORMATS,
        chosen: new Map(),
      });
    },
    choose,
    /** Chooses a place of those that are asked about, by its index; undefined takes the choice back. */
    answer,
    /** Keeps what was found for an address; null for nothing. */
    keepFound: (id: number, position: Position | null) =>
      setLoaded(
        (now) =>
          now && {
            ...now,
            choices: { ...now.choices, found: new Map([...now.choices.found, [id, position]]) },
          },
      ),
    chooseCrs: async (crs: string) => changePlaces(await projected(crs)),
    create,
    restart: () => {
      setLoaded(undefined);
      setFailure(undefined);
    },
  };
}

export type PointsImport = ReturnType<typeof usePointsImport>;
