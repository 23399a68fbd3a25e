import { hasSmallCheck, schemaName } from "./checks-source.ts";
import { resolveReferences } from "./src/contract.ts";
import { typeName } from "./type-name.ts";

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The document as the caller of the client sees it: where the wire carries JSON as text, the value
 * that the text holds. Types and response schemas are generated from this view, because the client
 * decodes before it validates and encodes before it sends.
 */
export function decodedView(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodedView);
  if (!isRecord(value)) return value;
  if (isRecord(value.contentSchema)) {
    const { description } = value;
    return decodedView({ ...value.contentSchema, ...(description ? { description } : {}) });
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decodedView(item)]));
}

/**
 * Makes each schema when it is first asked for, since a page that asks for one would otherwise make
 * all of them before it can be used; and lets a bundler drop those that a page does not use.
 */
export function lazySchemas(source: string): string {
  const schemas = new Set(
    Array.from(source.matchAll(/^export const (z\w+) = /gm), ([, name]) => name),
  );
  const lazy = source
    .replaceAll(/\bz[A-Z]\w*/g, (word) => (schemas.has(word) ? `${word}()` : word))
    .replace(
      /^export const (z\w+)\(\) = ([\s\S]*?);$(?=\n\n|\n*$(?![\s\S]))/gm,
      "export const $1 = /* @__PURE__ */ once(() => $2);",
    );
  return `import { once } from "../../once.ts";\n${lazy}`;
}

const READERS: readonly [reader: string, schema: RegExp, call: string][] = [
  ["flag", /z\.union\(\[z\.literal\(0\), z\.literal\(1\)\]\)/g, "flag()"],
  ["yesOrNo", /z\.boolean\(\)/g, "yesOrNo()"],
  ["textOrNumber", /z\.union\(\[\s*z\.number\(\),\s*z\.string\(\)\s*\]\)/g, "textOrNumber()"],
  ["orElse", /z\._default\(/g, "orElse("],
  ["maybe", /z\.optional\(/g, "maybe("],
];

/** Has the schemas read what answers may have in place of what the types say (src/reading.ts). */
export function readingSchemas(source: string): string {
  const used = READERS.filter(([, schema]) => source.search(schema) >= 0);
  const read = used.reduce((text, [, schema, call]) => text.replaceAll(schema, call), source);
  if (used.length === 0) return source;
  return `import { ${used
    .map(([reader]) => reader)
    .toSorted()
    .join(", ")} } from "../../reading.ts";\n${read}`;
}

/** Success bodies of an operation: the alternatives of its 200 answer that are not a refusal. */
function successSchemas(operation: Json): Json[] {
  const ok = (operation.responses as Json)["200"] as Json;
  const schema = ((ok.content as Json)["application/json"] as Json).schema as Json;
  return (Array.isArray(schema.oneOf) ? schema.oneOf : [schema]).filter(isRecord);
}

function answersJsonText(operation: Json): boolean {
  return successSchemas(operation).some(
    ({ properties }) =>
      isRecord(properties) && isRecord(properties.data) && "contentSchema" in properties.data,
  );
}

function bodyKind(operation: Json): "json" | "form" | undefined {
  if (!isRecord(operation.requestBody)) return undefined;
  return "application/json" in (operation.requestBody.content as Json) ? "json" : "form";
}

/** What an answer wraps its data in: `success` on the panel API, `status` on the bot platform; undefined for nothing. */
function envelopeOf(names: readonly string[]): "success" | "status" | undefined {
  return (["success", "status"] as const).find((name) => names.includes(name));
}

/** The properties of a successful answer. */
function answeredNames(document: Json, operation: Json): string[] {
  const [first] = successSchemas(operation);
  const { properties } = resolveReferences(document, first) as { properties?: Json };
  return Object.keys(properties ?? {});
}

interface Entry {
  path: string;
  method: string;
  operation: Json;
}

/** The operations of a document in the order in which it has them, without those that answer a stream. */
export function entriesOf(document: Json): Entry[] {
  return Object.entries(document.paths as Json)
    .flatMap(([path, methods]) =>
      Object.entries(methods as Json).map(([method, operation]) => ({
        path,
        method,
        operation: operation as Json,
      })),
    )
    .filter(({ operation }) => !answersStream(operation));
}

/** Its body is a stream of events, which no generated function reads. */
function answersStream(operation: Json): boolean {
  const ok = (operation.responses as Json)["200"] as Json;
  return "text/event-stream" in (ok.content as Json);
}

const withSmallCheck = ({ operation }: Entry): boolean => hasSmallCheck(operation);
const withZod = (entry: Entry): boolean => !withSmallCheck(entry);

function operationSource(document: Json, { path, method, operation }: Entry): string {
  const id = operation.operationId as string;
  const type = typeName(id);
  const body = bodyKind(operation);
  const access = operation["x-access"];
  const security = (operation.security ?? document.security) as unknown[];
  const names = answeredNames(document, operation);
  const envelope = envelopeOf(names);
  const input = body
    ? `Wire.${type}Data["body"]`
    : operation.parameters
      ? `NonNullable<Wire.${type}Data["query"]>`
      : "";
  const fields = [
    `id: "${id}"`,
    `method: "${method.toUpperCase()}"`,
    `path: "${path}"`,
    ...(body ? [`body: ${body === "form" ? "form" : '"json"'}`] : []),
    ...(security.length > 0 ? ["authenticated: true"] : []),
    ...(envelope ? [`envelope: "${envelope}"`] : []),
    ...(envelope && names.includes("data") ? ["hasData: true"] : []),
    ...(answersJsonText(operation) ? ["jsonText: true"] : []),
    `response: ${hasSmallCheck(operation) ? `() => smallCheck(${schemaName(id)})` : `z${type}Response`}`,
  ];
  const maker = input ? "operation" : "operationWithoutInput";
  const answer = `Wire.${type}Response`;
  const types = input ? `${input}, ${answer}` : answer;
  const who = access === "public" ? "Public." : `For ${(access as string[]).join(", ")}.`;
  return `/** ${operation.summary as string}. ${method.toUpperCase()} ${path}. ${who} */
export const ${id} = /* @__PURE__ */ ${maker}<${types}>({
${fields.map((field) => `  ${field},`).join("\n")}
});
`;
}

/** One function for each operation, flat, so that a page carries only those it imports. */
export function operationsSource(document: Json): string {
  const entries = entriesOf(document);
  const [checked, parsed] = [entries.filter(withSmallCheck), entries.filter(withZod)];
  const schemas = parsed.map(
    ({ operation }) => `z${typeName(operation.operationId as string)}Response`,
  );
  const makers = [
    ...(entries.some(({ operation }) => operation.requestBody ?? operation.parameters)
      ? ["operation"]
      : []),
    ...(entries.some(({ operation }) => !(operation.requestBody ?? operation.parameters))
      ? ["operationWithoutInput"]
      : []),
  ];
  const list = (names: string[]) => names.map((name) => `  ${name},`).join("\n");
  const checks =
    checked.length > 0
      ? `import { smallCheck } from "../../small-check.ts";
import {
${list(checked.map(({ operation }) => schemaName(operation.operationId as string)))}
} from "./checks.gen.ts";
`
      : "";
  const form = entries.some(({ operation }) => bodyKind(operation) === "form")
    ? 'import { form } from "../../form.ts";\n'
    : "";
  return `${form}import { ${makers.join(", ")} } from "../../operation.ts";
${checks}import type * as Wire from "./types.gen.ts";
import {
${list(schemas)}
} from "./zod.gen.ts";

export type * from "./types.gen.ts";

${entries.map((entry) => operationSource(document, entry)).join("\n")}`;
}
