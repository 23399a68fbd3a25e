import { readFileSync } from "node:fs";

/** A JSON schema from the contract. */
export type Schema = { readonly [keyword: string]: unknown };

/** The documents that make up the contract. */
export const contractNames = [
  "panel",
  "bots",
  "plays",
  "tryouts",
  "visits",
  "events",
  "geocoder",
] as const;
export type ContractName = (typeof contractNames)[number];

/** Roles that may call an operation, or `public`. */
export type Access = "public" | readonly string[];

/** A request field that holds the id of a record the caller must be allowed to see. */
export interface Ownership {
  field: string;
  in: "body" | "query";
  /** user, gymkhana, mappoint, asset, chatbot (internal record), event, bot or botPath (bot platform). */
  record: string;
  /** If the field has this value or is missing, the record is new and there is nothing to check. */
  unless?: number;
}

/** One call of the contract. Schemas have their references resolved. */
export interface Operation {
  operationId: string;
  method: "GET" | "POST";
  /** As in the document, for example /gymkhanas/new; the server's base path is not part of it. */
  path: string;
  summary: string;
  access: Access;
  ownership: readonly Ownership[];
  /** Name of the security scheme, none for a public call. */
  security: string | undefined;
  requestType: "application/json" | "multipart/form-data" | undefined;
  /** The most bytes of the body, of a form apart from the content of its files. */
  bodyBytes: number | undefined;
  requestSchema: Schema | undefined;
  requestExample: unknown;
  querySchema: Schema | undefined;
  queryExample: Readonly<Record<string, unknown>> | undefined;
  /** Schema of each status, "200" and so on; undefined where the body is not declared. */
  responseSchemas: Readonly<Record<string, Schema | undefined>>;
  /** Named examples of each status. */
  responseExamples: Readonly<Record<string, readonly unknown[]>>;
}

type Json = Record<string, unknown>;

/** A parsed OpenAPI document. */
export interface ContractDocument {
  info: { title: string };
  paths: Record<string, Record<string, unknown>>;
  security?: unknown[];
  [section: string]: unknown;
}

/** Written out, so that the check finds which tests depend on them. */
const FILES: Readonly<Record<ContractName, string>> = {
  panel: "./generated/panel/document.json",
  bots: "./generated/bots/document.json",
  plays: "./generated/plays/document.json",
  tryouts: "./generated/tryouts/document.json",
  visits: "./generated/visits/document.json",
  events: "./generated/events/document.json",
  geocoder: "./generated/geocoder/document.json",
};

/** The file of the document that `loadContract` reads. */
export function contractFile(name: ContractName): URL {
  return new URL(FILES[name], import.meta.url);
}

/**
 * The OpenAPI document, references and extensions untouched. A new object each time. It is read as
 * generated from the YAML that people write, which takes half a second to parse.
 */
export function loadContract(name: ContractName): ContractDocument {
  return JSON.parse(readFileSync(contractFile(name), "utf8")) as ContractDocument;
}

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value with every `$ref` replaced by what it points to. The contract has no recursion. */
export function resolveReferences(document: Json, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveReferences(document, item));
  if (!isRecord(value)) return value;
  const { $ref, ...siblings } = value;
  if (typeof $ref !== "string") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolveReferences(document, item)]),
    );
  }
  let target: unknown = document;
  for (const part of $ref.slice(2).split("/")) target = isRecord(target) ? target[part] : undefined;
  if (!isRecord(target)) throw new Error(`The contract has no ${$ref}`);
  return { ...(resolveReferences(document, target) as Json), ...siblings };
}

/** What the parameters of an operation, all of them in the address, are checked against; references resolved. */
export function querySchema(parameters: readonly Json[]): Schema | undefined {
  if (parameters.length === 0) return undefined;
  return {
    type: "object",
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function examplesOf(media: Json): unknown[] {
  const named = isRecord(media.examples) ? Object.values(media.examples) : [];
  const values = named.flatMap((entry) => (isRecord(entry) ? [entry.value] : []));
  return "example" in media ? [media.example, ...values] : values;
}

/** The body of an answer, or one event of a stream. */
function jsonMedia(response: unknown): Json | undefined {
  const content = isRecord(response) && isRecord(response.content) ? response.content : {};
  const media = content["application/json"] ?? content["text/event-stream"];
  return isRecord(media) ? media : undefined;
}

function toOperation(document: Json, path: string, method: string, raw: unknown): Operation {
  const spec = resolveReferences(document, raw) as Json;
  const body = isRecord(spec.requestBody) ? (spec.requestBody.content as Json) : {};
  const [requestType, media] = Object.entries(body)[0] ?? [];
  const parameters = (spec.parameters ?? []) as Json[];
  const responses = Object.entries(spec.responses as Json);
  const security = (spec.security ?? document.security ?? []) as Json[];
  return {
    operationId: spec.operationId as string,
    method: method.toUpperCase() as Operation["method"],
    path,
    summary: spec.summary as string,
    access: spec["x-access"] as Access,
    ownership: (spec["x-ownership"] ?? []) as Ownership[],
    security: Object.keys(security[0] ?? {})[0],
    requestType: requestType as Operation["requestType"],
    bodyBytes: isRecord(media) ? (media["x-max-bytes"] as number | undefined) : undefined,
    requestSchema: isRecord(media) ? (media.schema as Schema) : undefined,
    requestExample: isRecord(media) ? media.example : undefined,
    querySchema: querySchema(parameters),
    queryExample: parameters.length
      ? Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
      : undefined,
    responseSchemas: Object.fromEntries(
      responses.map(([status, response]) => [status, jsonMedia(response)?.schema as Schema]),
    ),
    responseExamples: Object.fromEntries(
      responses.map(([status, response]) => [status, examplesOf(jsonMedia(response) ?? {})]),
    ),
  };
}

/** Every operation of a document, in the order in which it is written. */
export function contractOperations(name: ContractName): Operation[] {
  const document = loadContract(name);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => toOperation(document, path, method, raw)),
  );
}
