import { PUBLIC_PAGES } from "@panel/domain/public-pages";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { holdsNul } from "@panel/domain/nul";
import { precompress } from "../src/http/precompress.ts";
import { providerSettings, PUBLIC_URL } from "./support/identity-provider.ts";
import { experienceForm, PASSWORD, testServer } from "./support/server.ts";

const SCRIPT = `console.log(${JSON.stringify("x".repeat(4000))});`;
const panelDir = mkdtempSync(join(tmpdir(), "explorar-panel-"));
mkdirSync(join(panelDir, "assets"));
writeFileSync(join(panelDir, "assets/app-1a2b3c.js"), SCRIPT);
writeFileSync(
  join(panelDir, "index.html"),
  "<!doctype html><html><head></head><body></body></html>",
);
const STYLE = "p{color:red}";
const SCREEN = (name: string) =>
  `<!doctype html><html><head><script>early()</script><style>${STYLE}</style></head><body><form>${name}</form>` +
  `<section class="a"><ul class="b" data-providers=""><li><b>Con {{providerName}}</b></li></ul></section><section>más</section>` +
  `<a href="{{legalUrl}}">{{year}}</a><i>${"x".repeat(3000)}</i></body></html>`;
mkdirSync(join(panelDir, "pages"));
for (const name of Object.keys(PUBLIC_PAGES)) {
  writeFileSync(join(panelDir, `pages/${name}.html`), SCREEN(name));
}
await precompress(panelDir);
afterAll(() => rmSync(panelDir, { recursive: true }));

const server = testServer({
  PANEL_DIR: panelDir,
  TILE_URL: "https://tiles.example/{z}/{x}/{y}.png",
  TILE_URL_DARK: "https://night.example/{z}/{x}/{y}.png",
  PHONE_REGION: "fr",
  METRICS_TOKEN: "a token for metrics",
});
const quoted = testServer({ PANEL_DIR: panelDir, LEGAL_URL: 'https://example.org/?a=1&b="' });
const withProviders = testServer({
  PANEL_DIR: panelDir,
  PUBLIC_URL,
  OIDC_PROVIDERS: "school,other",
  ...providerSettings("school", "https://id.example.org", { NAME: "A & B <i> $1" }),
  ...providerSettings("other", "https://other.example.org"),
});
const overTls = testServer({ PUBLIC_URL: "https://panel.example" });
const html = { accept: "text/html" };

interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request in pieces, of which node's client alone decides nothing. */
function raw(path: string, headers: Record<string, string>, pieces?: Buffer[]): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const call = request(server.url + path, { method: pieces ? "POST" : "GET", headers });
    call.on("error", reject);
    call.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    for (const piece of pieces ?? []) call.write(piece);
    call.end();
  });
}

test("TRU-18 scripts and styles come from here alone; nothing may frame, embed or rebase the panel", async () => {
  const { headers } = await fetch(`${server.url}/login`, { headers: html });
  const policy = headers.get("content-security-policy") ?? "";
  const directives = Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name, ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
  expect(directives["script-src"]?.join(" ")).not.toContain("unsafe");
  expect(directives["style-src"]?.join(" ")).not.toContain("unsafe-inline");
  expect(directives["object-src"]).toEqual(["'none'"]);
  expect(directives["base-uri"]).toEqual(["'none'"]);
  expect(directives["frame-ancestors"]).toEqual(["'none'"]);
  expect(policy).not.toContain("unsafe-eval");
  // The workers that read models, foreign pictures and hard codes, and write sounds, are the only scripts that may run WebAssembly.
  const policyOf = async (path: string) =>
    (await fetch(server.url + path)).headers.get("content-security-policy") ?? "";
  expect(await policyOf("/assets/model.worker-a1.js")).toContain("'self' 'wasm-unsafe-eval'");
  expect(await policyOf("/assets/foreign-picture.worker-a1.js")).toContain("wasm-unsafe-eval");
  expect(await policyOf("/assets/sound.worker-a1.js")).toContain("wasm-unsafe-eval");
  expect(await policyOf("/play/assets/hard-code.worker-a1.js")).toContain("wasm-unsafe-eval");
  expect(await policyOf("/assets/code.worker-a1.js")).not.toContain("unsafe-eval");
  expect(await policyOf("/assets/picture.worker-a1.js")).not.toContain("unsafe-eval");
  expect(await policyOf("/assets/check.worker-a1.js")).not.toContain("unsafe-eval");
  for (const tiles of ["https://tiles.example", "https://night.example"]) {
    expect(directives["img-src"]).toContain(tiles);
    expect(directives["connect-src"]).toContain(tiles);
  }
  expect(directives["connect-src"]).toContain("https://nominatim.openstreetmap.org");
});

test("an address of people that shows nothing is said in words and in their language, as a page; calls get the envelope", async () => {
  const open = (path: string, accept = "text/html,*/*;q=0.8") =>
    fetch(server.url + path, { headers: { accept, "accept-language": "ca" } });
  for (const path of ["/lottery", "/lottery/a/b", "/files/gone.png", "/bots/chat/a/b"]) {
    const answer = await open(path);
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
      path,
      404,
      "text/html; charset=utf-8",
    ]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('<html lang="ca">');
    expect(page).toContain("<h1>Aquí no hi ha res</h1>");
  }
  for (const path of ["/api/gone", "/bots/gone", "/plays/gone"]) {
    expect((await open(path)).headers.get("content-type")).toMatch(/json/);
  }
  expect((await open("/files/gone.png", "*/*")).headers.get("content-type")).toMatch(/json/);
});

test("the page of the sign-in offers the providers of the settings, and nothing where there are none", async () => {
  const bodyOf = async ({ url }: typeof server) =>
    (await fetch(`${url}/login`, { headers: html })).text();
  expect(await bodyOf(withProviders)).toContain(
    `<ul class="b" data-providers=""><li><b>Con A &amp; B &lt;i> $1</b></li><li><b>Con Other</b></li></ul></section><section>más`,
  );
  expect(await bodyOf(server)).toContain("</form><section>más</section>");
  const config = (await (await fetch(`${withProviders.url}/config.json`)).json()) as object;
  expect(config).toMatchObject({
    providers: [
      { id: "school", name: "A & B <i> $1" },
      { id: "other", name: "Other" },
    ],
  });
  expect(JSON.stringify(config)).not.toContain("secret");
});

test("TRU-18 an operation's answer, opened as a page, may run, load and frame nothing", async () => {
  for (const path of ["/api/me", "/api/gymkhanas/getById"]) {
    const { headers } = await fetch(server.url + path);
    const directives = (headers.get("content-security-policy") ?? "").split("; ");
    expect(directives).toContain("default-src 'none'");
    for (const name of ["object-src", "base-uri", "form-action", "frame-ancestors"]) {
      expect(directives).toContain(`${name} 'none'`);
    }
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
});

test("TRU-18 inline scripts and styles of a page are named by their hashes, and none beside them", async () => {
  const { headers } = await fetch(`${server.url}/login`, { headers: html });
  const policy = headers.get("content-security-policy") ?? "";
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hash("early()")}`);
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'nonce-[^']+' '[^']+'$/);
  expect(policy).toContain(hash(STYLE));
});

test.each([
  ["/", "login"],
  ["/login", "login"],
  ["/login/?from=mail", "login"],
  ["/panel/experiences", "login"],
  ["/nowhere", "login"],
  ["/forgot-password", "forgot-password"],
  ["/reset-password", "reset-password-no-link"],
  ["/reset-password?fromapp=1&id=a", "reset-password-no-link"],
  ["/reset-password?fromapp=0&id=a", "reset-password"],
  ["/confirm-email?id=", "confirm-email-no-link"],
  ["/confirm-email?id=a", "confirm-email"],
  ["/login/return", "login-return"],
])(
  "SES-06 %s comes with the screen of %s, and without one for whoever has a token",
  async (path, name) => {
    const open = async (cookie: string) =>
      (await fetch(server.url + path, { headers: { ...html, cookie } })).text();
    expect(await open("other=1; mytoken=a")).toContain(`<form>${name}</form>`);
    expect(await open("other=1; token=a.b.c")).not.toContain("<form>");
  },
);

test("a page has this installation's links and the year, whoever writes them", async () => {
  const page = await (await fetch(`${quoted.url}/login`, { headers: html })).text();
  expect(page).toContain(
    `<a href="https://example.org/?a=1&amp;b=&quot;">${new Date().getFullYear()}</a>`,
  );
});

test("a page comes packed as the browser can unpack it, and is kept by nobody else", async () => {
  const { headers, body } = await raw("/login", { ...html, "accept-encoding": "gzip, br" });
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(body).toString()).toContain("<form>login</form>");
  expect(body.length).toBeLessThan(1000);
  expect(headers["vary"]).toBe("accept-encoding, cookie");
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(headers["etag"]).toBeUndefined();
  const zipped = await raw("/login", { ...html, "accept-encoding": "br;q=0, gzip;q=0.5" });
  expect(gunzipSync(zipped.body).toString()).toContain("<form>login</form>");
  const plain = await raw("/login", html);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toContain("<form>login</form>");
});

test("TRU-18 each page has a style nonce of its own", async () => {
  const nonceOf = async () => {
    const response = await fetch(server.url, { headers: html });
    const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
    expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    return nonce;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

test("TRU-18 every answer forbids sniffing, errors too", async () => {
  for (const path of ["/", "/healthz", "/config.json", "/api/me", "/api/nothing", "/nothing.js"]) {
    const { headers } = await fetch(server.url + path);
    expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
  }
});

test("TRU-18 HSTS is sent behind TLS only", async () => {
  const plain = await fetch(`${server.url}/healthz`);
  const tls = await fetch(`${overTls.url}/healthz`);
  expect(plain.headers.get("strict-transport-security")).toBeNull();
  expect(tls.headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
});

test("TRU-08 the panel's page may use the camera and the space around, for its prize desk and its models, and answers of the API may not", async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${server.url}${path}`, { headers: { accept: "text/html" } })).headers.get(
      "permissions-policy",
    );
  // Of a feature that is named twice, the last one counts.
  expect(await policyOf("/panel/experiences/7/desk")).toMatch(
    /camera=\(self\), xr-spatial-tracking=\(self\)$/,
  );
  expect(await policyOf("/config.json")).not.toContain("camera=(self)");
});

test("TRU-08 a page that opens from a mail sends no referrer", async () => {
  for (const path of ["/reset-password?fromapp=0&id=x", "/confirm-email?id=x"]) {
    const { headers } = await fetch(server.url + path, { headers: html });
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("TRU-18 an error's answer holds no stack and no path of a file", async () => {
  const bodies = await Promise.all([
    raw("/api/login", { "content-type": "application/json" }, [Buffer.from("{")]),
    raw("/api/gymkhanas/new", { "content-type": "multipart/form-data" }, [Buffer.from("x")]),
    raw("/api/%ff", {}),
  ]);
  for (const { status, body } of bodies) {
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/\bat |\.ts|node_modules/);
    expect(JSON.parse(body.toString())).toMatchObject({ success: false });
  }
});

/** As the contract says of login and of saveGymkhana. */
const JSON_BYTES = 16_384;
const FORM_BYTES = 786_432;

const jsonOf = (bytes: number) => {
  const frame = JSON.stringify({ email: "a@example.com", password: "secret1" });
  return Buffer.from(frame.padEnd(bytes));
};
const formOf = (bytes: number) => {
  const head = '--b\r\ncontent-disposition: form-data; name="gymName"\r\n\r\n';
  const tail = "\r\n--b--\r\n";
  return Buffer.from(head + "y".repeat(bytes - head.length - tail.length) + tail);
};
const halves = (body: Buffer) => [
  body.subarray(0, body.length / 2),
  body.subarray(body.length / 2),
];

test.each([
  ["with a declared length", true],
  ["in chunks without a length", false],
])("TRU-20 the limits of JSON and forms are exact %s", async (_how, declared) => {
  const auth = { authorization: `Bearer ${server.person("editor").token}` };
  const length = (body: Buffer): Record<string, string> =>
    declared ? { "content-length": String(body.length) } : { "transfer-encoding": "chunked" };
  const json = (bytes: number) => {
    const body = jsonOf(bytes);
    return raw("/api/login", { "content-type": "application/json", ...length(body) }, halves(body));
  };
  const form = (bytes: number) => {
    const body = formOf(bytes);
    const type = { "content-type": "multipart/form-data; boundary=b" };
    return raw("/api/gymkhanas/new", { ...auth, ...type, ...length(body) }, halves(body));
  };
  expect((await json(JSON_BYTES)).status).toBe(200);
  expect((await json(JSON_BYTES + 1)).status).toBe(413);
  // Of the right size, and refused for what is in it.
  expect((await form(FORM_BYTES)).status).toBe(400);
  expect((await form(FORM_BYTES + 1)).status).toBe(413);
});

test("TRU-20 a body of 6,000 lists within each other is refused, signed in or not", async () => {
  const lists = "[".repeat(6000) + "]".repeat(6000);
  for (const body of [lists, `{"email":${lists}}`]) {
    const call = await raw("/api/login", { "content-type": "application/json" }, [
      Buffer.from(body),
    ]);
    expect(call.status).toBe(400);
  }
  const { status } = await server.call("saveGymkhana", {
    as: server.person("editor"),
    form: experienceForm({ editorIds: lists }),
  });
  expect(status).toBe(400);
});

test("TRU-20 the character NUL is found however deep it stands", () => {
  const within = (text: string) => {
    let value: unknown = text;
    for (let depth = 0; depth < 100_000; depth += 1) value = [value];
    return value;
  };
  expect([holdsNul(within("a\0b")), holdsNul(within("ab")), holdsNul({ "a\0": 1 })]).toEqual([
    true,
    false,
    true,
  ]);
});

test("API-03 a key of a JSON body that the contract does not declare is refused, in every contract", async () => {
  const { email } = server.person("editor");
  const bodies = {
    login: { email, password: PASSWORD },
    loginWithCode: { challenge: "x".repeat(43), code: "123456" },
    getWidgetBot: { token: "no-bot" },
  };
  for (const [id, json] of Object.entries(bodies)) {
    const declared = await server.call(id, { json });
    const more = await server.call(id, { json: { ...json, more: 1 } });
    expect([id, declared.status === 400, more.status]).toEqual([id, false, 400]);
  }
});

test("another content type is 415", async () => {
  const { status } = await raw("/api/login", { "content-type": "text/xml" }, [Buffer.from("<a/>")]);
  expect(status).toBe(415);
});

test("hashed files come precompressed with brotli and may be kept for ever", async () => {
  const { headers, body } = await raw("/assets/app-1a2b3c.js", { "accept-encoding": "gzip, br" });
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

test("a browser that cannot take brotli gets gzip or the file itself", async () => {
  const gzip = await raw("/assets/app-1a2b3c.js", { "accept-encoding": "gzip" });
  const plain = await raw("/assets/app-1a2b3c.js", {});
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(plain.body.toString()).toBe(SCRIPT);
});

test("an address of the panel's router gets the page, uncached; a missing file or call does not", async () => {
  const page = await fetch(`${server.url}/panel/experiences`, { headers: html });
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
  expect(await page.text()).toContain("<!doctype html>");
  for (const path of ["/panel/users.html", "/panel/v1.2", "/.env", "/nothing.js"]) {
    const unknown = await fetch(server.url + path, { headers: html });
    expect([path, unknown.status]).toEqual([path, 200]);
    expect(await unknown.text()).toContain("<!doctype html>");
  }
  for (const path of ["/login", "/panel/experiences"]) {
    // As a monitor or a command line asks for it.
    const asked = await fetch(server.url + path, { headers: { accept: "*/*" } });
    expect([path, asked.status]).toEqual([path, 200]);
  }
  expect((await fetch(`${server.url}/nothing.js`, { headers: { accept: "*/*" } })).status).toBe(
    404,
  );
  for (const path of ["/assets/old-hash.js", "/api/nothing", "/api", "/plays/nothing"]) {
    const response = await fetch(server.url + path, { headers: html });
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.json()).toMatchObject({ success: false });
  }
});

test("SES-08 an address that cannot be decoded leads a browser to the sign-in and is refused to a call", async () => {
  for (const path of ["/panel/%", "/panel/%E0%A4%A"]) {
    const opened = await fetch(server.url + path, { headers: html, redirect: "manual" });
    expect([opened.status, opened.headers.get("location")]).toEqual([302, "/login"]);
    const called = await fetch(server.url + path);
    expect(called.status).toBe(400);
    expect(called.headers.get("x-content-type-options")).toBe("nosniff");
    expect(called.headers.get("content-security-policy")).toContain("default-src 'self'");
  }
  expect((await fetch(`${server.url}/api/%`, { headers: html })).status).toBe(400);
});

test("the panel reads its settings at run time, and outside demo mode no account is among them", async () => {
  const response = await fetch(`${server.url}/config.json`);
  expect(await response.json()).toEqual({
    apiUrl: "/api",
    botsUrl: "/bots",
    phoneRegion: "FR",
    tiles: {
      darkUrl: "https://night.example/{z}/{x}/{y}.png",
      url: "https://tiles.example/{z}/{x}/{y}.png",
      attribution: "© OpenStreetMap contributors",
    },
    geocoderUrl: "https://nominatim.openstreetmap.org",
    legalUrl: server.settings.legalUrl,
    privacyUrl: server.settings.privacyUrl,
    providers: [],
    demo: false,
    demoAccounts: [],
  });
});

test("healthz and readyz answer while all is well", async () => {
  const statuses = ["/healthz", "/readyz"].map(
    async (path) => (await fetch(server.url + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200]);
});

test("metrics are there for whoever has the token, and only where a setting names one", async () => {
  const read = (url: string, token: string) =>
    fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  await server.call("getMe", { as: server.person("editor") });
  expect((await fetch(`${server.url}/api/none`)).status).toBe(404);
  expect((await read(server.url, "another token")).status).toBe(401);
  expect((await read(overTls.url, "a token for metrics")).status).toBe(404);
  const answer = await read(server.url, "a token for metrics");
  expect(answer.headers.get("content-type")).toMatch(/^application\/openmetrics-text/);
  const text = await answer.text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api[^"]*me[^"]*",status="200"\} 1\n/,
  );
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="none",status="404"}',
  );
  for (const name of ["mails_waiting", "storage_bytes", "http_open_connections"]) {
    expect(text).toMatch(new RegExp(`^${name} \\d+$`, "m"));
  }
  expect(text).toMatch(/# EOF\n$/);
});
