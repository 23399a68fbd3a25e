import { entriesOf } from "./operations-source.ts";
import { typeName } from "./type-name.ts";

type Json = Record<string, unknown>;

/** Follows `$ref` once: a request body's schema is one or names one. */
function resolved(document: Json, schema: Json): Json {
  const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
  const { schemas } = document.components as { schemas: Record<string, Json> };
  return (name === undefined ? schema : schemas[name]) ?? {};
}

/** The fields of the operation's form that hold a file. */
function fileFields(document: Json, operation: Json): string[] {
  const body = operation.requestBody as { content: Record<string, { schema: Json }> } | undefined;
  const form = body?.content["multipart/form-data"];
  if (!form) return [];
  const { properties = {} } = resolved(document, form.schema) as {
    properties?: Record<string, Json>;
  };
  return Object.entries(properties)
    .filter(([, { format }]) => format === "binary")
    .map(([field]) => field);
}

/** What each operation takes and gives, by operationId: types only, and without types of the DOM. */
export function operationTypesSource(document: Json): string {
  const operations = entriesOf(document).map(({ operation }) => {
    const type = typeName(operation.operationId as string);
    const files = fileFields(document, operation).map((field) => `"${field}"`);
    const body = operation.requestBody ? `Wire.${type}Data["body"]` : "undefined";
    const fields = [
      `access: ${operation["x-access"] === "public" ? '"public"' : '"roles"'}`,
      `body: ${files.length > 0 ? `Omit<${body}, ${files.join(" | ")}>` : body}`,
      `query: ${operation.parameters ? `NonNullable<Wire.${type}Data["query"]>` : "undefined"}`,
      `files: ${files.length > 0 ? files.join(" | ") : "never"}`,
      `data: DataOf<Wire.${type}Response>`,
    ];
    return `  /** ${operation.summary as string}. */
  ${operation.operationId as string}: {
${fields.map((field) => `    ${field};`).join("\n")}
  };`;
  });
  return `import type { DataOf } from "../../data-of.ts";
import type * as Wire from "./types.gen.ts";

export type * from "./types.gen.ts";

/**
 * The operations, by operationId: who may call, the body without its files, the query, the names of
 * the body's files, and the data of a successful answer. JSON in texts is decoded.
 */
export interface OperationTypes {
${operations.join("\n")}
}
`;
}
