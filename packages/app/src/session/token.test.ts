import { expect, test } from "vitest";
import { decodeToken } from "./token.ts";

const base64url = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const token = (payload: object) => {
  const part = (content: object) => base64url(JSON.stringify(content));
  return `${part({ alg: "HS256" })}.${part(payload)}.signature`;
};

test("SES-03 expiry in seconds, user and role are read from a token", () => {
  const iat = 1_799_913_600;
  const content = { exp: 1_800_000_000, iat, data: { id: 4, role: "editor", name: "Núria Peña" } };
  expect(decodeToken(token(content))).toEqual({
    exp: 1_800_000_000,
    iat: 1_799_913_600,
    userId: 4,
    role: "editor",
  });
});

test.each([
  ["is the user", { role: "editor" }],
  ["has the user", { user: { role: "editor" } }],
])("SES-03 a token whose data %s need not say more of it than the role", (_, data) => {
  expect(decodeToken(token({ exp: 1_800_000_000, data }))).toEqual({
    exp: 1_800_000_000,
    iat: undefined,
    userId: undefined,
    role: "editor",
  });
});

test.each([
  ["no token at all", "nonsense"],
  ["not base64", "a.%%%.c"],
  ["no JSON", `a.${base64url("hola")}.c`],
  ["JSON that is no object", `a.${base64url("null")}.c`],
  ["no expiry", token({ data: { id: 4, role: "editor" } })],
  ["an unknown role", token({ exp: 1, data: { id: 4, role: "root" } })],
  ["no user", token({ exp: 1, data: {} })],
  ["no data", token({ exp: 1 })],
])("SES-04 %s cannot be decoded", (_what, text) => {
  expect(decodeToken(text)).toBeUndefined();
});
