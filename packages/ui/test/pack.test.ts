import { type Browser, chromium, type Page } from "playwright";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { chromiumFlags, chromiumPath } from "../../../tools/browser-path.ts";
import { type FreshApp, freshApp, serveUnbuilt, type Styles } from "./fresh-app.ts";
import { pack, type Packed, pnpm, run } from "./packed.ts";
import { strictPolicy } from "./recipes.ts";
import { differences, looksOf } from "./scoped.ts";

const lime = "rgb(196, 236, 4)";

let packed: Packed;
let browser: Browser;
const apps = {} as Record<Styles, FreshApp>;

beforeAll(async () => {
  packed = await pack();
  const both = (["compiled", "tailwind"] as const).map(async (styles) => {
    apps[styles] = await freshApp(styles, packed);
  });
  await Promise.all(both);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  await Promise.all(Object.values(apps).map((app) => app.stop()));
});

interface OpenOptions {
  /** URL to open instead of the built app's. */
  url?: string;
  /** Every answer comes with the strict policy of the recipes, with this nonce. */
  nonce?: string;
  /** Whether the page is told the nonce. @default true */
  told?: boolean;
}

/** A warning that Chromium logs for any canvas rendered without a graphics card. */
const drawnBySoftware = /GPU stall due to ReadPixels/;

/** Opens a page of the app, and records its console errors and its requests. */
async function openApp(styles: Styles, query = "", options: OpenOptions = {}) {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on("console", (line) => {
    if (!["error", "warning"].includes(line.type())) return;
    if (!drawnBySoftware.test(line.text())) complaints.push(line.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => asked.push(request.url()));
  const { url = apps[styles].url, nonce, told = true } = options;
  if (nonce !== undefined) {
    const policy = await strictPolicy(nonce);
    await page.route("**/*", async (route) => {
      const response = await route.fetch();
      const given = response.headers();
      const headers = { ...given, "content-security-policy": policy };
      const isPage = given["content-type"]?.startsWith("text/html") && told;
      const meta = `<head><meta property="csp-nonce" nonce="${nonce}" />`;
      const body = isPage ? (await response.text()).replace("<head>", meta) : undefined;
      await route.fulfill({ response, headers, ...(body && { body }) });
    });
  }
  await page.goto(url + query);
  await page.getByRole("table", { name: "Cities" }).waitFor();
  return { page, complaints, asked };
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const names = (page: Page) =>
  page
    .getByRole("row")
    .evaluateAll((rows) => rows.slice(1).map((row) => row.children[0]?.textContent));

describe.each<Styles>(["compiled", "tailwind"])("UIK-08 in a fresh app, styles: %s", (styles) => {
  test("components wear their colours and their font", async () => {
    const { page } = await openApp(styles);
    expect(await styleOf(page, "button", "background-color")).toBe(lime);
    expect(await styleOf(page, "button", "height")).toBe("36px");
    expect(await styleOf(page, "button", "border-radius")).toBe("8px");
    expect(await styleOf(page, "html", "background-color")).toBe("rgb(250, 250, 247)");
    await page.evaluate(() => document.fonts.ready);
    const fonts = await page.evaluate(() =>
      [...document.fonts].filter((font) => font.status === "loaded").map((font) => font.family),
    );
    expect(fonts.join()).toContain("Inter Variable");
  });

  test("the dark theme is one attribute away", async () => {
    const { page } = await openApp(styles);
    await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "dark";
    });
    expect(await styleOf(page, "html", "background-color")).toBe("rgb(15, 17, 21)");
  });

  test("a dialog opens over the page and says why it closed", async () => {
    const { page, complaints } = await openApp(styles);
    await page.getByRole("button", { name: "Open" }).click();
    const dialog = page.getByRole("dialog", { name: "A window" });
    await dialog.waitFor();
    expect(await styleOf(page, "[role=dialog]", "position")).toBe("fixed");
    expect(await styleOf(page, "[role=dialog]", "background-color")).toBe("rgb(255, 255, 255)");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.locator("output").textContent()).toBe("escape");
    expect(complaints).toEqual([]);
  });

  test("the table sorts in the reader's alphabet", async () => {
    const { page, complaints } = await openApp(styles);
    expect(await names(page)).toEqual(["Zamora", "Àger", "Madrid"]);
    await page.getByRole("button", { name: /Name/ }).click();
    expect(await names(page)).toEqual(["Àger", "Madrid", "Zamora"]);
    expect(complaints).toEqual([]);
  });

  test("the map comes with its code when it is first shown", async () => {
    const { page, complaints, asked } = await openApp(styles);
    await page.waitForLoadState("networkidle");
    const before = asked.length;
    await page.getByRole("button", { name: "Show the map" }).click();
    await page.locator(".ol-viewport").waitFor();
    const later = asked.slice(before).filter((url) => url.startsWith("http"));
    expect(later.some((url) => url.endsWith(".js"))).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("a model is read in the package's own worker and drawn, under a strict policy", async () => {
    const { page, complaints, asked } = await openApp(styles, "", { nonce: "n0nce" });
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    await page.getByRole("button", { name: "Show the model" }).click();
    await page.getByText("1.00 m wide, 2.00 m high, 0.50 m deep").waitFor();
    await page.locator("canvas[data-frames]").waitFor();
    expect(workers).toHaveLength(1);
    expect(workers[0]).toContain("/assets/model.worker");
    expect(
      asked.filter((address) => new URL(address).origin !== new URL(page.url()).origin),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("UIK-05 a model is previewed in the picker and chosen", async () => {
    const { page, complaints, asked } = await openApp(styles);
    await page.getByRole("button", { name: "Choose an asset" }).click();
    await page.getByRole("option", { name: /^box.glb/ }).waitFor();
    await page.waitForLoadState("networkidle");
    const before = asked.length;
    await page.getByRole("option", { name: /^box.glb/ }).click();
    // The picker previews it by itself, with code that comes now.
    await page.getByRole("dialog").locator("canvas[data-frames]").waitFor();
    expect(asked.slice(before).some((address) => address.endsWith(".js"))).toBe(true);
    await page.getByRole("button", { name: "Choose", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.locator("output").textContent()).toBe("box.glb");
    expect(complaints).toEqual([]);
  });

  test("its build warns of nothing in the package", () => {
    expect(apps[styles].said).toContain("built in");
    expect(
      apps[styles].said.match(/.*(?:use client|externalized|draco).*(?:@panel|draco).*/g),
    ).toBeNull();
  });

  test("under a strict policy with a nonce a dialog complains of nothing, and the page stands still", async () => {
    const { page, complaints } = await openApp(styles, "", { nonce: "n0nce" });
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await styleOf(page, "body", "overflow-y")).toBe("hidden");
    expect(complaints).toEqual([]);
  });

  test("where the policy refuses its style, the page behind a dialog stands still, until it closes", async () => {
    const { page } = await openApp(styles, "", { nonce: "n0nce", told: false });
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await styleOf(page, "body", "overflow-y")).toBe("hidden");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await styleOf(page, "body", "overflow-y")).toBe("visible");
  });

  test("radius, typeface and density follow the tokens of the page", async () => {
    const { page } = await openApp(styles);
    const before = await styleOf(page, "button", "height");
    const theme = await readFile(join(apps[styles].folder, "src/theme.css"), "utf8");
    await page.addStyleTag({ content: theme });
    expect(before).toBe("36px");
    expect(await styleOf(page, "button", "height")).toBe("31.5px");
    expect(await styleOf(page, "button", "border-radius")).toBe("2px");
    expect(await styleOf(page, "button", "font-family")).toBe("Georgia, serif");
    // Its colour under a pointer is another, and it comes little by little.
    await page.mouse.move(1000, 600);
    await expect.poll(() => styleOf(page, "button", "background-color")).toBe("rgb(127, 212, 193)");
  });

  test("every subpath resolves, imports and exports something", async () => {
    const { page, complaints } = await openApp(styles, "?every");
    const found = await page.evaluate<Record<string, string[]>>("window.subpaths");
    expect(Object.keys(found).toSorted()).toEqual([...packed.subpaths].toSorted());
    const empty = Object.entries(found).filter(([, exported]) => exported.length === 0);
    expect(empty).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("server components may import every subpath", async () => {
    const words = ["--conditions=react-server", "--no-warnings", "server.mjs"];
    const found = JSON.parse(await run(process.execPath, words, apps[styles].folder));
    expect(found["button"]).toEqual(["buttonStyle"]);
    expect(found["style"]).toContain("cn");
  });
});

test.each([
  ["map", "MapCanvas", "Show the map"],
  ["model", "ModelStage", "Show the model"],
])(
  "UIK-05, UIK-06 code of the %s that does not come is said, and asked for again",
  async (...part) => {
    const [, chunk, opener] = part;
    const { page } = await openApp("compiled");
    const code = `**/${chunk}*.js`;
    await page.route(code, (route) => route.abort());
    await page.getByRole("button", { name: opener }).click();
    await page.getByRole("alert").filter({ hasText: "Check the connection" }).waitFor();
    expect(await page.getByRole("application").count()).toBe(0);
    await page.unroute(code);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("application").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  },
);

describe("UIK-08 on a page with styles of its own, scoped.css", () => {
  const open = () => openApp("compiled", "", { url: `${apps.compiled.url}scoped.html` });

  test("changes nothing of the page", async () => {
    const { page } = await open();
    const all = "html, body, #page, #page *";
    await page.addStyleTag({ content: "#root { display: none; }" });
    const before = await looksOf(page, all);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll("link[rel=stylesheet]")) link.remove();
    });
    expect(differences(before, await looksOf(page, all))).toEqual([]);
  });

  test("gives the components the looks of styles.css", async () => {
    const pages = [await openApp("compiled"), await open()];
    const looks = [];
    for (const { page } of pages) {
      await page.addStyleTag({ content: "body { margin: 0; } #page { display: none; }" });
      await page.getByRole("button", { name: "Show the map" }).click();
      await page.locator(".ol-viewport").waitFor();
      await page.getByRole("button", { name: "Show the form" }).click();
      await page.getByRole("button", { name: "Choose an asset" }).click();
      await page.getByRole("option", { name: /^box.glb/ }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      looks.push(await looksOf(page, ".panel-ui"));
    }
    const [compiled = {}, scoped = {}] = looks;
    expect(Object.keys(compiled).length).toBeGreaterThan(50);
    expect(differences(compiled, scoped)).toEqual([]);
  });

  test("keeps every rule in its layer, where a rule of the page wins", async () => {
    const { page } = await open();
    const outside = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => !(rule instanceof CSSLayerBlockRule && rule.name === "panel-ui"))
        .map((rule) => rule.cssText.slice(0, 60)),
    );
    expect(outside).toEqual([]);
    await page.addStyleTag({ content: "button { background: rgb(1, 2, 3); }" });
    expect(await styleOf(page, "#root button", "background-color")).toBe("rgb(1, 2, 3)");
  });
});

test("UIK-04 the focus that a dialog closed by the mouse gives back opens no tooltip", async () => {
  const { page } = await openApp("compiled");
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator("button:focus", { hasText: "Open" }).waitFor();
  expect(await page.getByRole("tooltip").count()).toBe(0);
});

test("UIK-08 the unbuilt app shows a model too", async () => {
  const unbuilt = await serveUnbuilt(apps.compiled);
  onTestFinished(() => unbuilt.stop());
  const { page, complaints } = await openApp("compiled", "", { url: unbuilt.url });
  await page.getByRole("button", { name: "Show the model" }).click();
  await page.getByText("1.00 m wide, 2.00 m high, 0.50 m deep").waitFor();
  expect(complaints).toEqual([]);
});

test("UIK-08 an app with Tailwind uses the names of the tokens, and its own variants of the dark theme", async () => {
  const { page } = await openApp("tailwind");
  const own = "[data-testid=own]";
  expect(await styleOf(page, own, "background-color")).toBe(lime);
  expect(await styleOf(page, own, "padding-top")).toBe("13px");
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
  });
  expect(await styleOf(page, own, "background-color")).toBe("rgb(255, 176, 168)");
});

test("UIK-08 the package holds every component and nothing that proves them", async () => {
  const folders = await readdir(join(import.meta.dirname, "../src"), { withFileTypes: true });
  const components = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const published = components.filter((name) => name !== "conformance");
  expect([...packed.subpaths].toSorted()).toEqual(published.toSorted());
  const files = await run("tar", ["tzf", packed.tarball]);
  expect(files).not.toMatch(/stories|story|InStory|emulated|\.test\.|conformance|package\/src/);
});

test("UIK-08 the published modules know nothing of the repository", async () => {
  const folder = join(apps.compiled.folder, "node_modules/@panel/ui");
  const manifest = await readFile(join(folder, "package.json"), "utf8");
  expect(manifest).not.toMatch(/catalog:|workspace:/);
  expect(await readFile(join(folder, "dist/theme.css"), "utf8")).not.toContain("..");
});

test("UIK-08 an app chooses the versions of the dependencies within a range", async () => {
  const folder = join(apps.compiled.folder, "node_modules/@panel/ui");
  const { dependencies, peerDependencies } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  const pinned = Object.entries({ ...dependencies, ...peerDependencies }).filter(
    ([, range]) => !/^(\^|>=)\d/.test(String(range)),
  );
  expect(pinned).toEqual([]);
});

test("UIK-08 the readme names only what the package holds", async () => {
  const folder = join(apps.compiled.folder, "node_modules/@panel/ui");
  const readme = await readFile(join(folder, "README.md"), "utf8");
  const files = await run("tar", ["tzf", packed.tarball]);
  const { exports: ways } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const entries = [...readme.matchAll(/@panel\/ui\/([\w./-]*\w)/g)].map(([, path = ""]) => path);
  expect(entries).toContain("tokens.css");
  const fileOf = (entry: string) => String(ways[`./${entry}`] ?? `./dist/${entry}/index.js`);
  const lost = entries.filter((entry) => !files.includes(`package${fileOf(entry).slice(1)}\n`));
  expect(lost).toEqual([]);
  // A path, or a file by its ending, in backticks.
  const paths = [...readme.matchAll(/`([\w.*/-]*(?:\/[\w.*-]+|\.(?:ts|tsx|css|md|mdx)))`/g)];
  for (const [, path = ""] of paths) {
    const shipped = path.startsWith("@panel/ui/") || files.includes(`package/${path}\n`);
    expect(shipped ? "" : path).toBe("");
  }
  expect(readme).not.toMatch(/npm run|vitest/);
});

test("UIK-08 what the package imports, in code and in types, comes with it", async () => {
  const folder = join(apps.compiled.folder, "node_modules/@panel/ui");
  const { dependencies, peerDependencies, engines } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  const known = Object.keys({ ...dependencies, ...peerDependencies });
  const files = await readdir(join(folder, "dist"), { recursive: true });
  const unknown = new Set<string>();
  for (const file of files.filter(
    (name) => /\.(?:js|d\.ts)$/.test(name) && !/draco-decoder|hard-code/.test(name),
  )) {
    const code = await readFile(join(folder, "dist", file), "utf8");
    for (const [, from = ""] of code.matchAll(/^(?:import|export)[^"]*? from "([^."][^"]*)"/gm))
      if (!known.some((name) => from === name || from.startsWith(`${name}/`)))
        unknown.add(`${file}: ${from}`);
  }
  expect([...unknown]).toEqual([]);
  expect(engines.node).toMatch(/^>=\d/);
});

test("UIK-08 the links of the readme that name no host lead to what the package holds", async () => {
  const folder = join(apps.compiled.folder, "node_modules/@panel/ui");
  const readme = await readFile(join(folder, "README.md"), "utf8");
  const files = await run("tar", ["tzf", packed.tarball]);
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, path = ""]) => path);
  expect(links).toContain("RECIPES.md");
  // That of the manual is replaced by a release, which knows its address.
  const lost = links.filter((path) => !files.includes(`package/${path}\n`));
  expect(lost).toEqual(["manual/Introduction.mdx"]);
});

test("UIK-08 publint finds nothing to say", async () => {
  const folder = join(apps.compiled.folder, "node_modules/@panel/ui");
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test("UIK-08 the types of every subpath resolve as the code does", async () => {
  const script = [...pnpm, "run", "check-types", packed.tarball, "--include-entrypoints"];
  const report = await run("npx", [...script, ...packed.subpaths]);
  for (const path of packed.subpaths) expect(report).toContain(`"@panel/ui/${path}"`);
});
