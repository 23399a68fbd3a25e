import { afterAll, beforeAll, expect, test } from "vitest";
import {
  available,
  freshDatabase,
  skipWithoutEngine,
  type TestDatabase,
} from "./support/database.ts";
import { expectNothingLostOrOrphaned, killDuringUploads } from "./support/killed-uploads.ts";
import { rounds } from "./support/rounds.ts";
import { filesUnder } from "./support/stored.ts";

const KILLS = rounds(2, 6);

let database: TestDatabase;

skipWithoutEngine();
beforeAll(async () => {
  if (available) database = await freshDatabase();
});
afterAll(() => database?.remove());

test(`TRU-32 ${KILLS} kills during uploads and imports lose no acknowledged one and leave no orphan, row, file or part`, async () => {
  const acknowledged = await killDuringUploads(database.env, KILLS);
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  const { dataDir } = database;
  await expectNothingLostOrOrphaned(database, acknowledged, filesUnder(dataDir, "files"));
  expect(filesUnder(dataDir, "incoming")).toEqual([]);
}, 600_000);
