import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "./support/database.ts";
import { expectNothingLostOrOrphaned, killDuringUploads } from "./support/killed-uploads.ts";
import { freshBucket, hasS3, type TestBucket } from "./support/s3.ts";
import { filesUnder } from "./support/stored.ts";

const KILLS = 5;

describe.skipIf(!hasS3)("a server on S3", () => {
  let database: TestDatabase;
  let bucket: TestBucket;
  beforeAll(async () => {
    [database, bucket] = [await freshDatabase(), await freshBucket()];
  });
  afterAll(() => database.remove());

  test(`TRU-32 ${KILLS} kills during uploads lose no acknowledged one and leave no orphan, row or object`, async () => {
    const acknowledged = await killDuringUploads({ ...database.env, ...bucket.env }, KILLS);
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    await expectNothingLostOrOrphaned(database, acknowledged, await bucket.keys());
    expect(await bucket.unfinished()).toBe(0);
    expect(filesUnder(database.dataDir, "incoming")).toEqual([]);
  }, 600_000);
});
