import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AnswerEvent } from "@panel/api-client/bots-types";
import type { Answers } from "../src/bots/answers/service.ts";
import { allEvents, shown } from "./support/answer-events.ts";
import { AnswersFixture, found } from "./support/bot-answers.ts";
import { available, skipWithoutEngine } from "./support/database.ts";
import { ModelProvider, refuses, says, stallsAfter } from "./support/model-provider.ts";

skipWithoutEngine();
const fixture = new AnswersFixture();
let provider: ModelProvider;
beforeAll(async () => {
  if (!available) return;
  await fixture.start();
  provider = await ModelProvider.start();
});
afterAll(async () => {
  if (!available) return;
  await provider.stop();
  await fixture.stop();
});
beforeEach(() => {
  if (!available) return;
  fixture.search = () => found();
  provider.calls.length = 0;
});

const model = () => ({ url: provider.url, name: "m-1", key: undefined, embeddings: undefined });
const usage = { prompt_tokens: 90, completion_tokens: 10 };
const answer = says("El museo abre a las diez [1].", { usage });

async function sumOf(accountId: number): Promise<number> {
  const entries = await fixture.ledger(accountId);
  return entries.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Reads an answer until something of the model's text was there. */
async function readSome(events: AsyncGenerator<AnswerEvent, void, undefined>): Promise<void> {
  for (;;) {
    const { value, done } = await events.next();
    if (done || value.type === "delta" || value.type === "sentence") return;
  }
}

test("TRU-30 fifty questions at once on two nodes: the sum of the ledger is what was used, at every moment", async () => {
  const bot = await fixture.addBot();
  const total = 9000;
  const options = { model: model(), tokensPerAccount: total };
  const nodes = [fixture.node(options), fixture.node(options, fixture.connect())];
  provider.reply = answer;
  const over = new AbortController();
  const watch = async (node: Answers) => {
    while (!over.signal.aborted) {
      const { used } = await node.usage(bot.accountId);
      expect(used).toBeLessThanOrEqual(total);
      // Others run in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const watched = Promise.all(nodes.map(watch));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      allEvents(fixture.ask(nodes[index % 2] as Answers, bot)).then(shown),
    ),
  ).finally(() => {
    over.abort();
  });
  await watched;

  const byModel = answers.filter(({ mode }) => mode === "model");
  const quoted = answers.filter(({ mode }) => mode === "quoted");
  expect(byModel.length + quoted.length).toBe(50);
  expect(quoted.every(({ failure }) => failure === "quota")).toBe(true);
  expect(byModel.length).toBeGreaterThan(0);
  expect(provider.calls).toHaveLength(byModel.length);
  const entries = await fixture.ledger(bot.accountId);
  expect(entries.every(({ state }) => state === "settled")).toBe(true);
  const ofModel = entries.filter(({ kind }) => kind === "model");
  expect(ofModel.map(({ tokens }) => tokens)).toEqual(byModel.map(() => 100));
  for (const node of nodes) {
    expect(await node.usage(bot.accountId)).toEqual({ used: await sumOf(bot.accountId), total });
  }
});

test("TRU-30 a running answer counts with the most that it may take", async () => {
  const bot = await fixture.addBot();
  const node = fixture.node({ model: model(), tokensPerAccount: 2000 });
  provider.reply = stallsAfter("El museo abre a las diez de la mañana [1]. Y también cierra");
  const running = fixture.ask(node, bot);
  await readSome(running);
  const [reserved] = await fixture.ledger(bot.accountId);
  expect(reserved).toMatchObject({ kind: "model", state: "reserved" });
  expect(reserved?.tokens).toBeGreaterThan(1000);
  expect(await node.usage(bot.accountId)).toEqual({ used: reserved?.tokens, total: 2000 });
  // Another answer would not fit beside it.
  expect(shown(await allEvents(fixture.ask(node, bot))).failure).toBe("quota");
  expect(provider.calls).toHaveLength(1);
  await running.return();
});

test("TRU-30 an answer that the visitor leaves books an estimate, and the provider stops", async () => {
  const bot = await fixture.addBot();
  const node = fixture.node({ model: model() });
  const { left } = provider;
  const text = "El museo abre a las diez de la mañana [1]. Y también cierra";
  provider.reply = stallsAfter(text);
  const visitor = new AbortController();
  const events = fixture.ask(node, bot, {}, { signal: visitor.signal });
  await readSome(events);
  const next = allEvents(events);
  visitor.abort(new Error("gone"));
  await expect(next).rejects.toThrow("gone");
  await expect.poll(() => provider.left).toBe(left + 1);
  const [entry, ...others] = await fixture.ledger(bot.accountId);
  const prompt = provider.calls[0]?.messages.map(({ content }) => content).join("") ?? "";
  const estimate = Math.ceil(prompt.length / 4) + Math.ceil(text.length / 4);
  expect(entry).toEqual({ kind: "model", tokens: estimate, state: "settled", is_estimate: 1 });
  expect(others).toEqual([]);
});

test("TRU-30 twenty visitors who leave at any moment leave nothing reserved", async () => {
  const bot = await fixture.addBot();
  const node = fixture.node({ model: model() });
  provider.reply = answer;
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const visitor = new AbortController();
      const events = fixture.ask(node, bot, {}, { signal: visitor.signal });
      for (let count = 0; count < index % 7; count += 1) await events.next();
      if (index % 2 === 0) {
        await events.return();
      } else {
        visitor.abort(new Error("gone"));
        await allEvents(events).catch(() => []);
      }
    }),
  );
  const entries = await fixture.ledger(bot.accountId);
  expect(entries.filter(({ state }) => state === "reserved")).toEqual([]);
  expect(await node.usage(bot.accountId)).toEqual({ used: await sumOf(bot.accountId), total: 0 });
});

test("TRU-30 a call that the provider refused costs nothing", async () => {
  const bot = await fixture.addBot();
  provider.reply = refuses(503);
  await allEvents(fixture.ask(fixture.node({ model: model() }), bot));
  expect((await fixture.ledger(bot.accountId))[0]).toMatchObject({ kind: "model", tokens: 0 });
});

test("TRU-30 the quota stops before the call; quoted answers go on and take what is left", async () => {
  const bot = await fixture.addBot();
  const node = fixture.node({ model: model(), tokensPerAccount: 20 });
  const answers = [];
  for (let count = 0; count < 3; count += 1) {
    answers.push(shown(await allEvents(fixture.ask(node, bot))));
  }
  expect(answers).toMatchObject(
    Array.from({ length: 3 }, () => ({ mode: "quoted", failure: "quota", sentences: [{}] })),
  );
  expect(provider.calls).toEqual([]);
  expect((await fixture.ledger(bot.accountId)).map(({ tokens }) => tokens)).toEqual([13, 7]);
  expect(await node.usage(bot.accountId)).toEqual({ used: 20, total: 20 });
  expect(await node.modelState(bot.accountId)).toEqual({ state: "quota" });
});

test("TRU-30 what is left may be too little for the model: then its authors see that too", async () => {
  const bot = await fixture.addBot();
  const node = fixture.node({ model: model(), tokensPerAccount: 500 });
  expect(await node.modelState(bot.accountId)).not.toMatchObject({ state: "quota" });
  expect(shown(await allEvents(fixture.ask(node, bot))).failure).toBe("quota");
  expect(await node.modelState(bot.accountId)).toEqual({ state: "quota" });
});

test("TRU-30 one account's quota is no other's, and a deleted bot gives nothing back", async () => {
  const [bot, other] = [await fixture.addBot(), await fixture.addBot()];
  const node = fixture.node({ tokensPerAccount: 20 });
  await allEvents(fixture.ask(node, bot));
  expect(await node.usage(other.accountId)).toEqual({ used: 0, total: 20 });
  await fixture.connection.db.deleteFrom("bots").where("id", "=", bot.botId).execute();
  expect(await node.usage(bot.accountId)).toEqual({ used: 13, total: 20 });
});

test("TRU-30 what a dead node reserved is settled later, and what runs is not", async () => {
  const bot = await fixture.addBot();
  const node = fixture.node({ model: model() });
  provider.reply = stallsAfter("El museo abre a las diez de la mañana [1]. Y también cierra");
  const lost = fixture.ask(node, bot);
  await readSome(lost);
  const { used } = await node.usage(bot.accountId);
  await node.settleForgotten();
  expect(await fixture.ledger(bot.accountId)).toMatchObject([{ state: "reserved" }]);
  await node.settleForgotten(new Date(Date.now() + 60 * 60_000));
  expect(await fixture.ledger(bot.accountId)).toEqual([
    { kind: "model", tokens: used, state: "settled", is_estimate: 1 },
  ]);
  // The answer, should it run on after all, changes nothing.
  await lost.return();
  expect(await node.usage(bot.accountId)).toEqual({ used, total: 0 });
});

test("TRU-36 answers that are being written end as quoted ones when the server stops", async () => {
  const bot = await fixture.addBot();
  const node = fixture.node({ model: model() });
  provider.reply = answer;
  await allEvents(fixture.ask(node, bot));
  provider.reply = stallsAfter("El museo abre a las once de la mañana [1]. Y también cierra");
  const events = fixture.ask(node, bot);
  await readSome(events);
  const rest = allEvents(events);
  node.stop(0);
  expect(shown(await rest)).toMatchObject({ mode: "quoted", last: "done" });
  expect(await node.modelState(bot.accountId)).toMatchObject({ state: "works" });
});
