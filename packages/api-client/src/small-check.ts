import type { AnswerCheck } from "./operation-spec.ts";

/** What the answers of the chat's operations are checked against, generated from the contract. */
export interface SmallSchema {
  readonly type?: "string" | "integer" | "boolean";
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  /** Least and largest number, length of a text or length of a list. */
  readonly min?: number;
  readonly max?: number;
  /** Of a list. */
  readonly items?: SmallSchema;
  /** Of an object; the name of one that may be missing ends with a question mark. */
  readonly properties?: Readonly<Record<string, SmallSchema>>;
  /** One of these at least. */
  readonly oneOf?: readonly SmallSchema[];
}

function fitsPlain(schema: SmallSchema, value: unknown): boolean {
  const { type, min = -Infinity, max = Infinity } = schema;
  const size = typeof value === "number" ? value : ((value as string | null)?.length ?? 0);
  return (
    (!type || (type === "integer" ? Number.isSafeInteger(value) : typeof value === type)) &&
    (!("const" in schema) || schema.const === value) &&
    (schema.enum?.includes(value) ?? true) &&
    size >= min &&
    size <= max &&
    (!schema.pattern || new RegExp(schema.pattern, "u").test(value as string))
  );
}

function fitsProperties(properties: Readonly<Record<string, SmallSchema>>, value: unknown) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const record = value as Readonly<Record<string, unknown>>;
  return Object.entries(properties).every(([key, schema]) => {
    const name = key.replace("?", "");
    return Object.hasOwn(record, name) ? fits(schema, record[name]) : key !== name;
  });
}

/** Whether a value keeps a schema. Properties that the schema does not know are allowed. */
export function fits(schema: SmallSchema, value: unknown): boolean {
  const { items, properties, oneOf } = schema;
  if (items && !(Array.isArray(value) && value.every((item) => fits(items, item)))) return false;
  if (properties && !fitsProperties(properties, value)) return false;
  if (oneOf && !oneOf.some((each) => fits(each, value))) return false;
  return fitsPlain(schema, value);
}

/**
 * A check of answers for pages that have no room for zod: it says whether, not where, an answer
 * breaks the contract.
 */
/* @__NO_SIDE_EFFECTS__ */
export function smallCheck<Answer>(schema: SmallSchema): AnswerCheck<Answer> {
  return {
    safeParse: (value) =>
      fits(schema, value)
        ? { success: true, data: value as Answer }
        : { success: false, error: new TypeError("The answer does not fit its schema") },
  };
}
