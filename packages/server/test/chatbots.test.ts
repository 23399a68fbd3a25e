import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fileOf, pngFile } from "./support/assets.ts";
import { botRow, chatbotForm, storedBot, setActive } from "./support/chatbots.ts";
import {
  createExperience,
  newPoint,
  readExperience,
  testServer,
  type Form,
  type Person,
} from "./support/server.ts";
import { auditOf, newBranch } from "./support/users.ts";

const server = testServer();
const admin = () => server.person("admin");
const root = () => server.person("root");

const create = (form: Form, as = admin()) => server.call("createChatbot", { as, form });
const update = (form: Form, as = admin()) => server.call("updateChatbot", { as, form });
const read = async (BotId: string, as = admin()) =>
  (await server.call("getChatbotByBotId", { as, form: { BotId } })).body.data;
const remove = (form: Form, as = admin()) => server.call("deleteChatbot", { as, form });
const list = async (): Promise<{ id: number; botId: string; active: boolean }[]> =>
  (await server.call("listChatbots", { as: root() })).body.data.data;
const records = (botId: string) =>
  server.db.selectFrom("chatbots").selectAll().where("bot_id", "=", botId).execute();

/** A bot with its record. */
async function newChatbot(
  fields: Form = {},
  owner = admin(),
): Promise<{ botId: string; id: number }> {
  const botId = await storedBot(server, owner);
  const { body } = await create(chatbotForm(botId, fields), owner);
  return { botId, id: body.data.id };
}

describe("the record of a bot", () => {
  test("BOT-06 is created with its texts and picture, and read again", async () => {
    const botId = await storedBot(server, admin());
    const texts = { BotNameEng: "Guide", BotDescriptionEng: "Answers about the route." };
    const { body } = await create(chatbotForm(botId, { ...texts, avatar: await pngFile() }));
    expect(body).toMatchObject({ success: true, message: "Guardado correctamente" });
    expect(await read(botId)).toEqual({
      BotId: botId,
      ChatbotId: body.data.id,
      BotName: "Guía",
      BotDescription: "Responde sobre la ruta.",
      BotNameCat: "",
      BotDescriptionCat: "",
      ...texts,
      Thumbnail: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.webp$/) as string,
      usedInPoints: 0,
    });
  });

  test("BOT-06 the second creation saves over the first", async () => {
    const { botId, id } = await newChatbot();
    const again = await create(chatbotForm(botId, { BotName: "Guía nueva" }));
    expect(again.body.data.id).toBe(id);
    expect((await read(botId)).BotName).toBe("Guía nueva");
    expect(await records(botId)).toHaveLength(1);
  });

  test("BOT-06 of creations at the same time one record is left", async () => {
    const botId = await storedBot(server, admin());
    const avatar = await pngFile();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create(chatbotForm(botId, { avatar }))),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const [row, ...more] = await records(botId);
    expect(more).toEqual([]);
    const kept = await server.db
      .selectFrom("stored_files")
      .select("state")
      .where("id", "=", row?.avatar_id ?? 0)
      .executeTakeFirstOrThrow();
    expect(kept.state).toBe("kept");
  });

  test.each<[string, Form, string, string]>([
    ["no text", { BotName: "", BotDescription: " " }, "VALIDATION.required", "BotName"],
    ["a name alone", { BotDescription: "" }, "VALIDATION.required", "BotDescription"],
    ["half a language beside", { BotNameCat: "Guia" }, "VALIDATION.required", "BotDescriptionCat"],
  ])("BOT-06 with %s it is not saved", async (_, fields, key, field) => {
    const botId = await storedBot(server, admin());
    const { status, body } = await create(chatbotForm(botId, fields));
    expect([status, body.data]).toEqual([200, { translation_key: key, fields: [field] }]);
    expect(await records(botId)).toEqual([]);
  });

  test("BOT-08 an update keeps what it leaves out", async () => {
    const { botId } = await newChatbot({ avatar: await pngFile() });
    const before = await read(botId);
    await update({ BotId: botId, BotNameCat: "Guia", BotDescriptionCat: "Respon sobre la ruta." });
    expect(await read(botId)).toEqual({
      ...before,
      BotNameCat: "Guia",
      BotDescriptionCat: "Respon sobre la ruta.",
    });
  });

  test("BOT-08 an update creates the record that a creation cut off half-way left out", async () => {
    const botId = await storedBot(server, admin());
    expect((await update(chatbotForm(botId))).body.success).toBe(true);
    expect((await read(botId)).BotName).toBe("Guía");
  });

  test("BOT-05 of an inactive bot it is not saved", async () => {
    const { botId } = await newChatbot();
    await setActive(server, botId, 0);
    const { body } = await update(chatbotForm(botId, { BotName: "X" }));
    expect(body.data.translation_key).toBe("ERRORS.inactiveBot");
    expect((await read(botId)).BotName).toBe("Guía");
  });

  test("the platform gets its texts in each language and the picture", async () => {
    const texts = { BotName: "", BotDescription: "", BotNameCat: "Guia", BotDescriptionCat: "Sí" };
    const { botId } = await newChatbot({ ...texts, avatar: await pngFile() });
    const { Thumbnail } = await read(botId);
    const row = await botRow(server, botId);
    expect(row).toMatchObject({
      name: "Guia",
      description: "Sí",
      avatar_url: Thumbnail,
      primary_color: "#c4ec04",
    });
    expect(JSON.parse(row?.translations ?? "")).toEqual({
      ca: { name: "Guia", description: "Sí" },
    });
  });
});

describe("the picture", () => {
  test("BOT-07, TRU-22, TRU-37 is drawn anew as a square without metadata, and replaced by the next one", async () => {
    const photo = await sharp({
      create: { width: 900, height: 300, channels: 3, background: "#a50" },
    })
      .withExif({ IFD0: { Copyright: "secret" } })
      .jpeg()
      .toBuffer();
    const { botId } = await newChatbot({ avatar: fileOf(photo, "foto.jpeg") });
    const first = await read(botId);
    const stored = Buffer.from(await (await fetch(server.url + first.Thumbnail)).arrayBuffer());
    const { format, width, height, exif } = await sharp(stored).metadata();
    expect({ format, width, height, exif }).toEqual({ format: "webp", width: 512, height: 512 });
    await update({ BotId: botId, avatar: await pngFile() });
    expect((await read(botId)).Thumbnail).not.toBe(first.Thumbnail);
    expect(await auditOf(server, `chatbot ${first.ChatbotId}`)).toEqual([
      "upload",
      "file-delete",
      "upload",
    ]);
    const key = String(first.Thumbnail).slice("/files/".length);
    const old = await server.db
      .selectFrom("stored_files")
      .select("state")
      .where("key", "=", key)
      .executeTakeFirst();
    expect(old?.state ?? "dropped").toBe("dropped");
  });

  test("BOT-07, TRU-20 of 1024 kB is 413, and nothing is saved", async () => {
    const botId = await storedBot(server, admin());
    const { status } = await create(
      chatbotForm(botId, { avatar: new Blob([new Uint8Array(1_048_576)]) }),
    );
    expect([status, await records(botId)]).toEqual([413, []]);
  });

  test.each([
    ["a PDF", "%PDF-1.7 and so on", 415],
    ["an SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", 415],
    ["a PNG cut short", "\u0089PNG\r\n\u001a\n", 415],
  ])("BOT-07, TRU-21 that is %s is refused", async (_, content, expected) => {
    const botId = await storedBot(server, admin());
    const { status } = await create(chatbotForm(botId, { avatar: fileOf(content, "a.png") }));
    expect([status, await records(botId)]).toEqual([expected, []]);
  });

  test("USR-14 counts against nobody's limit", async () => {
    const { admin: owner } = await newBranch(server, { max_files: 1, max_bytes: 1 }, 0);
    const { botId } = await newChatbot({ avatar: await pngFile() }, owner);
    expect((await read(botId, owner)).Thumbnail).not.toBe("");
  });
});

describe("deletion", () => {
  test("BOT-05 of an active bot is refused, whatever is to be deleted", async () => {
    const { botId, id } = await newChatbot();
    const forms: Form[] = [{ ChatbotId: id }, { ChatbotId: botId, clientId: admin().email }];
    for (const form of forms) {
      const { body } = await remove(form);
      expect(body.data.translation_key).toBe("ERRORS.activeBot");
    }
    expect([await records(botId), await botRow(server, botId)]).toMatchObject([[{ id }], {}]);
  });

  test.each(["id", "botId"] as const)("BOT-05 of the record alone, by its %s", async (by) => {
    const chatbot = await newChatbot();
    await setActive(server, chatbot.botId, 0);
    expect((await remove({ ChatbotId: chatbot[by] })).body.success).toBe(true);
    expect([await records(chatbot.botId), await botRow(server, chatbot.botId)]).toMatchObject([
      [],
      {},
    ]);
    expect(await auditOf(server, `chatbot ${chatbot.id}`)).toEqual(["chatbot-delete"]);
  });

  test("BOT-05 of the record whose bot was deleted before", async () => {
    const { botId } = await newChatbot();
    await server.db.deleteFrom("bots").where("public_id", "=", botId).execute();
    expect((await remove({ ChatbotId: botId })).body.success).toBe(true);
    expect(await records(botId)).toEqual([]);
  });

  test("BOT-03 with the account's e-mail the bot goes too, and its picture", async () => {
    const { botId, id } = await newChatbot({ avatar: await pngFile() });
    await setActive(server, botId, 0);
    const [row] = await records(botId);
    await remove({ ChatbotId: id, clientId: admin().email }, root());
    expect([await records(botId), await botRow(server, botId)]).toEqual([[], undefined]);
    const file = await server.db
      .selectFrom("stored_files")
      .select("state")
      .where("id", "=", row?.avatar_id ?? 0)
      .executeTakeFirst();
    expect(file?.state ?? "dropped").toBe("dropped");
  });

  test("BOT-03 a super-admin deletes a bot without a record", async () => {
    const botId = await storedBot(server, admin(), { active: false });
    const form = { ChatbotId: botId, clientId: admin().email };
    expect((await remove(form)).status).toBe(404);
    expect((await remove(form, root())).body.success).toBe(true);
    expect(await botRow(server, botId)).toBeUndefined();
  });

  test("at the points where the bot answered there is none any more, and the record tells how many", async () => {
    const { botId } = await newChatbot();
    const editor = server.person("editor");
    const experience = await createExperience(server, editor);
    await newPoint(server, editor, experience, { chatbotId: botId });
    await newPoint(server, editor, experience, { chatbotId: botId });
    const deleted = await createExperience(server, editor);
    await newPoint(server, editor, deleted, { chatbotId: botId });
    const form = { idGym: deleted, newSt: 3 };
    await server.call("updateGymkhanaState", { as: editor, form });
    expect((await read(botId)).usedInPoints).toBe(2);
    await setActive(server, botId, 0);
    await remove({ ChatbotId: botId, clientId: admin().email });
    const { mappoints } = await readExperience(server, editor, experience);
    expect(mappoints).toMatchObject([{ IdChatbot: null }, { IdChatbot: null }]);
  });
});

describe("a super-admin", () => {
  test("BOT-03 sees everybody's bots, those without a record and records without a bot", async () => {
    const { admin: other } = await newBranch(server, {}, 0);
    const [mine, gone] = [await newChatbot(), await newChatbot()];
    const [theirs, bare] = [await newChatbot({}, other), await storedBot(server, other)];
    await server.db.deleteFrom("bots").where("public_id", "=", gone.botId).execute();
    const bots = await list();
    const found = (botId: string) => bots.find((bot) => bot.botId === botId);
    expect(found(mine.botId)).toMatchObject({ id: mine.id, name: "Guía", active: true });
    expect(found(theirs.botId)).toMatchObject({ id: theirs.id, clientId: other.email });
    expect(found(bare)).toMatchObject({ id: 0, clientId: other.email });
    expect(found(gone.botId)).toMatchObject({
      id: gone.id,
      active: false,
      clientId: admin().email,
    });
  });

  test("BOT-03, BOT-04, TRU-37 turns a bot off and on, and the log has it", async () => {
    const botId = await storedBot(server, admin());
    for (const state of ["false", "true"]) {
      const form = { clientId: admin().email, botId, state };
      expect((await server.call("setChatbotState", { as: root(), form })).body.success).toBe(true);
      expect((await botRow(server, botId))?.active).toBe(state === "true" ? 1 : 0);
    }
    expect(await auditOf(server, `bot ${botId}`)).toEqual(["chatbot-activate", "chatbot-activate"]);
  });

  test("BOT-03 saves the record of an admin's bot for the admin", async () => {
    const botId = await storedBot(server, admin());
    await create(chatbotForm(botId), root());
    expect((await read(botId)).BotName).toBe("Guía");
  });
});

describe("who has chatbots", () => {
  test.each(["createChatbot", "updateChatbot", "getChatbotByBotId", "deleteChatbot"])(
    "BOT-02 %s is for accounts with has_chatbots",
    async (id) => {
      const { admin: owner } = await newBranch(server, {}, 0);
      const { botId } = await newChatbot({}, owner);
      await server.db
        .updateTable("users")
        .set({ has_chatbots: 0 })
        .where("id", "=", owner.id)
        .execute();
      const form: Form = {
        ...(id === "deleteChatbot" ? { ChatbotId: botId } : { BotId: botId }),
        ...(id === "createChatbot" || id === "updateChatbot" ? chatbotForm(botId) : {}),
      };
      expect((await server.call(id, { as: owner, form })).status).toBe(403);
      // The bot goes on answering until a super-admin turns it off.
      expect((await botRow(server, botId))?.active).toBe(1);
    },
  );

  test("USR-07 the bots of a deleted admin go on, and a super-admin manages them", async () => {
    const { admin: owner } = await newBranch(server, {}, 0);
    const { botId, id } = await newChatbot({}, owner);
    await server.call("deleteUser", { as: root(), form: { id: owner.id } });
    expect(await records(botId)).toMatchObject([{ owner_id: root().id }]);
    expect((await list()).find((bot) => bot.botId === botId)).toMatchObject({ id, active: true });
    await update(chatbotForm(botId, { BotName: "Heredada" }), root());
    expect((await read(botId, root())).BotName).toBe("Heredada");
  });

  test("USR-07 a new admin with a deleted one's e-mail gets nothing of its bots", async () => {
    const { admin: owner } = await newBranch(server, {}, 0);
    const { botId } = await newChatbot({}, owner);
    await server.call("deleteUser", { as: root(), form: { id: owner.id } });
    const next: Person = await server.addPerson(owner.email.split("@")[0] ?? "", "admin", "root");
    expect(next.email).toBe(owner.email);
    for (const operation of ["getChatbotByBotId", "updateChatbot"]) {
      const form = operation === "updateChatbot" ? chatbotForm(botId) : { BotId: botId };
      expect((await server.call(operation, { as: next, form })).status).toBe(404);
    }
  });
});
