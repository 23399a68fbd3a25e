import { beforeAll, expect, test } from "vitest";
import { auditOf } from "./support/users.ts";
import { botData, callBots, newBot, newFile } from "./support/bots.ts";
import { available } from "./support/database.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({ BOTS_PER_ACCOUNT: "0" });
const few = testServer({ BOTS_PER_ACCOUNT: "2", BOT_TOKENS_PER_ACCOUNT: "500" });

let admin: Person;
let outsider: Person;
beforeAll(async () => {
  if (!available) return;
  admin = server.person("admin");
  outsider = await server.addPerson("outsider", "admin", "root");
});

const call = (id: string, as: Person | null, json: unknown = {}) => callBots(server, id, as, json);
const idsFor = async (as: Person, json: unknown = {}) =>
  ((await call("listBots", as, json)).body.data as { id: string }[]).map(({ id }) => id);

test("BOT-01 a new bot is active, has the default colours and is listed with its account's e-mail", async () => {
  const id = await newBot(server, admin, "Guía del Museo");
  const { body } = await call("listBots", admin);
  const bot = (body.data as { id: string }[]).find((each) => each.id === id);
  expect(bot).toMatchObject({
    name: "Guía del Museo",
    active: true,
    clientId: admin.email,
    primary_color: "#c4ec04",
    secondary_color: "#000000",
  });
  expect((bot as unknown as { botPath: string }).botPath).toMatch(/^guia-del-museo-[0-9a-f]{10}$/);
  expect(await auditOf(server, `bot ${id}`)).toEqual(["chatbot-create"]);
});

test("BOT-06 the same request makes one bot, also at the same time", async () => {
  const json = { name: "Una", description: "Una sola.", requestId: "only-once" };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => call("createBot", admin, json)),
  );
  expect(new Set(answers.map(({ body }) => body.data as string)).size).toBe(1);
  expect(await auditOf(server, `bot ${answers[0]?.body.data}`)).toEqual(["chatbot-create"]);
});

test("WEL-03 usage tells the bots and tokens that the account may have", async () => {
  const json = { clientId: few.person("editor").email };
  const { body } = await callBots(few, "getUserData", few.person("editor"), json);
  expect(body.data).toEqual({ bots_total: 2, tokens_used: 0, tokens_total: 500 });
});

test("an account has no more bots than it may have, also when they are made at the same time", async () => {
  const answers = await Promise.all(
    ["a", "b", "c", "d"].map((name) =>
      callBots(few, "createBot", few.person("admin"), { name, description: "x", requestId: name }),
    ),
  );
  const refused = answers.filter(({ body }) => body.status === "error");
  expect(refused.map(({ status, body }) => `${status} ${body.translation_key}`)).toEqual(
    Array(2).fill("200 ERRORS.botLimitReached"),
  );
  const { body } = await callBots(few, "listBots", few.person("admin"));
  expect(body.data).toHaveLength(2);
});

test("BOT-08 an edit changes what it names and keeps the rest", async () => {
  const botId = await newBot(server, admin);
  const translations = { ca: { name: "Guia", description: "Respon." } };
  await call("editBot", admin, {
    botId,
    name: " Nueva ",
    description: "Otra.",
    primaryColor: "#112233",
    translations,
    avatarUrl: "/files/a.webp",
    allowedOrigins: ["https://Museo.example.org/", "https://museo.example.org"].map((text) =>
      text.replace(/\/$/, ""),
    ),
    keepsUnanswered: false,
  });
  const changed = await botData(server, admin, botId);
  expect(changed).toMatchObject({
    name: "Nueva",
    primary_color: "#112233",
    secondary_color: "#000000",
    translations,
    avatarUrl: "/files/a.webp",
    allowedOrigins: ["https://museo.example.org"],
    keepsUnanswered: false,
  });
  const listed = (await call("listBots", admin)).body.data as { id: string }[];
  expect(listed.find(({ id }) => id === botId)).toMatchObject({ avatarUrl: "/files/a.webp" });
  await call("editBot", admin, { botId, name: "Nueva", description: "Otra." });
  const { previewToken: before, ...kept } = changed;
  const { previewToken: after, ...now } = await botData(server, admin, botId);
  expect(now).toEqual(kept);
  expect(typeof before).toBe(typeof after);
});

test.each([
  ["allowedOrigins", { allowedOrigins: ["https://a;script-src"] }],
  ["allowedOrigins", { allowedOrigins: ["https://*"] }],
  ["allowedOrigins", { allowedOrigins: ["https://'self'"] }],
  ["avatarUrl", { avatarUrl: "javascript:alert(1)" }],
  ["avatarUrl", { avatarUrl: "//evil.example/a.png" }],
  ["avatarUrl", { avatarUrl: "data:text/html,x" }],
  ["name", { name: "   " }],
  ["description", { description: " \n " }],
])("a bad %s is refused: %j", async (field, changes) => {
  const botId = await newBot(server, admin);
  const json = { botId, name: "N", description: "D", ...changes };
  const { status, body } = await call("editBot", admin, json);
  expect([status, body.fields]).toEqual([400, [field]]);
});

test("BOT-05 a bot is edited only while active and deleted only while not", async () => {
  const botId = await newBot(server, admin);
  const edit = { botId, name: "N", description: "D" };
  expect((await call("deleteBot", admin, { botId })).body.translation_key).toBe("ERRORS.activeBot");
  await call("setBotState", admin, { botId, state: false });
  expect((await call("editBot", admin, edit)).body.translation_key).toBe("ERRORS.inactiveBot");
  expect((await call("deleteBot", admin, { botId })).body).toEqual({ status: "ok" });
  expect((await call("deleteBot", admin, { botId })).status).toBe(404);
  expect(await idsFor(admin)).not.toContain(botId);
});

test("TRU-37 creation, activation and deletion of a bot are in the log, each once", async () => {
  const botId = await newBot(server, admin);
  await call("setBotState", admin, { botId, state: true });
  await call("setBotState", admin, { botId, state: false });
  await call("setBotState", admin, { botId, state: true });
  await call("setBotState", admin, { botId, state: false });
  await call("deleteBot", admin, { botId });
  expect(await auditOf(server, `bot ${botId}`)).toEqual([
    "chatbot-create",
    "chatbot-activate",
    "chatbot-activate",
    "chatbot-activate",
    "chatbot-delete",
  ]);
});

test("BOT-05 a deleted bot takes its files with it, and their bytes go", async () => {
  const botId = await newBot(server, admin);
  await newFile(server, admin, botId);
  const { file_id } = await server.db
    .selectFrom("bot_files")
    .innerJoin("bots", "bots.id", "bot_files.bot_id")
    .select("file_id")
    .where("bots.public_id", "=", botId)
    .executeTakeFirstOrThrow();
  await call("setBotState", admin, { botId, state: false });
  await call("deleteBot", admin, { botId });
  const file = await server.db
    .selectFrom("stored_files")
    .select("state")
    .where("id", "=", file_id)
    .executeTakeFirst();
  expect(file?.state ?? "dropped").toBe("dropped");
});

test("BOT-01 everybody of a branch sees its bots, and nobody else does", async () => {
  const own = await newBot(server, admin);
  const foreign = await newBot(server, outsider);
  for (const name of ["admin", "supervisor", "editor"]) {
    const ids = await idsFor(server.person(name));
    expect([ids.includes(own), ids.includes(foreign)]).toEqual([true, false]);
  }
  expect(await idsFor(outsider)).toEqual([foreign]);
});

test("BOT-03 a super-admin lists the bots of all accounts, or of the one it names", async () => {
  const root = server.person("root");
  const [own, foreign] = [await newBot(server, admin), await newBot(server, outsider)];
  expect(await idsFor(root)).toEqual(expect.arrayContaining([own, foreign]));
  const ids = await idsFor(root, { clientId: outsider.email });
  expect([ids.includes(own), ids.includes(foreign)]).toEqual([false, true]);
});

test("BOT-03 a super-admin edits, deactivates and deletes any account's bot", async () => {
  const root = server.person("root");
  const botId = await newBot(server, outsider);
  const edit = { botId, name: "Renamed", description: "D", clientId: outsider.email };
  expect((await call("editBot", root, edit)).body).toEqual({ status: "ok" });
  await call("setBotState", root, { botId, state: false });
  expect((await call("deleteBot", root, { botId })).body).toEqual({ status: "ok" });
});

test("a call in the name of another account is forbidden, and the log says so", async () => {
  const botId = await newBot(server, admin);
  const json = { botId, clientId: outsider.email, state: false };
  const { status, body } = await call("setBotState", admin, json);
  expect([status, body.translation_key]).toEqual([403, "ERRORS.notAllowed"]);
  expect(await auditOf(server, `bot ${botId}`)).toEqual(["chatbot-create", "refusal"]);
  const inOwnName = { botId, clientId: admin.email.toUpperCase(), state: false };
  expect((await call("setBotState", admin, inOwnName)).status).toBe(200);
});

test("BOT-09 the chat shows an active bot, and none that is not active", async () => {
  const botId = await newBot(server, admin, "Museo");
  const { botPath } = await botData(server, admin, botId);
  const json = { token: botPath };
  expect((await call("getWidgetBot", null, json)).body.data).toEqual({
    name: "Museo",
    description: "Responde sobre la ruta.",
    translations: {},
    avatarUrl: "",
    primary_color: "#c4ec04",
    secondary_color: "#000000",
    chat: {},
  });
  await call("setBotState", admin, { botId, state: false });
  expect((await call("getWidgetBot", null, json)).status).toBe(404);
  expect(
    (await call("getWidgetPage", null, { ...json, fileName: "a.pdf", page: 1, ticket: "1.x" }))
      .status,
  ).toBe(404);
});
