import { joined } from "./fixtures.ts";

interface Ktx2Parts {
  width: number;
  height: number;
  /** The largest picture first. */
  levels: readonly { content: Uint8Array; unpacked?: number }[];
  /** 163 is ETC1S, 166 UASTC. */
  colourModel?: number;
  /** 1 is BasisLZ, 2 Zstandard. */
  supercompression?: number;
}

/** A texture in KTX2 with the given pictures. */
export function ktx2File(parts: Ktx2Parts): Uint8Array<ArrayBuffer> {
  const { width, height, levels, colourModel = 166, supercompression = 0 } = parts;
  const description = 80 + levels.length * 24;
  const head = new DataView(new ArrayBuffer(description + 44));
  const set = (place: number, ...words: number[]) => {
    for (const [index, word] of words.entries()) head.setUint32(place + index * 4, word, true);
  };
  set(0, 0x58544bab, 0xbb303220, 0x0a1a0a0d);
  set(12, 0, 1, width, height, 0, 0, 1, levels.length, supercompression, description, 44);
  let at = head.byteLength;
  for (const [index, { content, unpacked = content.length }] of levels.entries()) {
    set(80 + index * 24, at, 0, content.length, 0, unpacked, 0);
    at += content.length;
  }
  // One sample of red, green, blue and opacity, in blocks of four by four pixels.
  set(description, 44, 0, 2 | (40 << 16), colourModel | (1 << 8) | (2 << 16), 0x0303);
  set(description + 20, supercompression === 0 ? 16 : 0, 0, (127 << 16) | (3 << 24), 0, 0, ~0);
  return joined([new Uint8Array(head.buffer), ...levels.map(({ content }) => content)]);
}

/** A texture in UASTC: blocks of one colour each, row by row. */
export function uastcPicture(
  side: number,
  colourOf: (column: number, row: number) => readonly [number, number, number, number],
): Uint8Array<ArrayBuffer> {
  const blocks = side / 4;
  const content = new Uint8Array(blocks * blocks * 16);
  const view = new DataView(content.buffer);
  for (let block = 0; block < blocks * blocks; block += 1) {
    const [red, green, blue, opacity] = colourOf(block % blocks, Math.floor(block / blocks));
    const colour = BigInt(red + green * 2 ** 8 + blue * 2 ** 16 + opacity * 2 ** 24);
    // The mode for one colour, then its four bytes.
    view.setBigUint64(block * 16, 0b10111n | (colour << 5n), true);
  }
  return ktx2File({ width: side, height: side, levels: [{ content }] });
}
