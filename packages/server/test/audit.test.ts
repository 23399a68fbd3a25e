import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { contractOperations } from "@panel/api-client/contract";
import { foldText } from "@panel/domain/fold-text";
import { TRIES_PER_ACCOUNT } from "../src/throttle/throttle.ts";
import type { AuditEvent } from "@panel/api-client/panel-types";
import { record } from "../src/audit/record.ts";
import { available, engine } from "./support/database.ts";
import { assetForm, pngFile } from "./support/assets.ts";
import {
  createExperience,
  newPoint,
  PASSWORD,
  pointForm,
  testServer,
  type Form,
  type Person,
} from "./support/server.ts";
import { newBranch, userForm } from "./support/users.ts";

const server = testServer();

interface Entry {
  id: number;
  at: string;
  event: string;
  outcome: string;
  actorId?: number;
  actor: string;
  subject: string;
  address: string;
  details: Record<string, unknown>;
}
type Query = Record<string, string | number>;

const list = async (query: Query = {}): Promise<{ entries: Entry[]; more: boolean }> =>
  (await server.call("listAudit", { as: server.person("root"), query })).body.data;
const entriesOf = async (person: Person, event: AuditEvent): Promise<Entry[]> =>
  (await list({ event, search: person.email })).entries;

let count = 0;
const somebody = () => server.addPerson(`person-${(count += 1)}`, "editor", "supervisor");
const login = (email: string, password = PASSWORD) =>
  server.call("login", { json: { email, password } });

beforeEach(async () => {
  if (available) await server.db.deleteFrom("throttle").execute();
});

test("TRU-37 a sign-in, done and refused, is in the log with who, when and from where", async () => {
  const person = await somebody();
  await login(person.email, "not the password");
  await login(person.email);
  const [done, refused] = await entriesOf(person, "sign-in");
  expect(done).toMatchObject({
    outcome: "done",
    actorId: person.id,
    actor: person.email,
    address: "127.0.0.1",
  });
  expect(refused).toMatchObject({ outcome: "refused", details: { reason: "credentials" } });
  expect(Math.abs(Date.now() - Date.parse(done?.at ?? ""))).toBeLessThan(60_000);
});

test("TRU-37 a sign-in of nobody we know and of an inactive user is in the log", async () => {
  const person = await somebody();
  await server.db.updateTable("users").set({ status: 2 }).where("id", "=", person.id).execute();
  await login(person.email);
  await login("stranger@elsewhere.example");
  const [inactive] = await entriesOf(person, "sign-in");
  const [unknown] = (await list({ search: "stranger@elsewhere.example" })).entries;
  expect(inactive).toMatchObject({ outcome: "refused", details: { reason: "inactive" } });
  expect(unknown).toMatchObject({ outcome: "refused", actor: "stranger@elsewhere.example" });
  expect(unknown).not.toHaveProperty("actorId");
});

test("TRU-37 throttling is in the log once, not once for every try", async () => {
  const person = await somebody();
  for (let index = 0; index < TRIES_PER_ACCOUNT + 4; index += 1)
    await login(person.email, "wrong!");
  const entries = await entriesOf(person, "sign-in");
  expect(entries.filter((entry) => entry.details["reason"] === "throttled")).toHaveLength(1);
});

test("TRU-37 a call that the role may not make is in the log with its name", async () => {
  const person = await somebody();
  await server.call("listAudit", { as: person });
  const [entry] = await entriesOf(person, "refusal");
  expect(entry).toMatchObject({
    outcome: "refused",
    actorId: person.id,
    subject: "",
    details: { reason: "notAllowed", operation: "listAudit" },
  });
});

const refusedCalls: [what: string, id: string, form: () => Form, entry: object][] = [
  [
    "a role that the creator may not give",
    "createUser",
    () => userForm({ role: "super-admin" }),
    { subject: "", details: { reason: "notAllowed", operation: "createUser" } },
  ],
  [
    "a foreign record",
    "updateUser",
    () => ({ id: server.person("stranger").id, name: "N", surname: "S" }),
    { details: { reason: "notFound", operation: "updateUser" } },
  ],
  [
    "a record that is not there",
    "deleteUser",
    () => ({ id: 2_000_000_000 }),
    { subject: "user 2000000000", details: { reason: "notFound", operation: "deleteUser" } },
  ],
  [
    "an e-mail that is taken",
    "createUser",
    () => userForm({ email: "editor@example.com" }),
    { details: { reason: "emailTaken", operation: "createUser" } },
  ],
  [
    "what is no image",
    "updateProfile",
    () => ({ name: "N", surname: "S", image: new Blob(["no image"]) }),
    { details: { reason: "imageType", operation: "updateProfile" } },
  ],
  [
    "a file without the columns",
    "uploadEditors",
    () => ({ csvFile: new Blob(["a,b\n1,2\n"]) }),
    { details: { reason: "csvColumns", operation: "uploadEditors" } },
  ],
];

test.each(refusedCalls)("TRU-37 %s, refused, is in the log", async (_what, id, form, entry) => {
  const as = await server.addPerson(`boss-${(count += 1)}`, "supervisor", "admin");
  await server.call(id, { as, form: form() });
  const entries = await entriesOf(as, "refusal");
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ outcome: "refused", actorId: as.id, ...entry });
});

test("TRU-37 a limit that is reached is in the log", async () => {
  const { admin, supervisors } = await newBranch(server, { max_supervisors: 1 }, 1);
  await server.call("createUser", { as: admin, form: userForm({ role: "supervisor" }) });
  const [as] = supervisors;
  await server.db
    .updateTable("users")
    .set({ max_mappoints: 1 })
    .where("id", "=", admin.id)
    .execute();
  const experience = await createExperience(server, as ?? admin);
  await newPoint(server, as ?? admin, experience);
  await server.call("createMapPoint", { as: as ?? admin, form: pointForm(experience) });
  const reasons = [admin, as ?? admin].map(async (one) =>
    (await entriesOf(one, "refusal")).map(({ details }) => details["reason"]),
  );
  expect(await Promise.all(reasons)).toEqual([["supervisorLimitReached"], ["pointLimitReached"]]);
});

test("TRU-37 what is only filled in wrong is no refusal", async () => {
  const as = await somebody();
  const phones = ["600", "nonsense"];
  for (const phone of phones) {
    await server.call("updateProfile", { as, form: { name: "N", surname: "S", phone } });
  }
  await server.call("updateProfile", { as, form: { name: "", surname: "S" } });
  expect(await entriesOf(as, "refusal")).toEqual([]);
});

test("TRU-37 an upload that the library refuses is in the log once, as what it is", async () => {
  const as = await somebody();
  const file = new File(["no picture at all"], "picture.png");
  await server.call("uploadAsset", { as, form: assetForm({ file }) });
  expect(await entriesOf(as, "upload")).toMatchObject([{ outcome: "refused" }]);
  expect(await entriesOf(as, "refusal")).toEqual([]);
});

test("TRU-37 images of people: uploads and deletions are in the log", async () => {
  const as = await somebody();
  const save = async (fields: Form) =>
    server.call("updateProfile", { as, form: { name: "N", surname: "S", ...fields } });
  await save({ image: await pngFile() });
  await save({ image: await pngFile() });
  await save({ idMod: 0 });
  const found = (await list({ search: as.email })).entries.toReversed();
  expect(found.filter(({ event }) => event !== "user-change")).toMatchObject([
    { event: "upload", subject: as.email, details: { file: "profile image" } },
    { event: "file-delete", subject: as.email },
    { event: "upload" },
    { event: "file-delete", details: { file: "profile image" } },
  ]);
});

test("TRU-37 an import that creates nobody is in the log as well", async () => {
  const as = await server.addPerson(`boss-${(count += 1)}`, "supervisor", "admin");
  const csv = "nombre,apellidos,email\nPau,Vidal,nobody\nPau,Vidal,editor@example.com\n";
  await server.call("uploadEditors", { as, form: { csvFile: new Blob([csv]) } });
  expect(await entriesOf(as, "user-import")).toMatchObject([
    { outcome: "done", details: { imported: 0, rejected: 1, repeated: 1 } },
  ]);
});

test("TRU-37 a user who is refused again and again does not fill the log", async () => {
  const person = await somebody();
  for (let index = 0; index < 40; index += 1) await server.call("listAudit", { as: person });
  expect((await entriesOf(person, "refusal")).length).toBe(30);
});

test("TRU-37 deletions of experiences and points are in the log", async () => {
  const person = await somebody();
  const experience = await createExperience(server, person, { gymName: "Ruta del Prado" });
  const point = await newPoint(server, person, experience);
  const form = { mappointGymId: experience, mappointId: point };
  await server.call("deleteMapPoint", { as: person, form });
  await server.call("updateGymkhanaState", { as: person, form: { idGym: experience, newSt: 3 } });
  const [ofPoint] = await entriesOf(person, "point-delete");
  const [ofRoute] = await entriesOf(person, "experience-delete");
  expect(ofPoint).toMatchObject({ subject: `mappoint ${point}`, actorId: person.id });
  expect(ofRoute).toMatchObject({ subject: `gymkhana ${experience}`, actorId: person.id });
});

test("TRU-37 sign-out, ended sessions and recovery requests are in the log", async () => {
  const person = await somebody();
  const other = { ...person, token: (await login(person.email)).body.data.token };
  await server.call("endOtherSessions", { as: other });
  await server.call("forgotPassword", { form: { email: person.email } });
  await server.call("logout", { as: other });
  const found = (await list({ search: person.email })).entries.map((entry) => entry.event);
  expect(found).toEqual(["sign-out", "recovery-request", "session-end", "sign-in"]);
});

test("TRU-37 a change that does not happen leaves nothing in the log", async () => {
  const person = await somebody();
  const work = server.db.transaction().execute(async (transaction) => {
    await record(transaction, { event: "upload", actor: person.email });
    throw new Error("no after all");
  });
  await expect(work).rejects.toThrow("no after all");
  expect(await entriesOf(person, "upload")).toEqual([]);
});

test("TRU-37 no password, token or link is in the log", async () => {
  const person = await somebody();
  const { token } = (await login(person.email)).body.data;
  await login(person.email, "a-wrong-secret");
  await server.call("resetPassword", { form: { id: "secret-of-a-mail", password: "new secret" } });
  const rows = JSON.stringify(await server.db.selectFrom("audit").selectAll().execute());
  for (const secret of [PASSWORD, token, "a-wrong-secret", "secret-of-a-mail", "new secret"]) {
    expect(rows).not.toContain(secret);
  }
  expect(rows).toContain(person.email);
});

test("TRU-37 the database itself refuses to change or delete an entry", async () => {
  await login("editor@example.com");
  const changing = server.db.updateTable("audit").set({ actor: "somebody else" }).execute();
  await expect(changing).rejects.toThrow("append-only");
  await expect(server.db.deleteFrom("audit").execute()).rejects.toThrow("append-only");
  const emptying = engine === "postgres" ? sql`truncate audit` : sql`delete from audit`;
  await expect(emptying.execute(server.db)).rejects.toThrow("append-only");
});

test("TRU-37 no way of inserting replaces an entry", async () => {
  await login("editor@example.com");
  const first = () =>
    server.db.selectFrom("audit").selectAll().orderBy("id").limit(1).executeTakeFirstOrThrow();
  const before = await first();
  const forged = { ...before, actor: "somebody else" };
  const insert = server.db.insertInto("audit").values(forged);
  const ways = [
    insert.onConflict((conflict) => conflict.column("id").doUpdateSet({ actor: forged.actor })),
    ...(engine === "sqlite" ? [server.db.replaceInto("audit").values(forged)] : []),
  ];
  for (const way of ways) await expect(way.execute()).rejects.toThrow("append-only");
  expect(await first()).toEqual(before);
});

test("the log is read page by page, newest first, without gap or repetition", async () => {
  const person = await somebody();
  for (let index = 0; index < 5; index += 1) {
    await record(server.db, { event: "upload", actor: person.email, details: { index } });
  }
  const seen: unknown[] = [];
  let page = await list({ search: person.email, limit: 2 });
  const sizes = [page.entries.length];
  for (; page.more; sizes.push(page.entries.length)) {
    seen.push(...page.entries.map((entry) => entry.details["index"]));
    page = await list({ search: person.email, limit: 2, before: page.entries.at(-1)?.id ?? 0 });
  }
  seen.push(...page.entries.map((entry) => entry.details["index"]));
  expect([seen, sizes]).toEqual([
    [4, 3, 2, 1, 0],
    [2, 2, 1],
  ]);
});

test("TRU-37 a log of several thousand entries is read whole, in pages of the most that one call gives", async () => {
  const person = await somebody();
  const at = new Date().toISOString();
  const rows = Array.from({ length: 2300 }, (_, index) => ({
    at,
    event: "upload" as const,
    outcome: "done" as const,
    actor_id: person.id,
    actor: person.email,
    subject: `asset ${index}`,
    address: "",
    details: "{}",
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await server.db
      .insertInto("audit")
      .values(rows.slice(start, start + 500))
      .execute();
  }
  await server.db
    .insertInto("audit_names")
    .values({ name: person.email, folded: foldText(person.email) })
    .execute();
  const read: Entry[] = [];
  const sizes: number[] = [];
  for (let more = true; more;) {
    const last = read.at(-1);
    const query = { search: person.email, limit: 1000, ...(last ? { before: last.id } : {}) };
    const page = await list(query);
    read.push(...page.entries);
    sizes.push(page.entries.length);
    more = page.more;
  }
  expect(sizes).toEqual([1000, 1000, 300]);
  expect(read.map(({ subject }) => subject)).toEqual(
    rows.map(({ subject }) => subject).toReversed(),
  );
});

test("a day without entries has none, whatever came before and after it", async () => {
  const actor = "now-and-then@example.com";
  const entry = (at: string) => ({
    at,
    event: "backup" as const,
    outcome: "done" as const,
    actor_id: null,
    actor,
    subject: "",
    address: "",
    details: "{}",
  });
  const values = ["2021-05-01T23:59:59.999Z", "2021-05-03T00:00:00.000Z"].map(entry);
  await server.db.insertInto("audit").values(values).execute();
  const empty = { from: "2021-05-02T00:00:00Z", to: "2021-05-03T00:00:00Z" };
  expect(await list(empty)).toEqual({ entries: [], more: false });
});

test("the log is filtered by moment: from one on and before another", async () => {
  const person = await somebody();
  const times = [
    "2020-01-01T10:00:00.000Z",
    "2020-01-02T10:00:00.000Z",
    "2020-01-03T10:00:00.000Z",
  ];
  await server.db
    .insertInto("audit")
    .values(
      times.map((at) => ({
        at,
        event: "backup" as const,
        outcome: "done" as const,
        actor_id: null,
        actor: person.email,
        subject: "",
        address: "",
        details: "{}",
      })),
    )
    .execute();
  const found = async (query: Query) =>
    (await list({ event: "backup", ...query })).entries.map((entry) => entry.at);
  expect(await found({ from: "2020-01-02T10:00:00Z" })).toEqual([times[2], times[1]]);
  expect(await found({ to: "2020-01-02T10:00:00Z" })).toEqual([times[0]]);
  expect(await found({ from: "2020-01-02T00:00:00Z", to: "2020-01-03T00:00:00Z" })).toEqual([
    times[1],
  ]);
  expect(await found({ from: "2999-01-01T00:00:00Z" })).toEqual([]);
});

test.each([
  "2026-99-01T00:00:00Z",
  "2026-02-30T00:00:00Z",
  "0000-00-00T00:00:00Z",
  "2026-12-31T24:00:00Z",
  "2026-12-31T23:59:60Z",
])("API-03 the moment %s, which does not exist, is refused by every list", async (from) => {
  const as = server.person("root");
  const lists = {
    listAudit: {},
    getModels: {},
    getLibraryCounts: { library: "own" },
  } as const;
  for (const [operation, query] of Object.entries(lists)) {
    const { status, body } = await server.call(operation, { as, query: { ...query, from } });
    expect([operation, status, body.data.fields]).toEqual([operation, 400, ["from"]]);
  }
});

test("the events that can be recorded are those of the contract", () => {
  const operation = contractOperations("panel").find(
    ({ operationId }) => operationId === "listAudit",
  );
  const query = operation?.querySchema as { properties: { event: { enum: string[] } } };
  const known: Record<AuditEvent, true> = {
    "sign-in": true,
    "lottery-draw": true,
    "experience-publish": true,
    "prize-collect": true,
    "prize-undo": true,
    "visit-erase": true,
    "event-create": true,
    "event-change": true,
    "event-delete": true,
    "event-action": true,
    "event-link-create": true,
    "event-link-end": true,
    "text-drafts": true,
    "sign-out": true,
    refusal: true,
    "password-change": true,
    "recovery-request": true,
    "second-factor-on": true,
    "second-factor-off": true,
    "second-factor-reset": true,
    "recovery-codes": true,
    "recovery-code-use": true,
    "session-end": true,
    "identity-link": true,
    "identity-unlink": true,
    "user-create": true,
    "user-change": true,
    "user-delete": true,
    "user-move": true,
    "user-activate": true,
    "user-import": true,
    "user-import-check": true,
    "role-change": true,
    "limits-change": true,
    upload: true,
    "file-change": true,
    "file-delete": true,
    "experience-import": true,
    "experience-delete": true,
    "point-import": true,
    "point-delete": true,
    "point-restore": true,
    "version-restore": true,
    "chatbot-create": true,
    "chatbot-activate": true,
    "chatbot-delete": true,
    "chatbot-answer-delete": true,
    "chatbot-page-change": true,
    "play-key-create": true,
    "play-key-narrow": true,
    "play-key-revoke": true,
    "player-erase": true,
    "try-link-create": true,
    "try-link-end": true,
    "model-link-create": true,
    "model-link-end": true,
    "try-note-delete": true,
    "walk-delete": true,
    backup: true,
    restore: true,
  };
  expect(query.properties.event.enum.toSorted()).toEqual(Object.keys(known).toSorted());
});
