import type { PlayReport } from "@panel/api-client/panel";
import { writeCsv } from "@panel/domain/csv";
import { expect, test } from "vitest";
import { fileRows, reportTables, totalTable } from "./tables.ts";

const figure = { value: 5, before: null };
const report: PlayReport = {
  period: 7,
  today: "2026-05-31",
  figures: {
    visitors: figure,
    plays: { value: 12, before: 8 },
    completed: figure,
    points: figure,
    seconds: figure,
    answers: figure,
    mains: figure,
    games: figure,
    earned: figure,
    collected: { value: null, before: null },
  },
  plays: [{ from: "2026-05-31", value: null }],
  points: [{ id: 1, reached: 12 }],
  questions: [],
  legs: [{ from: 0, to: 1, walks: 12, seconds: 60 }],
  languages: [{ language: "ca", plays: 12 }],
};
const names = {
  word: (key: string) => key,
  point: (id: number) => `=HYPERLINK(${id})`,
  language: (code: string) => code,
  origin: (origin: string) => origin,
  title: "in the period",
  playsTitle: "plays by day",
};

test("EXP-04 the file holds everything that is shown, and nothing where few people would be told", () => {
  const total = {
    usrUniq: 12,
    malePerc: null,
    femPerc: null,
    exp: 5,
    mappoints: 12,
    time: 90,
    quizz: 0,
    pref: 0,
    games: 0,
    rewEarn: 5,
    rewCol: null,
  };
  const file = writeCsv(fileRows([totalTable(total, names.word), ...reportTables(report, names)]));
  const lines = file.split("\r\n");
  expect(lines).toContain("uniqueUsers,12");
  expect(lines).toContain("men (%),");
  expect(lines).toContain("plays,12,8");
  expect(lines).toContain("collected,,");
  expect(lines).toContain("2026-05-31,");
  expect(lines).toContain("ca,12");
  expect(lines).not.toContain("questions");
});

test("EXP-04 each figure of a table stands under its own name", () => {
  const total = {
    usrUniq: 1,
    malePerc: 2,
    femPerc: 3,
    exp: 4,
    time: 5,
    mappoints: 6,
    pref: 7,
    games: 8,
    quizz: 9,
    rewEarn: 10,
    rewCol: 11,
  };
  expect(Object.fromEntries(totalTable(total, names.word).rows)).toEqual({
    uniqueUsers: 1,
    "men (%)": 2,
    "women (%)": 3,
    completed: 4,
    "averageTime (s)": 5,
    visitedPoints: 6,
    mainPoints: 7,
    minigames: 8,
    answers: 9,
    earned: 10,
    collected: 11,
  });
  const of = (value: number) => ({ value, before: value + 100 });
  const figures = {
    visitors: of(1),
    plays: of(2),
    completed: of(3),
    points: of(4),
    seconds: of(5),
    answers: of(6),
    mains: of(7),
    games: of(8),
    earned: of(9),
    collected: of(10),
  };
  const [period] = reportTables({ ...report, figures }, names);
  expect(period?.rows).toEqual([
    ["plays", 2, 102],
    ["newVisitors", 1, 101],
    ["completed", 3, 103],
    ["averageTime (s)", 5, 105],
    ["visitedPoints", 4, 104],
    ["answers", 6, 106],
    ["mainPoints", 7, 107],
    ["minigames", 8, 108],
    ["earned", 9, 109],
    ["collected", 10, 110],
  ]);
});

test("names of points run as no formula in a spreadsheet", () => {
  const file = writeCsv(fileRows(reportTables(report, names)));
  expect(file).toContain("'=HYPERLINK(1),12");
  expect(file).not.toMatch(/(^|,)=/m);
});
