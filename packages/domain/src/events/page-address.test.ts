import { expect, test } from "vitest";
import { helperPath, screenPath } from "./page-address.ts";

const opened = (path: string) => new URL(path, "https://rutas.example");

test("links open their pages, with the token behind the hash", () => {
  const helper = opened(helperPath(7, "helper.3.secret"));
  expect(helper.searchParams.get("event")).toBe("7");
  expect(helper.hash).toBe("#helper.3.secret");
  expect(opened(screenPath("screen.4.secret")).hash).toBe("#screen.4.secret");
});
