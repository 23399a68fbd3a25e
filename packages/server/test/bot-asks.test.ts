import { once } from "node:events";
import { sql } from "kysely";
import { beforeAll, beforeEach, afterAll, expect, test } from "vitest";
import type { AnswerEvent } from "@panel/api-client/bots-types";
import { QUESTION_LIMIT } from "@panel/domain/bot-chat";
import { shown } from "./support/answer-events.ts";
import { askBot } from "./support/ask.ts";
import { botData, callBots, newBot } from "./support/bots.ts";
import { available } from "./support/database.ts";
import { addReadyFile } from "./support/knowledge.ts";
import { ModelProvider, refuses, says, stallsAfter } from "./support/model-provider.ts";
import { testServer, type Person } from "./support/server.ts";

const env: Record<string, string> = { LLM_MODEL: "m-1", LLM_KEY: "secret-key" };
let provider: ModelProvider;
beforeAll(async () => {
  provider = await ModelProvider.start();
  env["LLM_URL"] = provider.url;
});
const server = testServer(env);
const embeddingEnv: Record<string, string> = { LLM_MODEL: "m-1", EMBEDDINGS_MODEL: "e-1" };
beforeAll(() => {
  embeddingEnv["LLM_URL"] = provider.url;
});
const embedding = testServer(embeddingEnv);
const plain = testServer({ BOT_TOKENS_PER_ACCOUNT: "100" });
afterAll(() => provider.stop());

const PAGES = [
  "El museo abre a las diez de la mañana. La entrada cuesta cinco euros.",
  "El aparcamiento gratuito del castillo está en la calle Mayor, junto al río.",
];
const QUESTION = "¿Dónde está el aparcamiento del castillo?";

interface Bot {
  id: string;
  path: string;
  fileName: string;
  preview: string;
}

async function botWithPages(of = server, pages = PAGES): Promise<Bot> {
  const as = of.person("admin");
  const id = await newBot(of, as);
  const { botPath: path, previewToken: preview } = await botData(of, as, id);
  const { id: row } = await of.db
    .selectFrom("bots")
    .select("id")
    .where("public_id", "=", id)
    .executeTakeFirstOrThrow();
  const { fileName } = await addReadyFile(of.db, row, "guia.pdf", pages);
  return { id, path, fileName, preview };
}

let admin: Person;
let bot: Bot;
beforeAll(async () => {
  if (!available) return;
  admin = server.person("admin");
  bot = await botWithPages();
});
beforeEach(() => {
  provider.calls.length = 0;
  provider.reply = says("Está en la calle Mayor [1].", {
    usage: { prompt_tokens: 300, completion_tokens: 10 },
  });
});

const used = async (of = server) => {
  const as = of.person("admin");
  const { body } = await callBots(of, "getUserData", as, { clientId: as.email });
  return body.data.tokens_used as number;
};

const unanswered = async (of: Bot) =>
  (
    await callBots(server, "listUnansweredQuestions", admin, {
      clientId: admin.email,
      botId: of.id,
    })
  ).body.data;

test("BOT-12 without a model the answer is quoted with file and page, and its tokens count", async () => {
  const quoted = await botWithPages(plain);
  const asked = await askBot(plain.url, { token: quoted.path, question: QUESTION });
  const quote = PAGES[1];
  expect(asked.events).toEqual([
    { type: "start", mode: "quoted", language: "es" },
    {
      type: "sources",
      sources: [
        {
          number: 1,
          fileName: quoted.fileName,
          publicName: "guia.pdf",
          page: 2,
          quote,
          ticket: expect.any(String),
        },
      ],
    },
    { type: "sentence", text: quote, sources: [1] },
    { type: "done", rating: expect.any(String) },
  ]);
  expect(await used(plain)).toBe(Math.ceil((QUESTION.length + (quote?.length ?? 0)) / 4));
  const { model } = await botData(plain, plain.person("admin"), quoted.id);
  expect(model).toEqual({ state: "none" });
});

test("BOT-12 the answer of a model is a stream that nothing holds up, with the page it cites", async () => {
  const before = await used();
  const asked = await askBot(server.url, { token: bot.path, question: QUESTION });
  expect(asked.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(asked.headers.get("cache-control")).toContain("no-transform");
  expect(asked.headers.get("x-accel-buffering")).toBe("no");
  expect(asked.headers.get("content-encoding")).toBeNull();
  expect(shown(asked.events)).toMatchObject({
    mode: "model",
    sources: [{ number: 1, fileName: bot.fileName, page: 2, quote: PAGES[1] }, { page: 1 }],
    sentences: [["Está en la calle Mayor.", [1]]],
    last: "done",
  });
  expect((await used()) - before).toBe(310);
  expect(provider.calls[0]?.authorization).toBe("Bearer secret-key");
  expect((await botData(server, admin, bot.id)).model).toMatchObject({ state: "works" });
});

test("BOT-12 words arrive while the model still writes", async () => {
  provider.reply = stallsAfter("Está en la calle Mayor, junto al río, al lado del puente viejo y");
  const gone = new AbortController();
  const words: string[] = [];
  const asked = askBot(
    server.url,
    { token: bot.path, question: QUESTION },
    {
      signal: gone.signal,
      onEvent: (event) => {
        if (event.type === "delta") words.push(event.text);
      },
    },
  );
  await expect.poll(() => words.join("")).toContain("Está en la calle Mayor");
  gone.abort();
  await expect(asked).rejects.toThrow("abort");
});

test("TRU-30 visitors who leave at any moment stop the provider and leave nothing reserved", async () => {
  provider.reply = stallsAfter("Está en la calle Mayor, junto al río, al lado del puente viejo y");
  const visits = Array.from({ length: 12 }, async (_, index) => {
    const gone = new AbortController();
    let seen = 0;
    const options = {
      signal: gone.signal,
      onEvent: () => {
        seen += 1;
        if (seen === index % 4) gone.abort();
      },
    };
    const asked = askBot(server.url, { token: bot.path, question: QUESTION }, options);
    if (index % 4 === 0) setImmediate(() => gone.abort());
    await asked.catch(() => {});
  });
  await Promise.all(visits);
  const reserved = () =>
    server.db.selectFrom("bot_token_ledger").select("id").where("state", "=", "reserved").execute();
  await expect.poll(reserved).toEqual([]);
  await expect.poll(() => provider.open).toBe(0);
  const { sum } = await server.db
    .selectFrom("bot_token_ledger")
    .select((is) => is.fn.sum<number>("tokens").as("sum"))
    .executeTakeFirstOrThrow();
  expect(await used()).toBe(sum);
});

test("TRU-28 a question that the documents do not answer is refused in its language, and kept", async () => {
  const own = await botWithPages();
  const questions = [
    ["¿Quién ganó la liga de baloncesto en 1998? Soy Ana López", "es"],
    ["Who won the basketball league of 1998?", "en"],
    ["Qui va guanyar la lliga de bàsquet del 1998?", "ca"],
  ] as const;
  for (const [question, language] of questions) {
    const { events } = await askBot(server.url, { token: own.path, question });
    expect(shown(events)).toMatchObject({ mode: "refused", language, last: "done" });
  }
  expect(provider.calls).toEqual([]);
  const groups = (await unanswered(own)) as { id: string; question: string }[];
  expect(groups.map(({ question }) => question).toSorted()).toEqual([
    "Qui va guanyar la lliga de bàsquet del 1998?",
    "Who won the basketball league of 1998?",
    "¿Quién ganó la liga de baloncesto en 1998? Soy […]",
  ]);
  const ids = [groups[0]?.id, "q-0", "nonsense"];
  await callBots(server, "dismissUnansweredQuestions", admin, {
    clientId: admin.email,
    botId: own.id,
    ids,
  });
  expect(await unanswered(own)).toEqual(groups.slice(1));
});

test("what visitors asked is for the bot's own account only", async () => {
  const outsider = await server.addPerson("outsider", "admin", "root");
  for (const [id, more] of [
    ["listUnansweredQuestions", {}],
    ["dismissUnansweredQuestions", { ids: ["q-1"] }],
  ] as const) {
    const json = { clientId: outsider.email, botId: bot.id, ...more };
    // An admin of its own branch, with an account of its own.
    const own = await callBots(server, "extLogin", outsider);
    expect(own.status).not.toBe(500);
    expect((await callBots(server, id, null, json)).status).toBe(401);
    expect((await callBots(server, id, server.person("supervisor"), json)).status).toBe(403);
  }
});

test("BOT-12 nothing of the questions in the author's test chat is kept, but their tokens count", async () => {
  const own = await botWithPages();
  const before = await used();
  const question = "¿Quién ganó la liga de baloncesto en 1998?";
  await askBot(server.url, { token: own.path, question, previewToken: own.preview });
  await askBot(server.url, { token: own.path, question, previewToken: "expired" });
  expect(await unanswered(own)).toEqual([]);
  await askBot(server.url, { token: own.path, question: QUESTION, previewToken: own.preview });
  expect(await used()).toBeGreaterThan(before);
});

test("a visitor may ask a bot so many questions in so much time; its author more until the session is over, other bots too", async () => {
  const [own, other] = [await botWithPages(), await botWithPages()];
  const question = "¿?";
  const ask = (of: Bot, previewToken?: string) =>
    askBot(server.url, { token: of.path, question, ...(previewToken ? { previewToken } : {}) });
  for (let count = 0; count < QUESTION_LIMIT.usual; count += 1) {
    expect((await ask(own)).status).toBe(200);
  }
  const { status, headers, body } = await ask(own);
  expect([status, body.translation_key]).toEqual([429, "ERRORS.tooManyTries"]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(own, other.preview)).status).toBe(429);
  expect((await ask(own, own.preview)).status).toBe(200);
  expect((await ask(other)).status).toBe(200);
  const { id, role, email } = server.person("admin");
  const token = await server.signIn({ id, role, email, name: "admin", token_version: 1 });
  const here = { id, role, email, token };
  const { previewToken } = await botData(server, here, own.id);
  expect((await ask(own, previewToken)).status).toBe(200);
  await server.call("logout", { as: here });
  expect((await ask(own, previewToken)).status).toBe(429);
});

test("a question is held against the contract, and a bot that is not active is not found", async () => {
  const statusOf = async (question: object) =>
    (await askBot(server.url, question as { token: string; question: string })).status;
  expect(await statusOf({ token: bot.path })).toBe(400);
  expect(await statusOf({ token: bot.path, question: "" })).toBe(400);
  expect(await statusOf({ token: bot.path, question: "x".repeat(1001) })).toBe(400);
  expect(await statusOf({ token: bot.path, question: "a", history: [{ question: "a" }] })).toBe(
    400,
  );
  expect(await statusOf({ token: bot.path, question: "a\0b" })).toBe(400);
  expect(await statusOf({ token: "nobody", question: "a" })).toBe(404);
  const own = await botWithPages();
  await callBots(server, "setBotState", admin, { botId: own.id, state: false });
  expect(await statusOf({ token: own.path, question: "a" })).toBe(404);
});

test("TRU-30 over its quota an account still gets quoted answers, and its authors see why", async () => {
  const own = await botWithPages(plain);
  for (let count = 0; count < 4; count += 1) {
    const { events } = await askBot(plain.url, { token: own.path, question: QUESTION });
    expect(shown(events).mode).toBe("quoted");
  }
  expect(await used(plain)).toBe(100);
});

test("TRU-31 with the provider down the documents are quoted, and the panel learns of it", async () => {
  provider.reply = refuses(500);
  const { events } = await askBot(server.url, { token: bot.path, question: QUESTION });
  expect(shown(events)).toMatchObject({ mode: "quoted", failure: "unreachable", last: "done" });
  expect((await botData(server, admin, bot.id)).model).toMatchObject({ state: "unreachable" });
  expect(server.logs.join("")).toContain("the language model did not answer");
  expect(server.logs.join("")).not.toContain("secret-key");
});

test("TRU-27 a bot is asked about its own documents only, and about none that was deleted", async () => {
  const [mine, other] = [await botWithPages(), await botWithPages()];
  await server.db.deleteFrom("bot_files").where("file_name", "=", mine.fileName).execute();
  const gone = await askBot(server.url, { token: mine.path, question: QUESTION });
  expect(shown(gone.events).mode).toBe("refused");
  expect(provider.calls).toEqual([]);
  const there = await askBot(server.url, { token: other.path, question: QUESTION });
  const files = shown(there.events).sources.map(({ fileName }) => fileName);
  expect([...new Set(files)]).toEqual([other.fileName]);
});

test("BOT-12 a question in another language than the documents finds the page by its meaning", async () => {
  // Nine pages are spelt more like the question than the one that answers it.
  const pages = Array.from({ length: 40 }, (_, at) =>
    at < 9
      ? `La colección arqueológica del palacio histórico ocupa la sala ${at}.`
      : `En la zona ${at} crecen hayas, robles y encinas junto al agua.`,
  );
  pages[16] = "El edificio histórico se visita desde las diez de la mañana.";
  const own = await botWithPages(embedding, pages);
  provider.embed = (text) => (/diez|open/.test(text) ? [1, 0] : [0.2, 1]);
  const question = "When does the historic palace with its archaeological collection open?";
  const { events } = await askBot(embedding.url, { token: own.path, question });
  provider.embed = undefined;
  expect(shown(events)).toMatchObject({
    mode: "model",
    language: "en",
    sources: [{ page: 17, language: "es" }, {}, {}, {}, {}, {}],
  });
});

test("TRU-36 what fails in the middle of an answer is told in the stream", async () => {
  const goOn = new EventTarget();
  provider.reply = async (response, call) => {
    await stallsAfter("Está en la calle Mayor, junto al río, al lado del puente")(response, call);
    await once(goOn, "go");
    response.destroy();
  };
  const events: AnswerEvent[] = [];
  const options = { onEvent: (event: AnswerEvent) => void events.push(event) };
  const asked = askBot(server.url, { token: bot.path, question: QUESTION }, options);
  await expect.poll(() => events.map(({ type }) => type)).toContain("delta");
  await sql`alter table bot_token_ledger rename to ledger_elsewhere`.execute(server.db);
  goOn.dispatchEvent(new Event("go"));
  await asked;
  await sql`alter table ledger_elsewhere rename to bot_token_ledger`.execute(server.db);
  expect(events.at(-1)).toMatchObject({ type: "error", translation_key: "ERRORS.unknown" });
  expect(JSON.stringify(events)).not.toMatch(/ledger|sql/i);
});
