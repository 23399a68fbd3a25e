import { open, readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import { AppError } from "../app-error.ts";
import { BT2020, colourProfile, P3, SRGB, type Curve, type Primaries } from "./colour-profile.ts";

/** How far the chunks before a PNG's pixels are read, in bytes. */
const HEAD = 65_536;
const SIGNATURE = 8;
/** What a chunk has around its content: length, name and checksum. */
const AROUND = 12;

/** The primaries of PNG's code points (ITU-T H.273). */
const PRIMARIES: Readonly<Record<number, Primaries>> = { 1: SRGB, 9: BT2020, 12: P3 };
/** Exponents of its transfer functions; the others that a screen shows are about those of sRGB. */
const EXPONENTS: Readonly<Record<number, number>> = { 4: 2.2, 5: 2.8, 8: 1 };
/** Those of high range, which no profile says: drawn by another, they would be gray. The panel brings them down first. */
const HIGH_RANGE: ReadonlySet<number> = new Set([16, 18]);

/**
 * What is drawn of a file: itself, or a PNG with a profile where it tells its colours by other chunks, which browsers follow
 * and the decoder does not.
 * @throws AppError unprocessable for lights of PQ or HLG
 */
export async function colouredSource(path: string): Promise<string | Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const profile = profileOf(buffer.subarray(0, bytesRead));
    if (!profile) return path;
    const bytes = await readFile(path);
    const start = SIGNATURE + AROUND + bytes.readUInt32BE(SIGNATURE);
    const chunk = chunkOf("iCCP", Buffer.concat([Buffer.from("ICC\0\0"), deflateSync(profile)]));
    return Buffer.concat([bytes.subarray(0, start), chunk, bytes.subarray(start)]);
  } finally {
    await file.close();
  }
}

/** The profile that the chunks of a PNG mean; undefined for sRGB, and where there is a profile already. */
function profileOf(head: Buffer): Buffer | undefined {
  if (!head.subarray(0, SIGNATURE).equals(Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"))) return;
  const chunks = chunksOf(head);
  const [points, gamma, places] = ["cICP", "gAMA", "cHRM"].map((name) => chunks.get(name));
  if (points && points.length >= 4) return codedProfile(points);
  if (chunks.has("iCCP") || chunks.has("sRGB")) return;
  const exponent = gamma?.length === 4 ? 100_000 / gamma.readUInt32BE(0) : 2.2;
  const primaries = places?.length === 32 ? primariesOf(places) : SRGB;
  // That of sRGB, as old programs write it.
  const isUsual = !Number.isFinite(exponent) || Math.abs(exponent - 2.2) < 0.02;
  if (isUsual && isAlike(primaries, SRGB)) return;
  return colourProfile(primaries, isUsual ? "srgb" : exponent);
}

function codedProfile(points: Buffer): Buffer | undefined {
  const [code = 0, transfer = 0] = points;
  const primaries = PRIMARIES[code];
  const curve: Curve = EXPONENTS[transfer] ?? "srgb";
  if (HIGH_RANGE.has(transfer))
    throw new AppError(
      "unprocessable",
      "ERRORS.imageHighRange",
      "The image has the lights of PQ or HLG, which no screen profile says",
    );
  if (!primaries) return undefined;
  return primaries === SRGB && curve === "srgb" ? undefined : colourProfile(primaries, curve);
}

/** Places of white, red, green and blue, in parts of 100,000. */
function primariesOf(places: Buffer): Primaries {
  const [wx, wy, rx, ry, gx, gy, bx, by] = Array.from(
    { length: 8 },
    (_, index) => places.readUInt32BE(index * 4) / 100_000,
  ) as [number, number, number, number, number, number, number, number];
  return { white: [wx, wy], red: [rx, ry], green: [gx, gy], blue: [bx, by] };
}

const isAlike = (one: Primaries, other: Primaries): boolean =>
  (["white", "red", "green", "blue"] as const).every((part) =>
    one[part].every((value, axis) => Math.abs(value - (other[part][axis] ?? 0)) < 0.005),
  );

/** The contents of the chunks before the pixels, by their names. */
function chunksOf(head: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  let at = SIGNATURE;
  while (at + AROUND <= head.length) {
    const name = head.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") break;
    const end = at + AROUND + head.readUInt32BE(at);
    found.set(name, head.subarray(at + 8, end - 4));
    at = end;
  }
  return found;
}

function chunkOf(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const made = Buffer.alloc(named.length + 8);
  made.writeUInt32BE(content.length, 0);
  named.copy(made, 4);
  made.writeUInt32BE(crc32(named), named.length + 4);
  return made;
}
