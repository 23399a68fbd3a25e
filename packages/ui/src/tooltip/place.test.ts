import { expect, test } from "vitest";
import { placeBeside } from "./place.ts";

const view = { width: 400, height: 300 };
const bubble = { width: 100, height: 20 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test("UIK-04 a tooltip stands 8 px from its element, in the middle of the wanted side", () => {
  expect(placeBeside(box(180, 130), bubble, view, "top")).toEqual({
    side: "top",
    left: 150,
    top: 102,
  });
  expect(placeBeside(box(180, 130), bubble, view, "right")).toEqual({
    side: "right",
    left: 228,
    top: 140,
  });
});

test("UIK-04 a tooltip goes to the other side when there is no room on the wanted one", () => {
  expect(placeBeside(box(180, 4), bubble, view, "top").side).toBe("bottom");
  expect(placeBeside(box(180, 256), bubble, view, "bottom").side).toBe("top");
});

test("UIK-04 a tooltip never leaves the window", () => {
  expect(placeBeside(box(0, 130), bubble, view, "top").left).toBe(8);
  expect(placeBeside(box(360, 130), bubble, view, "top").left).toBe(292);
});
