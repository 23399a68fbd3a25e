import { expect, test } from "vitest";
import {
  hasMonthFirst,
  shownDay,
  shownDayTime,
  writtenDay,
  writtenDayTime,
  writtenTime,
} from "./written.ts";

test.each([
  ["1/3/27", "2027-03-01"],
  ["01-03-2027", "2027-03-01"],
  ["1.3.2027", "2027-03-01"],
  ["24/12/2026", "2026-12-24"],
  ["2026-12-24", "2026-12-24"],
  ["2026/12/24", "2026-12-24"],
  ["2026-12-24T10:30:00.000Z", "2026-12-24"],
  ["24/12/2026 10:30", "2026-12-24"],
  ["24 dic 2026", "2026-12-24"],
  ["24 de diciembre de 2026", "2026-12-24"],
  ["jueves, 24 de diciembre de 2026", "2026-12-24"],
  ["24 de desembre del 2026", "2026-12-24"],
  ["1r de març de 2027", "2027-03-01"],
  ["martes, 2 de marzo de 2027", "2027-03-02"],
  ["2 d\u2019abril del 2027", "2027-04-02"],
  ["December 24, 2026", "2026-12-24"],
  ["24th Dec 2026", "2026-12-24"],
  ["１／３／２７", "2027-03-01"],
  ["٢٤/١٢/٢٠٢٦", "2026-12-24"],
  ["24\u200F/12\u200F/2026", "2026-12-24"],
  ["31/2/2027", "2027-02-31"],
  ["29/2/2027", "2027-02-29"],
  ["12/24/2026", "2026-12-24"],
])("a day is read as it is written: %j", (text, day) => {
  expect(writtenDay(text, false)).toBe(day);
});

test("in a locale with the month first, numbers alone have it first", () => {
  expect([hasMonthFirst("en-US"), hasMonthFirst("es"), hasMonthFirst("ca")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(writtenDay("3/1/27", true)).toBe("2027-03-01");
  expect(writtenDay("24/12/2026", true)).toBe("2026-12-24");
});

test.each(["", "mañana", "12", "1/3", "41.40338, 2.17403", "24 de 2026", "1/2/3/4"])(
  "%j is no day",
  (text) => {
    expect(writtenDay(text, false)).toBeUndefined();
  },
);

test.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9:30", "09:30"],
  ["9.30 h", "09:30"],
  ["9h30", "09:30"],
  ["21:30", "21:30"],
  ["21:30:00", "21:30"],
  ["9:30 pm", "21:30"],
  ["12 a. m.", "00:00"],
  ["9 horas", "09:00"],
  ["25:00", "25:00"],
])("a time is read as it is written: %j", (text, time) => {
  expect(writtenTime(text)).toBe(time);
});

test.each(["", "tarde", "9:3", "12345"])("%j is no time", (text) => {
  expect(writtenTime(text)).toBeUndefined();
});

test("a day that does not exist is shown in the locale's order", () => {
  expect([
    shownDay("2027-02-31", false),
    shownDay("2027-02-31", true),
    shownDay("x", false),
  ]).toEqual(["31/2/2027", "2/31/2027", "x"]);
});

test.each([
  ["24/12/2026 10:30", "2026-12-24T10:30"],
  ["2026-12-24T10:30", "2026-12-24T10:30"],
  ["2026-12-24 10:30:15", "2026-12-24T10:30"],
  ["2026-12-24T10:30:15.250", "2026-12-24T10:30"],
  ["24 dic 2026, 9 h", "2026-12-24T09:00"],
  ["24 de diciembre de 2026, a las 9:05", "2026-12-24T09:05"],
  ["24 de desembre del 2026 a les 21.30 h", "2026-12-24T21:30"],
  ["December 24, 2026 at 9:30 pm", "2026-12-24T21:30"],
  ["1/3/27 930", "2027-03-01T09:30"],
  ["٢٤/١٢/٢٠٢٦ ١٠:٣٠", "2026-12-24T10:30"],
  ["31/2/2027 10:30", "2027-02-31T10:30"],
  ["24/12/2026 25:00", "2026-12-24T25:00"],
  ["24 de diciembre de 2026", "2026-12-24"],
])("UIK-08 a day with its time is read as they are written: %j", (text, moment) => {
  expect(writtenDayTime(text, false)).toBe(moment);
});

test.each(["", "10:30", "mañana a las 9", "2026-12-24T10:30Z", "2026-12-24 10:30:00 +02:00"])(
  "%j is no day with its time",
  (text) => {
    expect(writtenDayTime(text, false)).toBeUndefined();
  },
);

test("a day with its time that do not exist are shown in the locale's order", () => {
  expect([
    shownDayTime("2027-02-31T10:30", false),
    shownDayTime("2027-02-31", true),
    shownDayTime("x", false),
  ]).toEqual(["31/2/2027 10:30", "2/31/2027", "x"]);
});
