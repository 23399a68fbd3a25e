import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import type { FastifyInstance, FastifySchemaValidationError } from "fastify";

/** The contract's schemas were checked by its tests: to check them again takes longer than to compile them. */
const OPTIONS = { strict: false, useDefaults: false, validateSchema: false } as const;

/** Makes a value when it is first asked for. */
function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * @param removeAdditional whether what the contract does not declare is left out, as the specification has it of forms,
 *   rather than refused
 */
const ajvOf = (coerceTypes: boolean, removeAdditional: boolean) =>
  lazily((): Ajv => addFormats.default(new Ajv({ ...OPTIONS, coerceTypes, removeAdditional })));
const ofJson = ajvOf(false, false);
const ofTexts = ajvOf(false, true);
const coercing = ajvOf(true, true);

/**
 * A schema's validator, compiled with the first value that it checks: all schemas together take half
 * of the time that a start may take.
 */
const lazyValidator = (schema: object, ajv: () => Ajv): (() => ValidateFunction) =>
  lazily(() => ajv().compile(schema));

/** A check of the JSON in a form's text, which does not coerce types. */
export interface ExactValidator {
  /** Compiles it, unless it is: the first time may take as long as a turn may last. */
  compile(): void;
  isValid(value: unknown): boolean;
}

export function exactValidator(schema: object): ExactValidator {
  const validator = lazyValidator(schema, ofTexts);
  return { compile: () => void validator(), isValid: (value) => validator()(value) };
}

/**
 * Checks requests against the contract. Texts become numbers only where a value cannot come as
 * anything but text: in forms and in the address. JSON has to be of the right type, and has no key
 * that the contract does not declare where it says that there are no others. Defaults of
 * the contract are not filled in: a field that is left out of an update keeps what is stored.
 */
export function strictValidation(app: FastifyInstance): void {
  app.setValidatorCompiler((compiled) => {
    const { contentType } = compiled as { contentType?: string };
    const isJson = compiled.httpPart === "body" && contentType === "application/json";
    const validator = lazyValidator(compiled.schema, isJson ? ofJson : coercing);
    return (data: unknown) => {
      const validate = validator();
      return validate(data) || { error: (validate.errors ?? []) as FastifySchemaValidationError[] };
    };
  });
  // Answers are written as they are; the tests hold them against the contract.
  app.setSerializerCompiler(() => JSON.stringify);
}
