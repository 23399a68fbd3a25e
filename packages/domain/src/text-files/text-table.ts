import { foldText } from "../fold-text.ts";
import { isBlank } from "../experience/fields.ts";
import {
  CONTENT_LANGUAGES,
  LANGUAGE,
  type ContentLanguage,
  type PerLanguage,
} from "../languages.ts";
import { SOURCE_LANGUAGE, type OutdatedSources, type RouteText } from "../texts/texts.ts";
import { offeredTexts, type Offer } from "./offered-texts.ts";
import {
  languageOfTag,
  textMark,
  UNITS_MAX,
  UnreadableTexts,
  type FileTexts,
  type FileUnit,
} from "./text-file.ts";

/** A cell of a written table. */
export interface TextCell {
  readonly text: string;
  /** What a translator has to do with it. */
  readonly state?: "untranslated" | "needsReview";
}

/** Titles of the columns, but for the one with the ids, which has the same in every language. */
export interface TableTitles {
  where: string;
  limit: string;
  notes: string;
  comments: string;
  /** Of a column with texts: begins with the language's tag. */
  languages: PerLanguage<string>;
}

export interface TableOut {
  experience: number;
  source: ContentLanguage;
  texts: readonly RouteText[];
  outdated: OutdatedSources;
  titles: TableTitles;
  wordsOf(text: RouteText): { where: string; limit: string; notes: string };
}

/** The texts that are missing in one of the other languages or have another source there, or all. */
export function offeredRows(
  texts: readonly RouteText[],
  { source, which, outdated }: { source: ContentLanguage; which: Offer; outdated: OutdatedSources },
): RouteText[] {
  const offered = new Set(
    CONTENT_LANGUAGES.filter((language) => language !== source).flatMap((target) =>
      offeredTexts(texts, { source, target, which, outdated }).map(({ text }) => text.id),
    ),
  );
  return texts.filter(({ id }) => offered.has(id));
}

const ID = "id";
/** Title of the column by which a table is known again. */
const CONTROL = "control";

/** A table of texts with a column for each language: the titles, and a row for each text. */
export function writeTable({
  experience,
  source,
  texts,
  outdated,
  titles,
  wordsOf,
}: TableOut): TextCell[][] {
  const targets = CONTENT_LANGUAGES.filter((language) => language !== source);
  const languages = [source, ...targets];
  const states = new Map(
    targets.flatMap((target) =>
      offeredTexts(texts, { source, target, which: "missing", outdated }).map(
        ({ text, state }) => [`${target} ${text.id}`, state] as const,
      ),
    ),
  );
  return [
    [
      ID,
      titles.where,
      titles.limit,
      ...languages.map((language) => titles.languages[language]),
      titles.notes,
      titles.comments,
      CONTROL,
    ].map((text) => ({ text })),
    ...texts.map((text): TextCell[] => {
      const { where, limit, notes } = wordsOf(text);
      const marks = targets.map(
        (language) => `${LANGUAGE[language].interface}:${textMark(text.values[language])}`,
      );
      return [
        { text: text.id },
        { text: where },
        { text: limit },
        ...languages.map((language): TextCell => {
          const state = states.get(`${language} ${text.id}`);
          const cell = { text: text.values[language] };
          return state && state !== "translated" ? { ...cell, state } : cell;
        }),
        { text: notes },
        { text: "" },
        { text: [experience, ...marks].join(" ") },
      ];
    }),
  ];
}

/** The column of each kind of value, by its index. */
interface Columns {
  id: number;
  comments: number;
  control: number;
  source: ContentLanguage;
  languages: ReadonlyMap<ContentLanguage, number>;
}

/** What a cell holds: a text, or what a sheet shows of a value; programs make days and numbers of texts that look like one. */
export type ReadCell = string | { readonly shown: string };
type ReadRow = readonly ReadCell[];

/** Rows among which the titles of the columns are looked for. */
const TITLES_WITHIN = 20;

/**
 * Reads tables of texts, such as the sheets of a workbook: each row is a unit for each language but the source. Columns and
 * rows may come in any order, and there may be others.
 * @throws UnreadableTexts where no table has a column for a language to translate into, and one for the ids or the source
 */
export function readTables(tables: readonly (readonly ReadRow[])[]): FileTexts {
  const units: FileUnit[] = [];
  const unread = new Set<string>();
  let isTable = false;
  for (const rows of tables) {
    const titles = rows.slice(0, TITLES_WITHIN).findIndex((row) => columnsOf(row) !== undefined);
    const columns = columnsOf(rows[titles] ?? []);
    if (!columns) continue;
    isTable = true;
    const below = rows.slice(titles + 1);
    for (const title of unreadTitles(rows[titles] ?? [], below, columns)) unread.add(title);
    for (const row of below) {
      if (row.every((cell) => isBlank(textOf(cell)))) continue;
      for (const unit of unitsOf(row, columns)) units.push({ index: units.length, ...unit });
      if (units.length > UNITS_MAX) throw new UnreadableTexts("tooMany", { most: UNITS_MAX });
    }
  }
  if (!isTable) throw new UnreadableTexts("columns");
  return { units, unread: [...unread] };
}

/** Columns of a written table that are there for translators to read. */
const TO_READ = /^(?:donde|on|where|limite?|limit|notas?|notes?)$/;

/** Titles of columns with something in them that is not read. */
function unreadTitles(titles: ReadRow, rows: readonly ReadRow[], columns: Columns): string[] {
  const read = new Set([
    columns.id,
    columns.comments,
    columns.control,
    ...columns.languages.values(),
  ]);
  return titles.map(textOf).filter((title, index) => {
    if (read.has(index) || isBlank(title) || TO_READ.test(foldText(title).trim())) return false;
    return rows.some((row) => !isBlank(textOf(row[index])));
  });
}

const textOf = (cell: ReadCell = "") => (typeof cell === "string" ? cell : cell.shown);

const isValue = (cell: ReadCell | undefined) => typeof cell === "object" && !isBlank(cell.shown);

function unitsOf(row: ReadRow, columns: Columns): Omit<FileUnit, "index">[] {
  const cell = (index: number | undefined) => textOf(row[index ?? -1]);
  const [experience = "", ...marks] = cell(columns.control).split(" ");
  const { source } = columns;
  return [...columns.languages]
    .filter(([language]) => language !== source)
    .map(([language, index]) => {
      const tag = LANGUAGE[language].interface;
      return {
        id: cell(columns.id).trim(),
        experience: /^[1-9]\d{0,9}$/.test(experience) ? Number(experience) : undefined,
        source: cell(columns.languages.get(source)),
        target: cell(index),
        sourceLanguage: LANGUAGE[source].interface,
        language: tag,
        state: undefined,
        mark: marks.find((mark) => mark.startsWith(`${tag}:`))?.slice(tag.length + 1),
        isPartial: false,
        isUneven: false,
        // How it was written is lost.
        ...(isValue(row[index]) ? { isValue: true as const } : {}),
        codes: [],
        notes: [cell(columns.comments).trim()].filter(Boolean),
      };
    });
}

/** The columns by their titles; undefined where these are none. */
function columnsOf(titles: ReadRow): Columns | undefined {
  const plain = titles.map((title) => foldText(textOf(title)).trim());
  const languages = new Map<ContentLanguage, number>();
  for (const [index, title] of plain.entries()) {
    const language = languageOfTitle(title);
    if (language && !languages.has(language)) languages.set(language, index);
  }
  const named = [...languages].find(([, index]) => /original|source/.test(plain[index] ?? ""));
  const columns: Columns = {
    id: plain.indexOf(ID),
    comments: plain.findIndex((title) => /^comm?ent/.test(title)),
    control: plain.indexOf(CONTROL),
    source: named?.[0] ?? SOURCE_LANGUAGE,
    languages,
  };
  const hasTarget = [...languages.keys()].some((language) => language !== columns.source);
  return hasTarget && (columns.id >= 0 || languages.has(columns.source)) ? columns : undefined;
}

/** How programs and people call the languages. */
const NAMES: Readonly<Record<string, ContentLanguage>> = {
  castellano: "cas",
  espanol: "cas",
  castella: "cas",
  spanish: "cas",
  catalan: "cat",
  catala: "cat",
  valenciano: "cat",
  valencia: "cat",
  valencian: "cat",
  ingles: "eng",
  angles: "eng",
  english: "eng",
};

/** What stands behind the name of a language to say which of its kinds is meant: `Inglés británico`. */
const KINDS =
  "britanic[oa]?|british|uk|gb|american[oa]?|america|us|eeuu|europe[oua]?|european|internacional|international|" +
  "latinoamerican[oa]?|latin american|neutr[oe]?|estandar|standard|oriental|occidental|central|" +
  "de espana|d espanya|of spain";
const OF_LANGUAGE = new RegExp(`^([\\p{L}\\d_@-]+)(?: (?:${KINDS}))?\\s*(?:$|[(*:[])`, "u");

function languageOfTitle(title: string): ContentLanguage | undefined {
  const [, first = ""] = OF_LANGUAGE.exec(title.slice(0, 200)) ?? [];
  return languageOfTag(first) ?? (Object.hasOwn(NAMES, first) ? NAMES[first] : undefined);
}
