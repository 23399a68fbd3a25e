import { beforeAll, expect, test } from "vitest";
import { callBots, newBot, newFile } from "./support/bots.ts";
import { available } from "./support/database.ts";
import { encryptedPdf, pdfOf } from "./support/pdf.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({ BOTS_PER_ACCOUNT: "0" });

let admin: Person;
beforeAll(() => {
  if (available) admin = server.person("admin");
});

interface Listed {
  fileName: string;
  status: string;
}

const blobOf = (bytes: Buffer) => new Blob([Uint8Array.from(bytes)], { type: "application/pdf" });
const listed = async (botId: string, fileName: string) => {
  const json = { clientId: admin.email, botId };
  const { body } = await callBots(server, "listDataSourceFiles", admin, json);
  return (body.data as Listed[]).find((file) => file.fileName === fileName);
};

test("BOT-12 a PDF that was uploaded is read by the server, and the list says how far it is", async () => {
  const botId = await newBot(server, admin);
  const pages = ["La villa se fundó en 1286 junto al río.", "", "El mercado es los jueves."];
  const fileName = await newFile(server, admin, botId, blobOf(pdfOf(pages)));
  await expect
    .poll(() => listed(botId, fileName))
    .toMatchObject({ status: "ready", pages: 3, scannedPages: [2] });
});

test("TRU-26 a PDF that cannot be read says why, and may be read once more", async () => {
  const botId = await newBot(server, admin);
  const fileName = await newFile(server, admin, botId, blobOf(encryptedPdf(["Nada."], "x")));
  const refused = { status: "refused", reason: "encrypted" };
  await expect.poll(() => listed(botId, fileName)).toMatchObject(refused);
  const json = { clientId: admin.email, botId, fileName };
  const { body } = await callBots(server, "retryDataSourceFile", admin, json);
  expect(body.status).toBe("ok");
  await expect.poll(() => listed(botId, fileName)).toMatchObject(refused);
});
