import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../settings/s3-settings.ts";
import { checkBucket } from "./s3-check.ts";
import { signedForm } from "./s3-form.ts";
import { contentTypeOf, StorageDown, type ByteRange, type Storage } from "./storage.ts";

/** How long the storage may stay silent, in ms. */
const PATIENCE = 20_000;
/** Tries of each call, the first included. */
const TRIES = 2;

const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/**
 * Files as objects of a bucket, by their key. Each is put in one request that carries the SHA-256
 * of its bytes: the storage takes it whole and unchanged, or not at all, so nothing unfinished is
 * ever seen or left over. Of a file only a few kB are in memory at a time.
 * @throws SettingsError when the bucket cannot be used
 */
export async function openS3(
  settings: S3Settings,
  { patience = PATIENCE }: { patience?: number } = {},
): Promise<Storage> {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    maxAttempts: TRIES,
    // The client's warnings are not needed: the same faults are thrown as errors and logged.
    logger: SILENT,
    // Not every storage knows the newer checksums; ours is in the signature.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: Math.min(patience, 3000),
      requestTimeout: patience,
      throwOnRequestTimeout: true,
      // No limit of connections: slow downloads must not block others.
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
  });
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key });

  async function put(key: string, path: string, file: Measured): Promise<void> {
    const body = createReadStream(path);
    const giveUp = new AbortController();
    // Of the file alone: what the connection suffers is told by the client.
    let unreadable: Error | undefined;
    body.once("error", (error) => {
      unreadable = error;
      giveUp.abort();
    });
    const timer = watchProgress(() => body.bytesRead, patience, giveUp);
    const command = new PutObjectCommand({
      ...at(key),
      Body: body,
      ContentLength: file.bytes,
      ContentType: contentTypeOf(key),
    });
    command.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> };
        headers["x-amz-content-sha256"] = file.sha256;
        return next(args);
      },
      { step: "build" },
    );
    try {
      // No limit for a whole call; silence is what ends it.
      await client.send(command, { abortSignal: giveUp.signal, requestTimeout: 0 });
    } catch (error) {
      // The client leaves a request open, and its connection in use, whose body has not been sent to its end.
      giveUp.abort();
      body.destroy();
      throw unreadable ?? asFailure(error);
    } finally {
      clearInterval(timer);
    }
    // The storage may answer before the end of the file was read: with that the request ends.
  }

  async function sizeOf(key: string): Promise<{ size: number; version: string | undefined }> {
    const found = await client.send(new HeadObjectCommand(at(key)));
    return { size: found.ContentLength ?? 0, version: found.ETag };
  }

  const storage: Storage = {
    async save(key, path) {
      const file = await measure(path);
      for (let tries = 1; ; tries += 1) {
        try {
          return await put(key, path, file);
        } catch (error) {
          // A stream is spent after one try: the client itself cannot send it again.
          if (!(error instanceof StorageDown) || tries === TRIES) throw error;
        }
      }
    },

    async read(key, range) {
      try {
        // A missing bucket looks like a missing file here; the second call tells them apart.
        const known = range && (await sizeOf(key).catch(whenMissing));
        const part = known && range(known.size);
        const wanted = part && { Range: headerOf(part), IfMatch: known.version };
        const found = await client.send(new GetObjectCommand({ ...at(key), ...wanted }));
        const stream = found.Body as unknown as IncomingMessage;
        endWhenSilent(stream, patience);
        return { total: known?.size ?? found.ContentLength ?? 0, stream };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw asFailure(error);
      }
    },

    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(at(key)));
      } catch (error) {
        if (!isMissing(error)) throw asFailure(error);
      }
    },

    signForm: (key, limits) => signedForm(settings, key, limits),
  };
  await checkBucket(client, settings);
  return storage;
}

interface Measured {
  bytes: number;
  sha256: string;
}

async function measure(path: string): Promise<Measured> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Aborts what has not moved on between one look and the next. */
function watchProgress(
  progress: () => number,
  patience: number,
  giveUp: AbortController,
): NodeJS.Timeout {
  let before = -1;
  return setInterval(() => {
    const now = progress();
    if (now === before) giveUp.abort();
    before = now;
  }, patience);
}

/** Ends a body that the storage stops sending; a reader may take all the time that it likes. */
function endWhenSilent(body: IncomingMessage, patience: number): void {
  const { socket } = body;
  const check = () => {
    if (body.complete) return;
    if (body.readableLength > 0) socket.setTimeout(patience);
    else body.destroy(new StorageDown("The storage stopped in the middle of a file"));
  };
  socket.setTimeout(patience, check);
  body.once("close", () => socket.removeListener("timeout", check));
}

function headerOf({ first, last }: ByteRange): string {
  return `bytes=${first}-${last}`;
}

function isMissing(error: unknown): boolean {
  const name = error instanceof S3ServiceException ? error.name : "";
  return name === "NoSuchKey" || name === "NotFound";
}

function whenMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** What is not a mistake in a request of ours means that the storage cannot be used now. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!(error instanceof S3ServiceException)) {
    return new StorageDown("The storage does not answer", { cause: error });
  }
  const status = error.$metadata.httpStatusCode ?? 0;
  const ourMistake = status >= 400 && status < 500 && !REFUSALS.has(status);
  if (ourMistake && !TROUBLES.has(error.name)) return error;
  return new StorageDown(`The storage answers ${error.name}`, { cause: error });
}

/** Keys that are taken back, a request that took too long to arrive, too many of them. */
const REFUSALS = new Set([401, 403, 408, 429]);
/** Faults of the storage, or of what is between it and us, that have the status of a mistake. */
const TROUBLES = new Set([
  "NoSuchBucket",
  "BadDigest",
  "IncompleteBody",
  "RequestTimeout",
  "XAmzContentSHA256Mismatch",
]);
