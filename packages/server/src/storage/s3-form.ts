import { createHmac } from "node:crypto";
import type { S3Settings } from "../settings/s3-settings.ts";
import type { FormLimits, UploadForm } from "./storage.ts";

const ALGORITHM = "AWS4-HMAC-SHA256";

/** Where forms for a bucket are sent. */
export function formAddress({ endpoint, bucket, forcePathStyle }: S3Settings): string {
  if (forcePathStyle) return `${endpoint}/${bucket}`;
  const { protocol, host } = new URL(endpoint);
  return `${protocol}//${bucket}.${host}`;
}

/**
 * A form that S3 takes for one key, with a policy signed as version 4 of its signatures wants it.
 * Until it expires the same form may be sent again, and then overwrites.
 */
export function signedForm(
  settings: S3Settings,
  key: string,
  { contentType, maxBytes, expiresAt }: FormLimits,
): UploadForm {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const scope = [date.slice(0, 8), settings.region, "s3", "aws4_request"];
  const fixed = {
    key,
    "Content-Type": contentType,
    "x-amz-algorithm": ALGORITHM,
    "x-amz-credential": [settings.accessKeyId, ...scope].join("/"),
    "x-amz-date": date,
  };
  const policy = Buffer.from(
    JSON.stringify({
      expiration: expiresAt.toISOString(),
      conditions: [
        { bucket: settings.bucket },
        ["content-length-range", 1, maxBytes],
        ...Object.entries(fixed).map(([name, value]) => ({ [name]: value })),
      ],
    }),
  ).toString("base64");
  const signingKey = scope.reduce<string | Buffer>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${settings.secretAccessKey}`,
  );
  const signature = createHmac("sha256", signingKey).update(policy).digest("hex");
  return {
    url: formAddress(settings),
    fields: { ...fixed, policy, "x-amz-signature": signature },
  };
}
