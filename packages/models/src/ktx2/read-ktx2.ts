import { decompress } from "fzstd";
import { type KTX2GlobalDataBasisLZ, read as parse } from "ktx-parse";
import { ModelError } from "../problem.ts";
import { BrokenBits } from "./bit-reader.ts";
import { type BlockGrid, gridOf, type Pixels } from "./blocks.ts";
import { decodeEtc1s, type Etc1sPalettes, readPalettes } from "./etc1s.ts";
import { describeVkFormat } from "./vk-format.ts";
import { decodeUastc, uastcBlockBytes } from "./uastc.ts";

/** A texture in KTX2 whose pictures can be decoded. */
export interface Ktx2 {
  /** Of the file, for what is said about it. */
  name: string;
  width: number;
  height: number;
  /** The largest picture, then each of half its sides. */
  levels: number;
  /** Bytes that a pixel takes on a graphics chip, which keeps the texture packed. */
  bytesPerPixel: number;
  /** @param pixels undefined to check the picture only */
  decode: (level: number, grid: BlockGrid, pixels: Pixels | undefined) => void;
}

const colourModels = { etc1s: 163, uastc: 166 };
const packings = { none: 0, basisLz: 1, zstd: 2 };

/** Where the header says how many levels there are, and how long its notes are, of which nothing is read. */
const levelCountAt = 40;
const notesLengthAt = 60;
const longestNotes = 2 ** 20;

/**
 * Reads the header of a texture.
 * @param name for what is said about it
 * @throws {ModelError} broken when it contradicts itself or was cut short, compressed when it is of a kind that models
 *   do not have
 */
export function readKtx2(bytes: Uint8Array, name: string): Ktx2 {
  return judged(name, () => read(bytes, name));
}

/**
 * Decodes a level of a texture.
 * @throws {ModelError} broken
 */
export function decodeKtx2(texture: Ktx2, level: number) {
  const grid = gridOfLevel(texture, level);
  const pixels = new Uint8ClampedArray(grid.width * grid.height * 4);
  judged(texture.name, () => texture.decode(level, grid, pixels));
  return { pixels, width: grid.width, height: grid.height };
}

/**
 * Decodes the largest picture without keeping its pixels.
 * @throws {ModelError} broken
 */
export function checkKtx2(texture: Ktx2): void {
  judged(texture.name, () => texture.decode(0, gridOfLevel(texture, 0), undefined));
}

/** The smallest level that has as many pixels as are shown. */
export function levelFor({ width, height, levels }: Ktx2, side: number): number {
  const smaller = Math.floor(Math.log2(Math.max(width, height) / side));
  return Math.min(levels - 1, Math.max(0, smaller));
}

const halved = (side: number, level: number) => Math.max(1, Math.floor(side / 2 ** level));

const gridOfLevel = ({ width, height }: Pick<Ktx2, "width" | "height">, level: number) =>
  gridOf(halved(width, level), halved(height, level));

function judged<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError("broken", name, { cause: error });
  }
}

function read(bytes: Uint8Array, name: string): Ktx2 {
  const { buffer, byteOffset, byteLength } = bytes;
  const word = (at: number) => new DataView(buffer, byteOffset, byteLength).getUint32(at, true);
  // The parser makes as much of a file as it announces.
  if (word(levelCountAt) > 32) throw new BrokenBits();
  if (word(notesLengthAt) > longestNotes) throw new ModelError("unreadable", name);
  const file = parse(bytes);
  const within = (part: Uint8Array) => {
    if (part.byteOffset + part.byteLength > byteOffset + byteLength) throw new BrokenBits();
    return part;
  };

  const { pixelWidth: width, pixelHeight: height, pixelDepth, layerCount, faceCount } = file;
  const levels = Math.max(1, file.levelCount);
  if (width === 0 || 2 ** (levels - 1) > Math.max(width, height)) throw new BrokenBits();
  if (file.vkFormat !== 0) {
    const { isPacked, name: format } = describeVkFormat(file.vkFormat);
    throw new ModelError(isPacked ? "compressed" : "textureFormat", format);
  }
  const shape =
    height === 0
      ? "1D"
      : pixelDepth > 0
        ? "3D"
        : layerCount > 1
          ? "array"
          : faceCount !== 1
            ? "cube"
            : "";
  if (shape !== "") throw new ModelError("textureFormat", `KTX2 (${shape})`);

  const [description] = file.dataFormatDescriptor;
  const samples = description?.samples.length ?? 0;
  if (!description || samples < 1 || samples > 4) throw new BrokenBits();
  const model: number = description.colorModel;
  const packing: number = file.supercompressionScheme;
  const list = file.levels.map(({ levelData, uncompressedByteLength: unpacked }) => ({
    content: within(levelData),
    unpacked,
  }));
  const common = { name, width, height, levels };

  if (model === colourModels.etc1s && packing === packings.basisLz) {
    if (!file.globalData) throw new BrokenBits();
    const slices = slicesOf(file.globalData, within);
    const hasOpacity = samples > 1;
    for (const [level, { content }] of list.entries()) slices.of(level, content);
    return {
      ...common,
      bytesPerPixel: hasOpacity ? 1 : 0.5,
      decode(level, grid, pixels) {
        const { content } = list[level] ?? { content: new Uint8Array() };
        const [colours, opacity] = slices.of(level, content);
        decodeEtc1s(colours, slices.palettes(), grid, pixels, false);
        if (hasOpacity) decodeEtc1s(opacity, slices.palettes(), grid, pixels, true);
      },
    };
  }
  const isZstd = packing === packings.zstd;
  if (model !== colourModels.uastc || !(isZstd || packing === packings.none)) {
    throw unknown(`colour model ${model}, supercompression ${packing}`);
  }
  for (const [level, { content, unpacked }] of list.entries()) {
    const { across, down } = gridOfLevel(common, level);
    const needed = across * down * uastcBlockBytes;
    const announced = isZstd ? zstdBytes(content) : content.length;
    if (unpacked !== needed || (announced ?? needed) !== needed) throw new BrokenBits();
  }
  return {
    ...common,
    bytesPerPixel: 1,
    decode(level, grid, pixels) {
      const { content, unpacked } = list[level] ?? { content: new Uint8Array(), unpacked: 0 };
      // The room is given, because the packed data could ask for any.
      const blocks = isZstd ? decompress(content, new Uint8Array(unpacked)) : content;
      decodeUastc(blocks, grid, pixels);
    },
  };
}

const unknown = (what: string) => new ModelError("compressed", `KTX2 (${what})`);

/** What the pictures in ETC1S share, and where the slices of each are. */
function slicesOf(shared: KTX2GlobalDataBasisLZ, within: (part: Uint8Array) => Uint8Array) {
  const [colours, patterns, tables] = [
    within(shared.endpointsData),
    within(shared.selectorsData),
    within(shared.tablesData),
  ];
  let palettes: Etc1sPalettes | undefined;
  return {
    palettes: () =>
      (palettes ??= readPalettes({
        colours,
        colourCount: shared.endpointCount,
        patterns,
        patternCount: shared.selectorCount,
        tables,
      })),
    /** The slices of colours and of opacity of a level. */
    of(level: number, content: Uint8Array): [Uint8Array, Uint8Array] {
      const picture = shared.imageDescs[level];
      if (!picture) throw new BrokenBits();
      const slice = (start: number, length: number) => {
        if (start + length > content.length) throw new BrokenBits();
        return content.subarray(start, start + length);
      };
      return [
        slice(picture.rgbSliceByteOffset, picture.rgbSliceByteLength),
        slice(picture.alphaSliceByteOffset, picture.alphaSliceByteLength),
      ];
    },
  };
}

/** The number of bytes that packed data announces; undefined where it does not. */
function zstdBytes(packed: Uint8Array): number | undefined {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (view.getUint32(0, true) !== 0xfd2fb528) throw new BrokenBits();
  const flags = view.getUint8(4);
  const isSingle = (flags >> 5) & 1;
  const at = 6 - isSingle + ([0, 1, 2, 4][flags & 3] ?? 0);
  switch (flags >> 6) {
    case 0:
      return isSingle ? view.getUint8(at) : undefined;
    case 1:
      return view.getUint16(at, true) + 256;
    case 2:
      return view.getUint32(at, true);
    default:
      return Number(view.getBigUint64(at, true));
  }
}
