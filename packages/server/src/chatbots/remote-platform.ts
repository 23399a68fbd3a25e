import { z } from "zod";
import type { TranslationKey } from "@panel/i18n";
import { AppError, notAllowed, notFound, Refusal, unavailable } from "../app-error.ts";
import { boundedFetch } from "../bounded-fetch.ts";
import { recordBy } from "../audit/record.ts";
import type { Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import type { BotPlatform } from "./bot-platform.ts";
import type { PlatformTokens } from "./platform-tokens.ts";

/** Time in ms after which the platform counts as out of reach. */
const TIMEOUT = 10_000;
/** Bytes of an answer, of which a list of thousands of bots is the longest. */
const LONGEST_ANSWER = 4 * 1024 * 1024;

const botSchema = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  clientId: z.string(),
  botPath: z.string(),
  primary_color: z.string(),
  secondary_color: z.string(),
});
const loginSchema = z.object({ tokenKey: z.string().min(1) });
const answerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("ok"), data: z.unknown().optional() }),
  z.object({
    status: z.literal("error"),
    message: z.string(),
    translation_key: z.string().optional(),
  }),
]);

export interface RemotePlatformParts {
  db: Db;
  /** Of the platform, without a slash at the end. */
  baseUrl: string;
  tokens: Pick<PlatformTokens, "tokenOf">;
}

/**
 * A bot platform elsewhere, over the calls of its contract. It writes into its own log, so what is
 * done there is written into the panel's here.
 */
export function createRemotePlatform({ db, baseUrl, tokens }: RemotePlatformParts): BotPlatform {
  async function post(path: string, token: string, body: object): Promise<unknown> {
    const request: RequestInit = {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    };
    const response = await boundedFetch(`${baseUrl}${path}`, request, LONGEST_ANSWER).catch(() => {
      throw unavailable();
    });
    const answer = await read(response);
    if (answer?.status === "ok" && response.ok) return answer.data;
    throw failure(response.status, answer?.status === "error" ? answer : undefined);
  }

  async function call(viewer: Viewer, path: string, body: object): Promise<unknown> {
    const token = await tokens.tokenOf(viewer);
    if (token === undefined) throw notAllowed();
    const login = loginSchema.safeParse(await post("/extLogin", token, {}));
    if (!login.success) throw unavailable();
    return post(path, login.data.tokenKey, body);
  }

  return {
    async list(viewer) {
      const bots = z.array(botSchema).safeParse(await call(viewer, "/listBots", {}));
      if (!bots.success) throw unavailable();
      return bots.data;
    },
    async edit(viewer, changes) {
      await call(viewer, "/editBot", changes);
    },
    async setState(viewer, bot, active) {
      await call(viewer, "/setBotState", { ...bot, state: active });
      await recordBy(db, viewer, {
        event: "chatbot-activate",
        subject: `bot ${bot.botId}`,
        details: { active },
      });
    },
    async remove(viewer, bot) {
      await call(viewer, "/deleteBot", bot);
      await recordBy(db, viewer, { event: "chatbot-delete", subject: `bot ${bot.botId}` });
    },
  };
}

type Answer = z.infer<typeof answerSchema>;

async function read(response: Response): Promise<Answer | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return answerSchema.safeParse(body).data;
}

/** What the panel answers when the platform says no. */
function failure(status: number, answer: Extract<Answer, { status: "error" }> | undefined) {
  if (status === 404) return notFound();
  if (!answer || status === 401 || status === 429 || status >= 500) return unavailable();
  const key = (answer.translation_key ?? "ERRORS.unknown") as TranslationKey;
  if (status === 200) return new Refusal(key, answer.message);
  return new AppError(status === 403 ? "forbidden" : "invalid", key, answer.message);
}
