import { describe, expect, test } from "vitest";
import { ROLES } from "./roles.ts";
import {
  creatableRoles,
  defaultRole,
  isActive,
  isPhone,
  mayActivate,
  mayChooseEntity,
  mayCreate,
  mayImportEditors,
  maySetLimits,
  statusKey,
  USER_TEXT_FIELDS,
  userFieldProblem,
  usersSeenBy,
} from "./users.ts";

describe("who may do what to whom", () => {
  test("USR-08 each role creates exactly the roles of the table", () => {
    const table = ROLES.map((creator) => [creator, creatableRoles(creator)]);
    expect(Object.fromEntries(table)).toEqual({
      "super-admin": ["admin", "supervisor", "editor"],
      admin: ["supervisor"],
      supervisor: ["editor"],
      editor: [],
    });
    expect(mayCreate("admin", "editor")).toBe(false);
    expect(ROLES.some((creator) => mayCreate(creator, "super-admin"))).toBe(false);
  });

  test("USR-08 the form begins with admin, supervisor, editor", () => {
    expect(ROLES.map(defaultRole)).toEqual(["admin", "supervisor", "editor", undefined]);
  });

  test("USR-10 limits are a super-admin's, of an admin", () => {
    const pairs = ROLES.flatMap((viewer) => ROLES.map((subject) => [viewer, subject] as const));
    expect(pairs.filter(([viewer, subject]) => maySetLimits(viewer, subject))).toEqual([
      ["super-admin", "admin"],
    ]);
  });

  test("USR-05, USR-06, USR-09 activation, import and entity", () => {
    expect(ROLES.filter(mayActivate)).toEqual(["admin", "supervisor"]);
    expect(ROLES.filter(mayImportEditors)).toEqual(["supervisor"]);
    expect(ROLES.filter(mayChooseEntity)).toEqual(["super-admin"]);
    expect(ROLES.map(usersSeenBy)).toEqual(["everybody", "descendants", "descendants", "nobody"]);
  });

  test("USR-06 1 is active, everything else pending", () => {
    expect([0, 1, 2].map(isActive)).toEqual([false, true, false]);
    expect([0, 1].map(statusKey)).toEqual(["USERS.pending", "USERS.active"]);
  });
});

describe("the form", () => {
  test("USR-09, PRO-03 name, surname, entity and e-mail are required, the rest is not", () => {
    expect(USER_TEXT_FIELDS.filter((field) => userFieldProblem(field, "  ") !== undefined)).toEqual(
      ["name", "surname", "entity", "email"],
    );
    expect(userFieldProblem("name", " ")).toBe("VALIDATION.required");
  });

  test.each([
    ["+34 600 123 456", true],
    ["+34600123456", true],
    ["0034 600 123 456", true],
    ["+1 (415) 555-0132", true],
    ["", false],
    ["600 123 456", false],
    ["+0 600 123 456", false],
    ["+34 600", false],
    ["+1234567890123456", false],
    ["+34 600 123 456 ext 2", false],
  ])("PRO-03 international format: %j is %s", (text, good) => {
    expect(isPhone(text)).toBe(good);
  });

  test.each([
    ["nuria@example.com", undefined],
    [" nuria@example.com ", undefined],
    ["nuria@example", "VALIDATION.invalidEmail"],
    ["nuria", "VALIDATION.invalidEmail"],
    ["a@example.com\r\nBcc: b@example.com", "VALIDATION.invalidEmail"],
    ["a@example.com,b@example.com", "VALIDATION.invalidEmail"],
  ])("USR-09 e-mail %j: %s", (text, problem) => {
    expect(userFieldProblem("email", text)).toBe(problem);
  });

  test("USR-09 texts have a longest length and hold no control characters", () => {
    expect(userFieldProblem("city", "c".repeat(120))).toBeUndefined();
    expect(userFieldProblem("city", "c".repeat(121))).toBe("VALIDATION.tooLong");
    expect(userFieldProblem("name", "Nu\nria")).toBe("VALIDATION.invalidText");
  });
});
