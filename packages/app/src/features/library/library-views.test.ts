import { expect, test } from "vitest";
import {
  nameProblem,
  viewAddress,
  viewQuery,
  viewsIn,
  withView,
  VIEWS_MAX,
} from "./library-views.ts";

const view = (name: string, query = "type=image") => ({ name, scope: "own" as const, query });

test("LIB-02 a view is what is searched, filtered and ordered, in its library", () => {
  const params = new URLSearchParams("tab=explore&tag=Mar&asset=5&q=sol&sort=name");
  expect(viewQuery(params)).toBe("q=sol&sort=name&tag=Mar");
  const query = viewQuery(params);
  expect(viewAddress({ scope: "global", query }, false).toString()).toBe(`${query}&tab=explore`);
  expect(viewAddress({ scope: "own", query }, false).toString()).toBe(query);
  // Where there is one library, it has no tab.
  expect(viewAddress({ scope: "global", query }, true).toString()).toBe(query);
});

test("LIB-02 a view of the same name is replaced in its place, whatever the case", () => {
  const views = [view("Mar"), view("Sol")];
  expect(withView(views, view(" MAR ", "q=a"))).toEqual([view("MAR", "q=a"), view("Sol")]);
  expect(withView(views, view("Luna"))).toEqual([...views, view("Luna")]);
});

test("LIB-02 views have a limit, and one of them can still be replaced", () => {
  const full = Array.from({ length: VIEWS_MAX }, (_, index) => view(`V${index}`));
  expect(withView(full, view("Otra"))).toBeUndefined();
  expect(withView(full, view("V3", "q=a"))?.[3]).toEqual(view("V3", "q=a"));
});

test("LIB-02 a name is not empty and not taken", () => {
  expect(nameProblem("  ", [])).toBe("nameRequired");
  expect(nameProblem("mar", ["Mar"])).toBe("nameTaken");
  expect(nameProblem("Mar", ["Sol"])).toBeUndefined();
});

test("LIB-02 stored views that are none are forgotten", () => {
  const views = [view("Mar")];
  expect(viewsIn(JSON.stringify(views))).toEqual(views);
  for (const text of [
    null,
    "",
    "{",
    "{}",
    '[{"name":"a"}]',
    '[{"name":"","scope":"own","query":""}]',
  ])
    expect(viewsIn(text)).toEqual([]);
});
