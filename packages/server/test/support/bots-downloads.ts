import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createGrants } from "../../src/bots/knowledge-files/grants.ts";
import { openStorage } from "../../src/storage/open-storage.ts";
import { askBot } from "./ask.ts";
import { botData, callBots, newBot } from "./bots.ts";
import { available } from "./database.ts";
import { addReadyFile } from "./knowledge.ts";
import { testServer, type Person, type TestServer } from "./server.ts";

const PAGES = [
  "El museo abre a las diez de la mañana. La entrada cuesta cinco euros.",
  "El aparcamiento gratuito del castillo está en la calle Mayor, junto al río.",
];
const QUESTION = "¿Dónde está el aparcamiento del castillo?";
const PDF = "%PDF-1.7\nmuseo";

interface Guide {
  botId: string;
  path: string;
  fileName: string;
  key: string;
}

/** How PDFs are served wherever files are stored; the tests of a file. */
export function testDownloads(env: Record<string, string>): TestServer {
  const server = testServer({ BOTS_PER_ACCOUNT: "0", ...env });
  let admin: Person;
  beforeAll(() => {
    if (available) admin = server.person("admin");
  });
  const call = (id: string, as: Person | null, json: object) => callBots(server, id, as, json);
  const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(new URL(address, server.url), { headers, method });

  /** A bot with a PDF that was read. */
  const guide = async (): Promise<Guide> => {
    const botId = await newBot(server, admin);
    const { botPath: path } = await botData(server, admin, botId);
    const { id } = await server.db
      .selectFrom("bots")
      .select("id")
      .where("public_id", "=", botId)
      .executeTakeFirstOrThrow();
    const { fileName } = await addReadyFile(server.db, id, "guía.pdf", PAGES);
    const { key } = await server.db
      .selectFrom("bot_files")
      .innerJoin("stored_files", "stored_files.id", "bot_files.file_id")
      .select("key")
      .where("file_name", "=", fileName)
      .executeTakeFirstOrThrow();
    const copy = join(server.settings.dataDir, "guide");
    await writeFile(copy, PDF);
    await (await openStorage(server.settings)).save(key, copy);
    return { botId, path, fileName, key };
  };
  const cited = async ({ path }: Guide) => {
    const { events } = await askBot(server.url, { token: path, question: QUESTION });
    const [source] = events.flatMap((event) => (event.type === "sources" ? event.sources : []));
    if (!source) throw new Error("The answer has no source");
    return source;
  };
  const pageOf = async (
    { path }: Guide,
    { fileName, page, ticket }: { fileName: string; page: number; ticket?: string },
  ) => call("getWidgetPage", null, { token: path, fileName, page, ticket });
  const citedAddress = async (of: Guide) =>
    (await pageOf(of, await cited(of))).body.data.fileAddress as string;
  const listedAddress = async ({ botId }: Guide) => {
    const json = { clientId: admin.email, botId };
    return (await call("listDataSourceFiles", admin, json)).body.data[0].fileAddress as string;
  };
  const grantsAt = (minutesAgo: number) => {
    const { secrets } = server.settings.bots;
    if (!secrets) throw new Error("The server signs nothing");
    return createGrants(secrets, () => Date.now() - minutesAgo * 60_000);
  };

  test("TRU-24 a citation opens its page and its PDF, which nobody keeps a copy of", async () => {
    const bot = await guide();
    const source = await cited(bot);
    const { body } = await pageOf(bot, source);
    expect(body.data).toMatchObject({ page: 2, text: PAGES[1] });
    const answer = await get(body.data.fileAddress);
    expect([answer.status, await answer.text()]).toEqual([200, PDF]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-type": "application/pdf",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="guia\.pdf"/);
  });

  test("a PDF is served in parts, and its head alone", async () => {
    const address = await citedAddress(await guide());
    const part = await get(address, { range: "bytes=0-3" });
    expect([part.status, await part.text()]).toEqual([206, "%PDF"]);
    expect(part.headers.get("content-range")).toBe(`bytes 0-3/${PDF.length}`);
    const head = await get(address, {}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(PDF.length)]);
    expect(head.headers.get("cache-control")).toBe("private, no-store");
  });

  test("TRU-24 without an address that was signed for it nobody reads a PDF", async () => {
    const [bot, other] = [await guide(), await guide()];
    const address = await citedAddress(bot);
    const foreign = address.replace(bot.fileName, other.fileName);
    const promoted = address.replace("grant=visitor.", "grant=staff.");
    const longer = address.replace(/(?<=visitor\.)\d/, "9");
    const bare = address.replace(/\?.*/, "");
    for (const each of [foreign, promoted, longer, bare, `${bare}?grant=`, `${address}x`]) {
      expect([each, (await get(each)).status]).toEqual([each, 404]);
    }
    const byKey = await get(`/files/${bot.key}`);
    expect(byKey.status).toBe(404);
  });

  test("a page is read only with the ticket of its citation, for a day", async () => {
    const bot = await guide();
    const source = await cited(bot);
    expect((await pageOf(bot, { ...source, page: 1 })).status).toBe(404);
    expect((await pageOf(bot, { ...source, ticket: "1.x" })).status).toBe(404);
    const other = await guide();
    expect((await pageOf(other, source)).status).toBe(404);
    const { id } = await server.db
      .selectFrom("bots")
      .select("id")
      .where("public_id", "=", bot.botId)
      .executeTakeFirstOrThrow();
    const citation = { ...source, botId: id };
    const anHourAgo = { ...source, ticket: grantsAt(60).ticket(citation) };
    expect((await pageOf(bot, anHourAgo)).status).toBe(200);
    const twoDaysAgo = { ...source, ticket: grantsAt(48 * 60).ticket(citation) };
    expect((await pageOf(bot, twoDaysAgo)).body).toMatchObject({
      status: "error",
      translation_key: "ERRORS.citationTooOld",
    });
  });

  test("an address counts for ten minutes, and people then read why it no longer does", async () => {
    const bot = await guide();
    const address = await citedAddress(bot);
    const signed = (minutesAgo: number) =>
      address.replace(/grant=.*/, `grant=${grantsAt(minutesAgo).grant(bot.fileName, "visitor")}`);
    expect((await get(signed(9))).status).toBe(200);
    const old = await get(signed(10));
    expect([old.status, await old.json()]).toMatchObject([410, { status: "error" }]);
    for (const [language, text] of [
      ["es", "ha caducado"],
      ["en", "has expired"],
      ["ca", "ha caducat"],
    ] as const) {
      const page = await get(signed(10), { accept: "text/html", "accept-language": language });
      expect([page.status, await page.text()]).toEqual([410, expect.stringContaining(text)]);
    }
  });

  test("TRU-27 after a file is deleted its addresses are not found, at once and also the old ones", async () => {
    const bot = await guide();
    const addresses = [await citedAddress(bot), await listedAddress(bot)];
    for (const address of addresses) expect((await get(address)).status).toBe(200);
    const source = await cited(bot);
    const json = { clientId: admin.email, botId: bot.botId, fileName: bot.fileName };
    await call("deleteDataSourceFile", admin, json);
    const expired = `/bots/files/${bot.fileName}?grant=${grantsAt(20).grant(bot.fileName, "staff")}`;
    for (const address of [...addresses, expired]) {
      expect((await get(address)).status).toBe(404);
      expect((await get(address, {}, "HEAD")).status).toBe(404);
    }
    expect((await pageOf(bot, source)).status).toBe(404);
  });

  test("TRU-27 of a bot that is not active visitors read nothing, its staff does until it is deleted", async () => {
    const bot = await guide();
    const [visitors, staffs] = [await citedAddress(bot), await listedAddress(bot)];
    await call("setBotState", admin, { botId: bot.botId, state: false });
    expect([(await get(visitors)).status, (await get(staffs)).status]).toEqual([404, 200]);
    await call("deleteBot", admin, { botId: bot.botId });
    expect([(await get(visitors)).status, (await get(staffs)).status]).toEqual([404, 404]);
  });

  return server;
}
