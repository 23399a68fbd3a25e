import i18next from "i18next";
import { describe, expect, test } from "vitest";
import caCheck from "./ca/check.ts";
import caEventPaper from "./ca/event-paper.ts";
import caWords from "./ca/index.ts";
import caLotteryPage from "./ca/lottery-page.ts";
import caModelPage from "./ca/model-page.ts";
import caPlayer from "./ca/player.ts";
import caPoster from "./ca/poster.ts";
import caTeamPage from "./ca/team-page.ts";
import caWidget from "./ca/widget.ts";
import enCheck from "./en/check.ts";
import enEventPaper from "./en/event-paper.ts";
import enWords from "./en/index.ts";
import enLotteryPage from "./en/lottery-page.ts";
import enModelPage from "./en/model-page.ts";
import enPlayer from "./en/player.ts";
import enPoster from "./en/poster.ts";
import enTeamPage from "./en/team-page.ts";
import enWidget from "./en/widget.ts";
import esCheck from "./es/check.ts";
import esEventPaper from "./es/event-paper.ts";
import esWords from "./es/index.ts";
import esLotteryPage from "./es/lottery-page.ts";
import esModelPage from "./es/model-page.ts";
import esPlayer from "./es/player.ts";
import esPoster from "./es/poster.ts";
import esTeamPage from "./es/team-page.ts";
import esWidget from "./es/widget.ts";
import { loadCheckWords } from "./check.ts";
import { changeWords, startWords } from "./index.ts";
import { mailWords } from "./mail.ts";
import { widgetWords } from "./widget.ts";

const ca = {
  ...caWords,
  WIDGET: caWidget,
  PLAYER: caPlayer,
  MODEL_PAGE: caModelPage,
  LOTTERY_PAGE: caLotteryPage,
  POSTER_PAGE: caPoster,
  EVENT_PAPER: caEventPaper,
  TEAM_PAGE: caTeamPage,
  ...caCheck,
};
const en = {
  ...enWords,
  WIDGET: enWidget,
  PLAYER: enPlayer,
  MODEL_PAGE: enModelPage,
  LOTTERY_PAGE: enLotteryPage,
  POSTER_PAGE: enPoster,
  EVENT_PAPER: enEventPaper,
  TEAM_PAGE: enTeamPage,
  ...enCheck,
};
const es = {
  ...esWords,
  WIDGET: esWidget,
  PLAYER: esPlayer,
  MODEL_PAGE: esModelPage,
  LOTTERY_PAGE: esLotteryPage,
  POSTER_PAGE: esPoster,
  EVENT_PAPER: esEventPaper,
  TEAM_PAGE: esTeamPage,
  ...esCheck,
};

function leaves(words: object, path = ""): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? leaves(value, `${path}${key}.`)
      : [[`${path}${key}`, String(value)]],
  );
}

const byText = (a: string, b: string) => a.localeCompare(b);
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => String(match[1])).toSorted(byText);
const spanish = new Map(leaves(es));

test.each([
  ["Spanish", es, ["Activa", "Inactiva", "Activo", "Pendiente"]],
  ["English", en, ["Active", "Inactive", "Active", "Pending"]],
  ["Catalan", ca, ["Activa", "Inactiva", "Actiu", "Pendent"]],
] as const)("%s names the states of experiences and users", (_name, words, states) => {
  const { EXPERIENCES, USERS } = words;
  const named = [EXPERIENCES.stateActive, EXPERIENCES.stateInactive, USERS.active, USERS.pending];
  expect(named).toEqual(states);
});

describe.each([
  ["English", en],
  ["Catalan", ca],
])("%s", (_name, words) => {
  const texts = new Map(leaves(words));

  test("SES-13 has the keys of Spanish, each with a text", () => {
    expect([...texts.keys()].toSorted(byText)).toEqual([...spanish.keys()].toSorted(byText));
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("SES-13 takes the same values in each text", () => {
    const differing = [...texts].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(spanish.get(key) ?? "").join(),
    );
    expect(differing).toEqual([]);
  });
});

test("SES-13 Catalan writes the middle dot of l·l, never a full stop in its place", () => {
  expect(leaves(ca).filter(([, text]) => /l\.l/.test(text))).toEqual([]);
});

test("SES-13 Catalan and English write the typographic apostrophe", () => {
  expect([...leaves(ca), ...leaves(en)].filter(([, text]) => text.includes("'"))).toEqual([]);
});

test.each([
  ["Spanish", es, /ç|l·l|\b(amb|els|dels|aquesta?|the|and|with|usted(es)?)\b/iu],
  ["Catalan", ca, /[ñ¿¡]|ción|(?<![\p{L}’-])(y|con|los|las|sin|más|the|and|with|vés)(?!\p{L})/iu],
  ["English", en, /[ñ¿¡çàó]|\b(los|las|del|amb|els)\b/iu],
])("SES-13 %s holds no word of another language", (_name, words, other) => {
  const found = leaves(words).filter(([, text]) => other.test(text));
  // Each language of the interface has its own name.
  expect(found.filter(([key]) => !key.startsWith("LANGUAGES."))).toEqual([]);
});

/** Titles, labels and names that begin like an infinitive. */
const NO_ACTIONS =
  /^(HELP_PAGES\.titles|EXPERIENCE_FIELDS|MODEL\.problems|EVENT_PAPER)\.|^(Explorar|Twitter)/;

test("SES-13 Catalan gives an action as an order where Spanish gives an infinitive", () => {
  const infinitives = leaves(ca).filter(([key, text]) => {
    if (NO_ACTIONS.test(key) || NO_ACTIONS.test(text)) return false;
    const isAction = /^\p{Lu}\p{L}+[aei]r(l[aeo]s?)?(?!\p{L})/u.test(spanish.get(key) ?? "");
    return isAction && /^\p{Lu}\p{L}*([aeií]r|ndre|ure)(?!\p{L})/u.test(text);
  });
  expect(infinitives).toEqual([]);
});

test("SES-13 Catalan puts no name of a person or a device after “de”, which some would shorten", () => {
  const after = leaves(ca).filter(([, text]) => /\bde \{\{(name|device|parent)\}\}/.test(text));
  expect(after).toEqual([]);
});

/** These are said of several things only, or alike of one. */
const ONE_FORM = [
  "ERRORS.csvTooLong",
  "EXCHANGE.tooMany",
  "EXCHANGE.fieldsMatched",
  "LIBRARY.chosenMost",
  "ASSET_UPLOAD.whichModelText",
  "STATISTICS.largestDrop",
  "MAP.spread",
  "WIDGET.charactersOf",
  "PLAYER.charactersOf",
  "PLAYER.spread",
];

test("SES-13 what is counted has a singular and a plural", () => {
  const counted = [...spanish].filter(([, text]) => text.includes("{{count}} "));
  const single = counted.map(([key]) => key).filter((key) => !/_(one|other)$/.test(key));
  expect(single.toSorted(byText)).toEqual(ONE_FORM.toSorted(byText));
});

/** Of a machine, which no copy on a device is. */
const withoutDrafts = ([key, text]: [string, string]): [string, string] => [
  key,
  /^DRAFTS\.|\btext-drafts$/.test(key)
    ? text.replace(/\b(?:es)?borra(?:dor(?:es)?|nys?)\b/giu, "")
    : text,
];

/** The words that docs/glossary.md replaces by others. */
test.each([
  [
    "Spanish",
    es,
    /\bempresa|\b(super-)?admins?\b|no elegir nada|elegir tod|filas? elegid|\bborrador|\bborra(r[áa]n?|do)?s?\b(?! la búsqueda| el punto)|\breemplaz|\bespañol/iu,
  ],
  [
    "Catalan",
    ca,
    /\bempresa|\b(super-)?admins?\b|\bchatbot|espanyol|files? triad|\besborrany|\besborra(r|ran?|ts?)?\b(?! la cerca)|\btauler|\btestimoni|si us plau|\bvostè|\bvosaltres|\bseleccioneu|\bcopieu|\bdescarregar?\b|\breempla[cç]|ningú (?!no\b|més\b)\p{L}/iu,
  ],
  ["English", en, /\bcompany\b|deselect|e-mail/iu],
])("SES-13 %s keeps to the glossary", (_name, words, other) => {
  const found = leaves(words)
    .map(withoutDrafts)
    .filter(([, text]) => other.test(text));
  expect(found.filter(([key]) => !key.startsWith("LANGUAGES."))).toEqual([]);
});

test("SES-13 a figure and its unit stay in one line", () => {
  const all = [...leaves(es), ...leaves(ca), ...leaves(en)];
  expect(
    all.filter(([, text]) => /(?:\d|\}\}) (?:[kKM]B|px|k?m|s|min)(?!\p{L})/u.test(text)),
  ).toEqual([]);
});

test("SES-13 no word says a part of itself twice", () => {
  const all = [...leaves(es), ...leaves(ca), ...leaves(en)];
  expect(all.filter(([, text]) => /(\p{L}{5,})\1/u.test(text))).toEqual([]);
});

test("SES-13 the chat's words choose between singular and plural, and fill in values once", () => {
  const translate = widgetWords("ca");
  expect(translate("throttledWait", { count: 1 })).toContain("d’aquí a 1 segon.");
  expect(translate("throttledWait", { count: 2 })).toContain("d’aquí a 2 segons.");
  expect(translate("greeting", { name: "$& {{name}}" })).toBe("Hola, soc $& {{name}}");
});

test("the words of the check load in one language, with the labels of fields", async () => {
  const translate = await loadCheckWords("en");
  expect(translate("CHECK.untitled", { number: 3 })).toBe("Point 3");
  expect(translate("POINT_FIELDS.isFinal")).toBe("It is the final point of the experience");
});

test.each([
  ["es", "1234", "12.345", "2,5"],
  ["ca", "1.234", "12.345", "2,5"],
  ["en", "1,234", "12,345", "2.5"],
] as const)(
  "SES-13 each part of the words writes numbers as %s does, but a year",
  async (language, four, five, half) => {
    const { t } = i18next.isInitialized ? i18next : await startWords(language);
    await changeWords(language);
    expect(t("GENERIC.charactersLeft", { count: 1234 })).toContain(`${four} `);
    expect(t("GENERIC.pageOf", { page: 2.5, total: 12_345 })).toMatch(
      new RegExp(`^${half} .* ${five}$`),
    );
    expect(t("NAV.rights", { year: 2026 })).toBe("© 2026 Explorar");
    expect(mailWords(language)("MAIL.recoveryNote", { minutes: 12_345 })).toContain(`${five} `);
    expect(widgetWords(language)("throttledWait", { count: 12_345 })).toContain(`${five} `);
    const check = await loadCheckWords(language);
    expect(check("CHECK.untitled", { number: 12_345 })).toContain(` ${five}`);
  },
);
