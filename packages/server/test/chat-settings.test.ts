import { beforeAll, beforeEach, expect, test } from "vitest";
import { inOtherWords } from "../src/bots/knowledge/synonyms.ts";
import { CONVERSATIONS_PER_ADDRESS } from "../src/throttle/throttle.ts";
import { askBot } from "./support/ask.ts";
import { botData, callBots } from "./support/bots.ts";
import { available } from "./support/database.ts";
import { readingBot } from "./support/knowledge.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({ BOTS_PER_ACCOUNT: "0" });
const PAGES = ["Los cascos de la audioguía se recogen en el mostrador de la planta baja."];
const CHAT = {
  es: {
    greeting: "Te damos la bienvenida",
    starters: ["¿Cuándo abre?", "¿Cuánto cuesta?"],
    phone: "+34 912 345 678",
    mail: "info@museo.example",
    address: "Calle Mayor, 1\n28013 Madrid",
    limitMessage: "Pregunta en el mostrador.",
    answeredBy: "Respuesta de la oficina de turismo",
  },
};

let admin: Person;
let bot: { id: string; path: string };
beforeAll(() => {
  if (available) admin = server.person("admin");
});
beforeEach(async () => {
  if (available) bot = await readingBot(server, admin, PAGES);
});

const edit = (more: object) =>
  callBots(server, "editBot", admin, { botId: bot.id, name: "Guía", description: "D", ...more });
const shown = async () =>
  (await server.call("getWidgetBot", { json: { token: bot.path } })).body.data;
const ask = async (question: string, more: object = {}) =>
  askBot(server.url, { token: bot.path, question, language: "es", ...more });

test("BOT-08 what the chat says of its own accord is stored, shown to visitors, and stays when it is left out", async () => {
  expect(await botData(server, admin, bot.id)).toMatchObject({
    chat: {},
    questionLimit: 60,
    synonyms: [],
  });
  const en = { greeting: " Welcome ", phone: "  ", starters: [" "] };
  await edit({ chat: { ...CHAT, en }, questionLimit: 10, synonyms: [["casco", "auricular"]] });
  const stored = { chat: { ...CHAT, en: { greeting: "Welcome" } } };
  expect((await shown()).chat).toEqual(stored.chat);
  await edit({});
  expect(await botData(server, admin, bot.id)).toMatchObject({
    ...stored,
    questionLimit: 10,
    synonyms: [["casco", "auricular"]],
  });
  expect((await edit({ chat: {} })).body.status).toBe("ok");
  expect((await shown()).chat).toEqual({});
});

test("BOT-08 settings out of bounds are refused", async () => {
  const statuses = await Promise.all(
    [
      { chat: { es: { mail: "nadie" } } },
      { chat: { es: { starters: Array(5).fill("¿Cuándo abre?") } } },
      { questionLimit: 4 },
      { questionLimit: 601 },
      { synonyms: [["solo"]] },
      { synonyms: [["  ", "nada"]] },
    ].map(async (change) => (await edit(change)).status),
  );
  expect(statuses).toEqual(Array(6).fill(400));
});

test("TRU-17 questions are limited by conversation, as the bot says, and by address many times as generously", async () => {
  await edit({ questionLimit: 5 });
  const statusOf = async (conversation?: string) =>
    (await ask("¿?", conversation ? { conversation } : {})).status;
  const many = async (count: number, conversation?: string) => {
    const found = [];
    for (let at = 0; at < count; at += 1) found.push(await statusOf(conversation));
    return found;
  };
  expect(await many(6, "conversation-1")).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await statusOf("conversation-2")).toBe(200);
  expect((await many(6)).at(-1)).toBe(429);
  const left = 5 * CONVERSATIONS_PER_ADDRESS - 13;
  for (let at = 0; at < left; at += 1) expect(await statusOf(`another-one-${at}`)).toBe(200);
  expect(await statusOf("another-one-yet")).toBe(429);
});

test("BOT-12 a question in words that mean the same to this bot is answered", async () => {
  const found = async () => {
    const { events } = await ask("¿Dónde dejan los pinganillos?");
    return events.find(({ type }) => type === "sentence");
  };
  expect(await found()).toBeUndefined();
  await edit({ synonyms: [["cascos de la audioguía", "pinganillos"]] });
  expect(await found()).toMatchObject({ text: PAGES[0] });
});

test("BOT-12 each word with synonyms is replaced by each of them, folded, as whole words", () => {
  const synonyms = [
    ["trencadís", "mosaico", "mosaico roto"],
    ["bar", "cantina"],
  ];
  expect(inOtherWords("¿Hay trencadis en el bar?", synonyms)).toEqual([
    "hay mosaico en el bar",
    "hay mosaico roto en el bar",
    "hay trencadis en el cantina",
  ]);
  expect(inOtherWords("¿Hay barro?", synonyms)).toEqual([]);
});

test("BOT-12 answers of the staff are cited as the bot says", async () => {
  await edit({ chat: CHAT });
  await callBots(server, "saveOwnAnswer", admin, {
    clientId: admin.email,
    botId: bot.id,
    id: "answer-0001",
    texts: { es: { question: "¿Hay wifi?", answer: "Sí." } },
  });
  const { events } = await ask("wifi");
  expect(events.find(({ type }) => type === "sources")).toMatchObject({
    sources: [{ publicName: "Respuesta de la oficina de turismo", isOwn: true }],
  });
});
