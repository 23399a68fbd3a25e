import type { CsvImportReport } from "@panel/api-client/panel-types";
import { CSV_LINES_MAX, csvLines } from "@panel/domain/csv-size";
import type { ValidatedRows, EditorRow } from "@panel/domain/editor-import";
import type { PhoneRegion } from "@panel/domain/phone-region";
import { idRanges } from "../audit/id-ranges.ts";
import { recordBy } from "../audit/record.ts";
import { chunks } from "../db/chunks.ts";
import type { Connection } from "../db/connection.ts";
import type { MailLanguage, User } from "../db/schema.ts";
import { Refusal, notFound, unauthenticated } from "../app-error.ts";
import type { Imports } from "../throttle/imports.ts";
import { TookTooMuch, type Workers } from "../workers/workers.ts";
import type { Viewer } from "../viewer.ts";
import type { Mails } from "../account/mails.ts";
import type { Throttles } from "../throttle/throttle.ts";
import { accountOf, boundOf, remainingQuota, roomOf } from "../resources/quota.ts";
import { insertPending, knownUsers, USERS_AT_ONCE } from "./repository.ts";

/** What is imported. */
export interface ImportFile {
  bytes: Uint8Array;
  /** The same with each call of one import. */
  requestId: string | undefined;
  /** Only tells what would become of each row. */
  isDryRun: boolean;
  /** Where phone numbers without a country code are from. */
  phoneRegion: PhoneRegion;
}

/** Who imports, and whose the editors will be. */
export interface ImportPeople {
  viewer: Viewer;
  /** The name in the invitations. */
  inviter: string;
  supervisor: User;
}

interface Parts {
  connection: Connection;
  mails: Mails;
  throttles: Pick<Throttles, "mailToRecipient">;
  imports: Imports;
  workers: Workers;
}

/**
 * Creates an editor for each good row of a file, below a supervisor. Rows past
 * the limit are rejected. After an interruption the same file imports the rest: what is there
 * already counts as repeated, unless an earlier call of the same import has made it.
 */
export async function importEditors(
  parts: Parts,
  people: ImportPeople,
  file: ImportFile,
  language: MailLanguage,
): Promise<CsvImportReport> {
  const rows = csvLines(file.bytes);
  if (rows === undefined) throw tooLong();
  return parts.imports.run(
    people.viewer.id,
    { of: "editors", rows, isDryRun: file.isDryRun },
    async () => {
      const account = await accountOf(parts.connection.db, people.viewer.id);
      const found = await rowsOf(parts.workers, file, account);
      return imported(parts, people, file, found, language);
    },
  );
}

async function rowsOf(
  workers: Workers,
  { bytes, phoneRegion }: ImportFile,
  account: number,
): Promise<ValidatedRows> {
  const input = { bytes, phoneRegion };
  const rows = await workers.run("editors", input, account).catch((error: unknown) => {
    throw error instanceof TookTooMuch ? tooLong() : error;
  });
  if (!rows) throw new Refusal("ERRORS.csvColumns", "The file lacks name, surname or e-mail");
  return rows;
}

const tooLong = () =>
  new Refusal("ERRORS.csvTooLong", "The file has too many lines or cells", {
    count: CSV_LINES_MAX,
  });

async function imported(
  { connection, mails, throttles }: Parts,
  { viewer, supervisor, inviter }: ImportPeople,
  { requestId, isDryRun }: ImportFile,
  { good, rejected, repeated, withoutPhone }: ValidatedRows,
  language: MailLanguage,
): Promise<CsvImportReport> {
  const report: CsvImportReport = {
    imported: 0,
    repeated: repeated.map((row) => row.email),
    rejected: [...rejected],
    ...(withoutPhone.length > 0 ? { withoutPhone } : {}),
  };
  const { db } = connection;
  if (isDryRun) return validated(connection, supervisor, viewer, good, report);
  for (const rows of chunks(good, USERS_AT_ONCE)) {
    await db.transaction().execute(async (transaction) => {
      const room = await remainingQuota(
        connection,
        transaction,
        supervisor.id,
        "editors",
        supervisor.id === viewer.id ? unauthenticated : notFound,
      );
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
          details: { imported: made.length, ids: idRanges(made.map(({ id }) => id)) },
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

/** What would become of the good rows now. */
async function validated(
  connection: Connection,
  supervisor: User,
  viewer: Viewer,
  good: readonly EditorRow[],
  report: CsvImportReport,
): Promise<CsvImportReport> {
  const { db } = connection;
  const places = await boundOf(connection, db, supervisor.id, "editors");
  if (places) report.places = places;
  const room = places && roomOf(places);
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
  await recordBy(db, viewer, {
    event: "user-import-check",
    subject: supervisor.email,
    details: { rows: good.length, repeated: report.repeated.length },
  });
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
