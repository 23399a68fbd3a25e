import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteOldQuestions } from "../src/bots/answers/unanswered.ts";
import { allEvents } from "./support/answer-events.ts";
import { AnswersFixture, nothing } from "./support/bot-answers.ts";
import { available, skipWithoutEngine } from "./support/database.ts";

skipWithoutEngine();
const fixture = new AnswersFixture();
beforeAll(async () => {
  if (available) await fixture.start();
});
afterAll(async () => {
  if (available) await fixture.stop();
});

test("BOT-12 questions without an answer are kept unless installation, bot or preview says no", async () => {
  fixture.search = () => nothing("es");
  const kept = async (more: object, keepsUnanswered = true) => {
    const bot = await fixture.addBot();
    const node = fixture.node({ keepsUnanswered });
    await allEvents(fixture.ask(node, bot, { question: "Soy Ana, ¿hay wifi? 612345678" }, more));
    return node.unanswered.groups(bot.botId);
  };
  expect(await kept({})).toEqual([
    {
      id: expect.stringMatching(/^q-\d+$/),
      question: "Soy […], ¿hay wifi? […]",
      language: "es",
      count: 1,
      lastAskedAt: expect.any(String),
      alike: [],
    },
  ]);
  expect(await kept({ isPreview: true })).toEqual([]);
  expect(await kept({ keepsUnanswered: false })).toEqual([]);
  expect(await kept({}, false)).toEqual([]);
});

test("BOT-12 questions without an answer are kept for 90 days, and no more than 2000 of a bot", async () => {
  const { db } = fixture.connection;
  const [bot, busy] = [await fixture.addBot(), await fixture.addBot()];
  const { unanswered } = fixture.node();
  const now = Date.now();
  const DAY = 24 * 60 * 60_000;
  const row = (bot_id: number, question: string, age: number) => ({
    bot_id,
    question,
    language: "es" as const,
    asked_at: new Date(now - age).toISOString(),
  });
  await db
    .insertInto("bot_unanswered")
    .values([
      row(bot.botId, "¿Hay wifi en la plaza?", 91 * DAY),
      row(bot.botId, "¿Hay taquillas para mochilas?", 89 * DAY),
    ])
    .execute();
  const questions = async () =>
    (await unanswered.groups(bot.botId)).map(({ question }) => question);
  expect(await questions()).toEqual(["¿Hay taquillas para mochilas?"]);
  await deleteOldQuestions({ db }, new Date(now));
  const kept = await db
    .selectFrom("bot_unanswered")
    .select("question")
    .where("bot_id", "=", bot.botId)
    .execute();
  expect(kept).toEqual([{ question: "¿Hay taquillas para mochilas?" }]);

  for (let at = 0; at < 4; at += 1) {
    const rows = Array.from({ length: 500 }, () => row(busy.botId, "¿Hay guardería?", DAY));
    await db.insertInto("bot_unanswered").values(rows).execute();
  }
  await unanswered.keep(busy.botId, "¿Hay taxis de noche?", "es");
  expect(
    (await unanswered.groups(busy.botId)).map(({ question, count }) => [question, count]),
  ).toEqual([
    ["¿Hay guardería?", 1999],
    ["¿Hay taxis de noche?", 1],
  ]);
  await unanswered.dismiss(busy.botId, [(await unanswered.groups(busy.botId))[0]?.id ?? ""]);
  expect(await unanswered.groups(busy.botId)).toMatchObject([{ question: "¿Hay taxis de noche?" }]);
});
