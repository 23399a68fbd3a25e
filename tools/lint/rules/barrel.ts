import { pathOf, placeOf } from "../rooms.ts";
import type { Rule } from "../syntax.ts";

/** `export *` hides what a module exports. Only the index.ts of a component folder may use it. */
export const noBarrel: Rule = {
  create: (context) => ({
    ExportAllDeclaration(node) {
      const { room, inside } = placeOf(pathOf(context));
      if (room === "packages/ui" && /^src\/[^/]+\/index\.ts$/.test(inside)) return;
      context.report({ node, message: "Export by name: `export *` hides what a module gives." });
    },
  }),
};
