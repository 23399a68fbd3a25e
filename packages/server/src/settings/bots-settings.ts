import { z } from "zod";
import { derivedSecrets, type Secrets } from "../secrets/secrets.ts";
import { flag, webAddress } from "./variables.ts";

/** An OpenAI-compatible endpoint and what is asked of it. */
export interface ModelSettings {
  /** Base of the endpoint, without a slash at the end. */
  url: string;
  name: string;
  /** Without one, none is sent. */
  key: string | undefined;
  /** Model for embeddings; without one there are none. */
  embeddings: string | undefined;
  /** Whether it takes pictures. */
  seesPictures?: boolean;
}

/** What concerns the bot platform. */
export interface BotsSettings {
  /** Address of a platform elsewhere; without it this server is the platform. */
  url: string | undefined;
  /** Whether this server is the platform alone, without a panel. */
  only: boolean;
  /** They sign the provider tokens; undefined where those of a platform that is not ours are stored. */
  secrets: Secrets | undefined;
  /** Origins of panels elsewhere that may call the platform and show its chats in a frame. */
  panelOrigins: readonly string[];
  /** 0 is no limit, here and below. */
  botsPerAccount: number;
  tokensPerAccount: number;
  /** Without it, answers are quoted from the documents. */
  model: ModelSettings | undefined;
  /** Whether questions without an answer may be kept at all; each bot can still say no. */
  keepsUnanswered: boolean;
  /** Programs that read scanned pages, by name or path. */
  pictures: { tesseract: string; pdftoppm: string };
  /** Program that translates, by name or path. */
  apertium: string;
}

const count = z.coerce
  .number("expects a whole number; 0 is no limit")
  .int("expects a whole number; 0 is no limit")
  .min(0, "expects a whole number; 0 is no limit")
  .max(1e12, "expects a whole number; 0 is no limit");

const ORIGINS = "expects origins such as https://panel.example.org, separated by commas";

const origins = z.string().transform((value, context): string[] => {
  const parts = value.split(",").map((part) => part.trim().replace(/\/$/, ""));
  if (parts.every((part) => /^https?:\/\/[^/?#\s@*;,]+$/.test(part) && URL.canParse(part))) {
    return parts.map((part) => new URL(part).origin);
  }
  context.addIssue(ORIGINS);
  return z.NEVER;
});

export const botsVariables = {
  BOTS_URL: webAddress.optional(),
  BOTS_SECRET: z.string().min(32, "expects at least 32 characters").optional(),
  BOTS_ONLY: flag.default(false),
  PANEL_ORIGINS: origins.optional(),
  BOTS_PER_ACCOUNT: count.default(10),
  BOT_TOKENS_PER_ACCOUNT: count.default(1_000_000),
  LLM_URL: webAddress.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_KEY: z.string().optional(),
  LLM_SEES_PICTURES: flag.default(false),
  EMBEDDINGS_MODEL: z.string().optional(),
  KEEP_UNANSWERED: flag.default(true),
  TESSERACT: z.string().min(1).default("tesseract"),
  PDFTOPPM: z.string().min(1).default("pdftoppm"),
  APERTIUM: z.string().min(1).default("apertium"),
};

type Given = z.infer<z.ZodObject<typeof botsVariables>> & { DEMO: boolean };

/** What is wrong with the variables together: a line for each, or nothing. */
export function botsContradictions(given: Given): string[] {
  const wrong: string[] = [];
  if (given.BOTS_ONLY && given.BOTS_URL) {
    wrong.push("BOTS_URL expects nothing with BOTS_ONLY: this server is the platform");
  }
  if (given.BOTS_ONLY && !given.BOTS_SECRET) {
    wrong.push("BOTS_SECRET expects the panel's, at least 32 characters, with BOTS_ONLY");
  }
  if (given.BOTS_ONLY && given.DEMO) {
    wrong.push("DEMO expects false with BOTS_ONLY: the demo is of the panel");
  }
  if (given.LLM_URL && !given.LLM_MODEL) {
    wrong.push("LLM_MODEL expects the name of a model with LLM_URL");
  }
  for (const name of ["LLM_MODEL", "LLM_KEY", "EMBEDDINGS_MODEL"] as const) {
    if (given[name] && !given.LLM_URL) {
      wrong.push(`LLM_URL expects the address of an OpenAI-compatible endpoint with ${name}`);
    }
  }
  if (given.LLM_SEES_PICTURES && !given.LLM_URL) {
    wrong.push("LLM_URL expects the address of a model that takes pictures with LLM_SEES_PICTURES");
  }
  return wrong;
}

export function readBots(given: Given, tokenSecrets: Secrets): BotsSettings {
  const { LLM_URL: url, LLM_MODEL: name } = given;
  return {
    url: given.BOTS_URL,
    only: given.BOTS_ONLY,
    secrets: secretsOf(given, tokenSecrets),
    panelOrigins: given.PANEL_ORIGINS ?? [],
    botsPerAccount: given.BOTS_PER_ACCOUNT,
    tokensPerAccount: given.BOT_TOKENS_PER_ACCOUNT,
    model:
      url && name
        ? {
            url,
            name,
            key: given.LLM_KEY,
            embeddings: given.EMBEDDINGS_MODEL,
            ...(given.LLM_SEES_PICTURES ? { seesPictures: true } : {}),
          }
        : undefined,
    keepsUnanswered: given.KEEP_UNANSWERED,
    pictures: { tesseract: given.TESSERACT, pdftoppm: given.PDFTOPPM },
    apertium: given.APERTIUM,
  };
}

function secretsOf(given: Given, tokenSecrets: Secrets): Secrets | undefined {
  if (given.BOTS_SECRET) return [new TextEncoder().encode(given.BOTS_SECRET)];
  if (given.BOTS_URL) return undefined;
  return derivedSecrets(tokenSecrets, "explorar-bots-provider");
}
