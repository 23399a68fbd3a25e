import { expect, test } from "vitest";
import { formAddress } from "../src/storage/s3-form.ts";
import { addFile, callBots, newBot, pdfBytes, presign, sendForm } from "./support/bots.ts";
import { testUploads } from "./support/bots-uploads.ts";

const server = testUploads({}, { onDisk: true });
const admin = () => server.person("admin");

test("TRU-25 a form that has expired is refused before a byte of it is read", async () => {
  const botId = await newBot(server, admin());
  const { form, fileName } = await presign(server, admin(), botId);
  await server.db
    .updateTable("bot_uploads")
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .where("file_name", "=", fileName)
    .execute();
  expect((await sendForm(server, form, pdfBytes())).status).toBe(403);
  expect((await addFile(server, admin(), botId, fileName)).status).toBe(404);
});

test("TRU-25 a form can be sent for ten minutes at most", async () => {
  const botId = await newBot(server, admin());
  const { fileName } = await presign(server, admin(), botId);
  const row = await server.db
    .selectFrom("bot_uploads")
    .select(["created_at", "expires_at"])
    .where("file_name", "=", fileName)
    .executeTakeFirstOrThrow();
  expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).toBe(600_000);
});

test("TRU-25 of four forms sent at once with one key one arrives", async () => {
  const botId = await newBot(server, admin());
  const { form, fileName } = await presign(server, admin(), botId);
  const sizes = [100, 200, 300, 400];
  const answers = await Promise.all(sizes.map((size) => sendForm(server, form, pdfBytes(size))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
  await addFile(server, admin(), botId, fileName);
  const json = { clientId: admin().email, botId };
  const { body } = await callBots(server, "listDataSourceFiles", admin(), json);
  expect(body.data).toMatchObject([{ size: sizes[statuses.indexOf(204)] }]);
});

test("a form without a file is refused and can be sent once more", async () => {
  const botId = await newBot(server, admin());
  const { form } = await presign(server, admin(), botId);
  const body = new FormData();
  body.append("Content-Type", "application/pdf");
  const without = await fetch(new URL(form.url, server.url), { method: "POST", body });
  expect(without.status).toBe(400);
  expect(await without.json()).toMatchObject({ status: "error" });
  expect((await sendForm(server, form, pdfBytes())).status).toBe(204);
});

test.each([
  [false, "https://explorar-files.s3.eu-west-1.amazonaws.com"],
  [true, "https://s3.eu-west-1.amazonaws.com/explorar-files"],
])("forms for a bucket are sent to it, its name in the path: %s", (forcePathStyle, address) => {
  const endpoint = "https://s3.eu-west-1.amazonaws.com";
  const bucket = { endpoint, region: "eu-west-1", bucket: "explorar-files", forcePathStyle };
  const settings = { ...bucket, accessKeyId: "KEY", secretAccessKey: "secret" };
  expect(formAddress(settings)).toBe(address);
});

test.each([
  ["text/plain", "x"],
  ["application/json", "{}"],
  ["multipart/form-data", "x"],
  ["multipart/form-data; boundary=b", ""],
  [
    "multipart/form-data; boundary=b",
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  ],
])(
  "API-03 what is no whole form is refused, and the form can still be sent: %s",
  async (type, body) => {
    const { form } = await presign(server, admin(), await newBot(server, admin()));
    const headers = { "content-type": type };
    const answer = await fetch(new URL(form.url, server.url), { method: "POST", headers, body });
    expect([400, 415]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ status: "error" });
    expect((await sendForm(server, form, pdfBytes())).status).toBe(204);
  },
);
