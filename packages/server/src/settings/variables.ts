import { z } from "zod";

/** Yes or no, as a variable says it. */
export const flag = z
  .enum(["true", "false", "1", "0"], "expects true or false")
  .transform((value) => value === "true" || value === "1");

/** An address, without slashes at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: "expects an http:// or https:// address" })
  .transform((value) => value.replace(/\/+$/, ""));
