import { describe } from "vitest";
import { testDownloads } from "./support/bots-downloads.ts";
import { freshBucket, hasS3 } from "./support/s3.ts";

const bucket = hasS3 ? await freshBucket() : undefined;

describe.skipIf(!bucket)("with files on S3", () => {
  testDownloads(bucket?.env ?? {});
});
