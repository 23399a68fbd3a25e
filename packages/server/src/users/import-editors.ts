import type { CsvImportReport } from "@panel/api-client/panel-types";
import { readCsv } from "@panel/domain/csv";
import {
  checkRows,
  matchColumns,
  missingColumns,
  type EditorRow,
} from "@panel/domain/editor-import";
import { editorTable } from "@panel/domain/editor-table";
import type { PhoneRegion } from "@panel/domain/phone-region";
import { recordBy } from "../audit/record.ts";
import { chunks } from "../db/chunks.ts";
import type { Connection } from "../db/connection.ts";
import type { MailLanguage, User } from "../db/schema.ts";
import { Refusal } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { Mails } from "../account/mails.ts";
import type { Throttles } from "../throttle/throttle.ts";
import { remainingQuota } from "../resources/quota.ts";
import { insertPending, knownUsers, USERS_AT_ONCE } from "./repository.ts";

/** What is imported. */
export interface ImportFile {
  bytes: Uint8Array;
  /** The same with each call of one import. */
  requestId: string | undefined;
  /** Only tells what would become of each row. */
  isCheck: boolean;
  /** Where phone numbers without a country code are from. */
  phoneRegion: PhoneRegion;
}

interface Parts {
  connection: Connection;
  mails: Mails;
  throttles: Pick<Throttles, "mailToRecipient">;
}

/**
 * Creates an editor for each good row of a file, below the supervisor that sends it. Rows past
 * the limit are rejected. After an interruption the same file imports the rest: what is there
 * already counts as repeated, unless an earlier call of the same import has made it.
 */
export async function importEditors(
  { connection, mails, throttles }: Parts,
  supervisor: User,
  viewer: Viewer,
  { bytes, requestId, isCheck, phoneRegion }: ImportFile,
  language: MailLanguage,
): Promise<CsvImportReport> {
  const file = readCsv(bytes);
  const table = editorTable(file, phoneRegion);
  if (missingColumns(table?.match ?? matchColumns(file.header?.cells ?? [])).length > 0) {
    throw new Refusal("ERRORS.csvColumns", "The file lacks name, surname or e-mail");
  }
  const { good, rejected, repeated, withoutPhone } = table
    ? checkRows(table.rows, table.match, undefined, undefined, phoneRegion)
    : NOBODY;
  const report: CsvImportReport = {
    imported: 0,
    repeated: repeated.map((row) => row.email),
    rejected: [...rejected],
    ...(withoutPhone.length > 0 ? { withoutPhone } : {}),
  };
  const inviter = `${supervisor.name} ${supervisor.surname}`;
  const { db } = connection;
  if (isCheck) return checked(connection, supervisor, good, report);
  for (const rows of chunks(good, USERS_AT_ONCE)) {
    await db.transaction().execute(async (transaction) => {
      const room = await remainingQuota(connection, transaction, supervisor.id, "editors");
      const emails = rows.map((row) => row.email);
      const known = await knownUsers(transaction, emails);
      const madeBefore = rows.filter((row) => {
        const user = known.get(row.email);
        return (
          requestId &&
          user?.request_id === idOfRow(requestId, row) &&
          user.parent_id === supervisor.id
        );
      });
      const fresh = rows.filter((row) => !known.has(row.email));
      const fitting = room === null ? fresh : fresh.slice(0, room);
      const flooded = await throttles.mailToRecipient.countEach(
        transaction,
        fitting.map((row) => row.email),
      );
      const made = await insertPending(
        transaction,
        fitting
          .filter((row) => !flooded.has(row.email))
          .map((row) => ({
            ...pendingEditor(row, supervisor, language),
            request_id: requestId ? idOfRow(requestId, row) : null,
          })),
      );
      if (made.length > 0) await mails.confirmations(transaction, made, inviter);
      const added = new Set([...made, ...madeBefore].map((user) => user.email));
      const tooMany = new Set(fresh.slice(fitting.length));
      report.imported += added.size;
      for (const row of rows) {
        if (tooMany.has(row)) {
          report.rejected.push({ line: row.line, reason: "ERRORS.editorLimitReached" });
        } else if (flooded.has(row.email)) {
          report.rejected.push({ line: row.line, reason: "ERRORS.tooManyTries" });
        } else if (!added.has(row.email)) report.repeated.push(row.email);
      }
      if (made.length > 0) {
        await recordBy(transaction, viewer, {
          event: "user-import",
          subject: supervisor.email,
          details: { imported: made.length },
        });
      }
    });
  }
  if (report.imported === 0) {
    // An import that creates nobody is logged too.
    const { rejected: refused, repeated: known } = report;
    await recordBy(db, viewer, {
      event: "user-import",
      subject: supervisor.email,
      details: { imported: 0, rejected: refused.length, repeated: known.length },
    });
  }
  report.rejected.sort((a, b) => a.line - b.line);
  return report;
}

const NOBODY = { good: [], rejected: [], repeated: [], withoutPhone: [] };

/** What would become of the good rows now. */
async function checked(
  connection: Connection,
  supervisor: User,
  good: readonly EditorRow[],
  report: CsvImportReport,
): Promise<CsvImportReport> {
  const { db } = connection;
  const room = await remainingQuota(connection, db, supervisor.id, "editors");
  for (const rows of chunks(good, USERS_AT_ONCE)) {
    const known = await knownUsers(
      db,
      rows.map((row) => row.email),
    );
    for (const { email, line } of rows) {
      if (known.has(email)) report.repeated.push(email);
      else if (room === null || report.imported < room) report.imported += 1;
      else report.rejected.push({ line, reason: "ERRORS.editorLimitReached" });
    }
  }
  report.rejected.sort((a, b) => a.line - b.line);
  return report;
}

/** The request id of a row's user: the same row of the same import has the same. */
function idOfRow(requestId: string, row: EditorRow): string {
  return `${requestId}:${row.email}`;
}

function pendingEditor(row: EditorRow, supervisor: User, language: MailLanguage) {
  const { line: _line, ...texts } = row;
  return {
    ...texts,
    role: "editor" as const,
    parent_id: supervisor.id,
    entity: supervisor.entity,
    language,
  };
}
