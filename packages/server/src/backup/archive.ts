import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import tar from "tar-stream";
import { z } from "zod";

const FORMAT = 1;
const MANIFEST = "manifest.json";
/** Far more than the list of any installation's files. */
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;

const entrySchema = z.object({
  name: z.string().regex(/^(tables\/[a-z_]+\.jsonl|files\/[0-9a-f]{32}\.[a-z0-9]{2,5})$/),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  /** The last step of the schema that the rows belong to. */
  schema: z.string(),
  entries: z.array(entrySchema),
});

export type ArchiveEntry = z.infer<typeof entrySchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** An archive that cannot be used; the message says why. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

/** Something to be packed: its bytes and what the manifest says of them. */
export interface Source extends ArchiveEntry {
  open(): Promise<Readable>;
}

/**
 * Writes the archive: a gzipped tar whose first entry is the manifest with the checksum of each
 * other one. It gets its name once it is whole and on the disk.
 * @param folder the caller's own, on the same disk: nobody else writes there
 * @throws when a source's bytes are not what its checksum says
 */
export async function writeArchive(
  path: string,
  folder: string,
  schema: string,
  sources: readonly Source[],
): Promise<void> {
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    schema,
    entries: sources.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
  };
  const unfinished = join(folder, "archive");
  const pack = tar.pack();
  const fill = async () => {
    await new Promise<void>((resolve, reject) => {
      pack.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(manifest), (error) =>
        error ? reject(error) : resolve(),
      );
    });
    for (const source of sources) {
      const entry = pack.entry({ name: source.name, size: source.bytes, mode: 0o600 });
      await pipeline(await source.open(), verified(source), entry);
    }
    pack.finalize();
  };
  try {
    const written = pipeline(
      pack,
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await Promise.all([
      written,
      fill().catch((error: unknown) => {
        pack.destroy(error as Error);
        throw error;
      }),
    ]);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Unpacks the archive into a folder and checks every byte of it.
 * @returns its manifest; each entry lies in the folder under `fileOf(entry.name)`
 * @throws ArchiveError for what is cut short, changed, or no backup at all
 */
export async function unpackArchive(path: string, folder: string): Promise<Manifest> {
  await stat(path).catch(() => {
    throw new ArchiveError(`${path} is not there`);
  });
  const extract = tar.extract();
  let manifest: Manifest | undefined;
  const awaited = new Map<string, ArchiveEntry>();
  const read = async () => {
    for await (const entry of extract) {
      const { name, type } = entry.header;
      if (type !== "file") throw new ArchiveError(`${name} is no file`);
      if (!manifest) {
        if (name !== MANIFEST)
          throw new ArchiveError("The archive does not begin with its manifest");
        manifest = await readManifest(asNode(entry));
        for (const said of manifest.entries) awaited.set(said.name, said);
        continue;
      }
      const said = awaited.get(name);
      if (!said) throw new ArchiveError(`${name} is not in the manifest, or there twice`);
      awaited.delete(name);
      await pipeline(
        asNode(entry),
        verified(said),
        createWriteStream(join(folder, fileOf(name)), { flags: "wx", mode: 0o600 }),
      );
    }
  };
  try {
    await Promise.all([pipeline(createReadStream(path), createGunzip(), extract), read()]);
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The archive cannot be read: ${(error as Error).message}`);
  }
  const [missing] = awaited.keys();
  if (!manifest || missing) throw new ArchiveError(`${missing ?? MANIFEST} is missing`);
  return manifest;
}

/** Where an unpacked entry lies; no name in an archive is ever a path. */
export function fileOf(name: string): string {
  return name.replace("/", "-");
}

/** The library types its streams by another package; they work with Node's functions. */
function asNode(entry: unknown): Readable {
  return entry as Readable;
}

async function readManifest(entry: Readable): Promise<Manifest> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of entry as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_MANIFEST_BYTES) throw new ArchiveError("The manifest is too large");
    parts.push(part);
  }
  try {
    return manifestSchema.parse(JSON.parse(Buffer.concat(parts).toString("utf8")));
  } catch {
    throw new ArchiveError("The manifest is not one that this version understands");
  }
}

/** Lets bytes through and fails at the end when they are not the ones that were said. */
function verified({ name, bytes, sha256 }: ArchiveEntry): Transform {
  const hash = createHash("sha256");
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      hash.update(chunk);
      done(
        seen > bytes ? new ArchiveError(`${name} is longer than its manifest says`) : null,
        chunk,
      );
    },
    flush(done) {
      const same = seen === bytes && hash.digest("hex") === sha256;
      done(same ? null : new ArchiveError(`${name} is not what its checksum says`));
    },
  });
}

/** The checksum and size of a local file. */
export async function measure(path: string): Promise<Pick<ArchiveEntry, "bytes" | "sha256">> {
  const hash = createHash("sha256");
  let bytes = 0;
  const handle = await open(path);
  for await (const chunk of handle.createReadStream() as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
