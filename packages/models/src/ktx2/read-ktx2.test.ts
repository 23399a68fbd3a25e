import { zstdCompressSync } from "node:zlib";
import { encodeToKTX2 } from "ktx2-encoder";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ktx2File, uastcPicture } from "../fixtures/ktx2.ts";
import { ModelError } from "../problem.ts";
import { checkKtx2, decodeKtx2, levelFor, readKtx2 } from "./read-ktx2.ts";
import { startReference } from "../../test/basis-reference.ts";

let reference: Awaited<ReturnType<typeof startReference>>;

/** Numbers below a limit that look random and are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Slopes, edges and noise, and where it says so, opacity of all values. */
function drawn(width: number, height: number, isOpaque: boolean): Uint8Array {
  const below = numbers(width * height);
  return Uint8Array.from({ length: width * height * 4 }, (_, index) => {
    const [x, y] = [(index >> 2) % width, Math.floor((index >> 2) / width)];
    const noise = ((x >> 4) + (y >> 4)) % 3 === 0 ? below(256) : 0;
    const edge = (((x >> 3) ^ (y >> 3)) & 1) * 100;
    const slopes = [(x * 180) / width, (y * 100) / height + edge, noise, (x * y) & 255];
    return index % 4 === 3 && isOpaque ? 255 : Math.round(slopes[index % 4] ?? 0);
  });
}

/** Files as the encoder of Basis Universal writes them. */
async function encoded(
  [width, height]: readonly [number, number],
  isOpaque: boolean,
  kind: "ETC1S" | "UASTC" | "Zstandard",
) {
  const data = drawn(width, height, isOpaque);
  const imageDecoder = async () => ({ width, height, data });
  const isUASTC = kind !== "ETC1S";
  const needSupercompression = kind === "Zstandard";
  return encodeToKTX2(data, { isUASTC, needSupercompression, generateMipmap: true, imageDecoder });
}

/** The same texture with its pictures packed in another way. */
function repacked(bytes: Uint8Array, pack: (level: Uint8Array) => Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const levels = Array.from({ length: view.getUint32(40, true) }, (_, level) => {
    const start = view.getUint32(80 + level * 24, true);
    const content = bytes.subarray(start, start + view.getUint32(88 + level * 24, true));
    return { content: pack(content), unpacked: content.length };
  });
  const [width, height] = [view.getUint32(20, true), view.getUint32(24, true)];
  return ktx2File({ width, height, levels, supercompression: 2 });
}

const codes = (bytes: Uint8Array): string => {
  try {
    const file = readKtx2(bytes, "wood.ktx2");
    checkKtx2(file);
    return "sound";
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return `${error.code}: ${error.detail}`;
  }
};
const damaged = "broken: wood.ktx2";

beforeAll(async () => {
  // The encoder tells what it does.
  vi.spyOn(console, "log").mockImplementation(() => {});
  reference = await startReference();
});

/** Of each level whether it has the very bytes that the transcoder of Basis Universal gives. */
function likeReference(bytes: Uint8Array): boolean[] {
  const file = readKtx2(bytes, "a.ktx2");
  checkKtx2(file);
  return Array.from({ length: file.levels }, (_, level) => {
    const { pixels } = decodeKtx2(file, level);
    return reference(bytes, level)?.equals(Buffer.from(pixels.buffer)) === true;
  });
}

describe.each<[string, boolean]>([
  ["opaque", true],
  ["transparent", false],
])("%s textures are decoded as Basis Universal does", (_what, isOpaque) => {
  test.each<[number, number]>([
    [4, 4],
    [13, 7],
    [64, 64],
    [257, 130],
  ])(
    "UIK-05 LIB-04 of %i by %i pixels, in ETC1S and UASTC, plain and with Zstandard",
    async (...size) => {
      const etc1s = await encoded(size, isOpaque, "ETC1S");
      expect(likeReference(etc1s)).not.toContain(false);
      expect(readKtx2(etc1s, "").bytesPerPixel).toBe(isOpaque ? 0.5 : 1);
      const uastc = await encoded(size, isOpaque, "UASTC");
      expect(likeReference(uastc)).not.toContain(false);
      const zstandard = await encoded(size, isOpaque, "Zstandard");
      expect(likeReference(zstandard)).not.toContain(false);
      expect(readKtx2(uastc, "").bytesPerPixel).toBe(1);
    },
  );
});

/** The bits by which a block of UASTC says its mode, where the pattern of its parts is, and how many there are. */
const modes: [code: string, pattern?: [at: number, bits: number, count: number]][] = [
  ["0001"],
  ["110101"],
  ["11101", [20, 5, 30]],
  ["00011", [20, 4, 11]],
  ["10011", [20, 5, 30]],
  ["01011"],
  ["11011"],
  ["00111", [20, 5, 19]],
  ["10111"],
  ["01111", [28, 5, 30]],
  ["010"],
  ["00"],
  ["110"],
  ["11111"],
  ["01101"],
  ["0000101"],
  ["010101", [29, 5, 30]],
  ["100101"],
  ["1001"],
];

test.each(modes)(
  "UIK-05 blocks of UASTC that begin with %s are decoded whatever they hold",
  (code, pattern) => {
    const below = numbers(code.length);
    const content = new Uint8Array(64 * 64 * 16);
    for (let block = 0; block < 64 * 64; block += 1) {
      let bits = Array.from({ length: 128 }, () => below(2)).join("");
      const put = (at: number, value: string) => {
        const end = 128 - at;
        bits = bits.slice(0, end - value.length) + value + bits.slice(end);
      };
      put(0, code);
      if (pattern) put(pattern[0], (block % pattern[2]).toString(2).padStart(pattern[1], "0"));
      for (let byte = 0; byte < 16; byte += 1) {
        content[block * 16 + byte] = Number.parseInt(bits.slice(120 - byte * 8, 128 - byte * 8), 2);
      }
    }
    expect(likeReference(ktx2File({ width: 256, height: 256, levels: [{ content }] }))).toEqual([
      true,
    ]);
  },
);

test("UIK-05 a block of UASTC of no known mode or pattern is damage", () => {
  const block = (...bytes: number[]) => Uint8Array.from({ length: 16 }, (_, at) => bytes[at] ?? 0);
  const file = (content: Uint8Array) => ktx2File({ width: 4, height: 4, levels: [{ content }] });
  expect(codes(file(block(0x45)))).toBe(damaged);
  expect(codes(file(block(0x1d, 0, 0xf0, 1)))).toBe(damaged);
  expect(codes(file(block(0x17)))).toBe("sound");
});

test("UIK-05 the smallest picture that has enough pixels is shown", async () => {
  const file = readKtx2(await encoded([64, 32], true, "UASTC"), "a");
  expect([64, 63, 33, 32, 9, 1, 0.1].map((side) => levelFor(file, side))).toEqual([
    0, 0, 0, 1, 2, 6, 6,
  ]);
  expect(decodeKtx2(file, 2)).toMatchObject({ width: 16, height: 8 });
});

describe("TRU-23 a texture that is not what it says", () => {
  const words = (bytes: Uint8Array, changes: Record<number, number>) => {
    const changed = bytes.slice();
    const view = new DataView(changed.buffer);
    for (const [at, word] of Object.entries(changes)) view.setUint32(Number(at), word, true);
    return changed;
  };
  const kinds = () =>
    Promise.all(
      (["ETC1S", "UASTC", "Zstandard"] as const).map((kind) => encoded([32, 32], false, kind)),
    );

  test("UIK-05 is damaged when it was cut anywhere", async () => {
    for (const bytes of await kinds()) {
      const cuts = Array.from({ length: 200 }, (_, cut) => Math.floor((bytes.length * cut) / 200));
      expect(new Set(cuts.map((length) => codes(bytes.slice(0, length))))).toEqual(
        new Set([damaged]),
      );
    }
  });

  test("UIK-05 is damaged when it was cut, also inside of a model whose other bytes follow", async () => {
    for (const bytes of await kinds()) {
      const inside = new Uint8Array(8 + bytes.length);
      inside.set(bytes, 8);
      expect(codes(inside.subarray(8))).toBe("sound");
      const cuts = Array.from({ length: 200 }, (_, cut) => Math.floor((bytes.length * cut) / 200));
      const read = cuts.map((length) => codes(inside.subarray(8, 8 + length)));
      expect(new Set(read)).toEqual(new Set([damaged]));
    }
  });

  test("UIK-05 is damaged when it has more or fewer pixels than it says", async () => {
    for (const bytes of await kinds()) {
      expect(codes(bytes)).toBe("sound");
      expect(codes(words(bytes, { 20: 64 }))).toBe(damaged);
      expect(codes(words(bytes, { 20: 4096, 24: 4096 }))).toBe(damaged);
      expect(codes(words(bytes, { 20: 0 }))).toBe(damaged);
      expect(codes(words(bytes, { 40: 40 }))).toBe(damaged);
      expect(codes(words(bytes, { 80: 2 ** 31 }))).toBe(damaged);
    }
  });

  test("UIK-05 is damaged when its packed pictures hold more or fewer bytes than it says", async () => {
    const uastc = await encoded([32, 32], true, "UASTC");
    expect(codes(repacked(uastc, (level) => zstdCompressSync(level)))).toBe("sound");
    const more = repacked(uastc, (level) => zstdCompressSync(new Uint8Array(level.length + 16)));
    expect(codes(more)).toBe(damaged);
    expect(codes(repacked(uastc, () => zstdCompressSync(new Uint8Array(2 ** 24))))).toBe(damaged);
    expect(codes(repacked(uastc, (level) => zstdCompressSync(level.subarray(16))))).toBe(damaged);
    expect(codes(repacked(uastc, () => new Uint8Array(40).fill(7)))).toBe(damaged);
  });

  test("UIK-05 is of a kind that models do not have", () => {
    const picture = uastcPicture(8, () => [1, 2, 3, 255]);
    const kind = (changes: Record<number, number>) => codes(words(picture, changes));
    expect(kind({ 12: 37 })).toBe("textureFormat: KTX2 (R8G8B8A8)");
    expect(kind({ 36: 6 })).toBe("textureFormat: KTX2 (cube)");
    expect(kind({ 32: 3 })).toBe("textureFormat: KTX2 (array)");
    expect(kind({ 44: 3 })).toMatch(/^compressed: KTX2 \(colour model 166, supercompression 3/);
    const hdr = ktx2File({
      width: 4,
      height: 4,
      levels: [{ content: new Uint8Array(16) }],
      colourModel: 167,
    });
    expect(codes(hdr)).toBe("compressed: KTX2 (colour model 167, supercompression 0)");
  });

  test("UIK-05 is read or damaged, never a failure of the reader, whatever its bytes", async () => {
    const below = numbers(23);
    const seen = new Set<string>();
    for (const bytes of await kinds()) {
      for (let run = 0; run < 400; run += 1) {
        const changed = bytes.slice();
        for (let change = 0; change < 3; change += 1) {
          // Without the dimensions, whose limit is not the reader's.
          const at = 80 + below(changed.length - 80);
          changed[at] = below(256);
        }
        seen.add(codes(changed).replace(/\(.*/, ""));
      }
    }
    expect([...seen].toSorted()).toEqual(["broken: wood.ktx2", "compressed: KTX2 ", "sound"]);
  });
});
