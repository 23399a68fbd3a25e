import { expect, test } from "vitest";
import { isFromTheFuture } from "./session.ts";

const now = 1_800_000_000_000;

test.each([
  [now / 1000 - 86_400, false],
  [now / 1000 + 5, false],
  [now / 1000 + 6, true],
])("TRU-12 a token made at %i s is from the future: %s", (madeAt, expected) => {
  expect(isFromTheFuture(madeAt, now)).toBe(expected);
});
