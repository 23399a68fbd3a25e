import type { GymkhanaSummary } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { isBeginning } from "./beginning.ts";

const experience = (id: number, state: GymkhanaSummary["state"]): GymkhanaSummary => {
  return { id, name: "Ruta", state, userCompany: "Rutas" };
};

test("WEL-01 somebody begins until an experience is active, or there are many", () => {
  expect(isBeginning([])).toBe(true);
  expect(isBeginning([experience(1, 2), experience(2, null)])).toBe(true);
  expect(isBeginning([experience(1, 2), experience(2, 1)])).toBe(false);
  expect(isBeginning([1, 2, 3, 4].map((id) => experience(id, 2)))).toBe(false);
});
