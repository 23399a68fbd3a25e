import { strToU8, zipSync, type Zippable } from "fflate";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { AppError } from "../src/app-error.ts";
import { processModel } from "../src/library/process-model.ts";
import { binaryFbx, glb, OBJ } from "./support/assets.ts";
import { overlappingZip, withHeaders } from "./support/hostile-zips.ts";

const folder = mkdtempSync(join(tmpdir(), "explorar-zip-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What an archive holds, or the reason why it is refused. */
async function judge(content: Uint8Array) {
  const path = join(folder, "upload");
  writeFileSync(path, content);
  try {
    const upload = { path, fileName: "model.zip", bytes: content.length, sha256: "" };
    const { modelFile, entries } = (await processModel(upload)).facts;
    return { modelFile, entries };
  } catch (error) {
    if (error instanceof AppError) return error.key.replace("ASSET_ERRORS.", "");
    throw error;
  }
}

const MB = 1_048_576;
const MODEL = glb();
const TEXT = strToU8("some text");
const taken = (entries: number, modelFile = "model.glb") => ({ modelFile, entries });
const withFiles = (files: Zippable) => zipSync({ "model.glb": MODEL, ...files });

test("TRU-23 a thousand files are taken and one more is refused; folders are no files", async () => {
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, TEXT]));
  expect(await judge(withFiles(files(999)))).toEqual(taken(1000));
  expect(await judge(withFiles(files(1000)))).toBe("zipTooMany");
  expect(await judge(withFiles({ "textures/": new Uint8Array(), "textures/a": TEXT }))).toEqual(
    taken(2),
  );
});

/** An archive of bytes that cannot be packed, which says that they unpack to so many. */
function saying(unpacked: (packed: number) => number): Uint8Array {
  const noise = crypto.getRandomValues(new Uint8Array(50_000));
  return withHeaders(withFiles({ "noise.bin": noise }), "noise.bin", (header, at) => {
    const packed = header.readUInt32LE(at.packed) + zipSync({ a: MODEL }).length - 98 - 2;
    header.writeUInt32LE(unpacked(packed), at.unpacked);
  });
}

test("TRU-23 what an archive says that it unpacks to is at most 128 MiB", async () => {
  expect(await judge(saying(() => 128 * MB - MODEL.length))).toBe("zipRatio");
  expect(await judge(saying(() => 128 * MB - MODEL.length + 1))).toBe("zipTooLarge");
});

test("TRU-23 from 4 MiB on, each packed byte unpacks to a hundred at most", async () => {
  const zeros = (bytes: number) => withFiles({ zeros: new Uint8Array(bytes - MODEL.length) });
  expect(await judge(zeros(4 * MB))).toEqual(taken(2));
  expect(await judge(zeros(4 * MB + 1))).toBe("zipRatio");
  // What is less than it says is found out as it is read.
  expect(await judge(saying((packed) => 100 * packed - MODEL.length))).toBe("zipSizes");
  expect(await judge(saying((packed) => 100 * packed - MODEL.length + 1))).toBe("zipRatio");
});

test("TRU-23 an archive in which files share their bytes is refused before they are read", async () => {
  expect(await judge(overlappingZip(MODEL, 5000))).toBe("zipSizes");
});

test("TRU-23 a file that is not packed has one size", async () => {
  const zip = withFiles({ "stored.txt": [TEXT, { level: 0 }] });
  const lying = withHeaders(zip, "stored.txt", (header, at) =>
    header.writeUInt32LE(TEXT.length + 1, at.unpacked),
  );
  expect(await judge(zip)).toEqual(taken(2));
  expect(await judge(lying)).toBe("zipBroken");
});

test("TRU-23 a file that is packed in another way than by deflate is refused", async () => {
  const unknown = withHeaders(withFiles({ "a.txt": TEXT }), "a.txt", (header, at) =>
    header.writeUInt16LE(12, at.method),
  );
  expect(await judge(unknown)).toBe("zipMethod");
});

test.each<[string, Zippable, string]>([
  ["the outermost", { "a/b.glb": MODEL, "c.obj": strToU8(OBJ) }, "c.obj"],
  ["the first by its format", { "a.obj": strToU8(OBJ), "b.fbx": binaryFbx() }, "b.fbx"],
  ["the first by its format", { "b.fbx": binaryFbx(), "c.GLB": MODEL }, "c.GLB"],
  [
    "the largest",
    {
      "a.glb": MODEL,
      "b.glb": glb({ extras: { x: "larger".repeat(9) } }),
      "c.glb": MODEL,
    },
    "b.glb",
  ],
  ["none of a system's notes", { "__MACOSX/a.glb": TEXT, "a/b/c.obj": strToU8(OBJ) }, "a/b/c.obj"],
])("LIB-07 of several models the one shown is %s", async (_which, files, name) => {
  expect(await judge(zipSync(files))).toEqual(taken(Object.keys(files).length, name));
});

test("TRU-23 a system's notes on a model are no model", async () => {
  expect(await judge(zipSync({ "__MACOSX/model.glb": MODEL }))).toBe("zipNoModel");
});

test("LIB-04 of a model's name no more than 300 characters are kept", async () => {
  const name = `${"x".repeat(400)}.glb`;
  expect(await judge(zipSync({ [name]: MODEL }))).toEqual(taken(1, name.slice(0, 300)));
});

test.each([
  [3, 0o120777, "zipLink"],
  [19, 0o120777, "zipLink"],
  [3, 0o020666, "zipLink"],
  [3, 0o140000, "zipLink"],
  [3, 0o100644, "taken"],
  [19, 0o040755, "taken"],
  [3, 0o000644, "taken"],
  // Elsewhere these bits say something else.
  [0, 0o120777, "taken"],
])("TRU-23 made by system %i, an entry of mode %o is %s", async (os, mode, verdict) => {
  const files: Zippable = { entry: [TEXT, { os, attrs: (mode << 16) >>> 0 }] };
  expect(await judge(withFiles(files))).toEqual(verdict === "taken" ? taken(2) : verdict);
});

test.each([
  ["a\u0001b", "zipPath"],
  ["a\nb", "zipPath"],
  ["é\u007fb", "zipPath"],
  ["a\\b", "zipPath"],
  ["/a", "zipPath"],
  ["z:a", "zipPath"],
  ["Z:a", "zipPath"],
  ["a/..", "zipPath"],
  ["..", "zipPath"],
  ["CON", "zipName"],
  ["a/aux.txt", "zipName"],
  ["prn.", "zipName"],
  ["com9.a", "zipName"],
  ["LPT1", "zipName"],
  ["ab:c", "zipName"],
  [".", "zipName"],
  ["com", "taken"],
  ["com10", "taken"],
  ["lpt1x", "taken"],
  ["xnul", "taken"],
  ["..a", "taken"],
  ["a..b", "taken"],
  [".a", "taken"],
  ["a b", "taken"],
])("TRU-23 the name %j is %s", async (name, verdict) => {
  expect(await judge(withFiles({ [name]: TEXT }))).toEqual(
    verdict === "taken" ? taken(2) : verdict,
  );
});

test("TRU-23 a folder may be named twice, by itself and by what is in it, a file may not", async () => {
  const none = new Uint8Array();
  expect(await judge(withFiles({ "a/": none, "A/b": TEXT, "a/c/": none, "a/c/d": TEXT }))).toEqual(
    taken(3),
  );
  expect(await judge(withFiles({ "a/b/": none, "A/B": TEXT }))).toBe("zipNames");
  expect(await judge(withFiles({ "a/b/c": TEXT, a: TEXT }))).toBe("zipNames");
});

test("TRU-23 what is no archive at all, or has nothing in it, is refused", async () => {
  expect(await judge(TEXT)).toBe("modelType");
  expect(await judge(new Uint8Array())).toBe("modelType");
  expect(await judge(zipSync({}))).toBe("modelType");
});
