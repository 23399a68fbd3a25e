import * as z from "zod/mini";
import type { AnyField, Fields, FormModel, Model } from "./field.ts";
import { isField, made, type Problem, valueAt, type ValueWithPath } from "./fields.ts";

const SHAPES = {
  text: z.string(),
  flag: z.boolean(),
  number: z.number(),
  asset: z.number(),
  point: z.number(),
  users: z.array(z.number()),
  bot: z.string(),
  place: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  day: z.string(),
  time: z.string(),
  words: z.array(z.string()),
} as const;

function shapeOf(field: AnyField, typed: boolean): z.ZodMiniType {
  if (field.kind === "choice")
    return z.literal([...(field.options as readonly (string | number)[])]);
  return typed && field.kind === "number" ? z.string() : SHAPES[field.kind];
}

function objectOf(fields: Fields, typed: boolean): z.ZodMiniType {
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, entry]) => {
        if (!isField(entry)) return [name, objectOf(entry, typed)];
        const shape = shapeOf(entry, typed);
        return [name, entry.translated ? z.object({ cas: shape, cat: shape, eng: shape }) : shape];
      }),
    ),
  );
}

/** Schema of the shape of a stored model, made once: that takes longer than checking many models. */
export function modelSchema<F extends Fields>(fields: F): z.ZodMiniType<Model<F>> {
  const known = SCHEMAS.get(fields) ?? objectOf(fields, false);
  SCHEMAS.set(fields, known);
  return known as z.ZodMiniType<Model<F>>;
}
const SCHEMAS = new WeakMap<Fields, z.ZodMiniType>();

/**
 * Schema of the shape and the rules of a form. Messages are translation keys.
 * @param problems the problems of a form that has the right shape
 */
export function formSchema<F extends Fields>(
  fields: F,
  problems: (form: FormModel<F>) => readonly Problem[],
): z.ZodMiniType<FormModel<F>, FormModel<F>> {
  const shape = objectOf(fields, true) as z.ZodMiniType<FormModel<F>, FormModel<F>>;
  return shape.check(({ value, issues }) => {
    for (const { path, problem, maximum } of problems(value)) {
      const known = { input: valueAt(value, path), path: path.split("."), message: problem };
      issues.push({ code: "custom", ...known, ...(maximum ? { maximum } : {}) } as never);
    }
  });
}

/**
 * Restores the form values of a draft without validating them. A value that
 * is missing or has the wrong shape is taken from `stored`, so that one bad value does not lose the others.
 * Returns undefined if the draft is not an object.
 */
export function recovered<F extends Fields>(
  fields: F,
  kept: unknown,
  stored: FormModel<F>,
): FormModel<F> | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const usable = ({ field }: ValueWithPath, value: unknown, own: unknown) =>
    shapeOf(field, true).safeParse(value).success ? value : own;
  return made(fields, usable, kept, stored) as FormModel<F>;
}
