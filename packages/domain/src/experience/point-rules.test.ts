import { expect, test } from "vitest";
import { nextTemporaryId, pointObstacle, savableDependency } from "./point-rules.ts";

test("PNT-06 a dependency on an unsaved point, or on itself, is reset", () => {
  expect(savableDependency(1_000_001, 7)).toBe(0);
  expect(savableDependency(7, 7)).toBe(0);
  expect(savableDependency(3, 7)).toBe(3);
});

test("PNT-06 a temporary id is above a million and above every other id", () => {
  expect(nextTemporaryId([])).toBe(1_000_001);
  expect(nextTemporaryId([4, 1_000_007])).toBe(1_000_008);
});

test("PNT-06 the four obstacles are reported in the specified order", () => {
  const ready = {
    authenticated: true,
    position: { lat: 40.4, lon: -3.7 },
    name: "Prado",
    experienceId: 5,
  };
  expect(pointObstacle(ready)).toBeUndefined();
  expect(pointObstacle({ ...ready, experienceId: 0 })).toBe("SAVE_EXPERIENCE_FIRST");
  expect(pointObstacle({ ...ready, experienceId: 0, name: "  " })).toBe("ENTER_POINT_NAME");
  expect(pointObstacle({ ...ready, name: "", position: null })).toBe("SELECT_POINT_FIRST");
  expect(pointObstacle({ ...ready, position: null, authenticated: false })).toBe(
    "MUST_BE_AUTHENTICATED",
  );
});
