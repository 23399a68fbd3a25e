import { beforeAll, beforeEach, expect, test } from "vitest";
import { deleteOldFigures } from "../src/bots/figures/service.ts";
import { askBot } from "./support/ask.ts";
import { botData, callBots, newBot } from "./support/bots.ts";
import { available } from "./support/database.ts";
import { addReadyFile } from "./support/knowledge.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({ BOTS_PER_ACCOUNT: "0" });
const PAGES = ["El museo abre a las diez de la mañana. La entrada general cuesta cinco euros."];
const HOURS = "¿A qué hora abre el museo?";
const UNKNOWN = "¿Quién ganó la liga de baloncesto?";

interface Bot {
  id: string;
  path: string;
  row: number;
  preview: string;
}

let admin: Person;
let bot: Bot;
beforeAll(() => {
  if (available) admin = server.person("admin");
});
async function add(): Promise<Bot> {
  const id = await newBot(server, admin);
  const { botPath: path, previewToken: preview } = await botData(server, admin, id);
  const { id: row } = await server.db
    .selectFrom("bots")
    .select("id")
    .where("public_id", "=", id)
    .executeTakeFirstOrThrow();
  await addReadyFile(server.db, row, "guia.pdf", PAGES);
  return { id, path, row, preview };
}
beforeEach(async () => {
  if (available) bot = await add();
});

async function ask(question: string, more: object = {}): Promise<string> {
  const { events } = await askBot(server.url, {
    token: bot.path,
    question,
    language: "es",
    ...more,
  });
  const last = events.at(-1);
  return (last?.type === "done" && last.rating) || "";
}
const figures = async () =>
  (await callBots(server, "getBotFigures", admin, { clientId: admin.email, botId: bot.id })).body
    .data;
const rate = (rating: string, useful: boolean, token = bot.path) =>
  server.call("rateAnswer", { json: { token, rating, useful } });

test("BOT-12 what is asked is counted by day and language, without the test chat, greetings and persons", async () => {
  expect(await figures()).toEqual([]);
  await ask(HOURS);
  await ask(UNKNOWN);
  await ask("hola");
  await ask("Who won the basketball league?", { language: "en" });
  await ask(HOURS, { previewToken: bot.preview });
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  const none = { useful: 0, notUseful: 0 };
  expect(await figures()).toEqual([
    { day, language: "en", asked: 1, answered: 0, refused: 1, ...none },
    { day, language: "es", asked: 2, answered: 1, refused: 1, ...none },
  ]);
});

test("BOT-12 an answer is rated once, by whoever got it, and only for its bot", async () => {
  const rating = await ask(HOURS);
  expect(await ask(UNKNOWN)).toBe("");
  await rate(rating, true);
  await rate(rating, true);
  expect(await figures()).toMatchObject([{ useful: 1, notUseful: 0 }]);
  await rate(rating, false);
  expect(await figures()).toMatchObject([{ useful: 0, notUseful: 1 }]);
  const other = await add();
  expect((await rate(rating, true, other.path)).status).toBe(404);
  expect((await rate(rating.replace("/es/", "/ca/"), true)).status).toBe(404);
  expect((await rate("1", true)).status).toBe(404);
  expect(await figures()).toMatchObject([{ useful: 0, notUseful: 1 }]);
});

test("BOT-12 figures are kept for 90 days, and go with their bot", async () => {
  const { db } = server;
  const DAY = 24 * 60 * 60_000;
  const row = (age: number) => ({
    bot_id: bot.row,
    day: new Date(Date.now() - age * DAY).toISOString().slice(0, 10),
    language: "es" as const,
    asked: 1,
    answered: 1,
    refused: 0,
  });
  await db
    .insertInto("bot_figures")
    .values([row(92), row(88)])
    .execute();
  expect(await figures()).toHaveLength(1);
  await deleteOldFigures(db, new Date());
  const kept = () =>
    db.selectFrom("bot_figures").select("day").where("bot_id", "=", bot.row).execute();
  expect(await kept()).toHaveLength(1);
  await callBots(server, "setBotState", admin, { botId: bot.id, state: false });
  await callBots(server, "deleteBot", admin, { botId: bot.id });
  expect(await kept()).toEqual([]);
});
