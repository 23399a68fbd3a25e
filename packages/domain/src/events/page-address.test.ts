import { expect, test } from "vitest";
import { helperPath, isEventPage, screenPath } from "./page-address.ts";

const opened = (path: string) => new URL(path, "https://rutas.example");

test("links open their pages, with the token behind the hash", () => {
  const helper = opened(helperPath(7, "helper.3.secret"));
  expect(helper.searchParams.get("event")).toBe("7");
  expect(helper.hash).toBe("#helper.3.secret");
  const screen = opened(screenPath("screen.4.secret"));
  expect([helper, screen].map(({ pathname }) => isEventPage(pathname))).toEqual([true, true]);
});

test("the card of a team and the panel are other pages", () => {
  for (const path of ["/event/7KQ-4WTB", "/event", "/event/board/more", "/panel/experiences"])
    expect(isEventPage(path)).toBe(false);
});
