import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { KNOWLEDGE_FILE_BYTES } from "@panel/domain/chatbots";
import { createUploads } from "../../src/bots/knowledge-files/uploads.ts";
import { openStorage } from "../../src/storage/open-storage.ts";
import { addFile, callBots, newBot, newFile, pdfBytes, presign, sendForm } from "./bots.ts";
import { available } from "./database.ts";
import { testServer, type Person, type TestServer } from "./server.ts";
import { auditOf } from "./users.ts";

/** What uploads of PDFs do wherever files are stored; the tests of a file. */
export function testUploads(
  env: Record<string, string>,
  { onDisk }: { onDisk: boolean },
): TestServer {
  const server = testServer({ BOTS_PER_ACCOUNT: "0", ...env });
  let admin: Person;
  let outsider: Person;
  beforeAll(async () => {
    if (!available) return;
    admin = server.person("admin");
    outsider = await server.addPerson("outsider", "admin", "root");
  });

  const storage = () => openStorage(server.settings);
  const list = async (botId: string, as = admin) => {
    const json = { clientId: as.email, botId };
    return (await callBots(server, "listDataSourceFiles", as, json)).body.data as {
      fileName: string;
      publicName: string;
      size: number;
    }[];
  };
  const rowsOf = (botId: string) =>
    server.db
      .selectFrom("bot_files")
      .innerJoin("bots", "bots.id", "bot_files.bot_id")
      .innerJoin("stored_files", "stored_files.id", "bot_files.file_id")
      .select([
        "stored_files.key",
        "stored_files.owner_id",
        "stored_files.state",
        "stored_files.sha256",
      ])
      .where("bots.public_id", "=", botId)
      .execute();
  const uploadKey = async (fileName: string) =>
    (
      await server.db
        .selectFrom("bot_uploads")
        .select("key")
        .where("file_name", "=", fileName)
        .executeTakeFirstOrThrow()
    ).key;
  const inStorage = async (key: string) => {
    const found = await (await storage()).read(key);
    return found && text(found.stream);
  };
  const sweep = async (afterMinutes: number) => {
    const { connection } = server.running;
    const uploads = createUploads({ connection, storage: await storage(), address: () => "" });
    await uploads.sweep(new Date(Date.now() + afterMinutes * 60_000));
  };

  test("BOT-10 TRU-25 a form brings a PDF, which becomes a file of the bot that counts against nobody", async () => {
    const botId = await newBot(server, admin);
    const { form, fileName } = await presign(server, admin, botId);
    expect((await sendForm(server, form, pdfBytes(3000))).status).toBe(204);
    expect(await list(botId)).toEqual([]);
    expect((await addFile(server, admin, botId, fileName)).body).toEqual({ status: "ok" });
    expect(await list(botId)).toMatchObject([{ fileName, publicName: "guia.pdf", size: 3000 }]);
    const [row] = await rowsOf(botId);
    const bytes = await pdfBytes(3000).text();
    expect(row).toMatchObject({
      owner_id: null,
      state: "kept",
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    expect(await inStorage(row?.key ?? "")).toBe(bytes);
    expect(await auditOf(server, `bot ${botId}`)).toEqual(["chatbot-create", "upload"]);
  });

  test("TRU-20 TRU-25 a file of the most bytes passes, one byte more does not", async () => {
    const botId = await newBot(server, admin);
    const most = await presign(server, admin, botId);
    expect((await sendForm(server, most.form, pdfBytes(KNOWLEDGE_FILE_BYTES))).status).toBe(204);
    expect((await addFile(server, admin, botId, most.fileName)).body.status).toBe("ok");
    const more = await presign(server, admin, botId);
    const answer = await sendForm(server, more.form, pdfBytes(KNOWLEDGE_FILE_BYTES + 1));
    expect(answer.status).toBe(onDisk ? 413 : 400);
    expect((await addFile(server, admin, botId, more.fileName)).status).toBe(404);
  });

  test("TRU-25 an empty file is refused", async () => {
    const botId = await newBot(server, admin);
    const { form, fileName } = await presign(server, admin, botId);
    expect((await sendForm(server, form, pdfBytes(9).slice(0, 0))).status).toBe(400);
    expect((await addFile(server, admin, botId, fileName)).status).toBe(404);
  });

  test("TRU-25 key and type of a form are fixed", async () => {
    const botId = await newBot(server, admin);
    const { form, fileName } = await presign(server, admin, botId);
    const typed = { ...form, fields: { ...form.fields, "Content-Type": "text/html" } };
    expect((await sendForm(server, typed, pdfBytes())).status).toBe(403);
    const other = "0".repeat(32) + ".pdf";
    const moved = onDisk
      ? { ...form, url: form.url.replace(/[0-9a-f]{32}\.pdf$/, other) }
      : { ...form, fields: { ...form.fields, key: other } };
    expect((await sendForm(server, moved, pdfBytes())).status).toBe(onDisk ? 404 : 403);
    expect((await addFile(server, admin, botId, fileName)).status).toBe(404);
    expect(await inStorage(other)).toBeUndefined();
  });

  test("TRU-25 an upload key is not the name of the file on the wire", async () => {
    const botId = await newBot(server, admin);
    const { form, fileName } = await presign(server, admin, botId);
    expect(JSON.stringify(form)).not.toContain(fileName);
  });

  test("TRU-25 a form sent again changes nothing of what was added", async () => {
    const botId = await newBot(server, admin);
    const { form, fileName } = await presign(server, admin, botId);
    await sendForm(server, form, pdfBytes(100));
    await addFile(server, admin, botId, fileName);
    const before = await rowsOf(botId);
    const again = await sendForm(server, form, pdfBytes(500));
    expect(again.status).toBe(onDisk ? 409 : 204);
    expect((await addFile(server, admin, botId, fileName)).body).toEqual({ status: "ok" });
    expect(await rowsOf(botId)).toEqual(before);
    expect((await inStorage(before[0]?.key ?? ""))?.length).toBe(100);
  });

  test("TRU-25 what is no PDF is refused whatever its type says, and nothing of it is kept", async () => {
    const botId = await newBot(server, admin);
    const { form, fileName } = await presign(server, admin, botId);
    const html = new Blob(["<!doctype html><script>alert(1)</script>"], {
      type: "application/pdf",
    });
    await sendForm(server, form, html);
    const { status, body } = await addFile(server, admin, botId, fileName);
    expect([status, body.translation_key]).toEqual([415, "ERRORS.notPdf"]);
    expect(await list(botId)).toEqual([]);
    expect(await auditOf(server, `bot ${botId}`)).toEqual(["chatbot-create", "refusal"]);
  });

  test("BOT-07 a name that is no PDF's gets no form", async () => {
    const botId = await newBot(server, admin);
    const json = {
      clientId: admin.email,
      botId,
      fileName: "guia.docx",
      contentType: "application/pdf",
    };
    const { status, body } = await callBots(server, "getPresignedURL", admin, json);
    expect([status, body.translation_key]).toEqual([415, "ERRORS.notPdf"]);
  });

  test("TRU-25 an upload belongs to the bot that it was made for", async () => {
    const [botId, other] = [await newBot(server, admin), await newBot(server, admin)];
    const foreign = await newBot(server, outsider);
    const { form, fileName } = await presign(server, admin, botId);
    await sendForm(server, form, pdfBytes());
    expect((await addFile(server, admin, other, fileName)).status).toBe(404);
    expect((await addFile(server, outsider, foreign, fileName)).status).toBe(404);
    expect((await addFile(server, outsider, botId, fileName)).status).toBe(404);
    expect((await addFile(server, admin, botId, "f.pdf")).status).toBe(404);
    expect((await addFile(server, admin, botId, fileName)).body).toEqual({ status: "ok" });
  });

  test("BOT-07 TRU-25 of six PDFs at once three become files of the bot, and of the others nothing stays", async () => {
    const botId = await newBot(server, admin);
    const names = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { form, fileName } = await presign(server, admin, botId);
        await sendForm(server, form, pdfBytes());
        return fileName;
      }),
    );
    const answers = await Promise.all(names.map((name) => addFile(server, admin, botId, name)));
    const results = answers.map(({ body }) => String(body.translation_key ?? body.status));
    expect(results.toSorted((a, b) => a.localeCompare(b))).toEqual([
      ...Array<string>(3).fill("ERRORS.knowledgeFileLimitReached"),
      ...Array<string>(3).fill("ok"),
    ]);
    expect(await list(botId)).toHaveLength(3);
    const pending = server.db
      .selectFrom("stored_files")
      .select("id")
      .where("state", "=", "pending");
    await expect.poll(() => pending.execute()).toEqual([]);
  });

  test("TRU-25 the same PDF added several times at once is one file, also when it is the last one", async () => {
    const botId = await newBot(server, admin);
    for (const count of [1, 2, 3]) {
      const { form, fileName } = await presign(server, admin, botId);
      await sendForm(server, form, pdfBytes());
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => addFile(server, admin, botId, fileName)),
      );
      expect(answers.map(({ body }) => body as unknown)).toEqual(
        answers.map(() => ({ status: "ok" })),
      );
      expect(await list(botId)).toHaveLength(count);
    }
  });

  test("TRU-25 a bot has only so many forms open at a time", async () => {
    const botId = await newBot(server, admin);
    for (let count = 0; count < 12; count += 1) await presign(server, admin, botId);
    const json = {
      clientId: admin.email,
      botId,
      fileName: "a.pdf",
      contentType: "application/pdf",
    };
    const { status, headers } = await callBots(server, "getPresignedURL", admin, json);
    expect([status, headers.get("retry-after")]).toEqual([429, "600"]);
  });

  test("uploads that nobody takes are removed once nothing can be sent any more, and not before", async () => {
    const botId = await newBot(server, admin);
    const left = await presign(server, admin, botId);
    await sendForm(server, left.form, pdfBytes());
    const used = await presign(server, admin, botId);
    await sendForm(server, used.form, pdfBytes(77));
    await addFile(server, admin, botId, used.fileName);
    const keys = [await uploadKey(left.fileName), await uploadKey(used.fileName)];
    const found = async () =>
      Promise.all(keys.map(async (key) => (await inStorage(key)) !== undefined));
    await sweep(60);
    expect(await found()).toEqual([true, true]);
    await sweep(75);
    expect(await found()).toEqual([false, false]);
    expect((await addFile(server, admin, botId, left.fileName)).status).toBe(404);
    const [row] = await rowsOf(botId);
    expect((await inStorage(row?.key ?? ""))?.length).toBe(77);
  });

  test("bytes that were uploaded for a bot that is deleted are removed as well", async () => {
    const botId = await newBot(server, admin);
    const { form, fileName } = await presign(server, admin, botId);
    await sendForm(server, form, pdfBytes());
    const key = await uploadKey(fileName);
    await callBots(server, "setBotState", admin, { botId, state: false });
    await callBots(server, "deleteBot", admin, { botId });
    await sweep(75);
    expect(await inStorage(key)).toBeUndefined();
  });

  test("TRU-27 a deleted file is gone at once, and its bytes follow", async () => {
    const botId = await newBot(server, admin);
    const fileName = await newFile(server, admin, botId);
    const [row] = await rowsOf(botId);
    const json = { clientId: admin.email, botId, fileName };
    expect((await callBots(server, "deleteDataSourceFile", admin, json)).body).toEqual({
      status: "ok",
    });
    expect(await list(botId)).toEqual([]);
    expect((await callBots(server, "deleteDataSourceFile", admin, json)).status).toBe(404);
    await expect.poll(() => inStorage(row?.key ?? "")).toBeUndefined();
    expect(await auditOf(server, `bot ${botId}`)).toEqual([
      "chatbot-create",
      "upload",
      "file-delete",
      "refusal",
    ]);
  });

  test("a refused file is read once more; one that was read stays as it is", async () => {
    const botId = await newBot(server, admin);
    const fileName = await newFile(server, admin, botId);
    const json = { clientId: admin.email, botId, fileName };
    const set = (changes: { state: "refused" | "ready"; reason: string | null }) =>
      server.db
        .updateTable("bot_files")
        .set({ ...changes, scanned_pages: changes.reason === null ? null : "[1,2]" })
        .where("file_name", "=", fileName)
        .execute();
    const broken = [{ status: "refused", reason: "broken" }];
    await expect.poll(() => list(botId)).toMatchObject(broken);
    await set({ state: "refused", reason: "scanned" });
    expect(await list(botId)).toMatchObject([
      { status: "refused", reason: "scanned", scannedPages: [1, 2] },
    ]);
    await callBots(server, "retryDataSourceFile", admin, json);
    await expect.poll(() => list(botId)).toMatchObject(broken);
    await set({ state: "ready", reason: null });
    await callBots(server, "retryDataSourceFile", admin, json);
    expect(await list(botId)).toMatchObject([{ status: "ready" }]);
    const missing = { ...json, fileName: "none.pdf" };
    expect((await callBots(server, "retryDataSourceFile", admin, missing)).status).toBe(404);
  });

  return server;
}
