import { dateLocale } from "@panel/domain/languages";
import type { FastifyInstance } from "fastify";
import { randomBytes } from "node:crypto";
import type { Email } from "postal-mime";
import { mailWords, type MailWords } from "@panel/i18n/mail";
import { brandMark, panelFont } from "../plain-page.ts";
import { callerLanguage } from "../http/language.ts";
import { escapeHtml } from "../mail/layout.ts";
import { readOutbox } from "../mail/outbox.ts";
import { outboxFolder } from "../mail/mailer.ts";
import type { Db } from "../db/connection.ts";
import type { Settings } from "../settings/settings.ts";
import { outboxStyle } from "./outbox-style.ts";

export const OUTBOX_PATH = "/demo/outbox";
const MAILS_SHOWN = 50;

/**
 * The page that shows what would have been mailed; there is none outside of demo mode. Who opens it first has the mails of the
 * past days written.
 * @param baseUrl where people reach the panel
 */
export function registerDemoOutbox(
  app: FastifyInstance,
  settings: Settings,
  db: Db,
  baseUrl: () => string,
): void {
  const folder = outboxFolder(settings);
  const font = panelFont(settings.panelDir);
  let past: Promise<void> | undefined;
  app.get(OUTBOX_PATH, async (request, reply) => {
    const language = callerLanguage(request);
    if (!settings.smtpUrl) {
      // Loaded with its first reader: it brings what composes mails.
      past ??= import("./outbox-mails.ts").then(({ writePastMails }) =>
        writePastMails(db, { folder, from: settings.mailFrom, baseUrl: baseUrl() }),
      );
      // One that has failed is tried again by the next reader.
      await past.catch((error: unknown) => {
        past = undefined;
        throw error;
      });
    }
    const files = await readOutbox(folder, MAILS_SHOWN);
    const { default: PostalMime } = await import("postal-mime");
    const mails = await Promise.all(files.map((file) => PostalMime.parse(file)));
    const nonce = randomBytes(16).toString("base64");
    return reply
      .header("cache-control", "no-store")
      .header("content-security-policy", policy(nonce))
      .type("text/html; charset=utf-8")
      .send(page(mails, language, mailWords(language), { nonce, font }));
  });
}

/** No script at all; mails are drawn in frames of their own, which come with no address. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    // Mails carry their looks in style attributes.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    // The icon of the page, which Firefox asks for under its policy.
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function page(
  mails: readonly Email[],
  language: string,
  t: MailWords,
  { nonce, font }: { nonce: string; font: string },
): string {
  const title = escapeHtml(t("OUTBOX.title"));
  const list = mails.map((mail, index) => mailEntry(mail, index === 0, language, t)).join("\n");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title} · ${escapeHtml(t("GENERIC.appName"))}</title>
<style nonce="${nonce}">${font}${outboxStyle}</style>
</head>
<body>
<header>
<a class="brand" href="/">${brandMark}${escapeHtml(t("GENERIC.appName"))}</a>
<nav><a href="${OUTBOX_PATH}">${escapeHtml(t("OUTBOX.reload"))}</a>
<a href="/login">${escapeHtml(t("OUTBOX.back"))}</a></nav>
</header>
<main>
<h1>${title}</h1>
<p class="intro">${escapeHtml(t("OUTBOX.text"))}</p>
${list || emptyState(t)}
</main>
</body>
</html>
`;
}

function mailEntry(mail: Email, open: boolean, language: string, t: MailWords): string {
  const subject = mail.subject ?? "";
  const recipient = mail.to?.map((to) => to.address ?? "").join(", ") ?? "";
  const sender = mail.from?.address ?? "";
  const at = new Date(mail.date ?? 0);
  const time = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: "medium",
    timeStyle: "medium",
  });
  return `<details class="mail" name="mail"${open ? " open" : ""}>
<summary><span class="subject">${escapeHtml(subject)}</span>
<span class="to">${escapeHtml(t("OUTBOX.to", { recipient }))}</span>
<time datetime="${at.toISOString()}">${escapeHtml(time.format(at))}</time></summary>
<p class="from">${escapeHtml(t("OUTBOX.from", { sender }))}</p>
<iframe title="${escapeHtml(t("OUTBOX.message", { subject }))}" referrerpolicy="no-referrer"
 sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed(mail.html ?? ""))}"></iframe>
<details class="plain"><summary>${escapeHtml(t("OUTBOX.plain"))}</summary>
<pre>${escapeHtml(mail.text ?? "")}</pre></details>
</details>`;
}

/** Links of the mail open in place of the page, not inside of the frame. */
function framed(html: string): string {
  return html.replace("<head>", '<head><base target="_top">');
}

function emptyState(t: MailWords): string {
  return `<div class="empty"><h2>${escapeHtml(t("OUTBOX.emptyTitle"))}</h2>
<p>${escapeHtml(t("OUTBOX.emptyText"))}</p></div>`;
}
