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
import { SettingsError } from "../settings/settings-error.ts";
import type { S3Settings } from "../settings/s3-settings.ts";
import { probeBucket } from "./s3-probe.ts";
import { signedForm } from "./s3-form.ts";
import { contentTypeOf, StorageDown, type ByteRange, type Storage } from "./storage.ts";

/** How long a call may go on without any progress, its tries together, in ms: whoever waits is told within 20 s. */
const PATIENCE = 15_000;
/** How often progress is looked for within that time. */
const LOOKS = 30;
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
  { patience = PATIENCE }: { patience?: number | undefined } = {},
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
      // What ends a call is that nothing moves on, whatever its tries.
      requestTimeout: 0,
      // No limit of connections: slow downloads must not block others.
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
  });
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key });

  async function put(key: string, path: string, file: Measured, watch: Watch): Promise<void> {
    const body = createReadStream(path);
    const giveUp = new AbortController();
    // Of the file alone: what the connection suffers is told by the client.
    let unreadable: Error | undefined;
    body.once("error", (error) => {
      unreadable = error;
      giveUp.abort();
    });
    watch.signal.addEventListener("abort", () => giveUp.abort(), { once: true });
    watch.follow(() => body.bytesRead);
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
      await client.send(command, { abortSignal: giveUp.signal });
    } catch (error) {
      // The client leaves a request open, and its connection in use, whose body has not been sent to its end.
      giveUp.abort();
      body.destroy();
      throw unreadable ?? asFailure(error);
    }
    // The storage may answer before the end of the file was read: with that the request ends.
  }

  async function factsOf(
    key: string,
    abortSignal: AbortSignal,
  ): Promise<{ size: number; version: string | undefined }> {
    const found = await client.send(new HeadObjectCommand(at(key)), { abortSignal });
    return { size: found.ContentLength ?? 0, version: found.ETag };
  }

  const storage: Storage = {
    async save(key, path) {
      const file = await measure(path);
      await whileItMoves(patience, async (watch) => {
        for (let tries = 1; ; tries += 1) {
          try {
            return await put(key, path, file, watch);
          } catch (error) {
            // A stream is spent after one try: the client itself cannot send it again.
            const isOver = tries === TRIES || watch.signal.aborted;
            if (!(error instanceof StorageDown) || isOver) throw error;
          }
        }
      });
    },

    async read(key, range) {
      try {
        // A missing bucket looks like a missing file here; the second call tells them apart.
        return await whileItMoves(patience, async ({ signal: abortSignal }) => {
          const known = range && (await factsOf(key, abortSignal).catch(whenMissing));
          const part = known && range(known.size);
          const wanted = part && { Range: headerOf(part), IfMatch: known.version };
          const command = new GetObjectCommand({ ...at(key), ...wanted });
          const found = await client.send(command, { abortSignal });
          const stream = found.Body as unknown as IncomingMessage;
          endWhenSilent(stream, patience);
          return { total: known?.size ?? found.ContentLength ?? 0, stream };
        });
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw asFailure(error);
      }
    },

    async sizeOf(key) {
      try {
        const facts = await whileItMoves(patience, ({ signal }) => factsOf(key, signal));
        return facts.size;
      } catch (error) {
        if (!isMissing(error)) throw asFailure(error);
      }
      // A missing bucket looks like a missing file here, and is told apart by a call that reads.
      const found = await storage.read(key);
      found?.stream.destroy();
      return found?.total;
    },

    async remove(key) {
      try {
        await whileItMoves(patience, ({ signal: abortSignal }) =>
          client.send(new DeleteObjectCommand(at(key)), { abortSignal }),
        );
      } catch (error) {
        if (!isMissing(error)) throw asFailure(error);
      }
    },

    signForm: (key, limits) => signedForm(settings, key, limits),
  };
  await whileItMoves(patience, ({ signal }) => probeBucket(client, settings, signal)).catch(
    (error: unknown) => {
      if (!(error instanceof StorageDown)) throw error;
      throw new SettingsError(
        `S3_ENDPOINT: no S3 storage answers at ${settings.endpoint} (silence)`,
      );
    },
  );
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

/** Watches over a call. */
interface Watch {
  /** Is aborted when nothing has moved on for too long. */
  signal: AbortSignal;
  /** What has been sent so far by the try that runs; only what no earlier one has reached is progress. */
  follow(sent: () => number): void;
}

/**
 * Works until nothing has moved on for `patience` ms, its tries and their pauses together.
 * @throws StorageDown then, also when what was called does not heed the signal
 */
async function whileItMoves<T>(patience: number, work: (watch: Watch) => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let follow: Watch["follow"] = () => undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    let [sent, furthest, still] = [() => 0, 0, 0];
    timer = setInterval(() => {
      still = sent() > furthest ? 0 : still + 1;
      furthest = Math.max(furthest, sent());
      if (still < LOOKS) return;
      reject(new StorageDown("The storage does not answer"));
      giveUp.abort();
    }, patience / LOOKS);
    follow = (next) => (sent = next);
  });
  try {
    return await Promise.race([
      work({ signal: giveUp.signal, follow: (sent) => follow(sent) }),
      stalled,
    ]);
  } finally {
    clearInterval(timer);
  }
}

/** Ends a body that the storage stops sending; a reader may take all the time that it likes. */
function endWhenSilent(body: IncomingMessage, patience: number): void {
  const { socket } = body;
  const onTimeout = () => {
    if (body.complete) return;
    if (body.readableLength > 0) socket.setTimeout(patience);
    else body.destroy(new StorageDown("The storage stopped in the middle of a file"));
  };
  socket.setTimeout(patience, onTimeout);
  body.once("close", () => socket.removeListener("timeout", onTimeout));
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
