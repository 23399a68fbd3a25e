import { describe, expect, test } from "vitest";
import type { User } from "../src/db/schema.ts";
import { storedBot } from "./support/chatbots.ts";
import { addBot, addWaitingFile } from "./support/knowledge.ts";
import {
  createExperience,
  newPoint,
  pointForm,
  readExperience,
  testServer,
  type Person,
} from "./support/server.ts";
import { newBranch, userForm } from "./support/users.ts";

const server = testServer();
const root = () => server.person("root");

const create = (as: Person, role: string) =>
  server.call("createUser", { as, form: userForm({ role }) });
const keyOf = (answer: { body: { success: boolean; data?: { translation_key?: string } } }) =>
  answer.body.success ? "done" : answer.body.data?.translation_key;

async function branchOf(columns: Partial<User>) {
  const { admin, supervisors, editors } = await newBranch(server, columns);
  const [first, second] = supervisors;
  const [one, two] = editors;
  if (!first || !second || !one || !two) throw new Error("A branch has two supervisors");
  return { admin, first, second, one, two };
}

const resourcesOf = async (as: Person) => (await server.call("getResources", { as })).body.data;

/** How often something is done when it is tried several times at once, and why not. */
async function atOnce(times: number, work: (index: number) => Promise<{ body: never }>) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => work(index)));
  const keys = answers.map(keyOf);
  return { done: keys.filter((key) => key === "done").length, refused: keys };
}

describe("limits of a branch", () => {
  test("USR-14, TRU-17 supervisors: of requests for the last places, as many as fit win", async () => {
    const { admin } = await branchOf({ max_supervisors: 4 });
    const { done, refused } = await atOnce(5, () => create(admin, "supervisor") as never);
    expect(done).toBe(2);
    expect(refused).toContain("ERRORS.supervisorLimitReached");
    expect((await resourcesOf(admin)).admin_current_supervisors).toBe(4);
  });

  test("USR-14, TRU-17 editors: two supervisors want the last place, one gets it", async () => {
    const { first, second, admin } = await branchOf({ max_editors: 3 });
    const { done, refused } = await atOnce(
      4,
      (index) => create(index % 2 ? first : second, "editor") as never,
    );
    expect(done).toBe(1);
    expect(refused).toContain("ERRORS.editorLimitReached");
    expect((await resourcesOf(admin)).admin_current_editors).toBe(3);
  });

  test("USR-14, TRU-17 map points: in two experiences of one branch at once", async () => {
    const { one, two, admin } = await branchOf({ max_mappoints: 3 });
    const routes = [await createExperience(server, one), await createExperience(server, two)];
    const { done, refused } = await atOnce(
      6,
      (index) =>
        server.call("createMapPoint", {
          as: index % 2 ? two : one,
          form: pointForm(routes[index % 2] ?? 0),
        }) as never,
    );
    expect(done).toBe(3);
    expect(refused).toContain("ERRORS.pointLimitReached");
    expect((await resourcesOf(admin)).admin_current_mappoints).toBe(3);
  });

  test("USR-14 0 is no limit", async () => {
    const { admin, first } = await branchOf({});
    expect([
      keyOf(await create(admin, "supervisor")),
      keyOf(await create(first, "editor")),
    ]).toEqual(["done", "done"]);
  });

  test("USR-14 a limit may fall below what is in use; then nothing new fits until there is room", async () => {
    const { admin, first, one } = await branchOf({ max_editors: 5 });
    await server.call("updateUser", {
      as: root(),
      form: { id: admin.id, name: "A", surname: "B", "superAdmin-maxEditors": 1 },
    });
    expect(keyOf(await create(first, "editor"))).toBe("ERRORS.editorLimitReached");
    await server.call("updateUser", {
      as: root(),
      form: { id: admin.id, name: "A", surname: "B", "superAdmin-maxEditors": 2 },
    });
    expect(keyOf(await create(first, "editor"))).toBe("ERRORS.editorLimitReached");
    await server.call("deleteUser", { as: first, form: { id: one.id } });
    expect(keyOf(await create(first, "editor"))).toBe("done");
  });

  test("USR-14 points of a deleted experience make room", async () => {
    const { one } = await branchOf({ max_mappoints: 1 });
    const id = await createExperience(server, one);
    await newPoint(server, one, id);
    await server.call("updateGymkhanaState", { as: one, form: { idGym: id, newSt: 3 } });
    const next = await createExperience(server, one);
    const answer = await server.call("createMapPoint", { as: one, form: pointForm(next) });
    expect(keyOf(answer)).toBe("done");
  });

  test("USR-14 users below a super-admin have no limits", async () => {
    const free = await server.addPerson("free", "supervisor", "root");
    expect(keyOf(await create(free, "editor"))).toBe("done");
    expect(await resourcesOf(free)).toMatchObject({ max_mb: 0, max_editors: 0, max_files: 0 });
  });
});

describe("fair distribution", () => {
  test("USR-14 each supervisor has its part, the first the remainder", async () => {
    const { first, second, admin } = await branchOf({ max_editors: 5, is_equitable: 1 });
    const tries = async (as: Person) => (await atOnce(4, () => create(as, "editor") as never)).done;
    // Each has one editor already.
    expect([await tries(second), await tries(first)]).toEqual([1, 2]);
    expect((await resourcesOf(admin)).admin_current_editors).toBe(5);
  });

  test("USR-14 points count against the part of the experience's owner", async () => {
    const { one, two } = await branchOf({ max_mappoints: 2, is_equitable: 1 });
    const route = await createExperience(server, one);
    const add = (as: Person, id: number) =>
      server.call("createMapPoint", { as, form: pointForm(id) });
    expect([keyOf(await add(one, route)), keyOf(await add(one, route))]).toEqual([
      "done",
      "ERRORS.pointLimitReached",
    ]);
    expect(keyOf(await add(two, await createExperience(server, two)))).toBe("done");
  });

  test("WEL-04, USR-14 the admin turns it on and off, and it holds at once", async () => {
    const { admin, first } = await branchOf({ max_editors: 4 });
    const turn = (newIsEquitable: 0 | 1) =>
      server.call("updateIsEquitable", { as: admin, form: { newIsEquitable } });
    expect(keyOf(await create(first, "editor"))).toBe("done");
    await turn(1);
    expect(await resourcesOf(first)).toMatchObject({ is_equitable: true, max_editors: 2 });
    expect(keyOf(await create(first, "editor"))).toBe("ERRORS.editorLimitReached");
    await turn(0);
    expect(await resourcesOf(first)).toMatchObject({ is_equitable: false, max_editors: 4 });
    expect(keyOf(await create(first, "editor"))).toBe("done");
  });

  test.each(["supervisor", "editor", "root"])("WEL-04 %s may not turn it", async (who) => {
    const answer = await server.call("updateIsEquitable", {
      as: server.person(who),
      form: { newIsEquitable: 1 },
    });
    expect(answer.status).toBe(403);
  });
});

describe("what the panel shows", () => {
  const columns = {
    max_bytes: 1_000_001,
    max_supervisors: 5,
    max_editors: 7,
    max_mappoints: 1,
    max_files: 0,
    has_chatbots: 1,
    has_shared_gyms: 1,
  } as const;

  test("WEL-02, WEL-05 an admin: its limits, bytes and text, and what the branch uses", async () => {
    const { admin, one } = await branchOf(columns);
    await newPoint(server, one, await createExperience(server, one));
    expect(await resourcesOf(admin)).toEqual({
      max_mb: 1_000_001,
      max_supervisors: "5-supervisors",
      max_editors: 7,
      max_mappoints: 1,
      max_files: 0,
      is_equitable: false,
      has_shared_gyms: true,
      has_chatbots: true,
      admin_current_mb: 0,
      admin_current_supervisors: 2,
      admin_current_editors: 2,
      admin_current_mappoints: 1,
      admin_current_files: 0,
    });
  });

  test("WEL-02 a supervisor: the branch's shared limits and use, or its own share and its own use", async () => {
    const { admin, first, second, one } = await branchOf(columns);
    await newPoint(server, one, await createExperience(server, one));
    expect(await resourcesOf(second)).toMatchObject({
      max_mb: 1_000_001,
      admin_current_mappoints: 1,
    });
    await server.call("updateIsEquitable", { as: admin, form: { newIsEquitable: 1 } });
    expect(await resourcesOf(first)).toMatchObject({
      max_mb: 500_001,
      max_editors: 4,
      max_mappoints: 1,
      admin_current_editors: 1,
      admin_current_mappoints: 1,
    });
    expect(await resourcesOf(second)).toMatchObject({
      max_mb: 500_000,
      max_editors: 3,
      admin_current_mappoints: 0,
    });
  });

  test("WEL-02 a part of nothing is told from no limit", async () => {
    const { second } = await branchOf({ ...columns, is_equitable: 1 });
    expect(await resourcesOf(second)).toMatchObject({
      max_mappoints: 0,
      max_files: 0,
      empty_shares: ["max_mappoints"],
    });
  });

  test("WEL-02 an editor sees its supervisor's", async () => {
    const { second, two } = await branchOf({ ...columns, is_equitable: 1 });
    expect(await resourcesOf(two)).toEqual(await resourcesOf(second));
  });

  test("USR-10 a super-admin's list shows each admin's limits and current use", async () => {
    const { admin, one } = await branchOf(columns);
    await newPoint(server, one, await createExperience(server, one));
    const { body } = await server.call("getMyUsers", { as: root() });
    const row = body.data.find((user: { id: number }) => user.id === admin.id);
    expect(row.resources).toEqual(await resourcesOf(admin));
    const others = body.data.filter(
      (user: { data: { type: string } }) => user.data.type !== "admin",
    );
    expect(others.every((user: object) => !("resources" in user))).toBe(true);
  });
});

describe("collaboration", () => {
  test("USR-14 what the admin's record says of shared experiences goes for its branch", async () => {
    const { first, one } = await branchOf({ has_shared_gyms: 1 });
    const other = await branchOf({ has_shared_gyms: 0 });
    const shared = async (as: Person) =>
      (await server.call("hasSharedGyms", { as, form: { userId: as.id } })).body.data;
    expect([await shared(first), await shared(one), await shared(other.first)]).toEqual([
      { hasSharedGyms: true },
      { hasSharedGyms: true },
      { hasSharedGyms: false },
    ]);
  });

  test("EXP-07, TRU-17 without shared experiences nobody is added as a collaborator", async () => {
    const editorsOf = async ({ first, one }: { first: Person; one: Person }) => {
      const id = await createExperience(server, first, { editorIds: JSON.stringify([one.id]) });
      return (await readExperience(server, first, id)).editors.length;
    };
    expect(await editorsOf(await branchOf({}))).toBe(1);
    expect(await editorsOf(await branchOf({ has_shared_gyms: 0 }))).toBe(0);
  });

  test("EXP-07 to choose from: a supervisor's editors; for an editor its supervisor's others", async () => {
    const colleague = server.person("colleague");
    const editor = server.person("editor");
    const children = async (name: string) => {
      const as = server.person(name);
      const { body } = await server.call("getUserChildren", { as, form: { userId: as.id } });
      return body.data.children.map((child: { id: number }) => child.id);
    };
    expect(await children("supervisor")).toEqual([editor.id, colleague.id]);
    expect(await children("editor")).toEqual([colleague.id]);
  });
});

test("WEL-01 the overview: what was changed last, and what waits for each role", async () => {
  const { admin, first, one } = await branchOf({ has_chatbots: 1 });
  const overviewOf = async (as: Person) => (await server.call("getOverview", { as })).body.data;
  const names = async (as: Person) =>
    (await overviewOf(as)).lastChanged.map(({ name }: { name: string }) => name);
  for (const gymName of ["A", "B", "C", "D", "E"]) await createExperience(server, one, { gymName });
  const active = await createExperience(server, one, { gymName: "F" });
  await server.call("updateGymkhanaState", { as: one, form: { idGym: active, newSt: 1 } });
  const early = await createExperience(server, first, { gymName: "G" });
  await newPoint(server, one, active);
  await create(first, "editor");
  expect(await names(one)).toEqual(["F", "E", "D", "C"]);
  expect(await names(first)).toEqual(["F", "G", "E", "D"]);
  await newPoint(server, first, early);
  expect(await names(first)).toEqual(["G", "F", "E", "D"]);
  expect(await overviewOf(one)).toMatchObject({ pendingUsers: 0, inactiveExperiences: 5 });
  expect(await overviewOf(first)).toMatchObject({ pendingUsers: 1, inactiveExperiences: 6 });

  const bot = await addBot(server.db, admin.email);
  await addWaitingFile(server.db, bot, { state: "refused" });
  const { team, ...waiting } = await overviewOf(admin);
  expect(waiting).toEqual({ pendingUsers: 1, refusedFiles: 1 });
  // Those who were only invited are none of them.
  expect(team.map(({ role }: { role: string }) => role).toSorted()).toEqual([
    "editor",
    "editor",
    "supervisor",
    "supervisor",
  ]);
  expect(await overviewOf(root())).toMatchObject({ refusedFiles: 1 });
});

describe("an editor moves to another supervisor", () => {
  const move = (as: Person, id: number, parentId: number) =>
    server.call("moveUser", { as, form: { id, parentId } });
  const parentOf = async (id: number) =>
    (
      await server.db
        .selectFrom("users")
        .select("parent_id")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).parent_id;
  const collaborators = async (as: Person, id: number) =>
    (await readExperience(server, as, id)).editors.map(
      (each: { editor_id: number }) => each.editor_id,
    );

  test("USR-01, USR-14 with what it owns, and the log says from whom to whom", async () => {
    const { admin, first, second, one, two } = await branchOf({ has_shared_gyms: 1 });
    const mine = await createExperience(server, one);
    const shared = await createExperience(server, first, { editorIds: JSON.stringify([one.id]) });
    expect((await move(admin, one.id, second.id)).body.success).toBe(true);
    expect(await parentOf(one.id)).toBe(second.id);
    expect((await readExperience(server, second, mine)).id).toBe(mine);
    const gone = await server.call("getGymkhanaById", { as: first, query: { gymId: mine } });
    expect(gone.status).toBe(404);
    // Below the same admin a collaboration goes on.
    expect(await collaborators(first, shared)).toEqual([one.id]);
    const { details } = await server.db
      .selectFrom("audit")
      .select("details")
      .where("event", "=", "user-move")
      .where("subject", "=", one.email)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(details)).toEqual({ from: first.email, to: second.email });

    for (const [as, id, to] of [
      [admin, one.id, second.id],
      [admin, one.id, two.id],
      [admin, first.id, second.id],
      [first, two.id, first.id],
    ] as const) {
      expect((await move(as, id, to)).status).toBe(403);
    }
  });

  test("USR-14, TRU-17 its points count there: without room in the share nothing moves", async () => {
    const { admin, first, second, one } = await branchOf({ max_mappoints: 3, is_equitable: 1 });
    const id = await createExperience(server, one);
    for (const _ of [1, 2]) await newPoint(server, one, id);
    // The first has two of three points, the second one.
    expect(keyOf(await move(admin, one.id, second.id))).toBe("ERRORS.pointLimitReached");
    expect(await parentOf(one.id)).toBe(first.id);
    await server.call("updateIsEquitable", { as: admin, form: { newIsEquitable: 0 } });
    expect(keyOf(await move(admin, one.id, second.id))).toBe("done");
  });

  test("USR-14, TRU-17, PNT-04 below another admin its limits hold, and collaborations and chatbots of its points end", async () => {
    const from = await branchOf({ has_shared_gyms: 1 });
    const to = await branchOf({ max_editors: 2 });
    const shared = await createExperience(server, from.first, {
      editorIds: JSON.stringify([from.one.id]),
    });
    const own = await createExperience(server, from.one);
    const botId = await storedBot(server, from.admin);
    const point = await newPoint(server, from.one, own, { chatbotId: botId });
    expect((await move(to.admin, from.one.id, to.first.id)).status).toBe(404);
    expect((await move(from.admin, from.one.id, to.first.id)).status).toBe(404);
    expect(keyOf(await move(root(), from.one.id, to.first.id))).toBe("ERRORS.editorLimitReached");
    expect(await collaborators(from.first, shared)).toEqual([from.one.id]);
    await server.db
      .updateTable("users")
      .set({ max_editors: 3 })
      .where("id", "=", to.admin.id)
      .execute();
    expect(keyOf(await move(root(), from.one.id, to.first.id))).toBe("done");
    expect(await collaborators(from.first, shared)).toEqual([]);
    // The bot answers at the cost of the former admin, whose branch is left; whoever has the point open learns of it.
    const [moved] = (await readExperience(server, from.one, own)).mappoints;
    expect(moved).toMatchObject({ IdPoint: point, IdChatbot: null, version: 2 });
  });

  test("PNT-04 below the same admin its points keep their chatbots", async () => {
    const { admin, second, one } = await branchOf({});
    const id = await createExperience(server, one);
    const botId = await storedBot(server, admin);
    await newPoint(server, one, id, { chatbotId: botId });
    expect(keyOf(await move(admin, one.id, second.id))).toBe("done");
    expect((await readExperience(server, one, id)).mappoints[0]).toMatchObject({
      IdChatbot: botId,
      version: 1,
    });
  });
});
