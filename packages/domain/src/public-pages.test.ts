import { expect, test } from "vitest";
import { invitationIdOf, publicPageAt, recoveryIdOf } from "./public-pages.ts";

const search = (text: string) => new URLSearchParams(text);

test.each([
  ["fromapp=0&id=secret", "secret"],
  ["fromapp=0&id=", null],
  ["fromapp=0", null],
  ["fromapp=1&id=secret", null],
  ["id=secret", null],
])("PUB-06 a recovery link with %s has the id %s", (query, id) => {
  expect(recoveryIdOf(search(query))).toBe(id);
});

test.each([
  ["id=secret", "secret"],
  ["id=", null],
  ["", null],
])("PUB-09 an invitation with %j has the id %s", (query, id) => {
  expect(invitationIdOf(search(query))).toBe(id);
});

test.each([
  ["/login", "", "login"],
  ["/event/board/", "event=7", "event"],
  ["/event/screen/", "", "event"],
  ["/forgot-password", "", "forgot-password"],
  ["/forgot-password//", "", "forgot-password"],
  ["/reset-password", "fromapp=0&id=secret", "reset-password"],
  ["/reset-password/", "fromapp=1&id=secret", "reset-password-no-link"],
  ["/confirm-email", "id=secret", "confirm-email"],
  ["/confirm-email", "", "confirm-email-no-link"],
  // Only what ends an address may be left out of it.
  ["//forgot-password", "", "login"],
  ["/panel/users", "", "login"],
])("PUB-01, SES-08 without a session %s?%s is the page %s", (path, query, page) => {
  expect(publicPageAt(path, search(query), false)).toBe(page);
  expect(publicPageAt(path, search(query), true)).toBe(page === "login" ? "login-demo" : page);
});
