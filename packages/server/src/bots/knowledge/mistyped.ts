/** Of longer words two letters may be wrong. */
const TYPED_TWICE = 9;

/** How many letters of a word may be wrong, by its length and that of the right one. */
export function mostSlips(length: number, rightLength: number): number {
  return Math.min(length, rightLength) >= TYPED_TWICE ? 2 : 1;
}

/** Whether one of two words is the other with a letter more, less, changed or with two in turn. */
export function isMistyped(word: string, right: string): boolean {
  const most = mostSlips(word.length, right.length);
  if (Math.abs(word.length - right.length) > most || word[0] !== right[0]) return false;
  return distance(word, right, most) <= most;
}

/** By Damerau and Levenshtein, with neighbours swapped once; more than `most` is told as that. */
function distance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let value = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
        value = Math.min(value, (before[at - 2] ?? 0) + 1);
      }
      next.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}
