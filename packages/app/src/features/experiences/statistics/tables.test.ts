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

test("names of points run as no formula in a spreadsheet", () => {
  const file = writeCsv(fileRows(reportTables(report, names)));
  expect(file).toContain("'=HYPERLINK(1),12");
  expect(file).not.toMatch(/(^|,)=/m);
});
