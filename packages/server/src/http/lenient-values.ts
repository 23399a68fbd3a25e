import { resolveReferences, type ContractDocument } from "@panel/api-client/contract";
import type { preValidationHookHandler } from "fastify";
import type { ContractOperation } from "./contract-operation.ts";

/** A field's schema in the contract, as far as this looks into it. */
interface FieldSchema {
  type?: unknown;
  enum?: readonly unknown[];
  const?: unknown;
  minLength?: number;
  pattern?: string;
  contentSchema?: unknown;
}

interface BodySchema {
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
}

type Values = Record<string, unknown>;

/** What another panel may send of a yes or no, each with what the contract has of it. */
const AS_BOOLEAN = new Map<unknown, unknown>([
  ["1", "true"],
  ["0", "false"],
  [1, true],
  [0, false],
]);
const AS_FLAG = new Map<unknown, unknown>([
  ["true", "1"],
  ["false", "0"],
  [true, 1],
  [false, 0],
]);

/**
 * Makes the hook that reads a body as the documents leave it open, before it is checked: a field is left out as well by
 * sending it empty, where an empty text is no value of it, and a yes or no is 1 or 0, or true or false. Undefined where the
 * operation has no such field.
 */
export function lenientValues(
  contract: ContractDocument,
  { requestBody }: ContractOperation,
): preValidationHookHandler | undefined {
  const media = Object.values(requestBody?.content ?? {});
  const schemas = media.map(({ schema }) => resolveReferences(contract, schema ?? {}));
  const fields = (schemas as BodySchema[]).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, schema]) => {
      const mayBeLeftOut = !required.includes(name) && !takesEmptyText(schema);
      const spellings = spellingsOf(schema);
      return mayBeLeftOut || spellings ? [{ name, mayBeLeftOut, spellings }] : [];
    }),
  );
  if (fields.length === 0) return undefined;
  return ({ body }, _reply, done) => {
    if (isObject(body)) {
      for (const { name, mayBeLeftOut, spellings } of fields) {
        if (!Object.hasOwn(body, name)) continue;
        if (mayBeLeftOut && body[name] === "") delete body[name];
        else if (spellings?.has(body[name])) body[name] = spellings.get(body[name]);
      }
    }
    done();
  };
}

const isObject = (body: unknown): body is Values =>
  typeof body === "object" && body !== null && !Array.isArray(body);

function spellingsOf({ type, enum: values }: FieldSchema): Map<unknown, unknown> | undefined {
  if (type === "boolean") return AS_BOOLEAN;
  return values?.join() === "0,1" ? AS_FLAG : undefined;
}

/** Whether an empty text is a value of the field, such as that which clears a stored text. */
function takesEmptyText(schema: FieldSchema): boolean {
  const { type, enum: values, minLength = 0, pattern } = schema;
  return (
    (type === undefined || [type].flat().includes("string")) &&
    minLength === 0 &&
    !("const" in schema) &&
    !("contentSchema" in schema) &&
    (values?.includes("") ?? true) &&
    (pattern === undefined || new RegExp(pattern, "u").test(""))
  );
}
