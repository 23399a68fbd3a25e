import { describe, expect, test } from "vitest";
import { disableUser, enableUser } from "../src/account/disable-user.ts";
import { testServer, PASSWORD, type Person } from "./support/server.ts";
import { auditOf, newUser, userOf } from "./support/users.ts";

const server = testServer({ DEFAULT_PASSWORD: "welcome-in-2026" });
const supervisor = () => server.person("supervisor");
const disable = (email: string) => disableUser(server.running.connection, email);
const enable = (email: string) => enableUser(server.running.connection, email);
const login = async (person: Person) =>
  (await server.call("login", { json: { email: person.email, password: PASSWORD } })).body;

describe("a user who is disabled", () => {
  test("TRU-13, TRU-37 is out with the next request, keeps what it has, and comes back as it was", async () => {
    const person = await server.addPerson("blocked", "editor", "supervisor");
    expect(await disable(person.email)).toBe("blocked@example.com is disabled now");
    expect((await server.call("getMe", { as: person })).status).toBe(401);
    expect((await login(person)).data.translation_key).toBe("ERRORS.userDisabled");
    expect(await userOf(server, person.email)).toMatchObject({
      parent_id: supervisor().id,
      deleted_at: null,
    });
    expect(await enable(person.email)).toBe("blocked@example.com is active now");
    expect((await server.call("getMe", { as: person })).status).toBe(401);
    expect((await login(person)).success).toBe(true);
    expect(await auditOf(server, person.email)).toEqual(["user-change", "user-change"]);
  });

  test("USR-06, TRU-07 is neither activated nor invited nor changed by anybody", async () => {
    const requestId = "0123456789abcdef-9";
    const user = await newUser(server, supervisor(), { requestId });
    await disable(user.email);
    const before = await userOf(server, user.email);
    const form = { id: user.id };
    const again = { name: "Ona", surname: "Mas", email: user.email, role: "editor", requestId };
    const answers = [
      await server.call("activateUser", { as: supervisor(), form }),
      await server.call("resendConfirmation", { as: supervisor(), form }),
      await server.call("createUser", { as: supervisor(), form: again }),
    ];
    expect(answers.map(({ body }) => body.data.translation_key)).toEqual([
      "ERRORS.disabledUser",
      "ERRORS.disabledUser",
      "ERRORS.alreadyCreated",
    ]);
    expect(await userOf(server, user.email)).toEqual(before);
    expect(await enable(user.email)).toBe(`${user.email} is pending now`);
    const { body } = await server.call("activateUser", { as: supervisor(), form });
    expect(body.success).toBe(true);
  });
});

test("a status that the user has already is reported, and nothing is logged", async () => {
  const person = await server.addPerson("steady", "editor", "supervisor");
  expect(await enable(person.email)).toBe("steady@example.com is active already");
  expect((await server.call("getMe", { as: person })).status).toBe(200);
  expect(await auditOf(server, person.email)).toEqual([]);
});

test("nobody unknown is disabled, nor the only super-admin", async () => {
  await expect(disable("nobody@example.com")).rejects.toThrow("There is no user");
  await expect(disable("root@example.com")).rejects.toThrow("is the only super-admin");
  expect((await server.call("getMe", { as: server.person("root") })).status).toBe(200);
});
