/** The names that a folder's index.ts exports, without types. */
function givenNames(index: string): string[] {
  const names: string[] = [];
  for (const [, types, list = ""] of index.matchAll(/export\s+(type\s+)?\{([^}]*)\}/g)) {
    if (types) continue;
    for (const part of list.split(",")) {
      const name = part.trim();
      if (name && !name.startsWith("type ")) names.push(name);
    }
  }
  return names;
}

/** The name of the component that a part belongs to: `Dialog` for `DialogTitle`, where there is a `DialogRoot`. */
export function wholeOf(part: string, components: readonly string[]): string | undefined {
  return components.find(
    (name) => part !== name && part.startsWith(name) && components.includes(`${name}Root`),
  );
}

/** The exported components: the names that begin with a capital. */
export function exportedComponents(index: string): string[] {
  return givenNames(index).filter((name) => /^[A-Z]/.test(name));
}
