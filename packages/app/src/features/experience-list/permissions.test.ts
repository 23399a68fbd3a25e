import type { GymkhanaSummary } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { permissionsOn } from "./permissions.ts";

const ME = 10;
const experience: GymkhanaSummary = { id: 1, name: "Ruta", state: 1, userCompany: "Rutas" };

test("EXP-01 the permissions sent by the back end are used as they are", () => {
  const may = { edit: false, setState: true, duplicate: false, delete: true };
  expect(permissionsOn({ id: ME, role: "editor" }, { ...experience, may })).toEqual(may);
});

test.each([
  ["super-admin", 20, true],
  ["supervisor", ME, true],
  // The owner may be one of the supervisor's editors; the list does not say who supervises an owner.
  ["supervisor", 20, true],
  ["editor", ME, true],
  ["editor", undefined, true],
  ["editor", 20, false],
] as const)(
  "EXP-01 without permissions from the back end: whether a %s is offered to delete what %s owns: %s",
  (role, idUser, offered) => {
    const owned = idUser === undefined ? experience : { ...experience, idUser };
    expect(permissionsOn({ id: ME, role }, owned)).toEqual({
      edit: true,
      setState: true,
      duplicate: true,
      delete: offered,
    });
  },
);
