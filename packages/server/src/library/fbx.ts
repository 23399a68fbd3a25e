import { createReadStream } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { createInterface } from "node:readline";

const MAGIC = "Kaydara FBX Binary  \0\u001a\0";
const HEADER = MAGIC.length + 4;
/** From this version on, places in the file take eight bytes. */
const WIDE = 7500;
const MAX_NODES = 1000;

/** Whether a file is an FBX scene, binary or text, from its start to its end. */
export async function isFbx(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0);
    if (bytesRead < HEADER) return false;
    if (buffer.toString("latin1", 0, MAGIC.length) !== MAGIC) return await isTextFbx(path);
    return await isBinaryFbx(file, buffer.readUInt32LE(MAGIC.length));
  } finally {
    await file.close();
  }
}

/** Walks the top-level nodes: each holds the offset of its end, and an empty node ends the list. */
async function isBinaryFbx(file: FileHandle, version: number): Promise<boolean> {
  const { size } = await file.stat();
  const wide = version >= WIDE;
  const recordLength = wide ? 25 : 13;
  let at = HEADER;
  let hasObjects = false;
  for (let count = 0; count < MAX_NODES; count += 1) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(recordLength + 64), 0, null, at);
    if (bytesRead < recordLength) return false;
    const end = wide ? Number(buffer.readBigUInt64LE(0)) : buffer.readUInt32LE(0);
    if (end === 0) return hasObjects;
    const nameLength = buffer[recordLength - 1] ?? 0;
    if (end < at + recordLength + nameLength || end > size) return false;
    hasObjects ||= buffer.toString("latin1", recordLength, recordLength + nameLength) === "Objects";
    at = end;
  }
  return false;
}

/** Its sections are there, and every bracket that opens also closes. */
async function isTextFbx(path: string): Promise<boolean> {
  const found = new Set<string>();
  let depth = 0;
  const lines = createInterface({ input: createReadStream(path, "latin1"), crlfDelay: Infinity });
  for await (const line of lines) {
    const bare = line.replace(/"[^"]*"/g, "").replace(/;.*$/, "");
    for (const bracket of bare.match(/[{}]/g) ?? []) depth += bracket === "{" ? 1 : -1;
    if (depth < 0) return false;
    const section = /^(FBXHeaderExtension|Objects):/.exec(bare)?.[1];
    if (section) found.add(section);
  }
  return depth === 0 && found.size === 2;
}
