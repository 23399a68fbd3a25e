import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { pngFile } from "./support/assets.ts";
import { newPoint, testServer } from "./support/server.ts";
import { NEAR, publish, publishedRoute } from "./support/visits.ts";

const playerDir = mkdtempSync(join(tmpdir(), "explorar-play-"));
mkdirSync(join(playerDir, "assets"));
writeFileSync(join(playerDir, "assets/index-1a2b3c.js"), "export {};");
writeFileSync(join(playerDir, "worker.js"), "");
writeFileSync(join(playerDir, "route.html"), '<h1>{{title}}</h1><img src="{{cover}}">');
writeFileSync(
  join(playerDir, "index.html"),
  '<!doctype html><html lang="en"><head><meta name="robots" content="noindex" /><title>Player</title></head><body><div id="root"><div>Waiting</div></div></body></html>',
);
afterAll(() => rmSync(playerDir, { recursive: true }));

const server = testServer({
  PLAYER_DIR: playerDir,
  PUBLIC_URL: "https://rutas.example",
  TRUST_PROXY: "127.0.0.1",
});
const editor = () => server.person("editor");
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: "manual", headers: { accept: "text/html", ...headers } });

test("the page of a route says what it is to programs that show or list links", async () => {
  const { code } = await publishedRoute(server, editor(), {
    gymName: "La “Font” <b>&",
    gymNameEng: "The Fountain",
    gymDescription: "</script><script>alert(1)</script>",
    gymDescriptionEng: "A walk",
    gymSloganEng: "Hello",
    listed: 1,
  });
  const spanish = await open(`/play/${code}`, { "accept-language": "es" });
  expect(spanish.status).toBe(200);
  const page = await spanish.text();
  expect(page).toContain("<title>La “Font” &lt;b&gt;&amp;</title>");
  expect(page).toContain('<html lang="es"');
  expect(page).toContain(`<link rel="canonical" href="https://rutas.example/play/${code}">`);
  for (const each of ["es", "en"]) {
    expect(page).toContain(
      `<link rel="alternate" href="https://rutas.example/play/${code}?lang=${each}" hreflang="${each}">`,
    );
  }
  expect(page).toContain('<meta name="robots" content="index,follow">');
  expect(page).toMatch(/<meta property="og:image" content="https:\/\/rutas\.example\/files\//);
  expect(page).not.toContain("alert(1)</script>");
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({ "@type": "TouristTrip", name: "La “Font” <b>&" });
  const english = await (await open(`/play/${code}?lang=en`)).text();
  expect(english).toContain("<title>The Fountain</title>");
  expect(spanish.headers.get("permissions-policy")).toContain("camera=(self)");
  expect((await open("/sitemap.xml")).status).toBe(200);
  const sitemap = await (await open("/sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>https://rutas.example/play/${code}</loc>`);
});

test("programs are told the stops that visitors see in advance, and not those that open later", async () => {
  const { id, code, points } = await publishedRoute(server, editor());
  const later = { mappointName: "Font amagada", dependency: points[0] };
  await newPoint(server, editor(), id, later);
  await publish(server, editor(), id);
  const page = await (await open(`/play/${code}`)).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? "";
  const { itinerary } = JSON.parse(data) as { itinerary: { itemListElement: object[] } };
  expect(itinerary.itemListElement).toHaveLength(points.length);
  expect(itinerary.itemListElement[0]).toEqual({
    "@type": "ListItem",
    position: 1,
    item: {
      "@type": "TouristAttraction",
      name: "P",
      address: "Madrid",
      geo: { "@type": "GeoCoordinates", latitude: NEAR.lat, longitude: NEAR.lon },
    },
  });
  expect(page).not.toContain("Font amagada");
});

test("a browser loads what the page shows first before its script asks for it, unless it has a visit", async () => {
  const { code } = await publishedRoute(server, editor());
  const ahead = async (headers: Record<string, string> = {}) => {
    const page = await (await open(`/play/${code}`, headers)).text();
    return [...page.matchAll(/<link rel="preload" as="(\w+)"[^>]* href="([^"]*)">/g)].map(
      ([, as, path]) => `${as} ${path}`,
    );
  };
  expect(await ahead()).toEqual([
    expect.stringMatching(/^image \/files\/\w+/),
    `fetch /visits/route?code=${code}`,
    "fetch /config.json",
  ]);
  expect(await ahead({ cookie: "visited=1" })).toEqual([]);
});

test("the name and the cover of a route are drawn before the page's script has come, in the theme of the phone", async () => {
  const { code } = await publishedRoute(server, editor(), { gymName: "<i>Font" });
  const answer = await open(`/play/${code}`);
  const page = await answer.text();
  expect(page).toMatch(
    /<div id="root"><h1>&lt;i&gt;Font<\/h1><img src="\/files\/\w+\.\w+"><\/div><\/body>/,
  );
  // The one script in the page is the one that its policy allows.
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(page) ?? [];
  expect(script).toContain("prefers-color-scheme: dark");
  const hash = createHash("sha256").update(script).digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(
    `script-src 'self' 'sha256-${hash}';`,
  );
  // Who has a visit comes back to another screen.
  const visited = await open(`/play/${code}`, { cookie: "visited=1" });
  expect(await visited.text()).toContain('<div id="root"><div>Waiting</div></div>');
});

test("a route that is not listed is in no search engine and not in the sitemap", async () => {
  const { code } = await publishedRoute(server, editor());
  const page = await (await open(`/play/${code}`)).text();
  expect(page.match(/<meta name="robots" content="[^"]*"/g)).toEqual([
    '<meta name="robots" content="noindex"',
  ]);
  expect(page).toMatch(/<meta name="description" content="[^"]+">/);
  expect(await (await open("/sitemap.xml")).text()).not.toContain(code);
});

test("the page for a code says in the visitor's language what it is, and is in no search engine", async () => {
  const ahead = async (language: string) =>
    (await open("/play/", { "accept-language": language })).text();
  for (const [language, title, description] of [
    ["es", "Rutas", /^Escribe el código/],
    ["ca", "Rutes", /^Escriu el codi/],
    ["en", "Routes", /^Type the code/],
  ] as const) {
    const page = await ahead(language);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(`<title>${title}</title>`);
    expect(/<meta name="description" content="([^"]*)">/.exec(page)?.[1]).toMatch(description);
    expect(page.match(/<meta name="robots" content="[^"]*"/g)).toEqual([
      '<meta name="robots" content="noindex"',
    ]);
    expect(page).toContain('<link rel="canonical" href="https://rutas.example/play/">');
  }
});

test("printed addresses and other spellings lead to the canonical one", async () => {
  const { code } = await publishedRoute(server, editor());
  for (const [path, target] of [
    [`/PLAY/${code}`, `/play/${code}`],
    [`/play/${code.toLowerCase()}`, `/play/${code}`],
    [`/play/${code}/`, `/play/${code}`],
    ["/play", "/play/"],
    [`/play/${code}/c/FONT%2F7`, `/play/${code}#c=FONT%2F7`],
    [`/PLAY/${code}/C/FONT`, `/play/${code}/C/FONT`],
  ] as const) {
    const answer = await open(path);
    expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, target]);
  }
  const capital = await open(`/play/${code}/C/FONT`);
  expect(capital.headers.get("location")).toBe(`/play/${code}#c=FONT`);
});

test("a visit goes on at the address at which it began when the code of its route is changed", async () => {
  const { id, code } = await publishedRoute(server, editor());
  const renamed = `X${code.slice(1)}`;
  const form = {
    gymId: id,
    gymName: "Ruta",
    gymDescription: "Una ruta",
    gymSlogan: "Hola",
    gymCity: "Madrid",
    gymLang: "cas",
    gymCode: renamed,
  };
  expect((await server.call("saveGymkhana", { as: editor(), form })).body.success).toBe(true);
  const target = async (path: string, headers: Record<string, string> = {}) =>
    (await open(path, headers)).headers.get("location");
  expect(await target(`/play/${code}`)).toBe(`/play/${renamed}`);
  expect(await target(`/play/${code}/c/FONT`)).toBe(`/play/${renamed}#c=FONT`);
  // Browsers send the mark of a visit with the address at which it began, and what is below.
  const visited = { cookie: "visited=1" };
  expect((await open(`/play/${code}`, visited)).status).toBe(200);
  expect(await target(`/play/${code}/c/FONT`, visited)).toBe(`/play/${code}#c=FONT`);
});

test("a code that leads nowhere gets the page, which lets another one be typed", async () => {
  const answer = await open("/play/ZZZZZZ");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("<title>Player</title>");
});

test("TRU-20 who opens many codes that are none is stopped for a while, on pages as in calls", async () => {
  const { code } = await publishedRoute(server, editor());
  const from = { "x-forwarded-for": "203.0.113.99" };
  const statuses: number[] = [];
  for (let tries = 0; tries < 21; tries += 1)
    statuses.push((await open("/play/QQQQQQ", from)).status);
  expect([statuses[19], statuses[20]]).toEqual([404, 429]);
  const call = await fetch(`${server.url}/visits/route?code=${code}`, { headers: from });
  expect([call.status, (await open(`/play/${code}`, from)).status]).toEqual([429, 429]);
  expect((await open(`/play/${code}`)).status).toBe(200);
});

test("a route is installed as an app, with a square icon", async () => {
  const { code } = await publishedRoute(server, editor());
  const answer = await open(`/play/${code}/manifest.webmanifest`, { "accept-language": "ca" });
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ id: `/play/${code}`, start_url: `/play/${code}`, lang: "ca" });
  // It is made at publishing, and kept with the cover.
  await expect.poll(() => iconOf(code)).toMatch(/\.png$/);
  const made = await iconOf(code);
  const icon = await open(manifest.icons[0]?.src ?? "");
  expect(icon.headers.get("content-type")).toBe("image/png");
  const { width, height, format } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([512, 512, "png"]);
  expect(await iconOf(code)).toBe(made);
});

test("an icon is made for whoever asks before it is there, and anew when the cover is replaced", async () => {
  const { id, code } = await publishedRoute(server, editor());
  await expect.poll(() => isPrepared(id)).toBe(true);
  const [before] = [await iconOf(code)];
  await server.db.updateTable("assets").set({ icon_id: null }).execute();
  const answers = await Promise.all(
    [1, 2, 3].map(async () => (await open(`/play/${code}/icon.png`)).status),
  );
  expect(answers).toEqual([200, 200, 200]);
  const again = await iconOf(code);
  expect(again).not.toBe(before);
  const { cover_id } = await server.db
    .selectFrom("gymkhanas")
    .select("cover_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const form = { idMod: cover_id ?? 0, file: await pngFile(), allowCopy: "true" };
  expect((await server.call("replaceAssetFile", { as: server.person("root"), form })).status).toBe(
    200,
  );
  await expect.poll(() => iconOf(code)).not.toBe(again);
  await expect.poll(async () => (await open(`/files/${again}`)).status).toBe(404);
});

/** The key of a route's icon that is made. */
async function iconOf(code: string): Promise<string | undefined> {
  const row = await server.db
    .selectFrom("assets")
    .innerJoin("stored_files", "stored_files.id", "assets.icon_id")
    .innerJoin("gymkhanas", "gymkhanas.cover_id", "assets.id")
    .select("stored_files.key")
    .where("gymkhanas.access_code", "=", code)
    .executeTakeFirst();
  return row?.key;
}

/** Whether what phones ask of a route is made. */
async function isPrepared(id: number): Promise<boolean> {
  const rows = await server.db
    .selectFrom("publications")
    .select("id")
    .where("gymkhana_id", "=", id)
    .where("prepare_at", "is not", null)
    .execute();
  return rows.length === 0;
}

test("its files are those of the trial", async () => {
  const script = await open("/play/assets/index-1a2b3c.js");
  expect(script.headers.get("cache-control")).toContain("immutable");
  for (const path of ["/play/worker.js", "/PLAY/worker.js"]) {
    const worker = await open(path);
    const [type, kept] = ["content-type", "cache-control"].map((name) => worker.headers.get(name));
    expect([worker.status, type, kept]).toEqual([
      200,
      expect.stringMatching(/javascript/),
      "no-cache",
    ]);
  }
});

test("the address on a team's card leads to the page where the team plays, however it is written", async () => {
  for (const path of ["/event/7KR-4WTB", "/EVENT/7KR4WTB", "/event/7kr-4wtb/"]) {
    const { status, headers } = await open(path);
    expect([path, status, headers.get("location")]).toEqual([path, 302, "/play/#t=7KR4WTB"]);
  }
  for (const path of ["/event/", "/event/nothing", "/events/7KR-4WTB"])
    expect([path, (await open(path)).headers.get("location")]).toEqual([path, null]);
});
