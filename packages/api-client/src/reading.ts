import * as z from "zod/mini";

/*
 * How answers are read. Of a yes or no the documents do not say whether it is true and false or 1 and 0, of an id not whether
 * it is a number or a text, and of what they leave out nothing: what comes is made into what the types say.
 */

const YES: readonly unknown[] = [true, 1, "1", "true"];
const NO: readonly unknown[] = [false, 0, "0", "false"];

/** Also 1 and 0, and the texts of both. */
export const yesOrNo = () =>
  z.pipe(
    z.custom<unknown>((value) => YES.includes(value) || NO.includes(value)),
    z.transform((value) => YES.includes(value)),
  );

/** 1 or 0; also true and false, and the texts of both. */
export const flag = () =>
  z.pipe(
    yesOrNo(),
    z.transform((is): 0 | 1 => (is ? 1 : 0)),
  );

/** Also a number. */
export const textOrNumber = () =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  );

/** A value that may be missing or null, which reads as another one. */
export const orElse = <Schema extends z.ZodMiniType>(
  schema: Schema,
  absent: Exclude<z.output<Schema>, undefined>,
) =>
  z.prefault(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => (value ?? absent) as Exclude<z.output<Schema>, undefined>),
    ),
    null,
  );

/** A value that may be missing; null is taken for that, unless it is a value of its own. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.union([
      schema,
      z.pipe(
        z.null(),
        z.transform((): undefined => undefined),
      ),
    ]),
  );
