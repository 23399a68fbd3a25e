import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pngFile } from "./support/assets.ts";
import { botRow, chatbotForm, storedBot, setActive } from "./support/chatbots.ts";
import { available } from "./support/database.ts";
import { endless } from "./support/endless.ts";
import { createExperience, newPoint, pointForm, testServer, type Form } from "./support/server.ts";
import { auditOf } from "./support/users.ts";

/*
 * A panel whose bot platform is another server, with a database of its own. Between the two is a
 * relay that fails when it is told to. Both have the same people with the same ids.
 */

const BOTS_SECRET = "a secret that panel and platform share";
const platform = testServer({ BOTS_SECRET, BOTS_ONLY: "true" });

/** What the relay does to calls whose path ends with `path`. */
interface Fault {
  path: string;
  does: "refuse" | "fail" | "nonsense" | "flood";
}
let fault: Fault | undefined;
let relay: Server;
let relayUrl = "";

beforeAll(async () => {
  if (!available) return;
  relay = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const hit = fault && (request.url ?? "").endsWith(fault.path) ? fault.does : undefined;
      if (hit === "refuse") return void request.socket.destroy();
      if (hit === "fail") return void response.writeHead(500).end("{}");
      if (hit === "flood") return void endless(response);
      if (hit === "nonsense") return void response.end("<html>not the platform</html>");
      const { authorization = "" } = request.headers;
      const headers = { authorization, "content-type": "application/json" };
      void fetch(platform.url + (request.url ?? ""), {
        method: "POST",
        headers,
        body: Buffer.concat(chunks),
      }).then(async (answer) =>
        response
          .writeHead(answer.status, { "content-type": "application/json" })
          .end(await answer.text()),
      );
    });
  });
  await new Promise<void>((done) => relay.listen(0, "127.0.0.1", done));
  relayUrl = `http://127.0.0.1:${(relay.address() as AddressInfo).port}/bots`;
});
afterAll(() => relay?.close());
beforeEach(() => {
  fault = undefined;
});

const server = testServer(() => ({
  BOTS_SECRET,
  BOTS_URL: relayUrl,
  PUBLIC_URL: "https://panel.example.com",
}));
const admin = () => server.person("admin");
const root = () => server.person("root");
const call = (id: string, form: Form, as = admin()) => server.call(id, { as, form });
const newRemoteBot = (options?: { active: boolean }) =>
  storedBot(platform, platform.person("admin"), options);
const records = (botId: string) =>
  server.db.selectFrom("chatbots").selectAll().where("bot_id", "=", botId).execute();

describe("the platform works", () => {
  test("BOT-06 texts and picture go there, the picture with the panel's address", async () => {
    const botId = await newRemoteBot();
    const { body } = await call("createChatbot", chatbotForm(botId, { avatar: await pngFile() }));
    expect(body.message).toBe("Guardado correctamente");
    const { avatar_url, translations } = (await botRow(platform, botId)) ?? {};
    expect(avatar_url).toMatch(/^https:\/\/panel\.example\.com\/files\/[0-9a-f]{32}\.webp$/);
    expect(JSON.parse(translations ?? "")).toHaveProperty("es.name", "Guía");
  });

  test("BOT-03, TRU-37 a super-admin lists, turns off and deletes, and the panel's log has it", async () => {
    const botId = await newRemoteBot();
    await call("createChatbot", chatbotForm(botId));
    const { body } = await server.call("listChatbots", { as: root() });
    const bots = body.data.data as { id: number; botId: string }[];
    const id = bots.find((bot) => bot.botId === botId)?.id ?? 0;
    expect(id).toBeGreaterThan(0);
    const clientId = admin().email;
    await call("setChatbotState", { clientId, botId, state: "false" }, root());
    await call("deleteChatbot", { clientId, ChatbotId: id }, root());
    expect([await botRow(platform, botId), await records(botId)]).toEqual([undefined, []]);
    expect(await auditOf(server, `bot ${botId}`)).toEqual(["chatbot-activate", "chatbot-delete"]);
    expect(await auditOf(server, `chatbot ${id}`)).toEqual(["chatbot-delete"]);
  });

  test("TRU-15 a bot of another account is one that does not exist", async () => {
    const botId = await storedBot(platform, { ...platform.person("stranger"), role: "admin" });
    expect((await call("createChatbot", chatbotForm(botId))).status).toBe(404);
  });

  test("BOT-05 its refusals are the panel's", async () => {
    const botId = await newRemoteBot();
    const form = { clientId: admin().email, botId: "b-missing", state: "true" };
    expect((await call("setChatbotState", form, root())).status).toBe(404);
    await setActive(platform, botId, 0);
    const { body } = await call("createChatbot", chatbotForm(botId));
    expect(body.data.translation_key).toBe("ERRORS.inactiveBot");
  });

  test("PNT-04 a point takes a bot of the branch's account there", async () => {
    const as = server.person("editor");
    const experience = await createExperience(server, as);
    const botId = await newRemoteBot();
    expect(await newPoint(server, as, experience, { chatbotId: botId })).toBeGreaterThan(0);
    const form = pointForm(experience, { chatbotId: "b-missing" });
    expect((await call("createMapPoint", form, as)).body.success).toBe(false);
  });
});

describe.each<Fault["does"]>(["refuse", "fail", "nonsense", "flood"])(
  "the platform: %s",
  (does) => {
    test.each(["/extLogin", "/listBots"])(
      "BOT-06, BOT-03 at %s nothing is half-done, and the panel says 503",
      async (path) => {
        const botId = await newRemoteBot();
        fault = { path, does };
        expect((await call("createChatbot", chatbotForm(botId))).status).toBe(503);
        expect((await server.call("listChatbots", { as: root() })).status).toBe(503);
        expect(await records(botId)).toEqual([]);
      },
    );

    test("BOT-06 where only the texts do not get there, the record is saved and the answer says so", async () => {
      const botId = await newRemoteBot();
      fault = { path: "/editBot", does };
      const { body } = await call("createChatbot", chatbotForm(botId, { BotName: "Nueva" }));
      expect(body).toMatchObject({
        success: true,
        message: expect.stringMatching(/^Guardado\. /) as string,
      });
      expect(await records(botId)).toHaveLength(1);
      expect((await botRow(platform, botId))?.name).toBe("Guía");
      fault = undefined;
      await call("updateChatbot", { BotId: botId });
      expect((await botRow(platform, botId))?.name).toBe("Nueva");
    });

    test("BOT-05 where the bot cannot be deleted, its record stays to try again by", async () => {
      const botId = await newRemoteBot();
      const { body } = await call("createChatbot", chatbotForm(botId));
      await setActive(platform, botId, 0);
      const form = { ChatbotId: body.data.id as number, clientId: admin().email };
      fault = { path: "/deleteBot", does };
      expect((await call("deleteChatbot", form)).status).toBe(503);
      expect(await records(botId)).toHaveLength(1);
      fault = undefined;
      expect((await call("deleteChatbot", form)).body.success).toBe(true);
      expect([await botRow(platform, botId), await records(botId)]).toEqual([undefined, []]);
    });

    test("PNT-04 a point whose bot stays is saved, one that gets another is not", async () => {
      const as = server.person("editor");
      const experience = await createExperience(server, as);
      const [botId, other] = [await newRemoteBot(), await newRemoteBot()];
      const point = await newPoint(server, as, experience, { chatbotId: botId });
      const save = (chatbotId: string) =>
        call("updateMapPoint", pointForm(experience, { mappointId: point, chatbotId }), as);
      fault = { path: "/listBots", does };
      expect((await save(botId)).body.success).toBe(true);
      expect((await save(other)).status).toBe(503);
    });
  },
);
