/** Pixels in rows: red, green, blue and opacity, a byte each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  /** Bytes from one row to the next. */
  stride: number;
}

/**
 * The same picture with fewer pixels, each the mean of those that it covers. Rows are read one by one, so that a
 * picture of 48 megapixels needs no second place in memory.
 */
export function reducedPixels(
  { data, width, height, stride }: Pixels,
  toWidth: number,
  toHeight: number,
): Uint8ClampedArray<ArrayBuffer> {
  const made = new Uint8ClampedArray(toWidth * toHeight * 4);
  const across = covers(width, toWidth);
  const sum = new Float64Array(toWidth * 4);
  covers(height, toHeight).forEach(({ first, weights }, row) => {
    sum.fill(0);
    weights.forEach((weight, index) =>
      addRow(sum, data.subarray((first + index) * stride), across, weight),
    );
    for (let place = 0; place < sum.length; place += 4) {
      const opacity = sum[place + 3] ?? 0;
      const start = row * toWidth * 4 + place;
      // What cannot be seen has no colour.
      for (let part = 0; part < 3; part += 1)
        made[start + part] = opacity > 0 ? (sum[place + part] ?? 0) / opacity : 0;
      made[start + 3] = opacity * 255;
    }
  });
  return made;
}

/** The pixels that one of a smaller picture covers, and how much of each. */
interface Cover {
  first: number;
  weights: Float64Array;
}

function covers(length: number, toLength: number): Cover[] {
  const share = length / toLength;
  return Array.from({ length: toLength }, (_, index) => {
    const [start, end] = [index * share, (index + 1) * share];
    const first = Math.min(length - 1, Math.floor(start));
    const last = Math.min(length, Math.max(first + 1, Math.ceil(end - 1e-9)));
    const weights = Float64Array.from({ length: last - first }, (_none, step) => {
      const place = first + step;
      return Math.max(0, Math.min(end, place + 1) - Math.max(start, place)) / share;
    });
    return { first, weights };
  });
}

/** Adds a row, colours weighed with their opacity. */
function addRow(
  sum: Float64Array,
  row: Uint8Array,
  across: readonly Cover[],
  rowWeight: number,
): void {
  let place = 0;
  for (const { first, weights } of across) {
    let [red, green, blue, opacity] = [0, 0, 0, 0];
    let at = first * 4;
    for (const weight of weights) {
      const share = (weight * rowWeight * (row[at + 3] ?? 0)) / 255;
      red += (row[at] ?? 0) * share;
      green += (row[at + 1] ?? 0) * share;
      blue += (row[at + 2] ?? 0) * share;
      opacity += share;
      at += 4;
    }
    sum[place] = (sum[place] ?? 0) + red;
    sum[place + 1] = (sum[place + 1] ?? 0) + green;
    sum[place + 2] = (sum[place + 2] ?? 0) + blue;
    sum[place + 3] = (sum[place + 3] ?? 0) + opacity;
    place += 4;
  }
}
