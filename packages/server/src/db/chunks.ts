/** The values in parts of at most so many, since databases limit the parameters of a statement. */
export function* chunks<T>(values: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}
