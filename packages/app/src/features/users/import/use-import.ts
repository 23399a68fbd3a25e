import { undoImport } from "@panel/api-client/panel";
import type { CsvRow } from "@panel/domain/csv";
import { chooseColumn, joinColumn } from "@panel/domain/editor-columns";
import { importBatches } from "@panel/domain/editor-batches";
import {
  missingColumns,
  type ColumnMatch,
  type EditorColumn,
  type FileColumn,
  type JoinedColumn,
} from "@panel/domain/editor-import";
import { editorTable, rowsOfPeople, type EditorTable } from "@panel/domain/editor-table";
import type { LeftOut } from "@panel/files/people-file";
import {
  readPeople,
  readPeopleText,
  type PeopleFile,
  type PeopleOutcome,
  type PeopleReason,
} from "@panel/files/read-people";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { fetchCode } from "../../../shared/fetch-code.ts";
import { knowsImports, sendEditors, UNTOLD, type Call } from "./import-calls.ts";
import { phoneRegion } from "./phone-region.ts";
import { sendInTurn } from "./send-in-turn.ts";
import {
  afterBatch,
  afterCheck,
  afterUndo,
  countStates,
  previewRows,
  type ImportRow,
} from "./rows.ts";

/** Rows sent in one call: few enough to show progress between calls, enough to keep the number of calls low. */
const BATCH = 200;

const NO_ROWS: readonly ImportRow[] = [];
const NOTHING_LEFT_OUT: readonly LeftOut[] = [];
const NO_ROWS_OF_FILE: readonly CsvRow[] = [];
const NO_CORRECTIONS: ReadonlyMap<number, Record<EditorColumn, string>> = new Map();

interface Loaded extends PeopleFile {
  leftOut: readonly LeftOut[];
  /** Index of the sheet that has the people. */
  sheet: number;
  table: EditorTable;
  fileName: string;
  /** Identifies the import, so that the server recognises a batch that is sent again because its answer was lost. */
  requestId: string;
}

type Phase = "file" | "check" | "running" | "done";

/**
 * Imports editors: from choosing the file to the report. Rows are sent in batches, so that the import can be stopped.
 * @param supervisorId whose editors they will be; undefined for the viewer's
 */
export function useImport(supervisorId: number | undefined, onImported: () => void) {
  const { i18n } = useTranslation();
  const [phase, setPhase] = useState<Phase>("file");
  const [loaded, setLoaded] = useState<Loaded>();
  /** Why the file is refused; `empty` has no rows of people. */
  const [unread, setUnread] = useState<PeopleReason | "empty">();
  /** Why the file could not be opened, which is no fault of the file. */
  const [unopened, setUnopened] = useState<unknown>();
  const [match, setMatch] = useState<ColumnMatch>();
  const [corrections, setCorrections] = useState(NO_CORRECTIONS);
  const [results, setResults] = useState<readonly ImportRow[]>();
  const [failure, setFailure] = useState<unknown>();
  const [undone, setUndone] = useState<{ deleted: number; kept: number }>();
  const [undoable, setUndoable] = useState(true);
  const stopping = useRef(false);
  /** The check before: the server takes one at a time. */
  const before = useRef<Promise<unknown>>(Promise.resolve());

  const read = useMemo(
    () =>
      loaded && match ? previewRows(loaded.table, match, corrections, phoneRegion()) : undefined,
    [loaded, match, corrections],
  );
  const missing = match ? missingColumns(match) : [];
  const callOf = (requestId: string): Call =>
    supervisorId === undefined ? { requestId } : { requestId, supervisorId };
  // What the server would do with them: it knows all users and the limits. Without its answer the rest is shown.
  const check = useQuery({
    queryKey: [
      "users",
      "import-check",
      loaded?.requestId,
      loaded?.sheet,
      supervisorId,
      loaded?.table.headerAt,
      // The server has nothing to say of it, and it changes with every key.
      { ...match, commonLabel: undefined },
      [...corrections],
    ],
    queryFn: async ({ signal }) => {
      const good = read?.good ?? [];
      const [whole] = importBatches(good, good.length);
      if (!whole || !(await knowsImports(supervisorId, signal))) return null;
      const sent = before.current.then(() =>
        signal.aborted
          ? undefined
          : sendInTurn(
              () => sendEditors(whole, callOf(loaded?.requestId ?? ""), 1),
              () => !signal.aborted,
            ),
      );
      before.current = sent.catch(() => undefined);
      const report = await sent;
      return report ? { whole, report } : null;
    },
    enabled: phase === "check" && missing.length === 0 && (read?.good.length ?? 0) > 0,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const preview = useMemo(
    () =>
      read && check.data
        ? { ...read, rows: afterCheck(read.rows, check.data.whole, check.data.report) }
        : read,
    [read, check.data],
  );
  const rows = results ?? preview?.rows ?? NO_ROWS;
  const counts = useMemo(() => countStates(rows), [rows]);

  const take = (answer: PeopleOutcome, fileName: string) => {
    if (answer.outcome === "refused") {
      setUnread(answer.reason);
      return;
    }
    const content = answer.value;
    const tables = content.sheets.map(({ csv }) => editorTable(csv, phoneRegion()));
    // The first sheet that has all that is needed, else the first that has anything.
    const whole = tables.findIndex((each) => each && missingColumns(each.match).length === 0);
    const sheet = whole < 0 ? tables.findIndex(Boolean) : whole;
    const table = tables[sheet];
    setUnread(table ? undefined : "empty");
    if (!table) return;
    const requestId = crypto.randomUUID();
    setLoaded({ ...content, leftOut: answer.notes, sheet, table, fileName, requestId });
    setMatch(table.match);
    setCorrections(NO_CORRECTIONS);
    setPhase("check");
  };
  const open = async (file: File) => {
    setUnopened(undefined);
    setUnread(undefined);
    try {
      take(await readPeople(file, i18n.language, fetchCode), file.name);
    } catch (error) {
      setUnopened(error);
    }
  };
  const paste = (text: string) => {
    setUnopened(undefined);
    take(readPeopleText(new TextEncoder().encode(text)), "");
  };

  /** Takes the people of a sheet; with a row for the titles of the columns, or null for none, where it is chosen. */
  const chooseTable = (sheet: number, headerAt?: number | null) => {
    const csv = loaded?.sheets[sheet]?.csv;
    const table = csv && editorTable(csv, phoneRegion(), headerAt);
    if (!loaded || !table) return;
    setLoaded({ ...loaded, sheet, table });
    setMatch(table.match);
    setCorrections(NO_CORRECTIONS);
  };

  const changeMatch = (change: (current: ColumnMatch) => ColumnMatch) =>
    setMatch((current) => current && change(current));

  /** Sends the rows that are ready; after a failure or a stop it continues with the first row not sent. */
  const run = async () => {
    if (!preview || !loaded) return;
    const { requestId } = loaded;
    stopping.current = false;
    setFailure(undefined);
    setUndone(undefined);
    setUndoable(true);
    setPhase("running");
    let current: readonly ImportRow[] = results ?? preview.rows;
    const waiting = new Set(
      current.filter(({ state }) => state === "ready" || state === "unsent").map((r) => r.line),
    );
    const batches = importBatches(
      preview.good.filter((row) => waiting.has(row.line)),
      BATCH,
    );
    try {
      for (const batch of batches) {
        if (stopping.current) break;
        const report = await sendInTurn(
          () => sendEditors(batch, callOf(requestId), 0),
          () => !stopping.current,
        );
        current = afterBatch(current, batch, report ?? UNTOLD);
        if (!report) setUndoable(false);
        setResults(current);
      }
    } catch (error) {
      setFailure(error);
    }
    setResults(current.map((row) => (row.state === "ready" ? { ...row, state: "unsent" } : row)));
    setPhase("done");
    onImported();
  };

  /** Deletes those who have not answered their invitation yet. Throws what the call throws. */
  const undo = async () => {
    if (!loaded || !results) return;
    const { requestId } = loaded;
    const answer = await withSession(() => undoImport(panelApi, callOf(requestId)));
    setUndone(answer);
    setResults(afterUndo(results, answer.stay ?? []));
    onImported();
  };

  const csv = loaded?.sheets[loaded.sheet]?.csv;
  return {
    phase,
    fileName: loaded?.fileName ?? "",
    header: loaded?.table.header ?? [],
    headerAt: loaded?.table.headerAt ?? null,
    /** The rows of people. */
    dataRows: loaded?.table.rows ?? NO_ROWS_OF_FILE,
    /** All rows of the file, whatever is taken for the titles of its columns. */
    fileRows: csv ? rowsOfPeople(csv) : [],
    sheets: loaded?.sheets ?? [],
    sheet: loaded?.sheet ?? 0,
    format: loaded?.format,
    leftOut: loaded?.leftOut ?? NOTHING_LEFT_OUT,
    unread,
    unopened,
    match,
    missing,
    rows,
    counts,
    /** What bounds the number of editors, as the server has told; undefined where nothing does. */
    places: check.data?.report.places,
    checking: check.isFetching,
    /** Why the server did not say what it would do with the rows. */
    unchecked: check.isFetching ? null : check.error,
    checkAgain: () => void check.refetch(),
    failure,
    undone,
    /** Whether what was imported can be deleted again. */
    undoable,
    open,
    paste,
    chooseSheet: (sheet: number) => chooseTable(sheet),
    /** Takes another row for the titles of the columns; null for none. */
    chooseHeader: (at: number | null) => chooseTable(loaded?.sheet ?? 0, at),
    choose: (column: FileColumn, place: number | null) =>
      changeMatch((current) => chooseColumn(current, column, place, loaded?.table.header)),
    /** Whether the surname stands first in whole names. */
    chooseOrder: (surnameFirst: boolean) =>
      changeMatch((current) => ({ ...current, surnameFirst, isOrderGuessed: false })),
    /** A class or group for those whose own the file does not tell. */
    chooseLabel: (commonLabel: string) => changeMatch((current) => ({ ...current, commonLabel })),
    /** A further column of a name, behind others. */
    join: (column: JoinedColumn, at: number, place: number | null) =>
      changeMatch((current) => joinColumn(current, column, at, place)),
    correct: (line: number, texts: Record<EditorColumn, string>) =>
      setCorrections((current) => new Map([...current, [line, texts]])),
    run,
    undo,
    stop: () => (stopping.current = true),
    restart: () => {
      setPhase("file");
      setLoaded(undefined);
      setMatch(undefined);
      setCorrections(NO_CORRECTIONS);
      setResults(undefined);
      setFailure(undefined);
      setUndone(undefined);
    },
  };
}

export type EditorImport = ReturnType<typeof useImport>;
