import type { ResourceLimits } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { pointsLeft } from "./points-left.ts";

const limits = (changes: Partial<ResourceLimits>): ResourceLimits => ({
  max_mb: 0,
  max_supervisors: "0",
  max_editors: 0,
  max_mappoints: 0,
  max_files: 0,
  is_equitable: false,
  has_shared_gyms: true,
  has_chatbots: true,
  ...changes,
});

test.each([
  [undefined, null],
  [limits({}), null],
  [limits({ max_mappoints: 10, admin_current_mappoints: 4 }), 6],
  [limits({ max_mappoints: 10, admin_current_mappoints: 12 }), 0],
  [limits({ empty_shares: ["max_mappoints"], admin_current_mappoints: 0 }), 0],
])("USR-14 of %j so many points are left: %s", (given, left) => {
  expect(pointsLeft(given)).toBe(left);
});
