import { describe, expect, test } from "vitest";
import { openStorage } from "../src/storage/open-storage.ts";
import { addFile, callBots, newBot, pdfBytes, presign, sendForm } from "./support/bots.ts";
import { testUploads } from "./support/bots-uploads.ts";
import { freshDatabase } from "./support/database.ts";
import { freshBucket, hasS3 } from "./support/s3.ts";
import { TestServer } from "./support/server.ts";

const bucket = hasS3 ? await freshBucket() : undefined;

describe.skipIf(!bucket)("with files on S3", () => {
  const server = testUploads(bucket?.env ?? {}, { onDisk: false });
  const admin = () => server.person("admin");
  const storage = () => openStorage(server.settings);

  test("TRU-25 S3 refuses a form that has expired, has other fields or another signature", async () => {
    const files = await storage();
    const limits = { contentType: "application/pdf", maxBytes: 1000 };
    const key = `${"1".repeat(32)}.pdf`;
    const expired = files.signForm?.(key, { ...limits, expiresAt: new Date(Date.now() - 1000) });
    const good = files.signForm?.(key, { ...limits, expiresAt: new Date(Date.now() + 60_000) });
    if (!expired || !good) throw new Error("The storage signs no forms");
    const more = { ...good, fields: { ...good.fields, acl: "public-read" } };
    const forged = { ...good, fields: { ...good.fields, "x-amz-signature": "0".repeat(64) } };
    for (const form of [more, forged]) {
      expect((await sendForm(server, form, pdfBytes())).status).toBe(403);
    }
    expect((await sendForm(server, expired, pdfBytes())).status).toBe(403);
    expect((await sendForm(server, good, pdfBytes())).status).toBe(204);
    await files.remove(key);
  });

  test("TRU-18 the panel's page may send PDFs to the bucket", async () => {
    const { form } = await presign(server, admin(), await newBot(server, admin()));
    const { headers } = await fetch(`${server.url}/login`, { headers: { accept: "text/html" } });
    const policy = headers.get("content-security-policy") ?? "";
    const calls = policy.split("; ").find((each) => each.startsWith("connect-src"));
    expect(calls?.split(" ")).toContain(new URL(form.url).origin);
  });

  test("a server with a bucket takes no forms itself", async () => {
    const body = new FormData();
    body.append("file", pdfBytes(), "a.pdf");
    const url = `${server.url}/bots/uploads/${"2".repeat(32)}.pdf`;
    expect((await fetch(url, { method: "POST", body })).status).toBe(404);
  });

  test("TRU-25 what one node allowed is added by another, and three files are three on both", async () => {
    const botId = await newBot(server, admin());
    const other = new TestServer();
    other.database = await freshDatabase();
    await other.start({
      ...server.database.env,
      ...bucket?.env,
      DATA_DIR: other.database.dataDir,
      TOKEN_SECRET: Buffer.from(server.settings.tokenSecrets[0]).toString(),
    });
    for (const [name, person] of server.people) other.people.set(name, person);
    try {
      const names = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const { form, fileName } = await presign(server, admin(), botId);
          await sendForm(server, form, pdfBytes());
          return fileName;
        }),
      );
      const answers = await Promise.all(
        names.map((name, at) => addFile(at % 2 === 0 ? server : other, admin(), botId, name)),
      );
      expect(answers.filter(({ body }) => body.status === "ok")).toHaveLength(3);
      const json = { clientId: admin().email, botId };
      const { body } = await callBots(other, "listDataSourceFiles", admin(), json);
      expect(body.data).toHaveLength(3);
    } finally {
      await other.running.stop();
      await other.database.remove();
    }
  });
});
