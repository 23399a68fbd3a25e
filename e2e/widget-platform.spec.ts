import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ACCOUNTS, type PanelApi } from "./support/api.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { expect, test as base } from "./support/journey.ts";
import type { PanelServer } from "./support/server.ts";

type Json = Record<string, unknown>;

/** A web page of another origin, with a frame of the chat or what else a test puts there. */
class HostPage {
  readonly #server: Server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="es"><title>Museo</title><main><h1>Museo</h1>${this.body}</main></html>`,
    );
  });
  body = "";

  set chat(address: string) {
    this.body = `<iframe title="Chat" src="${address}" width="400" height="600"></iframe>`;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  stop(): void {
    this.#server.close();
  }
}

const test = base.extend<{ host: HostPage }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  host: async ({}, provide) => {
    const host = new HostPage();
    await host.start();
    await provide(host);
    host.stop();
  },
});
// The server is the bot platform itself; the browser translates its pages.
test.use({ isTranslated: true, ownServer: true, ownSettings: { BOTS_URL: "" } });

/** Calls the bot platform as the demo's admin. */
type CallBots = <Data>(name: string, body: Json) => Promise<Data>;

async function adminOfBots(server: PanelServer, api: PanelApi): Promise<CallBots> {
  const headers = { authorization: `Bearer ${await api.token("admin")}` };
  const me = (await (await fetch(`${server.url}/api/me`, { headers })).json()) as { data: Json };
  let token = me.data["parliaToken"] as string;
  const call: CallBots = async <Data>(name: string, body: Json) => {
    const response = await fetch(`${server.url}/bots/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { status, data } = (await response.json()) as { status: string; data: Data };
    if (status !== "ok") throw new Error(`${name} answered ${response.status}`);
    return data;
  };
  token = (await call<{ tokenKey: string }>("extLogin", {})).tokenKey;
  return call;
}

interface ListedBot {
  id: string;
  botPath: string;
}

/** A new bot, and the address of its chat. */
async function newBot(server: PanelServer, api: PanelApi, allowedOrigins: string[]) {
  const call = await adminOfBots(server, api);
  const texts = { name: "Guía", description: "Responde sobre el museo." };
  const botId = await call<string>("createBot", texts);
  await call("editBot", { botId, ...texts, allowedOrigins });
  const bots = await call<ListedBot[]>("listBots", {});
  const { botPath } = bots.find(({ id }) => id === botId)!;
  return { chat: `${server.url}/bots/chat/${botPath}?lang=es` };
}

test("BOT-09 a web page in the bot's list may show the chat, which sets no cookies", async ({
  page,
  context,
  server,
  api,
  host,
}) => {
  const { chat } = await newBot(server, api, [host.origin]);
  host.chat = chat;
  await page.goto(host.origin);
  const frame = page.frameLocator("iframe[title=Chat]");
  await expect(frame.getByRole("heading", { name: "Hola, soy Guía" })).toBeVisible();
  await expect(frame.getByText("Responde sobre el museo.")).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test("BOT-09 a web page that is not in the list shows a sentence, which axe finds nothing in", async ({
  page,
  server,
  api,
  host,
  watch,
}) => {
  watch.allow(/status of 403/);
  // axe speaks with the frame, which is of another origin.
  watch.allow(/^warning: Failed to execute 'postMessage' on 'DOMWindow'/);
  const { chat } = await newBot(server, api, ["https://www.museu.example"]);
  host.chat = chat;
  await page.goto(host.origin);
  const frame = page.frameLocator("iframe[title=Chat]");
  await expect(
    frame.getByRole("heading", { name: "Este chat no se puede mostrar en esta página." }),
  ).toBeVisible();
  await expect(frame.getByText(`añade ${host.origin} a las páginas`)).toBeVisible();
  await expectNoAxeViolation(page);
  // Opened by itself, it is there.
  await page.goto(chat);
  await expect(page.getByRole("heading", { name: "Hola, soy Guía" })).toBeVisible();
});

test(
  "BOT-09 nor does the button open it on such a page, and Escape closes the sentence",
  { tag: "@frame-keys" },
  async ({ page, server, api, host, watch }) => {
    watch.allow(/status of 403/);
    const { chat } = await newBot(server, api, []);
    const bot = new URL(chat).pathname.split("/").at(-1);
    host.body = `<script src="${server.url}/bots/embed.js" data-bot="${bot}"></script>`;
    await page.goto(host.origin);
    await page.getByRole("button", { name: "Abrir el chat" }).click();
    const frame = page.frameLocator("iframe[title=Chat]");
    await expect(frame.getByText("Este chat no se puede mostrar en esta página.")).toBeVisible();
    await frame.getByRole("heading").click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  },
);

test(
  "BOT-09 a page that does not say which it is shows the chat if it may, and else a sentence too",
  { tag: "@policy-message" },
  async ({ page, server, api, host, watch }) => {
    watch.allow(/frame-ancestors|Refused to frame/);
    const show = async (allowed: string) => {
      const { chat } = await newBot(server, api, [allowed]);
      host.body = `<meta name="referrer" content="no-referrer"><iframe title="Chat" src="${chat}" width="400" height="600"></iframe>`;
      await page.goto(host.origin);
    };
    const outer = page.frameLocator("iframe[title=Chat]");
    const heading = outer.getByRole("heading", {
      name: "Este chat no se puede mostrar en esta página.",
    });
    await show(host.origin);
    const chat = outer.frameLocator("iframe[title=Chat]");
    await expect(chat.getByRole("heading", { name: "Hola, soy Guía" })).toBeVisible();
    await expect(heading).toBeHidden();
    await show("https://www.museu.example");
    await expect(heading).toBeVisible();
    await expect(outer.getByText("Si la página es tuya, añádela")).toBeVisible();
    await expect(outer.locator("iframe")).toHaveCount(0);
  },
);

test("BOT-12 the demo's bot answers from its documents, with the page, and refuses what they do not say", async ({
  page,
  server,
  api,
}) => {
  const call = await adminOfBots(server, api);
  const [bot] = await call<ListedBot[]>("listBots", {});
  const files = { clientId: ACCOUNTS.admin.email, botId: bot!.id };
  await expect
    .poll(async () => {
      const listed = await call<{ status: string }[]>("listDataSourceFiles", files);
      return listed.map(({ status }) => status);
    })
    .toEqual(["ready", "ready", "ready", "ready"]);
  await page.goto(`/bots/chat/${bot!.botPath}?lang=es`);
  const ask = async (question: string) => {
    const box = page.getByRole("textbox", { name: "Tu pregunta" });
    await box.fill(question);
    await box.press("Enter");
    const answer = page.getByRole("article").last();
    await expect(answer.getByText(question)).toBeVisible();
    await expect(answer.getByRole("button", { name: "Volver a preguntar" })).toBeVisible();
    return answer;
  };
  const price = await ask("¿Cuánto cuesta la entrada general del Palacio Real?");
  await expect(price.getByText("Citado de los documentos")).toBeVisible();
  await expect(price.getByText(/14 euros/).first()).toBeVisible();
  await price
    .getByRole("button", { name: /Guía de Madrid\.pdf, página 5/ })
    .first()
    .click();
  const source = page.getByRole("dialog", { name: "Guía de Madrid.pdf" });
  await expect(source.getByText("Página 5 de 5")).toBeVisible();
  await expect(source.locator("mark")).toContainText("14 euros");
  await page.keyboard.press("Escape");
  // Each language has a guide to Madrid of its own.
  const english = await ask("When does the San Miguel market close?");
  await expect(english.getByText(/^San Miguel market opens .* and closes/)).toBeVisible();
  await expect(
    english.getByRole("button", { name: /Guide to Madrid\.pdf, página 4/ }).first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Conversación nueva" }).click();
  const unknown = await ask("¿Qué es la fotosíntesis?");
  await expect(unknown.getByText(/^No lo encuentro en mis documentos/)).toBeVisible();
  await expect(unknown.getByRole("list", { name: "Fuentes" })).toHaveCount(0);
});
