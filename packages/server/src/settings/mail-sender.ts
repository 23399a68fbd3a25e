import { z } from "zod";
import { isEmail } from "@panel/domain/email";

/** Who a mail is from, as its reader sees it. */
export interface Sender {
  name: string;
  address: string;
}

/** Reads `Name <name@example.com>` or a bare address. */
export const mailSender = z.string().transform((value, context): Sender => {
  const named = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(value.trim());
  const address = (named?.[2] ?? value).trim();
  if (!isEmail(address)) {
    context.addIssue("expects an address, or Name <address>");
    return z.NEVER;
  }
  return { name: named?.[1]?.trim() ?? "", address };
});
