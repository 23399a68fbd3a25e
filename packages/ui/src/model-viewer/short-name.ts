/** The last part of a path with slashes. */
export const lastOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The last part of a path, for people. */
export function shortName(reference: string): string {
  return lastOf(decoded(reference).replaceAll("\\", "/"));
}

/** Without the marks of addresses, where there are good ones. */
export function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}
