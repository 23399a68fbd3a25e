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
