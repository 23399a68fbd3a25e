import { isApiError } from "@panel/api-client";
import { listImports, uploadEditors, type CsvImportReport } from "@panel/api-client/panel";
import type { ImportBatch } from "@panel/domain/editor-batches";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";

/** An import that a call belongs to. */
export interface Call {
  requestId: string;
  supervisorId?: number;
}

/** Sends rows to be imported, or only checked. */
export const sendEditors = ({ csv }: ImportBatch, call: Call, checkOnly: 0 | 1) =>
  withSession(() => {
    const csvFile = new File([csv], "editors.csv", { type: "text/csv" });
    return uploadEditors(panelApi, { csvFile, ...call, ...(checkOnly ? { checkOnly } : {}) });
  });

/** What a back end says that imports and does not tell what has become of each row. */
export const UNTOLD: CsvImportReport = { imported: 0, repeated: [], rejected: [] };

/**
 * Whether the back end has more than the call that the documents describe. One that has not would take a check for an import,
 * and create everybody.
 */
export async function knowsImports(supervisorId: number | undefined, signal: AbortSignal) {
  try {
    await listImports(panelApi, supervisorId === undefined ? {} : { supervisorId }, { signal });
    return true;
  } catch (error) {
    if (isApiError(error, "notFound")) return false;
    throw error;
  }
}
