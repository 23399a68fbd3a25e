import { z } from "zod";
import { withoutEnd } from "@panel/domain/text-ends";

/** A bucket of an S3-compatible storage and the credentials for it. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket's name in the path instead of the host, as MinIO and Ceph want it. */
  forcePathStyle: boolean;
}

const NEEDED = [
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** What the variables may hold, each by itself. */
export const s3Variables = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "expects an http:// or https:// address" })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, "expects a region's name, such as eu-west-1")
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "expects a bucket's name")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Given = { [Name in (typeof NEEDED)[number]]?: string | undefined };

/**
 * The bucket that the variables describe, or undefined when none is set.
 * @returns the names that are missing when only some are set
 */
export function readS3(
  given: Given,
  forcePathStyle: boolean | undefined,
): S3Settings | { missing: readonly string[] } | undefined {
  const missing = NEEDED.filter((name) => given[name] === undefined);
  if (missing.length === NEEDED.length && forcePathStyle === undefined) return undefined;
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return { missing };
  }
  return {
    endpoint: withoutEnd(S3_ENDPOINT, /\//),
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: forcePathStyle ?? false,
  };
}
