import { z } from "zod";
import { EMAIL_MAX } from "@panel/domain/session";

/**
 * One plain address and nothing else. A line end or a comma would become a second recipient or a
 * further header, quotes and angle brackets would hide one.
 */
const ADDRESS =
  /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+\.[^\s@<>,;:"()[\]\\\p{Cc}]+$/u;

export function isMailAddress(value: string): boolean {
  return value.length <= EMAIL_MAX && ADDRESS.test(value);
}

/** Who a mail is from, as its reader sees it. */
export interface Sender {
  name: string;
  address: string;
}

/** Reads `Name <name@example.com>` or a bare address. */
export const senderText = z.string().transform((value, context): Sender => {
  const named = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(value.trim());
  const address = (named?.[2] ?? value).trim();
  if (!isMailAddress(address)) {
    context.addIssue("expects an address, or Name <address>");
    return z.NEVER;
  }
  return { name: named?.[1]?.trim() ?? "", address };
});
