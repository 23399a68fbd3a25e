/** How many damaged files are read: some in `npm test`, a hundred thousand in the whole check. */
export const MUTANTS = process.env["WHOLE_CHECK"] ? 100_000 : 1_500;

/** Numbers below a limit that look random and are the same in every run. */
export function numbers(seed: number) {
  let state = seed >>> 0;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Values at which readers of lengths and places go wrong. */
const extremes = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

/** A file with up to four damages: bits, bytes and numbers changed, parts taken out, doubled or moved, the end cut off. */
export function mutant(
  file: Uint8Array<ArrayBuffer>,
  below: (limit: number) => number,
): Uint8Array<ArrayBuffer> {
  let bytes = file.slice();
  for (let left = 1 + below(4); left > 0; left -= 1) {
    const at = below(bytes.length);
    const length = Math.min(1 + below(32), bytes.length - at);
    switch (below(7)) {
      case 0:
        bytes[at]! ^= 1 << below(8);
        break;
      case 1:
        bytes[at] = below(256);
        break;
      case 2:
      case 3: {
        const value = extremes[below(extremes.length)] ?? 0;
        const view = new DataView(bytes.buffer);
        if (at + 4 <= bytes.length) view.setUint32(at, value, true);
        break;
      }
      case 4:
        bytes = spliced(bytes, at, length, new Uint8Array());
        break;
      case 5:
        bytes = spliced(bytes, below(bytes.length), 0, bytes.slice(at, at + length));
        break;
      default:
        if (below(4) === 0) bytes = bytes.slice(0, at);
    }
    if (bytes.length === 0) return file.slice(0, 1);
  }
  return bytes;
}

function spliced(
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
  gone: number,
  added: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes.length - gone + added.length);
  all.set(bytes.subarray(0, at));
  all.set(added, at);
  all.set(bytes.subarray(at + gone), at + added.length);
  return all;
}
