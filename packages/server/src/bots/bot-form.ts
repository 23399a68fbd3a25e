import { randomBytes } from "node:crypto";
import { badRequest } from "../app-error.ts";

const SLUG_LENGTH = 40;
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** @throws AppError invalid for a text of blanks */
export function textOf(field: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") throw badRequest("The text is blank", { fields: [field] });
  return trimmed;
}

/** A path that nobody guesses from another one: a readable part and a random one. */
export function newPath(name: string): string {
  const slug = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, "");
  return `${slug || "bot"}-${randomBytes(5).toString("hex")}`;
}

export function newPublicId(): string {
  return `b-${randomBytes(8).toString("hex")}`;
}

/**
 * The origins as browsers write them. They go into a header, so nothing else is taken.
 * @throws AppError invalid for what is no origin of a web page
 */
export function originsOf(given: readonly string[]): string[] {
  const origins = given.map((text) => {
    const origin = URL.canParse(text) ? new URL(text).origin : "";
    if (!ORIGIN.test(origin)) {
      throw badRequest("Not the origin of a web page", { fields: ["allowedOrigins"] });
    }
    return origin;
  });
  return [...new Set(origins)];
}

/** @throws AppError invalid unless it is empty, a path of this site or a web address */
export function avatarOf(address: string): string {
  const isPath = /^\/(?![/\\])/.test(address);
  const isWeb = /^https?:\/\//i.test(address) && URL.canParse(address);
  if (address !== "" && !isPath && !isWeb) {
    throw badRequest("Not the address of a picture", { fields: ["avatarUrl"] });
  }
  return address;
}
