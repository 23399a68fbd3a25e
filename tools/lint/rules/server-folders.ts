import { onEveryImport } from "../imports.ts";
import { pathOf } from "../rooms.ts";
import { folderOrder, importedServerFile, serverFile, type ServerFile } from "../server-tree.ts";
import type { Rule } from "../syntax.ts";

function faultOf(from: ServerFile, to: ServerFile): string | undefined {
  if (to.isFoundation || from.folder === to.folder) return undefined;
  if (from.folder === undefined) {
    return from.isFoundation ? `${from.name} is for every file: it imports no folder.` : undefined;
  }
  if (to.folder === undefined) {
    return `${from.folder} must not import ${to.name}, which puts the parts together.`;
  }
  const [own, other] = [folderOrder.indexOf(from.folder), folderOrder.indexOf(to.folder)];
  if (own < 0) return `The folder ${from.folder} has no place in tools/lint/server-tree.ts.`;
  if (other >= 0 && other < own) return undefined;
  return `${from.folder} must not import ${to.folder}: see the order in tools/lint/server-tree.ts.`;
}

/** Rule: the server's folders may import each other in one direction only, including types. */
export const serverFolders: Rule = {
  create(context) {
    const path = pathOf(context);
    const from = serverFile(path);
    if (!from) return {};
    return onEveryImport((node, specifier) => {
      const to = importedServerFile(path, specifier);
      const message = to && faultOf(from, to);
      if (message) context.report({ node, message });
    });
  },
};
