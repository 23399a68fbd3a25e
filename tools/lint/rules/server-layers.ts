import { onEveryImport } from "../imports.ts";
import { pathOf } from "../rooms.ts";
import { importedServerFile, serverFile, type ServerFile } from "../server-tree.ts";
import { child, children, nameOf, type Rule } from "../syntax.ts";

const sqlLibrary = /^(?:kysely|better-sqlite3|pg)$/;
const httpLibrary = /^(?:fastify|@fastify\/.*|fastify-openapi-glue)$/;

/** Methods that build or run a query. */
const queryMethods = new Set([
  "selectFrom",
  "selectNoFrom",
  "insertInto",
  "replaceInto",
  "updateTable",
  "deleteFrom",
  "mergeInto",
  "withRecursive",
  "executeQuery",
  "executeTakeFirst",
  "executeTakeFirstOrThrow",
]);

/** Folders that may use another folder's repository: demo data is written as rows, and commands have no service. */
const writesRows = new Set<string | undefined>(["demo", undefined]);

const speaksSql = ({ role, folder }: ServerFile) => role === "repository" || folder === "db";
const speaksHttp = ({ role, folder }: ServerFile) =>
  role === "endpoints" || folder === "http" || folder === undefined;

function libraryFault(from: ServerFile, specifier: string): string | undefined {
  if (sqlLibrary.test(specifier) && !speaksSql(from)) {
    return `Only repositories speak SQL: ${from.name} must not use ${specifier}.`;
  }
  if (httpLibrary.test(specifier) && !speaksHttp(from)) {
    return `Only endpoints speak HTTP: ${from.name} must not use ${specifier}.`;
  }
  return undefined;
}

function fileFault(from: ServerFile, to: ServerFile): string | undefined {
  if (to.folder === "http" && !speaksHttp(from)) {
    return `Only endpoints speak HTTP: ${from.name} must not import http/${to.name}.`;
  }
  if (to.role === "repository") {
    if (from.role === "endpoints") return "Endpoints ask the service, not a repository.";
    const isOwn = from.folder === to.folder || from.role === "repository";
    if (!isOwn && !writesRows.has(from.folder)) {
      return `${from.folder} asks the service of ${to.folder} for its rows, not its repository.`;
    }
  }
  if (to.role === "endpoints" && from.folder !== undefined && from.folder !== to.folder) {
    return "Only the composition imports endpoints.";
  }
  return undefined;
}

/**
 * Endpoints speak HTTP, services decide, repositories speak SQL; nothing else does. What a file
 * imports and calls counts. A name ending in `endpoints.ts` or `repository.ts` is what lets it.
 */
export const serverLayers: Rule = {
  create(context) {
    const path = pathOf(context);
    const from = serverFile(path);
    if (!from) return {};
    const sqlFault = `Only repositories speak SQL, ${from.name} does not.`;
    return {
      ...onEveryImport((node, specifier) => {
        const to = importedServerFile(path, specifier);
        const message = to ? fileFault(from, to) : libraryFault(from, specifier);
        if (message) context.report({ node, message });
      }),
      CallExpression(node) {
        if (speaksSql(from)) return;
        const callee = child(node, "callee");
        if (callee?.type !== "MemberExpression") return;
        const property = child(callee, "property") ?? node;
        const method = nameOf(property) ?? "";
        // execute() with an argument runs a transaction; without arguments it runs a query.
        const runsQuery = method === "execute" && children(node, "arguments").length === 0;
        if (runsQuery || queryMethods.has(method)) {
          context.report({ node: property, message: sqlFault });
        }
      },
      TaggedTemplateExpression(node) {
        if (speaksSql(from) || nameOf(child(node, "tag")) !== "sql") return;
        context.report({ node, message: sqlFault });
      },
    };
  },
};
