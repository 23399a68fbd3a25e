import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import type { FastifyInstance } from "fastify";

const OPTIONS = { strict: false, useDefaults: false, removeAdditional: true } as const;

/** A validator that does not coerce types. */
export function exactAjv(): Ajv {
  return addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: false }));
}

/**
 * Checks requests against the contract. Texts become numbers only where a value cannot come as
 * anything but text: in forms and in the address. JSON has to be of the right type. Defaults of
 * the contract are not filled in: a field that is left out of an update keeps what is stored.
 */
export function strictValidation(app: FastifyInstance): void {
  const exact = exactAjv();
  const coercing = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: true }));
  app.setValidatorCompiler((route) => {
    const { contentType } = route as { contentType?: string };
    const isJson = route.httpPart === "body" && contentType === "application/json";
    return (isJson ? exact : coercing).compile(route.schema);
  });
  // Answers are written as they are; the tests hold them against the contract.
  app.setSerializerCompiler(() => JSON.stringify);
}
