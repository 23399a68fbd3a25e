import { z } from "zod";
import { isRole, ROLES } from "@panel/domain/roles";
import { withoutEnd } from "@panel/domain/text-ends";

/** Yes or no, as a variable says it. */
export const flag = z
  .enum(["true", "false", "1", "0"], "expects true or false")
  .transform((value) => value === "true" || value === "1");

/** An address, without slashes at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: "expects an http:// or https:// address" })
  .transform((value) => withoutEnd(value, /\//));

/** Roles, separated by commas. */
export const roles = z.string().transform((value, context) => {
  const names = value.split(",").map((name) => name.trim());
  if (names.every(isRole)) return [...new Set(names)];
  context.addIssue(`expects roles separated by commas: ${ROLES.join(", ")}`);
  return z.NEVER;
});

/** Scheme, host and port of an address (which may hold `{…}` places), or undefined when it has none. */
export function originOf(address: string): string | undefined {
  try {
    const url = new URL(address.replaceAll(/\{[^{}]*\}/g, "a"));
    return url.protocol === "http:" || url.protocol === "https:" ? url.origin : undefined;
  } catch {
    return undefined;
  }
}
