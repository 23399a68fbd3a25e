import { expect, test } from "vitest";
import { errorToShow, plainMessage } from "./bound-field.ts";

function field(errors: unknown[], isBlurred: boolean, submissionAttempts = 0) {
  return {
    state: { value: "", meta: { errors, isBlurred } },
    form: { state: { submissionAttempts } },
  };
}

test("nothing is said before the field is left", () => {
  expect(errorToShow(field(["wrong"], false), "left")).toBeUndefined();
});

test("the first error is said once the field is left, or the form was sent", () => {
  expect(errorToShow(field([undefined, "first", "second"], true), "left")).toBe("first");
  expect(errorToShow(field(["wrong"], false, 1), "left")).toBe("wrong");
});

test("errors can be said at once", () => {
  expect(errorToShow(field(["wrong"], false), "always")).toBe("wrong");
});

test("a message is a text or the message of an issue", () => {
  expect(plainMessage("wrong")).toBe("wrong");
  expect(plainMessage({ message: "wrong" })).toBe("wrong");
  expect(plainMessage(true)).toBeUndefined();
});
