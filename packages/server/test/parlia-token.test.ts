import { expect, test } from "vitest";
import { testServer } from "./support/server.ts";

const withBots = testServer({ BOTS_URL: "https://bots.example.com" });
const withoutBots = testServer();

async function giveToken(server: typeof withBots): Promise<void> {
  await server.db
    .updateTable("users")
    .set({ parlia_token: "platform-token" })
    .where("id", "=", server.person("editor").id)
    .execute();
}

test("SES-10 the token of the bot platform goes to the user who has one", async () => {
  await giveToken(withBots);
  const has = await withBots.call("getMe", { as: withBots.person("editor") });
  const hasNot = await withBots.call("getMe", { as: withBots.person("colleague") });
  expect(has.body.data.parliaToken).toBe("platform-token");
  expect(hasNot.body.data).not.toHaveProperty("parliaToken");
});

test("SES-10 without a bot platform nobody gets a token for it", async () => {
  await giveToken(withoutBots);
  const { body } = await withoutBots.call("getMe", { as: withoutBots.person("editor") });
  expect(body.data).not.toHaveProperty("parliaToken");
});
