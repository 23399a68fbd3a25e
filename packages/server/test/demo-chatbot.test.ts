import type { Question } from "@panel/api-client/bots-types";
import { expect, test } from "vitest";
import { findByEmail } from "../src/account/repository.ts";
import { CHAT } from "../src/demo/bot-life.ts";
import { guides } from "../src/demo/guides.ts";
import { demoAccounts } from "../src/settings/demo-accounts.ts";
import { askBot } from "./support/ask.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({ DEMO: "true" });

async function demoPerson(role: Person["role"]): Promise<Person> {
  const email = demoAccounts().find((account) => account.role === role)?.email ?? "";
  const user = await findByEmail(server.db, email);
  if (!user) throw new Error(`The demo has no ${role}`);
  return { id: user.id, role, email, token: await server.signIn(user) };
}

/** The token of a person's session on the bot platform, as the panel opens one. */
async function botSession(as: Person): Promise<string> {
  const me = await server.call("getMe", { as });
  const { body } = await server.call("extLogin", { token: me.body.data.parliaToken, json: {} });
  return body.data.tokenKey;
}

async function demoBot(): Promise<{ id: string; botPath: string; active: boolean }> {
  const token = await botSession(await demoPerson("admin"));
  const { body } = await server.call("listBots", { token, json: {} });
  const [bot, ...more] = body.data;
  expect(more).toEqual([]);
  return bot;
}

test("BOT-01 the demo's admin has a chatbot with its record and picture", async () => {
  const as = await demoPerson("admin");
  const bot = await demoBot();
  const { body } = await server.call("getChatbotByBotId", { as, form: { BotId: bot.id } });
  expect(body.data).toMatchObject({
    BotName: "Guía de Explorar",
    BotNameCat: "Guia d’Explorar",
    BotNameEng: "Explorar guide",
    usedInPoints: 4,
  });
  const picture = await fetch(server.url + body.data.Thumbnail);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const data = await server.call("getBotData", {
    token: await botSession(as),
    json: { token: bot.botPath },
  });
  expect(data.body.data).toMatchObject({ active: true, avatarUrl: body.data.Thumbnail });
  expect(Object.keys(data.body.data.translations)).toEqual(["es", "ca", "en"]);
});

test("BOT-08 its knowledge is PDFs in three languages", async () => {
  const as = await demoPerson("admin");
  const { id: botId } = await demoBot();
  const { body } = await server.call("listDataSourceFiles", {
    token: await botSession(as),
    json: { clientId: as.email, botId },
  });
  expect(body.data).toMatchObject(
    guides.map(({ fileName, publicName }) => ({ fileName, publicName })),
  );
  expect(guides.map(({ language }) => language)).toEqual(["es", "ca", "ca", "en"]);
});

/** Waits until the documents of the demo's chatbot are read. */
async function documentsRead(): Promise<void> {
  const as = await demoPerson("admin");
  const token = await botSession(as);
  const json = { clientId: as.email, botId: (await demoBot()).id };
  const files = async () => {
    const { body } = await server.call("listDataSourceFiles", { token, json });
    return (body.data as { status: string; pages?: number }[]).map(({ status, pages }) => [
      status,
      pages,
    ]);
  };
  await expect.poll(files).toEqual(guides.map(({ pages }) => ["ready", pages]));
}

test.each<[Question["language"], string, string, RegExp]>([
  ["es", "¿Cuántos balcones tiene la Plaza Mayor?", "Guía de Madrid.pdf", /237 balcones/],
  ["ca", "Quants balcons té la Plaza Mayor?", "Guia de Madrid.pdf", /237 balcons/],
  ["en", "How many balconies does Plaza Mayor have?", "Guide to Madrid.pdf", /237 balconies/],
  ["es", "¿Cuánto cuesta la entrada del Palacio Real?", "Guía de Madrid.pdf", /14 euros/],
  ["ca", "Quant costa l’entrada del Palau Reial?", "Guia de Madrid.pdf", /14 euros/],
  ["en", "How much is a ticket for the Royal Palace?", "Guide to Madrid.pdf", /14 euros/],
  [
    "es",
    "¿A qué hora abre el Palacio Real los domingos?",
    "Guía de Madrid.pdf",
    /domingos, de 10:00/,
  ],
  ["ca", "Per què hi ha tretze oques al claustre?", "Guia de Barcelona.pdf", /santa Eulàlia/],
  ["ca", "On està enterrat Gaudí?", "Guia de Barcelona.pdf", /cripta/],
])("BOT-12 asked in %s “%s” it answers from %s", async (language, question, file, answer) => {
  const { botPath } = await demoBot();
  await documentsRead();
  const { events } = await askBot(server.url, { token: botPath, question, language });
  const sources = events.flatMap((event) => (event.type === "sources" ? event.sources : []));
  const text = events.map((event) => (event.type === "sentence" ? event.text : "")).join(" ");
  expect(text).toMatch(answer);
  expect(sources.map(({ publicName }) => publicName)).toContain(file);
});

test("PNT-04 the demo's routes have points at which it answers", async () => {
  const as = await demoPerson("editor");
  const { id } = await demoBot();
  const list = await server.call("getUserGymkhanas", { as });
  for (const experience of JSON.parse(list.body.data) as { id: number }[]) {
    const { body } = await server.call("getGymkhanaById", { as, query: { gymId: experience.id } });
    const { mappoints } = JSON.parse(body.data) as { mappoints: { IdChatbot: string | null }[] };
    expect(mappoints.map(({ IdChatbot }) => IdChatbot)).toContain(id);
  }
});

test("visitors have asked it what its PDFs do not say", async () => {
  const as = await demoPerson("admin");
  const json = { clientId: as.email, botId: (await demoBot()).id };
  const { body } = await server.call("listUnansweredQuestions", {
    token: await botSession(as),
    json,
  });
  const questions = (body.data as { question: string; language: string }[]).map(
    ({ language }) => language,
  );
  expect(questions.length).toBeGreaterThan(5);
  expect(new Set(questions)).toEqual(new Set(["es", "ca", "en"]));
});

test("its questions to begin with, four in each language, are answered, and so are its staff's own", async () => {
  const { botPath } = await demoBot();
  await documentsRead();
  const as = await demoPerson("admin");
  const json = { clientId: as.email, botId: (await demoBot()).id };
  const { body } = await server.call("listOwnAnswers", { token: await botSession(as), json });
  const own = (body.data as { texts: Partial<Record<"es" | "ca" | "en", { question: string }>> }[])
    .flatMap(({ texts }) => Object.entries(texts))
    .map(([language, { question }]) => [language, question] as const);
  expect(own.length).toBeGreaterThan(3);
  const starters = Object.entries(CHAT).flatMap(([language, { starters: questions = [] }]) =>
    questions.map((question) => [language, question] as const),
  );
  expect(starters).toHaveLength(12);
  const refused: string[] = [];
  for (const [language, question] of [...starters, ...own]) {
    const asked = { token: botPath, question, language: language as Question["language"] };
    const { events } = await askBot(server.url, asked);
    if (!events.some((event) => event.type === "start" && event.mode !== "refused"))
      refused.push(question);
  }
  expect(refused).toEqual([]);
});

test("it has figures of four weeks in each language, with ratings", async () => {
  const as = await demoPerson("admin");
  const json = { clientId: as.email, botId: (await demoBot()).id };
  const { body } = await server.call("getBotFigures", { token: await botSession(as), json });
  const rows = body.data as {
    day: string;
    language: string;
    asked: number;
    answered: number;
    refused: number;
    useful: number;
  }[];
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(["es", "ca", "en"]));
  expect(new Set(rows.map(({ day }) => day)).size).toBeGreaterThan(20);
  expect(rows.filter(({ asked, answered, refused }) => answered + refused !== asked)).toEqual([]);
  expect(rows.reduce((sum, { useful }) => sum + useful, 0)).toBeGreaterThan(20);
});
