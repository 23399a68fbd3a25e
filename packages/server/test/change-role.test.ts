import { expect, test } from "vitest";
import { changeRole } from "../src/account/change-role.ts";
import { endOutsideSharing } from "../src/library/sharing-repository.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer();

const change = (email: string, role: string, parent?: string) =>
  changeRole(server.running.connection, { email, role, parent }, endOutsideSharing);
const row = (person: Person) =>
  server.db.selectFrom("users").selectAll().where("id", "=", person.id).executeTakeFirstOrThrow();

test("TRU-13, TRU-37 a changed role ends the sessions and is in the log", async () => {
  const person = await server.addPerson("promoted", "editor", "supervisor");
  await change(person.email, "supervisor", "admin@example.com");
  const me = await server.call("getMe", { as: person });
  const { body } = await server.call("listAudit", {
    as: server.person("root"),
    query: { event: "role-change", search: person.email },
  });
  expect(me.status).toBe(401);
  expect(await row(person)).toMatchObject({
    role: "supervisor",
    parent_id: server.person("admin").id,
  });
  expect(body.data.entries[0]).toMatchObject({
    subject: person.email,
    details: { from: "editor", to: "supervisor" },
  });
});

test("without a parent who may have such a user, the role stays", async () => {
  const person = await server.addPerson("misplaced", "editor", "supervisor");
  await expect(change(person.email, "supervisor")).rejects.toThrow("expects, after the role");
  await expect(change(person.email, "admin", "admin@example.com")).rejects.toThrow("expects");
  expect((await row(person)).role).toBe("editor");
  expect((await server.call("getMe", { as: person })).status).toBe(200);
});

test("no user becomes its own ancestor", async () => {
  const boss = await server.addPerson("boss", "super-admin", null);
  await server.addPerson("bosses-admin", "admin", "boss");
  await expect(change(boss.email, "admin", boss.email)).rejects.toThrow("expects");
  expect((await row(boss)).role).toBe("super-admin");
});

test("users below that the new role may not have go to the former parent", async () => {
  const lead = await server.addPerson("lead", "supervisor", "admin");
  const member = await server.addPerson("member", "editor", "lead");
  await change(lead.email, "editor", "supervisor@example.com");
  expect((await row(member)).parent_id).toBe(server.person("admin").id);
});

test("the only super-admin keeps its role", async () => {
  const others = server.db
    .updateTable("users")
    .set({ status: 2 })
    .where("role", "=", "super-admin");
  await others.where("email", "!=", "root@example.com").execute();
  await expect(change("root@example.com", "admin", "root@example.com")).rejects.toThrow(
    "the only super-admin",
  );
});

test("a user or a role that does not exist is named", async () => {
  await expect(change("nobody@example.com", "editor")).rejects.toThrow("nobody@example.com");
  await expect(change("editor@example.com", "king")).rejects.toThrow("super-admin, admin");
});
