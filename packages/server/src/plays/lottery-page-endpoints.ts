import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { isInterfaceLanguage } from "@panel/domain/languages";
import { LOTTERY_PATH } from "@panel/domain/lottery/address";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../app-error.ts";
import { callerLanguage } from "../http/language.ts";
import { panelFont } from "../plain-page.ts";
import type { Lotteries } from "./lotteries.ts";
import { lotteryPage } from "./lottery-page.ts";
import { lotteryPageScript } from "./lottery-page-script.ts";

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The public page of each draw, for whoever has its address: without cookies, and in no search engine. */
export function registerLotteryPage(
  app: FastifyInstance,
  lotteries: Pick<Lotteries, "publicOf">,
  panelDir: string,
): void {
  const font = panelFont(panelDir);
  let program: string | undefined;
  const script = (text: () => string) => async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" })
      .type("text/javascript; charset=utf-8")
      .send(text());
  app.get(
    `${LOTTERY_PATH}/draw.js`,
    script(() => (program ??= drawProgram())),
  );
  app.get(
    `${LOTTERY_PATH}/repeat.js`,
    script(() => lotteryPageScript),
  );

  app.get<{ Params: { code: string }; Querystring: { lang?: unknown } }>(
    `${LOTTERY_PATH}/:code`,
    async (request, reply) => {
      const { code } = request.params;
      const { lang } = request.query;
      const language =
        typeof lang === "string" && isInterfaceLanguage(lang) ? lang : callerLanguage(request);
      const lottery = await lotteries.publicOf(code);
      const nonce = randomBytes(16).toString("base64");
      return reply
        .code(lottery ? 200 : 404)
        .headers({
          "cache-control": "no-store",
          "x-robots-tag": "noindex, nofollow",
          "content-security-policy": policy(nonce),
          "referrer-policy": "no-referrer",
          vary: "accept-language",
        })
        .type("text/html; charset=utf-8")
        .send(lotteryPage({ code, language, nonce, font, lottery, now: Date.now() }));
    },
  );

  app.get<{ Params: { code: string } }>(
    `${LOTTERY_PATH}/:code/record.json`,
    async (request, reply) => {
      const record = (await lotteries.publicOf(request.params.code))?.record;
      if (!record) throw notFound();
      return reply
        .headers({
          "cache-control": "no-store",
          "x-robots-tag": "noindex, nofollow",
          "content-security-policy": DATA_POLICY,
          "content-disposition": `attachment; filename="record.json"`,
        })
        .type("application/json; charset=utf-8")
        .send(`${JSON.stringify(record, null, 2)}\n`);
    },
  );
}

/** The file that the server draws with, as browsers read it. */
function drawProgram(): string {
  // Loads Node's TypeScript compiler, which takes memory: at the first request only.
  const file = fileURLToPath(import.meta.resolve("@panel/domain/lottery/draw"));
  return stripTypeScriptTypes(readFileSync(file, "utf8"));
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "font-src 'self'",
    // The icon of the page, which Firefox asks for under its policy.
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
