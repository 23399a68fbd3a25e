import { loadContract } from "@panel/api-client/contract";
import { expect, test } from "vitest";
import { testServer } from "./support/server.ts";

const server = testServer();
const closed = testServer({ API_DOCS: "false" });

test("the contracts are shown by a reader whose files come from here, and can be fetched", async () => {
  const page = await fetch(`${server.url}/api/docs`);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  expect(files).toHaveLength(4);
  for (const file of files) expect((await fetch(server.url + file)).status).toBe(200);
  const start = await (await fetch(`${server.url}/api/docs/start.js`)).text();
  const shown = [...start.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? "");
  expect(shown).toHaveLength(6);
  for (const [url, name] of [
    ["/api/docs/api.json", "panel"],
    ["/api/docs/bots.json", "bots"],
    ["/api/docs/plays.json", "plays"],
    ["/api/docs/visits.json", "visits"],
    ["/api/docs/events.json", "events"],
    ["/api/docs/tryouts.json", "tryouts"],
  ] as const) {
    expect(shown).toContain(url);
    const answer = await fetch(server.url + url);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toEqual(loadContract(name));
  }
});

test("nothing else of the reader's package is served", async () => {
  for (const file of [
    "package.json",
    "index.html",
    "swagger-ui-bundle.js.map",
    "../package.json",
  ]) {
    const answer = await fetch(`${server.url}/api/docs/reader/${file}`);
    expect([file, answer.status]).toEqual([file, 404]);
  }
});

test("API_DOCS=false leaves neither page nor contracts", async () => {
  for (const path of ["/api/docs", "/api/docs/api.json", "/api/docs/reader/swagger-ui.css"]) {
    expect([path, (await fetch(closed.url + path)).status]).toEqual([path, 404]);
  }
});
