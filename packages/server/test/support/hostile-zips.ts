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
