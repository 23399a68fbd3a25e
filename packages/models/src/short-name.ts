/** The last part of a path with slashes. */
export const lastOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The last part of a path, for messages. */
export function shortName(reference: string): string {
  return lastOf(decoded(reference).replaceAll("\\", "/"));
}

/** The text with percent-encoding decoded; unchanged where the encoding is invalid. */
export function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}
