import * as z from "zod/mini";

/**
 * Restores the form values of a draft. They are not validated, since half-typed values are
 * restored as well. A value that is missing or has the wrong shape is taken from `stored`, so that one bad
 * value does not lose the others. Returns undefined if the draft is not an object.
 */
export function recoveredValues<Shape extends z.ZodMiniObject>(
  { shape }: Shape,
  kept: unknown,
  stored: z.infer<Shape>,
): z.infer<Shape> | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const found = Object.entries(shape).map(([name, field]) => {
    const value = (kept as Record<string, unknown>)[name];
    const known = (stored as Record<string, unknown>)[name];
    if (field instanceof z.ZodMiniObject) {
      return [name, recoveredValues(field, value, known as z.infer<typeof field>) ?? known];
    }
    return [name, z.safeParse(field, value).success ? value : known];
  });
  return Object.fromEntries(found) as z.infer<Shape>;
}
