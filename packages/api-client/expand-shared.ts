type Json = Record<string, unknown>;
type Components = Record<string, Json>;

/**
 * The document with the schemas and responses that it names and does not have, taken from the first of others that has them, so
 * that what contracts share is written once.
 */
export function expandShared<Document extends Json>(
  document: Document,
  ...others: readonly Json[]
): Document {
  const own = { ...(document["components"] as Components) };
  const theirs = others.map((other) => other["components"] as Components);
  const open: unknown[] = [document];
  while (open.length > 0) {
    for (const [section, name] of namesIn(open.pop())) {
      if (own[section]?.[name] !== undefined) continue;
      const found = theirs
        .map((components) => components[section]?.[name])
        .find((component) => component !== undefined);
      if (found === undefined) throw new Error(`No contract has ${section}/${name}`);
      own[section] = { ...own[section], [name]: found };
      open.push(found);
    }
  }
  return { ...document, components: own };
}

/** The section and the name of each component that a value refers to. */
function namesIn(value: unknown): [section: string, name: string][] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key !== "$ref" || typeof item !== "string") return namesIn(item);
    const [section = "", name = ""] = item.split("/").slice(2);
    return [[section, name] as [string, string]];
  });
}
