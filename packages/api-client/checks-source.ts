import { resolveReferences, type ContractDocument } from "./src/contract.ts";
import type { SmallSchema } from "./src/small-check.ts";
import { typeName } from "./type-name.ts";

type Json = Record<string, unknown>;

/** What `src/small-check.ts` takes over as it is. */
const taken = ["const", "enum", "pattern"] as const;
/** The keywords for the size of a value, whichever its type. */
const least = ["minimum", "minLength"];
const most = ["maximum", "maxLength", "maxItems"];
/** `additionalProperties` does not bind an answer, nor does a default; an object has `properties`, an array `items`. */
const leftOut = [
  "type",
  "default",
  "required",
  "description",
  "example",
  "examples",
  "additionalProperties",
];
const known = new Set([...taken, ...least, ...most, ...leftOut, "items", "properties", "oneOf"]);

function small(schema: Json): SmallSchema {
  const unknown = Object.keys(schema).filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Error(`small-check.ts does not know ${unknown.join(", ")}`);
  const [min] = least.map((key) => schema[key]).filter((value) => value !== undefined);
  const [max] = most.map((key) => schema[key]).filter((value) => value !== undefined);
  const isPlain = !schema.properties && !schema.items && !schema.oneOf;
  return Object.fromEntries(
    Object.entries({
      type: isPlain && schema.const === undefined && !schema.enum ? schema.type : undefined,
      ...Object.fromEntries(taken.map((key) => [key, schema[key]])),
      min,
      max,
      items: schema.items && small(schema.items as Json),
      properties: schema.properties && propertiesOf(schema),
      oneOf: (schema.oneOf as Json[] | undefined)?.map(small),
    }).filter(([, value]) => value !== undefined),
  );
}

function propertiesOf({ properties, required }: Json): Record<string, SmallSchema> {
  const isRequired = (name: string) => (required as string[] | undefined)?.includes(name) ?? false;
  return Object.fromEntries(
    Object.entries(properties as Record<string, Json>).map(([name, schema]) => [
      isRequired(name) ? name : `${name}?`,
      small(schema),
    ]),
  );
}

/** Whether an operation's answers are checked without zod: those of the chat are. */
export const hasSmallCheck = (operation: Json): boolean =>
  ((operation.tags as string[] | undefined) ?? []).includes("widget");

/** Name of the constant with the schema of an operation's 200 answer. */
export const schemaName = (operationId: string): string => `s${typeName(operationId)}Response`;

/**
 * The schemas of what the chat's operations answer, as data; undefined where a document has none.
 * The chat has no room for zod.
 */
export function checksSource(document: ContractDocument): string | undefined {
  const operations = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods) as Json[])
    .filter(hasSmallCheck);
  if (operations.length === 0) return undefined;
  const constants = operations.map((operation) => {
    const ok = (operation.responses as Json)["200"] as Json;
    const [content] = Object.values(ok.content as Record<string, Json>);
    const schema = small(resolveReferences(document, content?.schema) as Json);
    const name = schemaName(operation.operationId as string);
    return `export const ${name}: SmallSchema = ${JSON.stringify(schema, null, 2)};\n`;
  });
  return `import type { SmallSchema } from "../../small-check.ts";\n\n${constants.join("\n")}`;
}
