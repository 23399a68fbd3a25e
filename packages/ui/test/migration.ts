/** A text that is replaced, and by what; within the elements of one component where one is named. */
interface Replacement {
  component?: string;
  before: string;
  after: string;
}

/** What the migration page says to replace, in its order. */
function replacementsOf(migration: string): Replacement[] {
  const rows = migration.matchAll(/^\|(?: `([^`]+)` \|)? `([^`]+)` \| `([^`]+)` \|$/gm);
  return [...rows].map(([, component, before = "", after = ""]) => ({
    ...(component ? { component } : {}),
    before,
    after,
  }));
}

/** A page with the replacements of the migration page made. The elements that it names have no children. */
export function upgraded(page: string, migration: string): string {
  return replacementsOf(migration).reduce((text, { component, before, after }) => {
    if (!component) return text.replaceAll(before, after);
    const elements = new RegExp(`<${component}\\b[^]*?/>`, "g");
    return text.replaceAll(elements, (element) => element.replaceAll(before, after));
  }, page);
}
