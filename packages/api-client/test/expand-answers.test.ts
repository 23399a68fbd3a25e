import { expect, test } from "vitest";
import { expandAnswers } from "../expand-answers.ts";

const statusesOf = (operation: Record<string, unknown>) => {
  const { paths } = expandAnswers({ paths: { "/a": { post: operation } } });
  const written = paths["/a"]?.["post"] as { responses: Record<string, unknown> } | undefined;
  return written?.responses ?? {};
};
const failures = (operation: Record<string, unknown>) =>
  Object.entries(statusesOf(operation))
    .filter(([status]) => status !== "200")
    .map(([status, answer]) => `${status} ${(answer as { $ref: string }).$ref.split("/").at(-1)}`);
const ok = (operation: Record<string, unknown>) => JSON.stringify(statusesOf(operation)["200"]);

test("API-01 what a call can fail with follows from who may call and whether it has a body", () => {
  const answer = { "x-answer": {} };
  expect(failures({ "x-access": "public", ...answer })).toEqual([
    "400 BadRequest",
    "429 TooManyRequests",
    "503 Unavailable",
  ]);
  expect(failures({ "x-access": ["editor"], requestBody: {}, ...answer })).toEqual([
    "400 BadRequest",
    "401 Unauthorized",
    "403 Forbidden",
    "413 TooLarge",
    "415 UnsupportedMediaType",
    "429 TooManyRequests",
    "503 Unavailable",
  ]);
  const own = { failures: { "404": "NotFound", "409": "MapPointConflict" } };
  expect(failures({ "x-access": ["editor"], "x-answer": own })).toEqual(
    expect.arrayContaining(["404 NotFound", "409 MapPointConflict", "503 Unavailable"]),
  );
});

test("API-01 an answer is the envelope with its data, or a refusal; without data it is done", () => {
  const data = { type: "object", properties: { id: { type: "integer" } } };
  const withData = ok({ "x-answer": { data, example: { id: 4 }, refused: "ERRORS.wrongCode" } });
  expect(withData).toContain('"required":["success","message","data"]');
  expect(withData).toContain('"data":{"id":4}');
  expect(withData).toContain('"translation_key":"ERRORS.wrongCode"');
  const without = ok({ "x-answer": { refusal: "SignInRefusal" } });
  expect(without).toContain("#/components/schemas/Done");
  expect(without).toContain("#/components/schemas/SignInRefusal");
});

test("API-01 an operation that writes its responses out keeps them", () => {
  const responses = { "204": { description: "Nothing." } };
  expect(statusesOf({ responses })).toEqual(responses);
});
