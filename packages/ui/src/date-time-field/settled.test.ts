import { expect, test } from "vitest";
import { settledDayTime } from "./settled.ts";

const parts = (text: string) =>
  new Map(
    text
      .split(" ")
      .filter(Boolean)
      .map((part) => [part.split(":")[0] ?? "", Number(part.split(":")[1])] as const),
  );

test.each([
  ["day:31 month:2 year:2027 hour:10 minute:5", "2027-02-31T10:05"],
  ["day:3 month:2 year:27 hour:10 minute:30", "2027-02-03T10:30"],
  ["day:3 month:2 year:2027 hour:9", "2027-02-03T09:00"],
  ["day:31 month:2 year:2027", "2027-02-31"],
  ["day:3 month:2 year:27", "2027-02-03"],
  ["day:3 month:2 year:2027", undefined],
  ["day:3 month:2 year:2027 hour:9 minute:0", undefined],
  ["day:31 month:2 year:2027 minute:5", undefined],
  ["day:3 hour:9 minute:0", undefined],
  ["", undefined],
])("UIK-08 what is left as %j is %j", (text, settled) => {
  expect(settledDayTime(parts(text))).toBe(settled);
});
