import type { GymkhanaStatistics, PlayReport } from "@panel/api-client/panel";

/** Figures as a table: what the screen shows, a file holds, and a screen reader reads. */
export interface FigureTable {
  title: string;
  head: readonly string[];
  /** Null for what would be of fewer than five people. */
  rows: readonly (readonly (string | number | null)[])[];
}

/** Words of the tables, by their keys below STATISTICS. */
export type Word = (key: TableWord) => string;
export type TableWord =
  | "uniqueUsers"
  | "men"
  | "women"
  | "completed"
  | "averageTime"
  | "visitedPoints"
  | "mainPoints"
  | "minigames"
  | "answers"
  | "earned"
  | "collected"
  | "newVisitors"
  | "plays"
  | "figure"
  | "value"
  | "before"
  | "allTime"
  | "further"
  | "from"
  | "point"
  | "reached"
  | "right"
  | "wrong"
  | "fromPoint"
  | "toPoint"
  | "walks"
  | "time"
  | "language"
  | "stops"
  | "questions"
  | "legs"
  | "languages"
  | "origins"
  | "origin"
  | "start";

/** The specified figures; times are in seconds, shares in percent. */
export function totalTable(total: GymkhanaStatistics, word: Word): FigureTable {
  return {
    title: word("allTime"),
    head: [word("figure"), word("value")],
    rows: [
      [word("uniqueUsers"), total.usrUniq],
      [`${word("men")} (%)`, total.malePerc],
      [`${word("women")} (%)`, total.femPerc],
      [word("completed"), total.exp],
      [`${word("averageTime")} (s)`, total.time],
      [word("visitedPoints"), total.mappoints],
      [word("mainPoints"), total.pref],
      [word("minigames"), total.games],
      [word("answers"), total.quizz],
      [word("earned"), total.rewEarn],
      [word("collected"), total.rewCol],
    ],
  };
}

/** The figures of a period, each with its label. */
const PERIOD_FIGURES = [
  ["plays", "plays"],
  ["visitors", "newVisitors"],
  ["completed", "completed"],
  ["seconds", "averageTime"],
  ["points", "visitedPoints"],
  ["answers", "answers"],
  ["mains", "mainPoints"],
  ["games", "minigames"],
  ["earned", "earned"],
  ["collected", "collected"],
] as const satisfies readonly (readonly [keyof PlayReport["figures"], TableWord])[];

/** Those that are seen first. */
export const HEADLINES = PERIOD_FIGURES.slice(0, 4);

export interface ReportNames {
  word: Word;
  /** The title of a point. */
  point(id: number): string;
  language(code: PlayReport["languages"][number]["language"]): string;
  origin(origin: "web" | "app"): string;
  /** Of what the report is: of a period, or the name of an event. */
  title: string;
  /** The title of the plays by day, week or month. */
  playsTitle: string;
}

function figureTable({ figures }: PlayReport, { word, title }: ReportNames): FigureTable {
  return {
    title,
    head: [word("figure"), word("value"), word("before")],
    rows: PERIOD_FIGURES.map(([name, label]) => [
      name === "seconds" ? `${word(label)} (s)` : word(label),
      figures[name].value,
      figures[name].before,
    ]),
  };
}

/** The figures that are not seen first. */
export function furtherTable(report: PlayReport, names: ReportNames): FigureTable {
  const { rows, ...table } = figureTable(report, names);
  return { ...table, title: names.word("further"), rows: rows.slice(HEADLINES.length) };
}

export function playsTable({ plays }: PlayReport, { word, playsTitle }: ReportNames): FigureTable {
  return {
    title: playsTitle,
    head: [word("from"), word("plays")],
    rows: plays.map(({ from, value }) => [from, value]),
  };
}

function stopsTable({ points }: PlayReport, { word, point }: ReportNames): FigureTable {
  return {
    title: word("stops"),
    head: [word("point"), word("reached")],
    rows: points.map(({ id, reached }) => [point(id), reached]),
  };
}

function questionsTable({ questions }: PlayReport, { word, point }: ReportNames): FigureTable {
  return {
    title: word("questions"),
    head: [word("point"), word("right"), word("wrong")],
    rows: questions.map((question) => [point(question.point), question.right, question.wrong]),
  };
}

export function legsTable({ legs }: PlayReport, { word, point }: ReportNames): FigureTable {
  return {
    title: word("legs"),
    head: [word("fromPoint"), word("toPoint"), word("walks"), `${word("time")} (s)`],
    rows: legs.map(({ from, to, walks, seconds }) => [
      from === 0 ? word("start") : point(from),
      point(to),
      walks,
      seconds,
    ]),
  };
}

export function languagesTable({ languages }: PlayReport, names: ReportNames): FigureTable {
  const { word } = names;
  return {
    title: word("languages"),
    head: [word("language"), word("plays")],
    rows: languages.map(({ language, plays }) => [names.language(language), plays]),
  };
}

export function originsTable({ origins = [] }: PlayReport, names: ReportNames): FigureTable {
  const { word } = names;
  return {
    title: word("origins"),
    head: [word("origin"), word("plays")],
    rows: origins.map(({ origin, plays }) => [names.origin(origin), plays]),
  };
}

/** Every table that is shown of a period. */
export function reportTables(report: PlayReport, names: ReportNames): FigureTable[] {
  return [
    figureTable,
    playsTable,
    stopsTable,
    questionsTable,
    legsTable,
    languagesTable,
    originsTable,
  ]
    .map((make) => make(report, names))
    .filter(({ rows }) => rows.length > 0);
}

/** All tables below each other, as rows of a file; what is not shown is empty. */
export function fileRows(tables: readonly FigureTable[]): (string | number)[][] {
  return tables.flatMap(({ title, head, rows }, index) => [
    ...(index === 0 ? [] : [[]]),
    [title],
    [...head],
    ...rows.map((row) => row.map((cell) => cell ?? "")),
  ]);
}
