import type { InterfaceLanguage } from "@panel/domain/languages";
import { mailWords } from "@panel/i18n/mail";
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { escapeHtml } from "../../mail/layout.ts";
import { originOf } from "../../settings/settings.ts";

const FRAMES: ReadonlySet<unknown> = new Set(["iframe", "frame", "embed", "object"]);

/**
 * The origin of the web page that wants the chat in a frame, as far as the browser tells. Undefined where it
 * does not, where the page is of this origin, and where the chat is opened by itself.
 */
export function framingOrigin(headers: IncomingHttpHeaders): string | undefined {
  if (!FRAMES.has(headers["sec-fetch-dest"])) return undefined;
  if (headers["sec-fetch-site"] === "same-origin") return undefined;
  return originOf(headers.referer ?? "");
}

/** Whether `frame-ancestors` with these origins lets a page of this one through: http stands for https too. */
export const mayFrame = (allowed: readonly string[], origin: string): boolean =>
  allowed.includes(origin) || allowed.includes(origin.replace(/^https:/, "http:"));

const style = `html{font:1rem/1.5 system-ui,sans-serif}
body{display:grid;place-content:center;gap:.75rem;box-sizing:border-box;min-height:100dvh;margin:0;padding:3.5rem 1.5rem;text-align:center}
p{max-width:24rem;margin:0;overflow-wrap:anywhere}
h1{max-width:24rem;margin:0;font-size:1rem;font-weight:600}`;

/** The frame has the focus, so that nobody but it hears the key. */
const script = `addEventListener("keydown",({key})=>{if(key==="Escape")parent.postMessage("explorar-chat-close","*")})`;

const hashOf = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Any page may frame what has nothing of the bot. */
export const refusedPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

export interface Refused {
  /** Of the page that may not show the chat. */
  origin: string;
  language: InterfaceLanguage;
  /** As in the address of the chat: light, dark, or else the visitor's. */
  theme: string | undefined;
}

/** What stands in place of the chat on a page that may not show it. */
export function refusedPage({ origin, language, theme }: Refused): string {
  const t = mailWords(language);
  const scheme = theme === "light" || theme === "dark" ? theme : "light dark";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="robots" content="noindex">
<title>${escapeHtml(t("CHAT_REFUSED.title"))}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(t("CHAT_REFUSED.title"))}</h1>
<p>${escapeHtml(t("CHAT_REFUSED.text", { origin }))}</p>
<script>${script}</script>
</body>
</html>
`;
}
