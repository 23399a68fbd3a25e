import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { botData, callBots, newBot } from "./support/bots.ts";
import { available } from "./support/database.ts";
import { testServer } from "./support/server.ts";

const PANEL = "https://panel.example.org";
const widgetDir = mkdtempSync(join(tmpdir(), "explorar-widget-"));
mkdirSync(join(widgetDir, "assets"));
writeFileSync(join(widgetDir, "assets/index-1a2b3c.js"), "export {};");
writeFileSync(join(widgetDir, "embed.js"), "void 0;");
writeFileSync(join(widgetDir, "index.html"), "<!doctype html><title>Chat</title>");
afterAll(() => rmSync(widgetDir, { recursive: true }));

const server = testServer({ WIDGET_DIR: widgetDir, PANEL_ORIGINS: PANEL });
const unbuilt = testServer({ WIDGET_DIR: join(widgetDir, "none") });

let botId = "";
let path = "";
beforeAll(async () => {
  if (!available) return;
  const admin = server.person("admin");
  botId = await newBot(server, admin, "Museo");
  await callBots(server, "editBot", admin, {
    botId,
    name: "Museo",
    description: "Responde.",
    allowedOrigins: ["https://museum.example.com"],
    avatarUrl: "https://pictures.example.com/a.webp",
  });
  path = (await botData(server, admin, botId)).botPath;
});

const chat = (botPath: string) => fetch(`${server.url}/bots/chat/${botPath}?lang=ca&preview=t`);

function policyOf({ headers }: Response): Record<string, string[]> {
  return Object.fromEntries(
    (headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

test("BOT-09 the chat's page may be framed by the panel and by the origins of its bot only", async () => {
  const answer = await chat(path);
  expect([answer.status, await answer.text()]).toEqual([200, "<!doctype html><title>Chat</title>"]);
  expect(policyOf(answer)["frame-ancestors"]).toEqual([
    "'self'",
    PANEL,
    "https://museum.example.com",
  ]);
  expect(answer.headers.get("x-frame-options")).toBeNull();
});

/** The chat in a frame of a page, as a browser asks for it. */
const framed = (referer: string, more: Record<string, string> = {}, query = "lang=ca") =>
  fetch(`${server.url}/bots/chat/${path}?${query}`, {
    headers: { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site", referer, ...more },
  });

test("BOT-09 a page that may not show the chat gets a sentence in its place, and nothing of the bot", async () => {
  const answer = await framed("https://stranger.example/a?b");
  const html = await answer.text();
  expect(answer.status).toBe(403);
  expect(html).toContain("Aquest xat no es pot mostrar en aquesta pàgina.");
  expect(html).toContain("https://stranger.example a les pàgines");
  expect(html).not.toMatch(/Museo|<title>Chat|museum/);
  expect(policyOf(answer)).toMatchObject({ "default-src": ["'none'"], "frame-ancestors": ["*"] });
  const english = await framed(
    "https://stranger.example",
    { "accept-language": "en" },
    "theme=dark",
  );
  expect(await english.text()).toMatch(/content="dark"[^]*may not be shown on this page/);
  expect(answer.headers.get("vary")).toContain("referer");
});

test.each([
  ["an allowed page", "https://museum.example.com/visit", {}],
  ["the panel", `${PANEL}/`, {}],
  ["a page of this origin", "https://elsewhere.example/", { "sec-fetch-site": "same-origin" }],
  [
    "the page around it, on a page that does not say which it is",
    "",
    { "sec-fetch-site": "same-origin" },
  ],
  ["a link, not a frame", "https://stranger.example/", { "sec-fetch-dest": "document" }],
])("BOT-09 the chat goes out under its policy to %s", async (_, referer, headers) => {
  const answer = await framed(referer, headers);
  expect([answer.status, await answer.text()]).toEqual([200, "<!doctype html><title>Chat</title>"]);
  expect(policyOf(answer)["frame-ancestors"]).toContain("https://museum.example.com");
});

test("BOT-09 a page that does not say which it is gets a page around the chat, with nothing of the bot", async () => {
  for (const site of ["cross-site", "same-site"]) {
    const answer = await framed("", { "sec-fetch-site": site });
    const html = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(html).toContain("Aquest xat no es pot mostrar en aquesta pàgina.");
    expect(html).not.toMatch(/Museo|<title>Chat|museum|undefined/);
    expect(policyOf(answer)).toMatchObject({
      "default-src": ["'none'"],
      "frame-src": ["'self'"],
      "frame-ancestors": ["*"],
    });
  }
});

test("BOT-09 an allowed page may have moved to https, as its browser's policy has it", async () => {
  const admin = server.person("admin");
  const texts = { botId, name: "Museo", description: "Responde." };
  const statusOf = async (allowed: string, referer: string) => {
    await callBots(server, "editBot", admin, { ...texts, allowedOrigins: [allowed] });
    return (await framed(referer)).status;
  };
  const old = await statusOf("http://museum.example.com", "https://museum.example.com/");
  const plain = await statusOf("https://museum.example.com", "http://museum.example.com/");
  expect([old, plain]).toEqual([200, 403]);
});

test("TRU-18 the chat's page runs its own scripts alone, sets no cookie and tells nobody its address", async () => {
  const answer = await chat(path);
  const policy = policyOf(answer);
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(policy["script-src"]).toEqual(["'self'"]);
  expect(policy["style-src"]).toEqual(["'self'"]);
  expect(policy["connect-src"]).toEqual(["'self'"]);
  expect(policy["img-src"]).toContain("https://pictures.example.com");
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

test("BOT-09 an unknown bot and an inactive one have the same page, which is not found", async () => {
  const admin = server.person("admin");
  await callBots(server, "setBotState", admin, { botId, state: false });
  const [inactive, unknown] = [await chat(path), await chat("nobody-0000")];
  await callBots(server, "setBotState", admin, { botId, state: true });
  for (const answer of [inactive, unknown]) {
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(policyOf(answer)["frame-ancestors"]).toEqual(["*"]);
  }
  expect(policyOf(inactive)).toEqual(policyOf(unknown));
  expect((await chat(path)).status).toBe(200);
});

test("the chat's files are served to every page, hashed ones for good", async () => {
  const asset = await fetch(`${server.url}/bots/assets/index-1a2b3c.js`);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const script = await fetch(`${server.url}/bots/embed.js`);
  expect([script.status, script.headers.get("content-type")]).toEqual([
    200,
    "application/javascript; charset=utf-8",
  ]);
  expect(script.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(script.headers.get("cache-control")).toBe("public, max-age=600");
});

test.each(["/bots", "/bots/", "/bots/index.html", "/bots/nothing", "/bots/assets/none.js"])(
  "%s is nothing, also for a browser that opens it",
  async (address) => {
    const answer = await fetch(server.url + address, { headers: { accept: "text/html" } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
  },
);

test("without a built chat its page is not found, and the rest is served", async () => {
  const answer = await fetch(`${unbuilt.url}/bots/chat/a`);
  expect([answer.status, await answer.json()]).toMatchObject([404, { status: "error" }]);
});

function preflight(origin: string, address: string): Promise<Response> {
  return fetch(server.url + address, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    },
  });
}

test("a panel of PANEL_ORIGINS may call the platform from its page", async () => {
  // A form whose progress is watched is asked for beforehand as well.
  expect((await preflight(PANEL, "/bots/uploads/a.pdf")).status).toBe(204);
  const answer = await preflight(PANEL, "/bots/listBots");
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, PANEL]);
  expect(answer.headers.get("access-control-allow-headers")).toBe("authorization, content-type");
  expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  const call = await fetch(`${server.url}/bots/listBots`, {
    method: "POST",
    headers: { origin: PANEL, "content-type": "application/json" },
    body: "{}",
  });
  expect([call.status, call.headers.get("access-control-allow-origin")]).toEqual([401, PANEL]);
  expect(call.headers.get("vary")).toMatch(/^origin$/i);
});

test("any other page may ask for what the chat shows of a bot, and for nothing else", async () => {
  const stranger = "https://stranger.example";
  const open = await preflight(stranger, "/bots/widget/getBot");
  expect([open.status, open.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  for (const address of ["/bots/listBots", "/bots/widget/ask", "/api/me", "/bots/chat/a"]) {
    const answer = await preflight(stranger, address);
    expect([address, answer.headers.get("access-control-allow-origin")]).toEqual([address, null]);
  }
});
