import { saveAccount } from "../../src/bots/accounts/repository.ts";
import { newPath, newPublicId } from "../../src/bots/bot-form.ts";
import { insertBot } from "../../src/bots/repository.ts";
import type { Form, Person, TestServer } from "./server.ts";

/** A bot of an admin's account on the platform of this server. */
export async function storedBot(
  server: TestServer,
  { id, email }: Person,
  { active = true } = {},
): Promise<string> {
  const botId = newPublicId();
  const now = new Date().toISOString();
  const account = await saveAccount(server.db, { subject: String(id), email });
  await insertBot(server.db, {
    public_id: botId,
    path: newPath("Guía"),
    account_id: account.id,
    name: "Guía",
    description: "Responde sobre la ruta.",
    translations: "{}",
    avatar_url: "",
    primary_color: "#c4ec04",
    secondary_color: "#000000",
    active: active ? 1 : 0,
    allowed_origins: "[]",
    keeps_unanswered: 1,
    request_id: null,
    created_at: now,
    updated_at: now,
  });
  return botId;
}

/** The least that makes a record of a bot. */
export function chatbotForm(botId: string, fields: Form = {}): Form {
  return { BotId: botId, BotName: "Guía", BotDescription: "Responde sobre la ruta.", ...fields };
}

/** A bot that may be deleted, with its record. */
export async function newInactiveChatbot(server: TestServer, owner: Person): Promise<string> {
  const botId = await storedBot(server, owner);
  await server.call("createChatbot", { as: owner, form: chatbotForm(botId) });
  await setActive(server, botId, 0);
  return botId;
}

/** What the platform of this server holds of a bot. */
export function botRow(server: TestServer, botId: string) {
  return server.db.selectFrom("bots").selectAll().where("public_id", "=", botId).executeTakeFirst();
}

export async function setActive(server: TestServer, botId: string, active: 0 | 1): Promise<void> {
  await server.db.updateTable("bots").set({ active }).where("public_id", "=", botId).execute();
}
