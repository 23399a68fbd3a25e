import { mailWords } from "@panel/i18n/mail";
import type { FastifyReply } from "fastify";
import { createHash } from "node:crypto";
import { errorHeaders, statusOf } from "./error-status.ts";
import type { AppError } from "../app-error.ts";
import { escapeHtml } from "../mail/layout.ts";
import { callerLanguage } from "./language.ts";

const style = `:root{color-scheme:light dark}
body{display:grid;box-sizing:border-box;min-height:100dvh;margin:0;padding:24px;place-content:center;justify-items:center;text-align:center;font:16px/1.5 system-ui,sans-serif}
h1{max-width:28rem;margin:0 0 8px;font-size:20px;line-height:1.3}
p{max-width:28rem;margin:0 0 16px}
a{color:inherit;padding:10px 0}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Answers a browser that opened an address with a page that says why nothing is shown there, in the caller's language, with the
 * status of the error.
 */
export function sendRefusalPage(reply: FastifyReply, error: AppError): FastifyReply {
  const { request } = reply;
  const language = callerLanguage(request);
  const t = mailWords(language);
  const status = statusOf(error);
  const isGone = status === 404 || status === 400;
  const title = escapeHtml(t(isGone ? "NO_PAGE.goneTitle" : "NO_PAGE.failedTitle"));
  const text = escapeHtml(t(isGone ? "NO_PAGE.goneText" : "NO_PAGE.failedText"));
  return reply
    .code(status)
    .headers({
      ...errorHeaders(error),
      "cache-control": "no-store",
      vary: "accept, accept-language",
      "content-security-policy": policy,
      "x-robots-tag": "noindex",
    })
    .type("text/html; charset=utf-8").send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${escapeHtml(t("NO_PAGE.home"))}</a></p>
</main>
</body>
</html>
`);
}
