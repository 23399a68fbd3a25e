import { beforeAll, beforeEach, expect, test } from "vitest";
import type { AnswerEvent } from "@panel/api-client/bots-types";
import { PAGE_TEXT_MAX } from "@panel/domain/knowledge-pages";
import * as pageEdits from "../src/db/migrations/035-page-edits.ts";
import { askBot } from "./support/ask.ts";
import { callBots } from "./support/bots.ts";
import { available } from "./support/database.ts";
import { readingBot } from "./support/knowledge.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({ BOTS_PER_ACCOUNT: "0" });
const HOURS = "El museo abre a las d1ez de la mañana.";
const PARKING = "El aparcamiento gratuito del castillo está en la calle Mayor, junto al río.";
const PAGES = [HOURS, PARKING, ""];

let admin: Person;
let bot: Awaited<ReturnType<typeof readingBot>>;
beforeAll(() => {
  if (available) admin = server.person("admin");
});
beforeEach(async () => {
  if (available) bot = await readingBot(server, admin, PAGES);
});

const call = (operation: string, more: object = {}, as = admin) =>
  callBots(server, operation, as, {
    clientId: as.email,
    botId: bot.id,
    fileName: bot.fileName,
    ...more,
  });
const list = async (more: object = {}) => (await call("listKnowledgePages", more)).body.data;
const page = async (number: number) => (await call("getKnowledgePage", { page: number })).body.data;
const save = (number: number, version: number, more: object) =>
  call("saveKnowledgePage", { page: number, version, isLeftOut: false, ...more });
const pagesOf = async (more: object) =>
  (await list(more)).items.map((item: { page: number }) => item.page);
/** The server's own job may be under way. */
const applied = () => expect.poll(async () => (await list()).applying).toBe(false);

async function ask(question: string) {
  const { events } = await askBot(server.url, { token: bot.path, question, language: "es" });
  const of = <Type extends AnswerEvent["type"]>(type: Type) =>
    events.flatMap((event) =>
      event.type === type ? [event as Extract<AnswerEvent, { type: Type }>] : [],
    );
  return {
    mode: of("start")[0]?.mode,
    text: of("sentence").map(({ text }) => text),
    sources: of("sources").flatMap(({ sources }) => sources),
  };
}

test("BOT-12 the staff see page by page what was read, and where nothing was", async () => {
  expect(await list()).toEqual({
    pages: expect.any(Number),
    counts: { "left-out": 0, empty: 1, mended: 0, ocr: 0 },
    applying: false,
    items: [
      { page: 1, state: "read", start: HOURS },
      { page: 2, state: "read", start: PARKING },
      { page: 3, state: "scanned", start: "" },
    ],
    fileAddress: expect.stringContaining(bot.fileName),
  });
  expect(await page(1)).toEqual({
    page: 1,
    state: "read",
    text: HOURS,
    version: 0,
    leftOut: [],
  });
  await save(3, 0, { text: `Muchas  palabras\n${"y más ".repeat(40)}` });
  expect((await list()).items[2].start).toBe(`Muchas palabras ${"y más ".repeat(23)}y…`);
  expect((await call("getKnowledgePage", { page: 4 })).status).toBe(404);
  expect((await call("listKnowledgePages", { fileName: "none.pdf" })).status).toBe(404);
});

test("BOT-12 pages are found by their words, however these are typed, and by what there is of them", async () => {
  expect(await pagesOf({ search: "RIO aparcamiento" })).toEqual([2]);
  expect(await pagesOf({ search: "río museo" })).toEqual([]);
  await save(1, 0, { isLeftOut: true });
  await save(2, 0, { text: "Aparcar cuesta dos euros." });
  expect(await pagesOf({ show: "left-out" })).toEqual([1]);
  expect(await pagesOf({ show: "empty" })).toEqual([3]);
  expect(await pagesOf({ show: "mended" })).toEqual([2]);
  expect(await pagesOf({ search: "dos euros" })).toEqual([2]);
  expect(await pagesOf({ search: "calle Mayor" })).toEqual([]);
  expect((await list({ show: "ocr" })).counts).toEqual({
    "left-out": 1,
    empty: 1,
    mended: 1,
    ocr: 0,
  });
});

test("BOT-12 long files are listed a hundred pages at a time", async () => {
  bot = await readingBot(
    server,
    admin,
    Array.from({ length: 230 }, (_, at) => `Sala ${at + 1}${at % 2 ? " con vistas" : ""}`),
  );
  const first = await list();
  expect([first.items.length, first.next]).toEqual([100, 100]);
  const last = await list({ after: 200 });
  expect([last.items.length, last.next, last.items[0].page]).toEqual([30, undefined, 201]);
  const found = await list({ search: "vistas" });
  expect([found.items.length, found.next]).toEqual([100, 200]);
  expect(await pagesOf({ search: "vistas", after: 200 })).toHaveLength(15);
});

test("BOT-12 a page that is mended is answered from and cited as it is then; what was read comes back", async () => {
  const mended = "El museo abre a las diez de la mañana.";
  const { body } = await save(1, 0, { text: ` ${mended}\u200B\r\n` });
  expect(body.data).toEqual({
    page: 1,
    state: "mended",
    text: mended,
    readText: HOURS,
    version: 1,
    leftOut: [],
  });
  await applied();
  const answer = await ask("¿A qué hora abre el museo?");
  expect(answer.text).toEqual([mended]);
  const [source] = answer.sources;
  const cited = await server.call("getWidgetPage", {
    json: { token: bot.path, fileName: bot.fileName, page: 1, ticket: source?.ticket },
  });
  expect(cited.body.data.text).toBe(mended);
  expect((await save(1, 1, { text: HOURS })).body.data).toMatchObject({
    state: "read",
    version: 2,
  });
  await applied();
  expect((await ask("¿A qué hora abre el museo?")).text).toEqual([HOURS]);
});

test("BOT-12 a page that is left out answers nothing, is cited no more, and keeps what was mended", async () => {
  const { sources } = await ask("¿Dónde está el aparcamiento del castillo?");
  await save(2, 0, { text: "El aparcamiento del castillo está junto al puente." });
  await save(2, 1, {
    isLeftOut: true,
    text: "El aparcamiento del castillo está junto al puente.",
  });
  await applied();
  expect((await ask("¿Dónde está el aparcamiento del castillo?")).mode).toBe("refused");
  const cited = await server.call("getWidgetPage", {
    json: {
      token: bot.path,
      fileName: bot.fileName,
      page: 2,
      ticket: sources[0]?.ticket,
    },
  });
  expect(cited.status).toBe(404);
  expect(await page(2)).toMatchObject({ state: "left-out", version: 2 });
  await save(2, 2, { text: "El aparcamiento del castillo está junto al puente." });
  await applied();
  expect((await ask("¿Dónde está el aparcamiento del castillo?")).text).toEqual([
    "El aparcamiento del castillo está junto al puente.",
  ]);
});

test("BOT-12 a picture without text answers once somebody has typed what is on it", async () => {
  await save(3, 0, { text: "La visita nocturna empieza a las nueve y media." });
  await applied();
  expect((await ask("¿Cuándo empieza la visita nocturna?")).sources).toMatchObject([{ page: 3 }]);
});

test("BOT-12 who saves over somebody else's change is told, and the same change twice is one", async () => {
  await save(1, 0, { text: "Primera." });
  const late = await save(1, 0, { text: "Segunda." });
  expect([late.status, late.body.translation_key]).toEqual([409, "ERRORS.conflict"]);
  expect((await save(1, 0, { text: "Primera." })).body.data.version).toBe(1);
  expect(await page(1)).toMatchObject({ text: "Primera.", version: 1 });
  const both = await Promise.all([save(2, 0, { text: "Uno." }), save(2, 0, { text: "Dos." })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("TRU-26 a page and a file have no more text than they may", async () => {
  const long = await save(1, 0, { text: "a".repeat(PAGE_TEXT_MAX + 1) });
  expect(long.status).toBe(400);
  await server.db
    .updateTable("bot_pages")
    .set({ text: "a".repeat(5_990_000) })
    .where("bot_file_id", "in", (eb) =>
      eb.selectFrom("bot_files").select("id").where("file_name", "=", bot.fileName),
    )
    .where("page", "=", 2)
    .execute();
  const full = await save(1, 0, { text: "a b ".repeat(10_000) });
  expect(full.body).toMatchObject({ status: "error", translation_key: "ERRORS.tooMuchPageText" });
  expect(await page(1)).toMatchObject({ state: "read", version: 0 });
  const cut = await page(2);
  expect([cut.text.length, cut.isCut]).toEqual([PAGE_TEXT_MAX, true]);
});

test("TRU-37 each change of a page is in the log", async () => {
  await save(1, 0, { isLeftOut: true });
  await save(1, 1, { text: "Otro." });
  await save(1, 2, {});
  const rows = await server.db
    .selectFrom("audit")
    .select("details")
    .where("event", "=", "chatbot-page-change")
    .where("subject", "=", `bot ${bot.id}`)
    .orderBy("id")
    .execute();
  expect(rows.map(({ details }) => JSON.parse(details))).toEqual(
    ["left-out", "mended", "as-read"].map((to) => ({ name: "guia.pdf", page: 1, to })),
  );
});

test("BOT-12 a change that comes while the index is made is in the next one", async () => {
  await save(1, 0, { text: "Primera versión del horario." });
  const { edits, id } = await server.db
    .selectFrom("bot_files")
    .select(["edits", "id"])
    .where("file_name", "=", bot.fileName)
    .executeTakeFirstOrThrow();
  expect(edits).toBe(1);
  await save(1, 1, { text: "El horario especial es de 22:00 a 23:00." });
  await applied();
  expect((await ask("¿Cuál es el horario especial?")).text).toEqual([
    "El horario especial es de 22:00 a 23:00.",
  ]);
  const { edits_indexed: indexed } = await server.db
    .selectFrom("bot_files")
    .select("edits_indexed")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(indexed).toBe(2);
});

test("rows of an older archive have what the step adds", () => {
  expect(pageEdits.upgradeRow("bot_pages", { page: 1, text: "a" })).toEqual({
    page: 1,
    text: "a",
    read_by: "text",
    left_out: "[]",
    read_text: null,
  });
  expect(pageEdits.upgradeRow("bot_files", { state: "ready", attempts: 2 })).toMatchObject({
    state: "waiting",
    attempts: 0,
    edits: 0,
    edits_indexed: 0,
  });
});
