import * as z from "zod/mini";

/**
 * Values that a draft kept, in the shape of a form. Right or wrong is not asked: what is half typed is
 * kept as well. A value that is not there, or of another shape, stays as it is in `stored`: one of
 * them never loses the others. Undefined for what is no object.
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
