import { dayText } from "@panel/domain/calendar";
import { dateLocale, INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { LOTTERY_PATH, lotteryPath } from "@panel/domain/lottery/address";
import { DRAW_PROOFS, localDay, type DrawProof, type DrawRecord } from "@panel/domain/lottery/draw";
import { lotteryPageWords, type LotteryPageTranslate } from "@panel/i18n/lottery-page";
import { PAGE_LANGUAGES } from "@panel/i18n/page-words";
import { escapeHtml } from "../mail/layout.ts";
import type { PublicLottery } from "./lotteries.ts";
import { brandMark } from "../plain-page.ts";
import { lotteryPageStyle } from "./lottery-page-style.ts";

/** Numbers that the page itself shows; of more, the record has them. */
const SHOWN = 2000;

export interface LotteryPage {
  code: string;
  language: InterfaceLanguage;
  /** Of the one style element. */
  nonce: string;
  /** A style; see `panelFont`. */
  font: string;
  /** Undefined where there is no such draw. */
  lottery: PublicLottery | undefined;
  now: number;
}

const STEPS = {
  seed: "stepSeed",
  days: "stepDays",
  entries: "stepEntries",
  winner: "stepWinner",
} as const satisfies Record<DrawProof, string>;

/** The public page of a draw: before it, what is promised; after it, all that it takes to repeat it. */
export function lotteryPage({ code, language, nonce, font, lottery, now }: LotteryPage): string {
  const t = lotteryPageWords(language);
  const name = lottery ? nameIn(lottery, language) : t("notFoundTitle");
  const title = escapeHtml(lottery ? `${t("kicker")}: ${name}` : name);
  const links = INTERFACE_LANGUAGES.map((other) => {
    const current = other === language ? ' aria-current="true"' : "";
    return `<a href="?lang=${other}" lang="${other}"${current}>${PAGE_LANGUAGES[other]}</a>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${font}${lotteryPageStyle}</style>
</head>
<body>
<header><span class="brand">${brandMark}Explorar</span><nav>${links.join("")}</nav></header>
<main>
${lottery ? `<p class="kicker">${escapeHtml(t("kicker"))}</p>` : ""}
<h1>${escapeHtml(name)}</h1>
${lottery ? content(lottery, { code, language, now, t }) : `<p>${escapeHtml(t("notFoundText"))}</p>`}
</main>
${lottery?.record ? `<script type="module" src="${LOTTERY_PATH}/repeat.js"></script>` : ""}
</body>
</html>
`;
}

interface Told {
  code: string;
  language: InterfaceLanguage;
  now: number;
  t: LotteryPageTranslate;
}

function content(lottery: PublicLottery, told: Told): string {
  const { day, timeZone, commitment, committedAt, record } = lottery;
  const { t, language, now } = told;
  const when = `${escapeHtml(dayText(language, day))}<br><span class="muted">${escapeHtml(record ? timeZone : t("noon", { zone: timeZone }))}</span>`;
  const entries: [string, string][] = [[t("day"), when]];
  if (commitment !== null && committedAt !== null) {
    const at = escapeHtml(t("published", { at: moment(committedAt, timeZone, language) }));
    entries.push([
      t("commitment"),
      `<code>${commitment}</code><br><span class="muted">${at}</span>`,
    ]);
  }
  if (record) entries.push([t("seed"), `<code>${escapeHtml(record.seed)}</code>`]);
  const list = entries.map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${text}</dd>`);
  const facts = `<dl>${list.join("")}</dl>`;
  if (record) return `${winner(record, told)}${facts}${proof(record, told)}`;
  const isAhead = localDay(now, timeZone) < day;
  const promise = commitment === null ? (isAhead ? "preparing" : "noPromise") : "waiting";
  return `${facts}<p>${escapeHtml(t(promise))}</p>`;
}

function winner({ winner: number, drawnAt, timeZone }: DrawRecord, { t, language }: Told): string {
  const at = escapeHtml(t("drawnAt", { at: moment(drawnAt, timeZone, language) }));
  if (number === null)
    return `<p>${escapeHtml(t("noWinner"))} <span class="muted">${at}</span></p>`;
  return `<div class="winner"><p>${escapeHtml(t("winner"))}</p><strong>${escapeHtml(number)}</strong></div><p class="muted">${at}</p>`;
}

/** All that took part, each step, and how to repeat it: here, or without this page. */
function proof({ entries }: DrawRecord, { code, t }: Told): string {
  const path = `${lotteryPath(code)}/record.json`;
  const numbers =
    entries.length > SHOWN
      ? `<p>${escapeHtml(t("tooMany"))}</p>`
      : `<ol>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join("")}</ol>`;
  const steps = DRAW_PROOFS.map(
    (step) => `<li>${escapeHtml(t(STEPS[step]))} <span data-step="${step}"></span></li>`,
  );
  const said = {
    record: path,
    holds: t("holds"),
    fails: t("fails"),
    all: t("allHold"),
    some: t("someFail"),
    unable: t("unable"),
  };
  const data = Object.entries(said).map(([name, text]) => `data-${name}="${escapeHtml(text)}"`);
  return `<p>${escapeHtml(t("numbers"))}</p>
<details><summary>${escapeHtml(t("entries", { count: entries.length }))}</summary>${numbers}</details>
<h2>${escapeHtml(t("steps"))}</h2>
<ol class="steps">${steps.join("")}</ol>
<button type="button" hidden ${data.join(" ")}>${escapeHtml(t("repeat"))}</button>
<p role="status"></p>
<p class="muted">${escapeHtml(t("repeatHint"))}</p>
<p><a href="${path}" download>${escapeHtml(t("download"))}</a></p>
<p>${escapeHtml(t("command"))}</p>
<pre>node packages/server/src/cli.js verify-draw record.json</pre>`;
}

const moment = (at: string, timeZone: string, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone,
  }).format(new Date(at));

function nameIn({ name }: PublicLottery, language: InterfaceLanguage): string {
  const own = { es: name.cas, ca: name.cat, en: name.eng }[language];
  return own || name.cas || name.cat || name.eng;
}
