import type { MailLanguage } from "../db/schema.ts";

/** What every mail is made of: a few sentences and one thing to do. */
export interface MailParts {
  language: MailLanguage;
  brand: string;
  subject: string;
  greeting: string;
  intro: string;
  button: string;
  link: string;
  note: string;
  linkBelow: string;
  footer: string;
}

/** The colours of the panel. Mail programs know no style sheets, so each tag carries its own. */
const INK = "#16181d";
const MUTED = "#565a63";
const PAPER = "#fafaf7";
const SURFACE = "#ffffff";
const LINE = "#e4e4de";
const LIME = "#c4ec04";
const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

export function plainMail(parts: MailParts): string {
  return [
    parts.greeting,
    parts.intro,
    `${parts.button}:\n${parts.link}`,
    parts.note,
    `--\n${parts.brand}\n${parts.footer}`,
  ].join("\n\n");
}

/** A page of tables, which is what every mail program can draw. */
export function htmlMail(given: MailParts): string {
  const parts = Object.fromEntries(
    Object.entries(given).map(([name, text]: [string, string]) => [name, escapeHtml(text)]),
  ) as unknown as MailParts;
  const paragraph = (text: string, colour = INK, size = 16): string =>
    `<p style="margin:0 0 16px;${FONT};font-size:${size}px;line-height:1.5;color:${colour}">${text}</p>`;
  return `<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${parts.subject}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${parts.intro}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;${FONT};font-size:16px;font-weight:700;color:${INK}">
<span style="display:inline-block;width:12px;height:12px;border-radius:6px;background:${LIME};border:1px solid ${INK}"></span>&nbsp; ${parts.brand}
</td></tr>
<tr><td style="background:${SURFACE};border:1px solid ${LINE};border-radius:10px;padding:32px">
<h1 style="margin:0 0 16px;${FONT};font-size:20px;line-height:1.3;color:${INK}">${parts.subject}</h1>
${paragraph(parts.greeting)}
${paragraph(parts.intro)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td style="background:${LIME};border-radius:10px"><a href="${parts.link}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;font-weight:600;color:${INK};text-decoration:none">${parts.button}</a></td>
</tr></table>
${paragraph(parts.note, MUTED, 14)}
${paragraph(`${parts.linkBelow}<br><a href="${parts.link}" style="color:${INK};word-break:break-all">${parts.link}</a>`, MUTED, 14)}
</td></tr>
<tr><td style="padding:16px 8px;${FONT};font-size:12px;line-height:1.5;color:${MUTED}">${parts.footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
