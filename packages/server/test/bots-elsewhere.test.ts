import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFile, newBot, pdfBytes, presign, sendForm } from "./support/bots.ts";
import { available, freshDatabase } from "./support/database.ts";
import { TestServer, testServer, type Answer, type Person } from "./support/server.ts";

/*
 * A panel and a platform as two servers, with a database each, that share a secret alone.
 */
const SECRET = "a secret that panel and platform share";

const platform = testServer({
  BOTS_ONLY: "true",
  BOTS_SECRET: SECRET,
  PANEL_ORIGINS: "https://panel.example.org",
});
const panel = new TestServer();
/** A page of the test's own: the built panel may not be there yet. */
const panelDir = mkdtempSync(join(tmpdir(), "explorar-panel-"));
writeFileSync(join(panelDir, "index.html"), "<!doctype html><title>Panel</title>");
afterAll(() => rmSync(panelDir, { recursive: true }));
let admin: Person;
beforeAll(async () => {
  if (!available) return;
  panel.database = await freshDatabase();
  await panel.start({
    BOTS_URL: `${platform.url}/bots`,
    BOTS_SECRET: SECRET,
    PANEL_DIR: panelDir,
  });
  await panel.addPerson("root", "super-admin", null);
  admin = await panel.addPerson("admin", "admin", "root");
  await panel.addPerson("supervisor", "supervisor", "admin");
});
afterAll(async () => {
  if (!available) return;
  await panel.running.stop();
  await panel.database.remove();
});

/** Calls the platform as somebody of the panel does: with the token of /me. */
async function callAs(person: Person, id: string, json: unknown): Promise<Answer> {
  const { body: me } = await panel.call("getMe", { as: person });
  const login = await platform.call("extLogin", { token: me.data.parliaToken, json: {} });
  return platform.call(id, { token: login.body.data?.tokenKey, json });
}

test("SES-10 users of a panel open sessions on a platform elsewhere with what their panel gives them", async () => {
  const json = { name: "Guía", description: "Responde.", clientId: admin.email };
  const { body } = await callAs(admin, "createBot", json);
  const listed = await callAs(panel.person("supervisor"), "listBots", {});
  expect(listed.body.data).toMatchObject([{ id: body.data, clientId: admin.email }]);
  const everybodys = await callAs(panel.person("root"), "listBots", {});
  expect(everybodys.body.data).toHaveLength(1);
});

test("the page of the panel may call that platform and show its chats", async () => {
  const { botsUrl } = (await (await fetch(`${panel.url}/config.json`)).json()) as {
    botsUrl: string;
  };
  expect(botsUrl).toBe(`${platform.url}/bots`);
  const page = await fetch(`${panel.url}/login`, { headers: { accept: "text/html" } });
  const policy = page.headers.get("content-security-policy") ?? "";
  for (const directive of ["connect-src", "frame-src"]) {
    const sources = policy.split("; ").find((each) => each.startsWith(directive));
    expect(sources?.split(" ")).toContain(platform.url);
  }
});

test("a platform alone serves neither the panel nor its API nor its files", async () => {
  for (const path of ["/", "/login", "/config.json", "/files/a.webp", "/demo/outbox"]) {
    const answer = await fetch(platform.url + path, { headers: { accept: "*/*" } });
    expect([path, answer.status, await answer.json()]).toMatchObject([
      path,
      404,
      { status: "error" },
    ]);
  }
  const opened = await fetch(`${platform.url}/login`, { headers: { accept: "text/html" } });
  expect([opened.status, await opened.text()]).toEqual([404, expect.not.stringContaining("<form")]);
  const login = await fetch(`${platform.url}/api/login`, { method: "POST" });
  expect(login.status).toBe(404);
  expect((await fetch(`${platform.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${platform.url}/readyz`)).status).toBe(200);
});

test("a token that another secret signed opens nothing there", async () => {
  const stranger = new TestServer();
  stranger.database = await freshDatabase();
  await stranger.start({
    BOTS_URL: `${platform.url}/bots`,
    BOTS_SECRET: "another secret of thirty-two characters",
  });
  try {
    const root = await stranger.addPerson("root", "super-admin", null);
    const { body: me } = await stranger.call("getMe", { as: root });
    const token = me.data.parliaToken as string;
    expect((await platform.call("extLogin", { token, json: {} })).status).toBe(401);
  } finally {
    await stranger.running.stop();
    await stranger.database.remove();
  }
});

test("TRU-25 forms are sent to the platform itself, by an address that its users reach", async () => {
  const owner = platform.person("admin");
  const botId = await newBot(platform, owner);
  const { form, fileName } = await presign(platform, owner, botId);
  expect(form.url).toMatch(new RegExp(`^${platform.url}/bots/uploads/`));
  expect((await sendForm(platform, form, pdfBytes())).status).toBe(204);
  expect((await addFile(platform, owner, botId, fileName)).body).toEqual({ status: "ok" });
});
