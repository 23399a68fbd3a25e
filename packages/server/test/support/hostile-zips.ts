import { crc32 } from "node:zlib";
import { zipSync } from "fflate";

const CENTRAL = "PK\u0001\u0002";

/** Where the list at the end says something of its first file. */
function centralOf(zip: Buffer): number {
  return zip.indexOf(CENTRAL, 0, "latin1");
}

/** Writes another name of the same length wherever the first one stands. */
export function renamedInZip(content: Uint8Array, from: string, to: string): Uint8Array {
  const zip = Buffer.from(content);
  for (let at = zip.indexOf(from); at >= 0; at = zip.indexOf(from, at + 1)) zip.write(to, at);
  return zip;
}

export function symlinkZip(model: Uint8Array): Uint8Array {
  const link = new TextEncoder().encode("/etc/passwd");
  return zipSync({ "a.glb": model, link: [link, { os: 3, attrs: (0o120777 << 16) >>> 0 }] });
}

export function encryptedZip(model: Uint8Array): Uint8Array {
  const zip = Buffer.from(zipSync({ "a.glb": [model, { level: 9 }] }));
  for (const at of [6, centralOf(zip) + 8]) zip.writeUInt16LE(zip.readUInt16LE(at) | 1, at);
  return zip;
}

/** Says that its packed file has so many bytes more, or fewer, than it has. */
export function lyingZip(model: Uint8Array, more: number): Uint8Array {
  const zip = Buffer.from(zipSync({ "a.glb": [model, { level: 9 }] }));
  for (const at of [22, centralOf(zip) + 24]) zip.writeUInt32LE(zip.readUInt32LE(at) + more, at);
  return zip;
}

/** One file in a tar. @param magic what newer kinds say at a certain place; the oldest say nothing */
export function tarOf(name: string, content: string, magic: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  for (const [at, text] of [
    [100, "0000644\0"],
    [108, "0000000\0"],
    [116, "0000000\0"],
    [124, `${content.length.toString(8).padStart(11, "0")}\0`],
    [136, "00000000000\0"],
    [148, "        "],
    [156, "0"],
    [257, magic],
  ] as const) {
    header.write(text, at, "latin1");
  }
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  const body = Buffer.alloc(512);
  body.write(content);
  return Buffer.concat([header, body, Buffer.alloc(1024)]);
}

/** A file whose name programs with Unicode read from one place, and others from another. */
export function unicodeNamedZip(model: Uint8Array, plain: string, unicode: string): Uint8Array {
  const name = Buffer.from(unicode);
  const data = Buffer.alloc(5 + name.length);
  data[0] = 1;
  data.writeUInt32LE(crc32(plain), 1);
  name.copy(data, 5);
  return zipSync({ "a.glb": model, [plain]: [model, { extra: { 0x7075: data } }] });
}

/** Where a header says how its file is packed, from how many bytes and to how many. */
interface HeaderPlaces {
  method: number;
  packed: number;
  unpacked: number;
}

/** Rewrites both headers of a file: the one at its place and the one in the list at the end. */
export function withHeaders(
  content: Uint8Array,
  name: string,
  write: (zip: Buffer, at: HeaderPlaces) => void,
): Buffer {
  const zip = Buffer.from(content);
  const local = zip.indexOf(name) - 30;
  const central = zip.lastIndexOf(name) - 46;
  write(zip, { method: local + 8, packed: local + 18, unpacked: local + 22 });
  write(zip, { method: central + 10, packed: central + 20, unpacked: central + 24 });
  return zip;
}

/** Two files, of which the second lies within the first: together larger than the archive. */
export function overlappingZip(model: Uint8Array, bytes: number): Buffer {
  const inner = Buffer.from(zipSync({ inner: [new Uint8Array(bytes), { level: 0 }] }));
  const innerCentral = centralOf(inner);
  const outer = Buffer.from(
    zipSync({
      outer: [Buffer.concat([Buffer.from("outer"), inner.subarray(0, innerCentral)]), { level: 0 }],
      "a.glb": model,
    }),
  );
  const entry = Buffer.from(inner.subarray(innerCentral, -22));
  // Behind the header and the name of the file that it lies in, and that file's first bytes.
  entry.writeUInt32LE(30 + "outer".length + "outer".length, 42);
  const end = Buffer.from(outer.subarray(-22));
  for (const at of [8, 10]) end.writeUInt16LE(end.readUInt16LE(at) + 1, at);
  end.writeUInt32LE(end.readUInt32LE(12) + entry.length, 12);
  return Buffer.concat([outer.subarray(0, -22), entry, end]);
}

/** Numbers that a ZIP64 may say otherwise than it is. */
interface Zip64Claims {
  locator?: bigint;
  entries?: bigint;
  directory?: bigint;
  unpacked?: bigint;
  packed?: bigint;
  local?: bigint;
  /** Whether the numbers of 16 and 32 bits lead to those of 64, or say something of their own. */
  plainEntries?: number;
}

/** A stored file in a ZIP64: every number that may have 64 bits does. */
export function zip64Of(name: string, content: Uint8Array, claims: Zip64Claims = {}): Buffer {
  const numbers = (...values: [bytes: 2 | 4 | 8, value: number | bigint][]) =>
    Buffer.concat(
      values.map(([bytes, value]) => {
        const number = Buffer.alloc(8);
        number.writeBigUInt64LE(BigInt(value));
        return number.subarray(0, bytes);
      }),
    );
  const [short, long] = [0xffff, 0xffffffff];
  const size = BigInt(content.length);
  const { unpacked = size, packed = size, local = 0n, entries = 1n } = claims;
  const head = numbers([2, 45], [2, 0], [2, 0], [4, 0], [4, crc32(content)], [4, long], [4, long]);
  const first = Buffer.concat([
    numbers([4, 0x04034b50]),
    head,
    numbers([2, name.length], [2, 20]),
    Buffer.from(name),
    numbers([2, 1], [2, 16], [8, unpacked], [8, packed]),
    content,
  ]);
  const list = Buffer.concat([
    numbers([4, 0x02014b50], [2, 45]),
    head,
    numbers([2, name.length], [2, 28], [2, 0], [2, 0], [2, 0], [4, 0], [4, long]),
    Buffer.from(name),
    numbers([2, 1], [2, 24], [8, unpacked], [8, packed], [8, local]),
  ]);
  const { directory = BigInt(first.length), locator = BigInt(first.length + list.length) } = claims;
  return Buffer.concat([
    first,
    list,
    numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, entries], [8, entries]),
    numbers([8, list.length], [8, directory]),
    numbers([4, 0x07064b50], [4, 0], [8, locator], [4, 1]),
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, claims.plainEntries ?? short]),
    numbers([2, claims.plainEntries ?? short], [4, long], [4, long], [2, 0]),
  ]);
}
