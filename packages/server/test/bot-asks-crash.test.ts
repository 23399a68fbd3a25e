import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnswerEvent } from "@panel/api-client/bots-types";
import { connect } from "../src/db/connection.ts";
import { shown } from "./support/answer-events.ts";
import { askBot } from "./support/ask.ts";
import { freshDatabase, skipWithoutEngine, type TestDatabase } from "./support/database.ts";
import { addBot, addReadyFile } from "./support/knowledge.ts";
import { ModelProvider, says, stallsAfter } from "./support/model-provider.ts";
import { startProcess, type ServerProcess } from "./support/process.ts";

skipWithoutEngine();

const PAGE = "El aparcamiento gratuito del castillo está en la calle Mayor, junto al río.";
const QUESTION = "¿Dónde está el aparcamiento del castillo?";
const STALLED = "Está en la calle Mayor, junto al río, al lado del puente viejo y de la torre";

let provider: ModelProvider;
beforeAll(async () => {
  provider = await ModelProvider.start();
});
afterAll(() => provider.stop());

const start = (database: TestDatabase): Promise<ServerProcess> =>
  startProcess({ ...database.env, LLM_URL: provider.url, LLM_MODEL: "m-1", LLM_KEY: "k" });

/** Runs work on the database beside the server. */
async function onDatabase<T>(
  { dataDir, databaseUrl }: TestDatabase,
  work: (db: ReturnType<typeof connect>["db"]) => Promise<T>,
): Promise<T> {
  const connection = connect({ dataDir, databaseUrl });
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

const newBotPath = (database: TestDatabase): Promise<string> =>
  onDatabase(database, async (db) => {
    const id = await addBot(db);
    await addReadyFile(db, id, "guia.pdf", [PAGE]);
    const { path } = await db
      .selectFrom("bots")
      .select("path")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return path;
  });

const ledger = (database: TestDatabase) =>
  onDatabase(database, (db) =>
    db.selectFrom("bot_token_ledger").select(["state", "tokens", "kind"]).orderBy("id").execute(),
  );

/** Asks until words of the answer are there; `ended` is the whole answer, or what ended it. */
async function askUntilWords(node: ServerProcess, token: string) {
  const events: AnswerEvent[] = [];
  const ended = askBot(
    node.url,
    { token, question: QUESTION },
    { onEvent: (event) => void events.push(event) },
  ).catch((error: unknown) => error);
  await expect.poll(() => events.map(({ type }) => type)).toContain("delta");
  return { events, ended };
}

test("TRU-30 TRU-32 after kill -9 in the middle of answers their tokens count, and are settled later", async () => {
  const database = await freshDatabase();
  const first = await start(database);
  const token = await newBotPath(database);
  provider.reply = says("Está en la calle Mayor [1].", {
    usage: { prompt_tokens: 200, completion_tokens: 10 },
  });
  expect(shown((await askBot(first.url, { token, question: QUESTION })).events).mode).toBe("model");
  provider.reply = stallsAfter(STALLED);
  const asked = await Promise.all([askUntilWords(first, token), askUntilWords(first, token)]);
  first.child.kill("SIGKILL");
  await first.ended;
  for (const { ended } of asked) expect(await ended).toBeInstanceOf(Error);

  const before = await ledger(database);
  expect(before.map(({ state }) => state)).toEqual(["settled", "reserved", "reserved"]);
  expect(before[0]?.tokens).toBe(210);
  expect(before[1]?.tokens).toBeGreaterThan(800);
  // As if the longest answer had passed since.
  await onDatabase(database, (db) =>
    db
      .updateTable("bot_token_ledger")
      .set({ created_at: "2026-01-01T00:00:00.000Z" })
      .where("state", "=", "reserved")
      .execute(),
  );
  const second = await start(database);
  await expect
    .poll(() => ledger(database))
    .toEqual(before.map((entry) => ({ ...entry, state: "settled" })));
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  await database.remove();
});

test("TRU-36 SIGTERM: an answer that is being written gets its end, as a quoted one, then the process ends", async () => {
  const database = await freshDatabase();
  const node = await start(database);
  const token = await newBotPath(database);
  provider.reply = stallsAfter(STALLED);
  const { events, ended } = await askUntilWords(node, token);
  node.child.kill("SIGTERM");
  await ended;
  expect(shown(events)).toMatchObject({
    mode: "quoted",
    sentences: [[PAGE, [1]]],
    last: "done",
  });
  expect(await node.ended).toBe(0);
  expect((await ledger(database)).map(({ state, kind }) => [kind, state])).toEqual([
    ["model", "settled"],
    ["quoted", "settled"],
  ]);
  await database.remove();
});

test("TRU-36 SIGTERM: an answer that ends by itself is whole", async () => {
  const database = await freshDatabase();
  const node = await start(database);
  const token = await newBotPath(database);
  const goOn = new EventTarget();
  provider.reply = async (response, call) => {
    await stallsAfter(`${STALLED}. `)(response, call);
    await once(goOn, "go");
    response.end(
      `data: ${JSON.stringify({ choices: [{ delta: { content: "[1] Adiós. [1]" }, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`,
    );
  };
  const { events, ended } = await askUntilWords(node, token);
  node.child.kill("SIGTERM");
  await expect
    .poll(() =>
      fetch(`${node.url}/readyz`).then(
        ({ status }) => status,
        () => 503,
      ),
    )
    .toBe(503);
  goOn.dispatchEvent(new Event("go"));
  await ended;
  expect(shown(events)).toMatchObject({
    mode: "model",
    sentences: [
      [`${STALLED}.`, [1]],
      ["Adiós.", [1]],
    ],
    last: "done",
  });
  expect(await node.ended).toBe(0);
  await database.remove();
});
