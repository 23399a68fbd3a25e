/*
 * Writes dist/pages/<name>.html after the build: the built page with a public screen and its styles in it, drawn by the
 * same components that take it over in the browser. The server chooses among them (docs/decisions/0023).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import type { PrerenderedScreen } from "../src/first-paint/prerendered-screen.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

type Pages = Record<string, PrerenderedScreen[]>;

/** What the screens ask of a browser while they are drawn. */
function standInForBrowser(): void {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  });
}

async function drawScreens(): Promise<Pages> {
  standInForBrowser();
  const server = await createServer({
    root,
    configFile: false,
    mode: "production",
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
  });
  try {
    const { prerenderPublicScreens } = await server.ssrLoadModule("/src/first-paint/prerender.tsx");
    return (await prerenderPublicScreens((address: string, config: unknown) => {
      Object.assign(globalThis, {
        location: new URL(address, "http://panel.invalid"),
        fetch: async () => Response.json(config),
      });
    })) as Pages;
  } finally {
    await server.close();
  }
}

/** Replaces what has to be there exactly once. */
function replaceOnce(text: string, part: RegExp | string, by: (found: string) => string): string {
  const parts = text.match(typeof part === "string" ? part : new RegExp(part, "g")) ?? [];
  if (parts.length !== 1) throw new Error(`${parts.length} × ${part} in the built page`);
  return text.replace(part, by);
}

/** The page to put screens into: its styles are inline, and its scripts are named to the early script alone. */
interface Frame {
  page: string;
  /** Addresses of the scripts, first the one that imports the others. */
  scripts: string[];
}

function frame(): Frame {
  const built = readFileSync(join(dist, "index.html"), "utf8");
  const scripts: string[] = [];
  const scriptless = built.replace(
    /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g,
    (_tag, address: string) => {
      scripts.push(address);
      return "";
    },
  );
  if (scripts.length < 2) throw new Error("The built page has no scripts");
  const sheet = /<link rel="stylesheet" crossorigin href="([^"]+)">/;
  const page = replaceOnce(scriptless, sheet, (tag) => {
    const [, href = ""] = sheet.exec(tag) ?? [];
    // The link, which is not fetched, says that the sheet is there. Else code that comes later would load it again, behind
    // the panel's own sheet, whose classes for narrow windows would then lose.
    const there = `<link rel="stylesheet" disabled href="${href}">`;
    return `<style>${readFileSync(join(dist, href), "utf8").trim()}</style>${there}`;
  });
  return { page, scripts };
}

/** A page that shows its first language, and the others once the early script has chosen one of them. */
function pageOf(
  { page, scripts }: Frame,
  [first, ...others]: readonly PrerenderedScreen[],
): string {
  if (!first) throw new Error("No screen was drawn");
  const templates = others.map(
    ({ language, title, html }) =>
      `<template lang="${language}" title="${title}">${html}</template>`,
  );
  const marked = replaceOnce(page, /<html /, (tag) => `${tag}data-screen `);
  const titled = replaceOnce(
    marked,
    /<title>[^<]*<\/title>/,
    () => `<title>${first.title}</title>`,
  );
  return replaceOnce(titled, `<div id="root"></div>`, () =>
    [
      `<div id="root">${first.html}</div>`,
      ...templates,
      `<script>earlyPage.show(${JSON.stringify(scripts)})</script>`,
    ].join("\n    "),
  );
}

const screens = await drawScreens();
const built = frame();
mkdirSync(join(dist, "pages"), { recursive: true });
for (const [name, each] of Object.entries(screens)) {
  writeFileSync(join(dist, "pages", `${name}.html`), pageOf(built, each));
}
