import { randomBytes } from "node:crypto";
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from "@aws-sdk/client-s3";
import { inject } from "vitest";
import type { S3Settings } from "../../src/settings/s3-settings.ts";

/** Whether there is an S3 storage for the tests. */
export const hasS3 = inject("s3").endpoint !== "";

/** A test file's own bucket, looked into without the server's code. */
export interface TestBucket {
  settings: S3Settings;
  /** The variables that point a server process at it. */
  env: Record<string, string>;
  keys(): Promise<string[]>;
  contentType(key: string): Promise<string | undefined>;
  /** Uploads that were begun and neither finished nor given up. */
  unfinished(): Promise<number>;
  /** Of an empty one. */
  remove(): Promise<void>;
}

export async function freshBucket(): Promise<TestBucket> {
  const { endpoint, accessKeyId, secretAccessKey } = inject("s3");
  const region = "us-east-1";
  const bucket = `test-${randomBytes(6).toString("hex")}`;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const Bucket = bucket;
  await client.send(new CreateBucketCommand({ Bucket }));
  return {
    settings: { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle: true },
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_FORCE_PATH_STYLE: "true",
    },
    async keys() {
      const { Contents } = await client.send(new ListObjectsV2Command({ Bucket }));
      return (Contents ?? []).map(({ Key }) => Key ?? "");
    },
    async contentType(Key) {
      return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentType;
    },
    async unfinished() {
      const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
      return Uploads?.length ?? 0;
    },
    async remove() {
      await client.send(new DeleteBucketCommand({ Bucket }));
    },
  };
}
