import type { z } from "zod";
import { badRequest } from "../app-error.ts";

/**
 * Reads a form field that holds JSON.
 * @throws AppError invalid naming the field when the text is no JSON of that shape
 */
export function jsonText<T>(schema: z.ZodType<T>, field: string, text: unknown): T | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(typeof text === "string" ? text : ""));
  } catch {
    throw badRequest(`${field} is not JSON of the right shape`, { fields: [field] });
  }
}
