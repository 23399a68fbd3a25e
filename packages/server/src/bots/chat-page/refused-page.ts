import type { InterfaceLanguage } from "@panel/domain/languages";
import { mailWords } from "@panel/i18n/mail";
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { escapeHtml } from "../../mail/layout.ts";
import { originOf } from "../../settings/variables.ts";

/** Destinations of requests that a browser makes for a frame. */
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

/** Whether another web page wants the chat in a frame and has the browser not tell which, by `no-referrer`. */
export function isNameless(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  const isOther = site === "cross-site" || site === "same-site";
  return isOther && FRAMES.has(headers["sec-fetch-dest"]) && !originOf(headers.referer ?? "");
}

/** Whether `frame-ancestors` with these origins lets a page of this one through: http stands for https too. */
export const mayFrame = (allowed: readonly string[], origin: string): boolean =>
  allowed.includes(origin) || allowed.includes(origin.replace(/^https:/, "http:"));

const style = `html{font:1rem/1.5 system-ui,sans-serif}
body,main:not([hidden]){display:grid;place-content:center;gap:.75rem}
body{box-sizing:border-box;min-height:100dvh;margin:0;padding:3.5rem 1.5rem;text-align:center}
p{max-width:24rem;margin:0;overflow-wrap:anywhere}
h1{max-width:24rem;margin:0;font-size:1rem;font-weight:600}`;

/** The frame has the focus, so that nobody but it hears the key. */
const script = `addEventListener("keydown",({key})=>{if(key==="Escape")parent.postMessage("explorar-chat-close","*")})`;

const hashOf = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** A policy under which any page may frame what has nothing of the bot. */
const openPolicy = (code: string, css: string, ...more: string[]): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(code)}`,
    `style-src ${hashOf(css)}`,
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");

export const refusedPolicy = openPolicy(script, style);

interface PageLooks {
  language: InterfaceLanguage;
  /** As in the address of the chat: light, dark, or else the visitor's. */
  theme: string | undefined;
}

export interface Refused extends PageLooks {
  /** Of the page that may not show the chat. */
  origin: string;
}

/** What stands in place of the chat on a page that may not show it. */
export function refusedPage({ origin, ...looks }: Refused): string {
  const t = mailWords(looks.language);
  const text = escapeHtml(t("CHAT_REFUSED.text", { origin }));
  return pageOf(
    looks,
    style,
    script,
    `<h1>${escapeHtml(t("CHAT_REFUSED.title"))}</h1><p>${text}</p>`,
  );
}

const shellStyle = `${style}
iframe{position:fixed;inset:0;width:100%;height:100%;border:0}`;

/** A frame that the browser refuses shows a page of the browser's, into which nobody can look. */
const shellScript = `const frame=document.querySelector("iframe");
const look=()=>{try{if(frame.contentDocument)return}catch{}frame.remove();document.querySelector("main").hidden=false};
frame.addEventListener("load",look);
addEventListener("message",({source,data})=>{if(source===frame.contentWindow)parent.postMessage(data,"*")});
${script}
frame.src=location.href`;

export const shellPolicy = openPolicy(shellScript, shellStyle, "frame-src 'self'");

/**
 * The chat in a frame of its own, for a page that does not say which it is: the browser, which knows it, shows the inner frame
 * or not, and a sentence takes the place of its refusal.
 */
export function shellPage(looks: PageLooks): string {
  const t = mailWords(looks.language);
  const title = escapeHtml(t("CHAT_REFUSED.title"));
  const text = escapeHtml(t("CHAT_REFUSED.nameless"));
  return pageOf(
    looks,
    shellStyle,
    shellScript,
    `<iframe title="Chat" allow="clipboard-write"></iframe><main hidden><h1>${title}</h1><p>${text}</p></main>`,
  );
}

function pageOf({ language, theme }: PageLooks, css: string, code: string, body: string): string {
  const title = escapeHtml(mailWords(language)("CHAT_REFUSED.title"));
  const scheme = theme === "light" || theme === "dark" ? theme : "light dark";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${css}</style>
</head>
<body>
${body}
<script>${code}</script>
</body>
</html>
`;
}
