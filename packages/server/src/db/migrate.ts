import type { Connection, Db } from "./connection.ts";
import type { ArchivedRow } from "./archived-row.ts";
import * as first from "./migrations/001-users-and-experiences.ts";
import * as second from "./migrations/002-accounts.ts";
import * as third from "./migrations/003-files.ts";
import * as fourth from "./migrations/004-file-owners.ts";
import * as fifth from "./migrations/005-library.ts";
import * as sixth from "./migrations/006-mail-deadlines.ts";
import * as seventh from "./migrations/007-log-rows-stay.ts";
import * as eighth from "./migrations/008-one-model.ts";
import * as ninth from "./migrations/009-bots.ts";
import * as tenth from "./migrations/010-bot-knowledge.ts";
import * as eleventh from "./migrations/011-bot-answers.ts";
import * as twelfth from "./migrations/012-chatbots.ts";
import * as thirteenth from "./migrations/013-point-deletions.ts";
import * as plays from "./migrations/014-plays.ts";
import * as lastChanges from "./migrations/015-last-changes.ts";
import * as altTexts from "./migrations/016-alt-texts.ts";
import * as routeLanguages from "./migrations/017-route-languages.ts";
import * as secondFactors from "./migrations/018-second-factors.ts";
import * as oldThumbnails from "./migrations/019-old-thumbnails.ts";
import * as playShares from "./migrations/020-play-shares.ts";
import * as endedSessions from "./migrations/021-ended-sessions.ts";
import * as accessCodes from "./migrations/027-access-codes.ts";
import * as deletedExperiences from "./migrations/028-deleted-experiences.ts";
import * as userLabels from "./migrations/029-user-labels.ts";
import * as foldedNames from "./migrations/030-folded-names.ts";
import * as readAgain from "./migrations/031-read-again.ts";
import * as ownAnswers from "./migrations/032-own-answers.ts";
import * as chatSettings from "./migrations/033-chat-settings.ts";
import * as botFigures from "./migrations/034-bot-figures.ts";
import * as pageEdits from "./migrations/035-page-edits.ts";
import * as versions from "./migrations/036-versions.ts";
import * as tryouts from "./migrations/037-tryouts.ts";
import * as outdatedTexts from "./migrations/038-outdated-texts.ts";
import * as lotteries from "./migrations/039-lotteries.ts";
import * as assetSpeech from "./migrations/040-asset-speech.ts";
import * as versionAuthors from "./migrations/041-version-authors.ts";
import * as identities from "./migrations/042-identities.ts";
import * as textDrafts from "./migrations/043-text-drafts.ts";
import * as libraryPages from "./migrations/044-library-pages.ts";
import * as sharedAssets from "./migrations/046-shared-assets.ts";
import * as assetLicences from "./migrations/047-asset-licences.ts";
import * as visits from "./migrations/048-visits.ts";
import * as modelLinks from "./migrations/050-model-links.ts";
import * as modelUsdz from "./migrations/051-model-usdz.ts";
import * as preparedPublications from "./migrations/052-prepared-publications.ts";
import * as modelWords from "./migrations/053-model-words.ts";
import * as events from "./migrations/054-events.ts";
import * as eventSums from "./migrations/055-event-sums.ts";
import * as routeZones from "./migrations/056-route-zones.ts";

/** One step of the schema. Steps only ever get added at the end. */
export interface Migration {
  name: string;
  up(db: Db, engine: Connection["engine"]): Promise<void>;
  /** What the step makes of a row in an archive; without it, older archives cannot be restored. */
  upgradeRow?(table: string, row: ArchivedRow): ArchivedRow;
}

const MIGRATIONS: readonly Migration[] = [
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  plays,
  lastChanges,
  altTexts,
  routeLanguages,
  secondFactors,
  oldThumbnails,
  playShares,
  endedSessions,
  accessCodes,
  deletedExperiences,
  userLabels,
  foldedNames,
  readAgain,
  ownAnswers,
  chatSettings,
  botFigures,
  pageEdits,
  versions,
  tryouts,
  outdatedTexts,
  lotteries,
  assetSpeech,
  versionAuthors,
  identities,
  textDrafts,
  libraryPages,
  sharedAssets,
  assetLicences,
  visits,
  modelLinks,
  modelUsdz,
  preparedPublications,
  modelWords,
  events,
  eventSums,
  routeZones,
];

/** The name of the step that the schema of this program ends with. */
export function lastMigration(): string {
  return MIGRATIONS.at(-1)?.name ?? "";
}

/**
 * Brings a row of an archive from the step that the archive was made at to the last one. Undefined
 * where the step is unknown, or one after it says nothing of archives.
 */
export function archiveUpgrade(
  step: string,
): ((table: string, row: ArchivedRow) => ArchivedRow) | undefined {
  const at = MIGRATIONS.findIndex((migration) => migration.name === step);
  const later = MIGRATIONS.slice(at + 1);
  if (at < 0 || later.some((migration) => !migration.upgradeRow)) return undefined;
  return (table, row) =>
    later.reduce((upgraded, migration) => migration.upgradeRow?.(table, upgraded) ?? upgraded, row);
}

/** The database belongs to another program, or to a newer version of this one. */
export class ForeignDatabase extends Error {
  override name = "ForeignDatabase";
}

/**
 * Brings the schema up to date and says which steps were run. Nodes that start at once wait
 * for each other; a step that fails leaves the schema as it was.
 * @throws ForeignDatabase when it is another program's, or of a newer version than this program
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const done: string[] = [];
  await connection.exclusively(async (db) => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    if (tables.length > 0 && !tables.includes("migrations")) {
      throw new ForeignDatabase(
        `The database belongs to another program: it has the table ${tables[0]}`,
      );
    }
    await db.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("done_at", "text", (column) => column.notNull())
      .execute();
    const known = new Set(MIGRATIONS.map((migration) => migration.name));
    const before = await db.selectFrom("migrations").select("name").execute();
    const unknown = before.find((row) => !known.has(row.name));
    if (unknown) {
      throw new ForeignDatabase(
        `The database was made by a newer version: it has the step ${unknown.name}`,
      );
    }
    for (const migration of MIGRATIONS) {
      if (before.some((row) => row.name === migration.name)) continue;
      await migration.up(db, connection.engine);
      const row = { name: migration.name, done_at: new Date().toISOString() };
      await db.insertInto("migrations").values(row).execute();
      done.push(migration.name);
    }
  });
  return done;
}
