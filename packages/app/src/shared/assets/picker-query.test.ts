import { expect, test } from "vitest";
import { NO_FILTER, pickerQuery } from "./picker-query.ts";

test("LIB-09 a picker asks for the type of its field, in the order of its filter", () => {
  expect(pickerQuery("audio", NO_FILTER, false)).toEqual({ type: 2 });
  expect(
    pickerQuery("model", { ...NO_FILTER, search: " a ", category: "3", sort: "name" }, false),
  ).toEqual({ type: 0, search: "a", category: "3", sort: "name" });
  expect(pickerQuery("image", { ...NO_FILTER, sort: "newest" }, false)).toEqual({ type: 1 });
});

test("LIB-09 a super-admin is offered nothing that belongs to one branch", () => {
  expect(pickerQuery("image", NO_FILTER, true)).toEqual({ type: 1, globalOnly: 1 });
});
