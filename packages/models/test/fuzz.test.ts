import { strFromU8, strToU8, unzipSync } from "fflate";
import { encodeToKTX2 } from "ktx2-encoder";
import { LoadingManager, Mesh, type Object3D } from "three";
import { FBXLoader } from "three/addons/loaders/FBXLoader.js";
import { beforeAll, expect, test, vi } from "vitest";
import { gatherFiles } from "../src/archive/file-set.ts";
import { unzip } from "../src/archive/unzip.ts";
import { readFbx } from "../src/fbx/read-fbx.ts";
import { boxFbx, boxGlb, zipOf } from "../src/fixtures/boxes.ts";
import { boxBinaryFbx } from "../src/fixtures/fbx.ts";
import { uastcPicture } from "../src/fixtures/ktx2.ts";
import { decodeKtx2, readKtx2 } from "../src/ktx2/read-ktx2.ts";
import { defaultModelLimits } from "../src/limits.ts";
import { ModelError } from "../src/problem.ts";
import { TextureSet } from "../src/textures/textures.ts";
import { startReference } from "./basis-reference.ts";
import { mutant, MUTANTS, numbers } from "./mutants.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** How long a file may take, of the processor's time, in ms. */
const longest = 2000;
const tenMinutes = { timeout: 600_000 };

let pixelsOfKhronos: Awaited<ReturnType<typeof startReference>>;

beforeAll(async () => {
  for (const say of ["log", "warn", "error"] as const)
    vi.spyOn(console, say).mockImplementation(() => {});
  pixelsOfKhronos = await startReference();
});

/** What a reader makes of a file; undefined where it refuses it, which it may only for a reason that has a name. */
function outcome<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return undefined;
  }
}

/** What another reader makes of a file; undefined where it refuses it. */
function tried<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Reads mutants of files, a third of all.
 * @param wrong what of a result another reader does not find; undefined where that one says nothing
 */
function fuzz<Result>(
  files: readonly Bytes[],
  own: (file: Bytes) => Result,
  wrong: (result: Result, file: Bytes) => readonly string[] | undefined,
) {
  const below = numbers(20);
  const tally = { refused: 0, read: 0, compared: 0 };
  const faults: string[] = [];
  for (let count = 0; count < MUTANTS / 3; count += 1) {
    const file = mutant(files[count % files.length]!, below);
    const before = process.cpuUsage();
    const result = outcome(() => own(file));
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > longest) faults.push(`mutant ${count}: too slow`);
    tally[result === undefined ? "refused" : "read"] += 1;
    const found = result && wrong(result, file);
    if (found) tally.compared += 1;
    if (found?.length) faults.push(`mutant ${count}: ${found.join(", ")}`);
  }
  // Something of everything has to have happened, or nothing is proven.
  const rare = Object.entries(tally).filter(([, count]) => count < MUTANTS / 300);
  return { faults, rare };
}
const nothing = { faults: [], rare: [] };

test("LIB-04 damaged archives end in a reason, or in what another reader finds", tenMinutes, () => {
  const text = strToU8("a text that repeats, a text that repeats, a text that repeats");
  const inside = { "box.glb": boxGlb(), "read me.txt": text };
  const limits = { ...defaultModelLimits, unpackedBytes: 2 ** 24 };
  const found = fuzz(
    [zipOf(inside), zipOf(inside, { stored: true })],
    (file) =>
      Array.from(unzip(file, limits, { entries: 0, bytes: 0 }), ({ name, content }) => ({
        name,
        text: strFromU8(content, true),
      })),
    (files, file) => {
      const others = tried(() => unzipSync(file));
      if (!others) return undefined;
      const isOther = (name: string, own: string) =>
        others[name] !== undefined && strFromU8(others[name], true) !== own;
      return files.filter((each) => isOther(each.name, each.text)).map(({ name }) => name);
    },
  );
  expect(found).toEqual(nothing);
});

test(
  "LIB-04 damaged textures in KTX2 end in a reason, or in the pixels of Khronos' reader",
  tenMinutes,
  async () => {
    const [width, height] = [16, 16];
    const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 37) & 255);
    const imageDecoder = async () => ({ width, height, data });
    const encoded = async (isUASTC: boolean, needSupercompression: boolean) => {
      const options = { isUASTC, needSupercompression, generateMipmap: true, imageDecoder };
      return (await encodeToKTX2(data, options)).slice();
    };
    const found = fuzz(
      [
        await encoded(false, false),
        await encoded(true, false),
        await encoded(true, true),
        uastcPicture(16, (column, row) => [column * 60, row * 60, 0, 255]),
      ],
      (file) => {
        const texture = readKtx2(file, "a.ktx2");
        if (texture.width * texture.height > 2 ** 20) throw new ModelError("textureTooLarge");
        return decodeKtx2(texture, 0).pixels;
      },
      (pixels, file) => {
        const others = pixelsOfKhronos(file, 0);
        return others && (others.equals(Buffer.from(pixels.buffer)) ? [] : ["other pixels"]);
      },
    );
    expect(found).toEqual(nothing);
  },
);

/** Where the corners of each triangle are. */
function trianglesOf(root: Object3D): string[] {
  const triangles: string[] = [];
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { array } = object.geometry.getAttribute("position");
    for (let at = 0; at < array.length; at += 9) triangles.push(array.slice(at, at + 9).join());
  });
  return triangles;
}

test("LIB-04 damaged FBX ends in a reason, or in triangles that three finds", tenMinutes, () => {
  const limits = { ...defaultModelLimits, triangles: 10_000, objects: 500 };
  const found = fuzz(
    [
      boxFbx(),
      boxBinaryFbx(),
      boxBinaryFbx({ packed: true, version: 7500 }),
      boxBinaryFbx({ bigEndian: true }),
    ],
    (content) => {
      const files = gatherFiles([{ name: "a.fbx", content }], limits);
      const triangles = trianglesOf(readFbx(files, new TextureSet(files, limits), limits).root);
      // A scene without a size is refused when it is measured.
      if (triangles.join().includes("NaN")) throw new ModelError("unreadable");
      return triangles;
    },
    (triangles, file) => {
      const loader = new FBXLoader(new LoadingManager());
      const others = tried(() => trianglesOf(loader.parse(file.buffer, "")));
      // The loader keeps corners of points that are nowhere; here their faces are left out.
      if (!others?.length || others.join().includes("NaN")) return undefined;
      return triangles.filter((triangle) => !others.includes(triangle));
    },
  );
  expect(found).toEqual(nothing);
});
