import { isInterfaceLanguage, type InterfaceLanguage } from "@panel/domain/languages";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../secrets/secrets.ts";

/** How long the page of a citation can be opened, in ms. */
const TICKET_LIFETIME = 24 * 60 * 60_000;
/** How long an address of a PDF counts, in ms. */
const ADDRESS_LIFETIME = 10 * 60_000;

/** A page that an answer cites. */
export interface Citation {
  botId: number;
  fileName: string;
  page: number;
}

/** An answer that may be rated. */
export interface Rating {
  id: string;
  botId: number;
  day: string;
  language: InterfaceLanguage;
}

/** Who was given the address of a PDF: a visitor's counts only while the bot is active. */
export type GrantedTo = "visitor" | "staff";

/**
 * Signs what opens the PDFs of bots: the tickets that come with citations, and the addresses that
 * are handed out for a ticket or to whoever may read the bot. Nothing of them is stored, so that
 * every node knows them.
 */
export interface Grants {
  ticket(citation: Citation): string;
  /** Undefined for one that was not signed for this citation. */
  readTicket(ticket: string, citation: Citation): "good" | "expired" | undefined;
  /** Lets whoever gets it say whether an answer was useful, for a day. */
  ratingTicket(rating: Rating): string;
  /** Undefined for one that was not signed. */
  readRating(ticket: string): Rating | "expired" | undefined;
  grant(fileName: string, to: GrantedTo): string;
  /** Undefined for one that was not signed for this file. */
  readGrant(grant: string, fileName: string): GrantedTo | "expired" | undefined;
}

/** @param secrets of the platform; the keys of these signatures are derived from them */
export function createGrants(secrets: Secrets, now: () => number = Date.now): Grants {
  const keyOf = (secret: Uint8Array) =>
    Buffer.from(hkdfSync("sha256", secret, "", "files of bots", 32));
  const [first, ...others] = secrets;
  const key = keyOf(first);
  const keys = [key, ...others.map(keyOf)];
  const sign = (by: Buffer, parts: readonly (string | number)[]) =>
    createHmac("sha256", by).update(JSON.stringify(parts)).digest("base64url");
  const signed = (until: number, parts: readonly (string | number)[]) =>
    `${until}.${sign(key, [until, ...parts])}`;
  const read = (
    text: string,
    parts: readonly (string | number)[],
  ): "good" | "expired" | undefined => {
    const [, until = "", signature = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(text) ?? [];
    const given = Buffer.from(signature);
    const isSignedBy = (by: Buffer): boolean => {
      const expected = Buffer.from(sign(by, [Number(until), ...parts]));
      return given.length === expected.length && timingSafeEqual(given, expected);
    };
    if (!keys.some(isSignedBy)) return undefined;
    return Number(until) > now() ? "good" : "expired";
  };
  const ofCitation = ({ botId, fileName, page }: Citation) => ["citation", botId, fileName, page];
  const ofFile = (fileName: string, to: GrantedTo) => ["file", to, fileName];
  return {
    ticket: (citation) => signed(now() + TICKET_LIFETIME, ofCitation(citation)),
    readTicket: (ticket, citation) => read(ticket, ofCitation(citation)),
    ratingTicket({ id, botId, day, language }) {
      const ticket = signed(now() + TICKET_LIFETIME, ["rating", id, botId, day, language]);
      return [id, botId, day, language, ticket].join("/");
    },
    readRating(text) {
      const [id = "", bot = "", day = "", language, ticket = ""] = text.split("/");
      const botId = Number(bot);
      if (!isInterfaceLanguage(language)) return undefined;
      const state = read(ticket, ["rating", id, botId, day, language]);
      return state === "good" ? { id, botId, day, language } : state;
    },
    grant: (fileName, to) => `${to}.${signed(now() + ADDRESS_LIFETIME, ofFile(fileName, to))}`,
    readGrant(grant, fileName) {
      const to = grant.startsWith("staff.") ? "staff" : "visitor";
      if (!grant.startsWith(`${to}.`)) return undefined;
      const state = read(grant.slice(to.length + 1), ofFile(fileName, to));
      return state === "good" ? to : state;
    },
  };
}
