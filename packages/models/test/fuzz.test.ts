import { strFromU8, strToU8, unzipSync } from "fflate";
import { encodeToKTX2 } from "ktx2-encoder";
import { type Group, LoadingManager, Mesh } from "three";
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

/** Of the processor's time, in ms. */
const longest = 2000;

let reference: Awaited<ReturnType<typeof startReference>>;

beforeAll(async () => {
  for (const say of ["log", "warn", "error"] as const)
    vi.spyOn(console, say).mockImplementation(() => {});
  reference = await startReference();
});

/** What a reader makes of a file; undefined where it refuses it, as it may for every reason that has a name. */
function outcome<Result>(read: () => Result): Result | undefined {
  const before = process.cpuUsage();
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return undefined;
  } finally {
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(longest);
  }
}

/** Reads mutants of files. @returns how many were read, and of those both readers agreed on */
function fuzz<Result>(
  files: readonly Uint8Array<ArrayBuffer>[],
  own: (file: Uint8Array<ArrayBuffer>) => Result,
  check: (result: Result, file: Uint8Array<ArrayBuffer>) => boolean,
) {
  const below = numbers(20);
  const tally = { refused: 0, read: 0, compared: 0 };
  for (let count = 0; count < MUTANTS / 3; count += 1) {
    const file = mutant(files[count % files.length]!, below);
    const result = outcome(() => own(file));
    if (result === undefined) tally.refused += 1;
    else {
      tally.read += 1;
      if (check(result, file)) tally.compared += 1;
    }
  }
  return tally;
}

/** Something of everything has to have happened, or the test proves nothing. */
function expectAll(tally: Record<string, number>): void {
  expect(Object.values(tally).filter((count) => count < MUTANTS / 300)).toEqual([]);
}

const tenMinutes = 600_000;

test(
  "LIB-04 damaged archives end in a reason, and what comes out is what another reader finds",
  { timeout: tenMinutes },
  () => {
    const inside = {
      "box.glb": boxGlb(),
      "read me.txt": strToU8("a text that repeats, a text that repeats, a text that repeats"),
    };
    const files = [zipOf(inside), zipOf(inside, { stored: true })];
    const limits = { ...defaultModelLimits, unpackedBytes: 2 ** 24 };
    const tally = fuzz(
      files,
      (file) =>
        Array.from(unzip(file, limits, { entries: 0, bytes: 0 }), ({ name, content }) => ({
          name,
          content: strFromU8(content, true),
        })),
      (found, file) => {
        let known: Record<string, Uint8Array>;
        try {
          known = unzipSync(file);
        } catch {
          return false;
        }
        for (const { name, content } of found) {
          const same = known[name];
          if (same) expect(strFromU8(same, true)).toBe(content);
        }
        return true;
      },
    );
    expectAll(tally);
  },
);

test(
  "LIB-04 damaged textures in KTX2 end in a reason or in the pixels of Khronos' reader",
  { timeout: tenMinutes },
  async () => {
    const [width, height] = [16, 16];
    const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 37) & 255);
    const imageDecoder = async () => ({ width, height, data });
    const options = { generateMipmap: true, imageDecoder };
    const files = await Promise.all([
      encodeToKTX2(data, { ...options, isUASTC: false }),
      encodeToKTX2(data, { ...options, isUASTC: true, needSupercompression: false }),
      encodeToKTX2(data, { ...options, isUASTC: true, needSupercompression: true }),
      uastcPicture(16, (column, row) => [column * 60, row * 60, 0, 255]),
    ]);
    const tally = fuzz(
      files.map((file) => file.slice()),
      (file) => {
        const texture = readKtx2(file, "a.ktx2");
        if (texture.width * texture.height > 2 ** 20) throw new ModelError("textureTooLarge");
        return decodeKtx2(texture, 0).pixels;
      },
      (pixels, file) => {
        const known = reference(file, 0);
        if (known) expect(known.equals(Buffer.from(pixels.buffer))).toBe(true);
        return known !== undefined;
      },
    );
    expectAll(tally);
  },
);

/** Where the corners of all triangles are. */
function cornersOf(root: Group): string {
  const lists: string[] = [];
  root.traverse((object) => {
    if (object instanceof Mesh) lists.push(object.geometry.attributes.position.array.join());
  });
  return lists.toSorted().join("\n");
}

test(
  "LIB-04 damaged FBX ends in a reason or in the corners that three finds",
  { timeout: tenMinutes },
  () => {
    const files = [
      boxFbx(),
      boxBinaryFbx(),
      boxBinaryFbx({ packed: true, version: 7500 }),
      boxBinaryFbx({ bigEndian: true }),
    ];
    const limits = { ...defaultModelLimits, triangles: 10_000, objects: 500 };
    const tally = fuzz(
      files,
      (content) => {
        const set = gatherFiles([{ name: "a.fbx", content }], limits);
        return cornersOf(readFbx(set, new TextureSet(set, limits), limits).root as Group);
      },
      (corners, file) => {
        let known: string;
        try {
          known = cornersOf(new FBXLoader(new LoadingManager()).parse(file.buffer, ""));
        } catch {
          return false;
        }
        // Corners of points that are nowhere: what has them is left out.
        if (known === "" || known.includes("NaN")) return false;
        expect(corners).toBe(known);
        return true;
      },
    );
    expectAll(tally);
  },
);
