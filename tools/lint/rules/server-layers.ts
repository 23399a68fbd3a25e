import { pathOf, placeOf } from "../rooms.ts";
import { child, literalText, type Rule, text } from "../syntax.ts";

const forbidden: Readonly<Record<string, RegExp>> = {
  "routes.ts": /^(?:kysely|better-sqlite3|pg)$/,
  "service.ts": /^(?:fastify|@fastify\/.*|better-sqlite3|pg|kysely)$/,
  "repository.ts": /^(?:fastify|@fastify\/.*)$/,
};

/** routes.ts speaks HTTP, service.ts decides, repository.ts speaks SQL; nothing else does. */
export const serverLayers: Rule = {
  create: (context) => ({
    ImportDeclaration(node) {
      const name = placeOf(pathOf(context)).inside.split("/").at(-1) ?? "";
      const specifier = literalText(child(node, "source")) ?? "";
      if (text(node, "importKind") === "type" || !forbidden[name]?.test(specifier)) return;
      context.report({ node, message: `${name} must not use ${specifier}.` });
    },
  }),
};
