import type { ResourceLimits } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { nearLimits } from "./near-limits.ts";

const LIMITS: ResourceLimits = {
  max_mb: 1000,
  max_supervisors: "5-anual",
  max_editors: 0,
  max_mappoints: 100,
  max_files: 10,
  is_equitable: false,
  has_shared_gyms: true,
  has_chatbots: false,
  admin_current_mb: 899,
  admin_current_supervisors: 5,
  admin_current_editors: 400,
  admin_current_mappoints: 90,
  admin_current_files: 2,
};

test("WEL-02 near are limits of which nine tenths are in use; 0 is no limit", () => {
  expect(nearLimits(LIMITS)).toEqual([
    { limit: "max_supervisors", used: 5, total: 5, isFull: true },
    { limit: "max_mappoints", used: 90, total: 100, isFull: false },
  ]);
  expect(nearLimits(LIMITS, ["max_supervisors"])).toHaveLength(1);
});

test("WEL-02 an empty share is used up", () => {
  const empty = { ...LIMITS, max_mappoints: 0, empty_shares: ["max_mappoints" as const] };
  expect(nearLimits(empty, ["max_supervisors"])).toEqual([
    { limit: "max_mappoints", used: 90, total: 0, isFull: true },
  ]);
});
