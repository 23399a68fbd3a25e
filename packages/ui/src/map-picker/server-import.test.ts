import { expect, test } from "vitest";

test("UIK-05 the map's code can be loaded on a server, which draws without it", async () => {
  expect(typeof globalThis.window).toBe("undefined");
  await expect(import("./MapCanvas.tsx")).resolves.toBeDefined();
});
