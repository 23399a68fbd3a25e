import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from "@aws-sdk/client-s3";
import { SettingsError } from "../settings/settings-error.ts";
import type { S3Settings } from "../settings/s3-settings.ts";

/** Always the same, so that a node that dies here leaves at most one. */
const PROBE = "start-check";

/**
 * Tries every kind of call once, so that a wrong setting fails at the start rather than at the
 * first upload.
 * @throws SettingsError naming the variable that is wrong
 */
export async function probeBucket(
  client: S3Client,
  settings: S3Settings,
  abortSignal: AbortSignal,
): Promise<void> {
  const Bucket = settings.bucket;
  try {
    // Without the right to list, what is missing would look like what is forbidden.
    await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), { abortSignal });
    await client.send(new PutObjectCommand({ Bucket, Key: PROBE, Body: PROBE }), { abortSignal });
    await client.send(new DeleteObjectCommand({ Bucket, Key: PROBE }), { abortSignal });
  } catch (error) {
    throw new SettingsError(explain(error, settings), { cause: error });
  }
}

function explain(error: unknown, { endpoint, bucket, region }: S3Settings): string {
  if (!(error instanceof S3ServiceException)) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return `S3_ENDPOINT: no S3 storage answers at ${endpoint} (${reason})`;
  }
  switch (error.name) {
    case "InvalidAccessKeyId":
      return `S3_ACCESS_KEY_ID expects a key that ${endpoint} knows`;
    case "SignatureDoesNotMatch":
      return "S3_SECRET_ACCESS_KEY expects the secret that belongs to S3_ACCESS_KEY_ID";
    case "NoSuchBucket":
      return `S3_BUCKET expects a bucket that is there: ${endpoint} has no ${bucket}`;
    case "PermanentRedirect":
    case "AuthorizationHeaderMalformed":
      return `S3_REGION expects the region of the bucket ${bucket}, which is not ${region}`;
    case "AccessDenied":
      return `S3_ACCESS_KEY_ID expects a key that may list, put, read and delete in the bucket ${bucket}`;
    default:
      return `S3_ENDPOINT: ${endpoint} answers ${error.name} (${error.message})`;
  }
}
