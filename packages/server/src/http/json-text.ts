import { resolveReferences, type ContractDocument } from "@panel/api-client/contract";
import { badRequest } from "../app-error.ts";
import { takeTurns } from "../turns.ts";
import type { ContractOperation } from "./contract-operation.ts";
import { exceedsJson, JSON_DEPTH } from "@panel/domain/json-bounds";
import { holdsNul } from "@panel/domain/nul";
import { exactValidator } from "./validation.ts";

/** Twice what a list of as many points as a call takes has, each with all of its texts. */
const TEXT_BOUNDS = { depth: JSON_DEPTH, parts: 300_000 };

interface TextSchema {
  /** What the JSON in the text has to be. */
  contentSchema?: Readonly<Record<string, unknown>>;
}

interface ObjectSchema {
  oneOf?: readonly ObjectSchema[];
  properties?: Readonly<Record<string, TextSchema>>;
}

/** Whether the `data` of the operation's answer goes over the wire as a JSON text. */
export function answersJsonText(contract: ContractDocument, operation: ContractOperation): boolean {
  const ok = operation.responses?.["200"]?.content?.["application/json"];
  const schema = resolveReferences(contract, ok?.schema ?? {}) as ObjectSchema;
  return (schema.oneOf ?? [schema]).some(
    ({ properties }) => properties?.["data"]?.contentSchema !== undefined,
  );
}

/**
 * Makes the function that decodes those fields of an operation's body that hold JSON as text. It
 * changes the body that it is given.
 * @throws AppError invalid, naming the field, when a text is no JSON or not of the declared shape
 */
export function bodyDecoder(
  contract: ContractDocument,
  operation: ContractOperation,
): (body: unknown) => Promise<void> {
  const media = Object.values(operation.requestBody?.content ?? {});
  const schemas = media.map(({ schema }) => resolveReferences(contract, schema ?? {}));
  const fields = (schemas as ObjectSchema[]).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([field, { contentSchema }]) =>
      contentSchema ? [[field, exactValidator(contentSchema)] as const] : [],
    ),
  );
  return async (body) => {
    const values = (body ?? {}) as Record<string, unknown>;
    for (const [field, validator] of fields) {
      const text = values[field];
      if (typeof text !== "string") continue;
      // Each step may take as long as a turn may last.
      await takeTurns();
      const isTooMuch = exceedsJson(text, TEXT_BOUNDS);
      await takeTurns();
      const value = isTooMuch ? undefined : parsed(text);
      await takeTurns();
      validator.compile();
      await takeTurns();
      const isRefused = !validator.isValid(value);
      await takeTurns();
      if (isRefused || holdsNul(value)) {
        throw badRequest(`${field} is not JSON of the right shape`, { fields: [field] });
      }
      values[field] = value;
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
