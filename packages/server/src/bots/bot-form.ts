import { randomBytes } from "node:crypto";
import type { BotChat, BotChatTexts } from "@panel/api-client/bots-types";
import { cleanText } from "@panel/domain/clean-text";
import { isEmail } from "@panel/domain/email";
import { INTERFACE_LANGUAGES } from "@panel/domain/languages";
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
    .replace(/^-|-$/g, "");
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

/**
 * What the chat says of its own accord, cleaned; blank texts are left out.
 * @throws AppError invalid for what is no address of mail
 */
export function chatOf(given: BotChat): BotChat {
  const chat: BotChat = {};
  for (const language of INTERFACE_LANGUAGES) {
    const texts = given[language];
    if (!texts) continue;
    const { starters = [], ...lines } = texts;
    const written: BotChatTexts = {};
    for (const [name, text = ""] of Object.entries(lines) as [keyof typeof lines, string?][]) {
      const clean = cleanText(text, name === "address").trim();
      if (clean !== "") written[name] = clean;
    }
    if (written.mail !== undefined && !isEmail(written.mail)) {
      throw badRequest("Not an address of mail", { fields: [`chat.${language}.mail`] });
    }
    const asked = starters.map((text) => cleanText(text, false).trim()).filter(Boolean);
    if (asked.length > 0) written.starters = asked;
    if (Object.keys(written).length > 0) chat[language] = written;
  }
  return chat;
}

/** @throws AppError invalid for a blank word */
export function synonymsOf(given: readonly (readonly string[])[]): string[][] {
  return given.map((group) => group.map((word) => textOf("synonyms", cleanText(word, false))));
}
