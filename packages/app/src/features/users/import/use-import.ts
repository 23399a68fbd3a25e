import { uploadEditors } from "@panel/api-client/panel";
import { readCsv, type CsvTable } from "@panel/domain/csv";
import {
  importBatches,
  matchColumns,
  missingColumns,
  type ColumnMatch,
  type EditorColumn,
} from "@panel/domain/editor-import";
import { useMemo, useRef, useState } from "react";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { afterBatch, countStates, previewRows, type ImportRow } from "./rows.ts";

/** Rows sent in one call: few enough to show progress between calls, enough to keep the number of calls low. */
const BATCH = 200;

const NO_ROWS: readonly ImportRow[] = [];

interface Loaded {
  fileName: string;
  table: CsvTable;
  /** Identifies the import, so that the server recognises a batch that is sent again because its answer was lost. */
  requestId: string;
}

type Phase = "file" | "check" | "running" | "done";

/** Imports editors: from choosing the file to the report. Rows are sent in batches, so that the import can be stopped. */
export function useImport(onImported: () => void) {
  const [phase, setPhase] = useState<Phase>("file");
  const [loaded, setLoaded] = useState<Loaded>();
  const [unreadable, setUnreadable] = useState(false);
  const [match, setMatch] = useState<ColumnMatch>();
  const [results, setResults] = useState<readonly ImportRow[]>();
  const [failure, setFailure] = useState<unknown>();
  const stopping = useRef(false);

  const preview = useMemo(
    () => (loaded && match ? previewRows(loaded.table, match) : undefined),
    [loaded, match],
  );
  const rows = results ?? preview?.rows ?? NO_ROWS;
  const counts = useMemo(() => countStates(rows), [rows]);

  const open = async (file: File) => {
    const table = readCsv(new Uint8Array(await file.arrayBuffer()));
    const empty = table.header === undefined || table.rows.length === 0;
    setUnreadable(empty);
    if (empty || !table.header) return;
    setLoaded({ fileName: file.name, table, requestId: crypto.randomUUID() });
    setMatch(matchColumns(table.header.cells));
    setPhase("check");
  };

  const choose = (column: EditorColumn, place: number | null) =>
    setMatch((current) => current && { ...current, [column]: place });

  /** Sends the rows that are ready; after a failure or a stop it continues with the first row not sent. */
  const run = async () => {
    if (!preview || !loaded) return;
    const { requestId } = loaded;
    stopping.current = false;
    setFailure(undefined);
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
        const csvFile = new File([batch.csv], "editors.csv", { type: "text/csv" });
        const report = await withSession(() => uploadEditors(panelApi, { csvFile, requestId }));
        current = afterBatch(current, batch, report);
        setResults(current);
      }
    } catch (error) {
      setFailure(error);
    }
    setResults(current.map((row) => (row.state === "ready" ? { ...row, state: "unsent" } : row)));
    setPhase("done");
    onImported();
  };

  return {
    phase,
    fileName: loaded?.fileName ?? "",
    header: loaded?.table.header?.cells ?? [],
    encoding: loaded?.table.encoding,
    unreadable,
    match,
    missing: match ? missingColumns(match) : [],
    rows,
    counts,
    failure,
    open,
    choose,
    run,
    stop: () => (stopping.current = true),
    restart: () => {
      setPhase("file");
      setLoaded(undefined);
      setMatch(undefined);
      setResults(undefined);
      setFailure(undefined);
    },
  };
}

export type EditorImport = ReturnType<typeof useImport>;
