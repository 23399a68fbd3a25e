import { join } from "node:path";

/** What names the public screens, and imports those that are fetched on their first visit. */
const SCREENS = join(import.meta.dirname, "../src/public-screens.tsx");

interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

let known: Set<string> | undefined;

/** Whether the public screens that are fetched on their first visit need a module before they can be shown. */
export function isOfPublicScreens(id: string, modules: Modules): boolean {
  if (!known) {
    known = new Set(modules.getModuleInfo(SCREENS)?.dynamicallyImportedIds);
    for (const each of known) {
      for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) known.add(imported);
    }
  }
  return known.has(id);
}
