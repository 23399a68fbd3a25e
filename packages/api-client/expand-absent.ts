type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keywords that bound a value. An answer is not refused because a text in it is longer than ours may be. */
const BOUNDS = ["maxLength", "minLength", "maxItems", "minItems", "minimum", "maximum"];

/**
 * The document as plain OpenAPI: a property with `x-absent` may be missing, and has that as its default; a text with
 * `x-or-number` may be a number as well.
 */
export function expandAbsent<Document>(document: Document): Document {
  return written(document) as Document;
}

function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (!isRecord(value)) return value;
  const { "x-absent": absent, "x-or-number": orNumber, ...rest } = value;
  return {
    ...Object.fromEntries(
      Object.entries(withoutAbsent(rest)).map(([key, each]) => [key, written(each)]),
    ),
    ...(orNumber ? { type: ["string", "number"] } : {}),
    ...(absent === undefined ? {} : { default: absent }),
  };
}

/** A schema that requires no property that has something in its place. */
function withoutAbsent(schema: Json): Json {
  const { properties, required } = schema;
  if (!isRecord(properties) || !Array.isArray(required)) return schema;
  const isPromised = (name: string) =>
    (properties[name] as Json | undefined)?.["x-absent"] === undefined;
  return { ...schema, required: (required as string[]).filter(isPromised) };
}

/**
 * The document as answers are read by it: what is missing has its default, nothing is bounded, and a text may come as a number.
 */
export function readView(document: Json): Json {
  return read(document, document) as Json;
}

function read(document: Json, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => read(document, each));
  if (!isRecord(value)) return value;
  const { "x-absent": absent, ...own } = value;
  if (own["x-or-number"])
    return withDefault({ oneOf: [{ type: "number" }, { type: "string" }] }, absent);
  // What stands beside a reference is not read.
  const schema = absent === undefined ? own : resolved(document, own);
  const kept = Object.entries(withoutAbsent(schema)).filter(([key]) => !isBound(key, schema));
  return withDefault(
    Object.fromEntries(kept.map(([key, each]) => [key, read(document, each)])),
    absent,
  );
}

/** Whether a key is a keyword that bounds values, and not the name of a property. */
const isBound = (key: string, schema: Json) =>
  BOUNDS.includes(key) && ("type" in schema || "oneOf" in schema) && !isRecord(schema[key]);

const withDefault = (schema: Json, absent: unknown): Json =>
  absent === undefined ? schema : { ...schema, default: absent };

function resolved(document: Json, { $ref, ...rest }: Json): Json {
  if (typeof $ref !== "string") return rest;
  const name = $ref.split("/").at(-1) ?? "";
  const { schemas } = document["components"] as { schemas: Record<string, Json> };
  return { ...resolved(document, schemas[name] ?? {}), ...rest };
}
