import { describe, expect, test } from "vitest";
import { isActive, isPhone, statusKey, USER_TEXT_FIELDS, userFieldProblem } from "./users.ts";

describe("status", () => {
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

  test("USR-09 texts have a maximum length and must not contain control characters", () => {
    expect(userFieldProblem("city", "c".repeat(120))).toBeUndefined();
    expect(userFieldProblem("city", "c".repeat(121))).toBe("VALIDATION.tooLong");
    expect(userFieldProblem("name", "Nu\nria")).toBe("VALIDATION.invalidText");
  });
});
