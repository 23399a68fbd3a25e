import { setTimeout as pause } from "node:timers/promises";
import { ACCOUNTS, PASSWORD } from "./api.ts";
import { BotApi } from "./bot-api.ts";
import { DEMO_DATA, PanelServer } from "./server.ts";

/**
 * Has one server make the demo tenant and read the guides of its chatbot. Every other server of the
 * journeys begins with a copy of its data. Returns what removes them.
 */
export default async function makeDemoData(): Promise<() => Promise<void>> {
  const server = new PanelServer({});
  await server.start();
  const bots = await BotApi.of(server, ACCOUNTS.admin, PASSWORD);
  for (const { id } of await bots.list()) {
    while ((await bots.files(id)).some(({ status }) => status !== "ready")) await pause(100);
  }
  await server.stop();
  process.env[DEMO_DATA] = server.dataDir;
  return () => server.remove();
}
