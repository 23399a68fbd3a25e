import { expect, test } from "vitest";
import type { Operations } from "../src/http/operation.ts";

/*
 * What must not compile. The type checker reads this file with all others: a line under
 * `@ts-expect-error` that compiles is an error itself.
 */

const user = {
  id: 1,
  idMod: 0,
  name: "",
  surname: "",
  email: "",
  entity: "",
  city: "",
  phone: "",
  role: "editor",
  facebook: "",
  instagram: "",
  twitter: "",
  avatar: "",
  status: 1,
} as const;

test("API-01 handlers that are not what the contract declares do not compile", () => {
  const unknownOperation: Operations = {
    // @ts-expect-error: the contract has no such operation.
    getMyProfil: async ({ answer }) => answer(),
  };
  const misspelt: Operations = {
    // @ts-expect-error: a required field of the answer is misspelt.
    login: async ({ answer }) => answer({ tokn: "" }),
    // @ts-expect-error: an optional field of the answer is misspelt.
    getMe: async ({ answer }) => answer({ ...user, parliaTokn: "" }),
    // @ts-expect-error: a field of the body is misspelt.
    forgotPassword: async ({ body, answer }) => answer(body.emial),
    // @ts-expect-error: a field of the query is misspelt.
    getAssetById: async ({ query, answer }) => answer({ Thumbnail: "", Sound: query.i }),
    // @ts-expect-error: the form has no file of that name.
    uploadEditors: async ({ files, answer }) => answer(files.csv),
  };
  const wrong: Operations = {
    // @ts-expect-error: the operation answers with data.
    getResources: async ({ answer }) => answer(),
    // @ts-expect-error: the operation answers without data.
    logout: async ({ answer }) => answer({ done: true }),
    // @ts-expect-error: anybody may call it, so there may be no user.
    resetPassword: async ({ viewer, answer }) => answer(undefined, viewer.email),
    // @ts-expect-error: an answer is made by `answer` alone.
    getUserModels: async () => [],
    // @ts-expect-error: another operation's answer.
    getModels: async (call) => wrong.getUserModels?.(call),
  };
  const right: Operations = {
    login: async ({ body, answer }) => answer({ token: body.password }),
    getMe: async ({ viewer, answer }) => answer({ ...user, id: viewer.id, parliaToken: "" }),
    logout: async ({ answer }) => answer({}, "Bye"),
  };
  expect([unknownOperation, misspelt, wrong, right].map((it) => Object.keys(it).length)).toEqual([
    1, 5, 5, 3,
  ]);
});
