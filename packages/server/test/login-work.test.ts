import * as argon2 from "@node-rs/argon2";
import { beforeEach, expect, test, vi } from "vitest";
import { testServer } from "./support/server.ts";

vi.mock("@node-rs/argon2", { spy: true });

const server = testServer();
const verify = vi.mocked(argon2.verify);

/** The stored hashes that a sign-in is checked against. */
async function checkedBy(email: string): Promise<string[]> {
  verify.mockClear();
  const { body } = await server.call("login", { json: { email, password: "not the password" } });
  expect(body.success).toBe(false);
  return verify.mock.calls.map(([stored]) => String(stored));
}

const work = (stored: string | undefined) => stored && argon2.parseOptions(stored);

// The first sign-in also makes the dummy hash.
beforeEach(async () => {
  await checkedBy("first@example.com");
});

test("TRU-02 an unknown e-mail is checked against a hash as costly as that of a known one", async () => {
  const known = await checkedBy(server.person("editor").email);
  const unknown = await checkedBy("nobody@example.com");
  expect([known.length, unknown.length]).toEqual([1, 1]);
  expect(unknown).not.toEqual(known);
  expect(work(unknown[0])).toEqual(work(known[0]));
});

test("TRU-02 a user without a password is checked against such a hash, too", async () => {
  const editor = server.person("stranger");
  await server.db
    .updateTable("users")
    .set({ password_hash: null })
    .where("id", "=", editor.id)
    .execute();
  const [stored] = await checkedBy(editor.email);
  expect(work(stored)).toEqual(work((await checkedBy("nobody@example.com"))[0]));
});
