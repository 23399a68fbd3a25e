import type { User } from "../../src/db/schema.ts";
import type { Form, Person, TestServer } from "./server.ts";

let made = 0;

/** The least that makes a user, with an e-mail that nobody has. */
export function userForm(fields: Form = {}): Form & { email: string } {
  made += 1;
  return {
    name: "Pau",
    surname: "Vidal",
    email: `pau${made}@example.com`,
    role: "editor",
    ...(fields as { email?: string }),
  };
}

/** Creates a user and gives its record. */
export async function newUser(server: TestServer, as: Person, fields: Form = {}): Promise<User> {
  const form = userForm(fields);
  await server.call("createUser", { as, form });
  return userOf(server, form.email);
}

/** The record of an e-mail, deleted or not, the newest of several. */
export function userOf(server: TestServer, email: string): Promise<User> {
  return server.db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
}

/** How many users have this e-mail. */
export async function usersWith(server: TestServer, email: string): Promise<number> {
  const rows = await server.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .execute();
  return rows.length;
}

/** Subjects of the mails to an address, the first one first. */
export async function mailsTo(server: TestServer, email: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom("mails")
    .select("subject")
    .where("recipient", "=", email)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.subject);
}

/** What the log says of a subject. */
export async function auditOf(server: TestServer, subject: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom("audit")
    .select("event")
    .where("subject", "=", subject)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.event);
}

let branches = 0;

/** A branch of its own: an admin with these columns, supervisors below it, an editor below each. */
export async function newBranch(
  server: TestServer,
  columns: Partial<User> = {},
  supervisors = 2,
): Promise<{ admin: Person; supervisors: Person[]; editors: Person[] }> {
  branches += 1;
  const name = `b${branches}`;
  const admin = await server.addPerson(`${name}-admin`, "admin", "root");
  if (Object.keys(columns).length > 0) {
    await server.db.updateTable("users").set(columns).where("id", "=", admin.id).execute();
  }
  const branch = { admin, supervisors: [] as Person[], editors: [] as Person[] };
  for (let index = 0; index < supervisors; index += 1) {
    const supervisor = `${name}-supervisor${index}`;
    branch.supervisors.push(await server.addPerson(supervisor, "supervisor", `${name}-admin`));
    branch.editors.push(await server.addPerson(`${name}-editor${index}`, "editor", supervisor));
  }
  return branch;
}
