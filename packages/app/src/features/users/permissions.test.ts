import type { ListedUser } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { permissionsOn } from "./permissions.ts";

const ME = 10;
const data = { name: "N", surname: "S", email: "n@example.com", company: "", city: "" };
const user = (id: number, state: number): ListedUser => ({
  id,
  state,
  data: { ...data, type: "editor" },
});

test("USR-01 the permissions sent by the back end are used as they are", () => {
  const may = { edit: true, delete: false, activate: false, resendConfirmation: true };
  expect(permissionsOn({ id: ME, role: "admin" }, { ...user(11, 1), may })).toEqual(may);
});

test("USR-01, USR-06 without permissions from the back end, every user in the list counts as below the viewer", () => {
  const may = {
    edit: true,
    delete: true,
    activate: true,
    resendConfirmation: false,
    move: false,
    resetSecondFactor: false,
    endSessions: false,
  };
  const supervisor = { id: ME, role: "supervisor" } as const;
  expect(permissionsOn(supervisor, user(11, 0))).toEqual(may);
  const done = { ...may, activate: false };
  expect(permissionsOn(supervisor, user(11, 1))).toEqual(done);
  const superAdmin = { id: ME, role: "super-admin" } as const;
  expect(permissionsOn(superAdmin, user(ME, 1))).toEqual({ ...done, delete: false });
  expect(permissionsOn(superAdmin, user(11, 0))).toEqual({ ...may, activate: false });
});
