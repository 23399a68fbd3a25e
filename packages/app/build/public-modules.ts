import { join } from "node:path";

const SCREENS = join(import.meta.dirname, "../src/features/account/screens");

/** The public screens that are fetched on their first visit (src/public-screens.tsx). */
const screens = ["ForgotPassword", "ResetPassword", "ConfirmEmail", "ProviderReturn"].map((name) =>
  join(SCREENS, `${name}Screen.tsx`),
);

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

let known: Set<string> | undefined;

/** Whether the public screens need a module before they can be shown. */
export function isOfPublicScreens(id: string, modules: Modules): boolean {
  if (!known) {
    known = new Set(screens);
    for (const each of known) {
      for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) known.add(imported);
    }
  }
  return known.has(id);
}
