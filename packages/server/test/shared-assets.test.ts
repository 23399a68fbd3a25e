import { expect, test } from "vitest";
import { changeRole } from "../src/account/change-role.ts";
import { disableUser } from "../src/account/disable-user.ts";
import { endOutsideSharing } from "../src/library/sharing-repository.ts";
import { assetForm, newImage, pngFile } from "./support/assets.ts";
import { available } from "./support/database.ts";
import {
  experienceForm,
  createExperience,
  newPoint,
  readExperience,
  testServer,
  type Person,
  type TestServer,
} from "./support/server.ts";
import { auditOf, newBranch } from "./support/users.ts";

/* Decision 0046: an owner shares an asset with its team, the supervisor and the editors under it. */

const server = testServer();

const share = (as: Person, ids: number | readonly number[], isShared = true) =>
  server.call("shareAssets", {
    as,
    form: { idMods: JSON.stringify([ids].flat()), isShared: String(isShared) },
  });
const use = (as: Person, gymModelId: number) =>
  server.call("saveGymkhana", { as, form: experienceForm({ gymModelId }) });
const uses = async (as: Person, id: number) =>
  (await server.call("getAssetUses", { as, query: { id } })).body.data;
const move = (as: Person, id: number, parentId: number) =>
  server.call("moveUser", { as, form: { id, parentId } });
const remove = (as: Person, id: number) => server.call("deleteUser", { as, form: { id } });

interface Listed {
  id: number;
  idUser: number;
  isShared?: boolean;
  sharedBy?: string;
  may: object;
}
async function listed(as: Person, id: number, list = "getModels"): Promise<Listed | undefined> {
  const { body } = await server.call(list, { as });
  return (body.data as Listed[]).find((asset) => asset.id === id);
}

/** Who of these has the asset in the explored library. */
async function explorers(id: number, people: readonly Person[]): Promise<string[]> {
  const found: string[] = [];
  for (const person of people) if (await listed(person, id)) found.push(person.email);
  return found;
}

let made = 0;

/** Two teams of one admin: the first with two editors. */
async function teams(of: TestServer = server) {
  const { admin, supervisors, editors } = await newBranch(of);
  const [boss, rival] = supervisors;
  const [owner, stranger] = editors;
  if (!boss || !rival || !owner || !stranger) throw new Error("A branch has two teams");
  made += 1;
  const leader = boss.email.replace("@example.com", "");
  const colleague = await of.addPerson(`colleague${made}`, "editor", leader);
  return { admin, boss, rival, owner, stranger, colleague };
}

test("LIB-01, LIB-09 what is shared is explored by the team, with whose it is, and by nobody else", async () => {
  const { admin, boss, rival, owner, stranger, colleague } = await teams();
  const id = await newImage(server, owner);
  const all = [owner, colleague, boss, stranger, rival, server.person("root")];
  expect(await explorers(id, all)).toEqual([]);
  expect((await share(owner, id)).body.success).toBe(true);

  expect(await explorers(id, all)).toEqual([colleague.email, boss.email]);
  const { name, surname } = await server.db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", owner.id)
    .executeTakeFirstOrThrow();
  expect(await listed(colleague, id)).toMatchObject({
    idUser: owner.id,
    isShared: true,
    sharedBy: `${name} ${surname}`.trim(),
    may: { edit: false, delete: false, share: false },
  });
  const own = await listed(owner, id, "getUserModels");
  expect(own).toMatchObject({ isShared: true, may: { edit: true, delete: true, share: true } });
  expect(own).not.toHaveProperty("sharedBy");
  const seen = async (as: Person) =>
    (await server.call("getAssetById", { as, query: { id } })).status;
  expect([
    await seen(colleague),
    await seen(boss),
    await seen(stranger),
    await seen(rival),
  ]).toEqual([200, 200, 404, 404]);
  expect((await share(admin, id)).status).toBe(403);
});

test("LIB-01 pages and counts of the explored library have what is shared", async () => {
  const { owner, colleague, stranger } = await teams();
  const id = await newImage(server, owner);
  await share(owner, id);
  const found = async (as: Person) => {
    const query = { uploaders: JSON.stringify([owner.id]) };
    const page = await server.call("getModels", { as, query: { ...query, limit: 10 } });
    const counts = await server.call("getLibraryCounts", {
      as,
      query: { ...query, library: "global" },
    });
    return [page.body.data.map((asset: Listed) => asset.id), counts.body.data.found];
  };
  expect(await found(colleague)).toEqual([[id], 1]);
  expect(await found(stranger)).toEqual([[], 0]);
  expect(await found(owner)).toEqual([[], 0]);
});

test("LIB-09 a supervisor shares with its editors", async () => {
  const { boss, owner, colleague, stranger } = await teams();
  const id = await newImage(server, boss);
  await share(boss, id);
  expect(await explorers(id, [boss, owner, colleague, stranger])).toEqual([
    owner.email,
    colleague.email,
  ]);
});

test("LIB-09 the team puts what is shared into its experiences and reads its file; others do not", async () => {
  const { owner, stranger, colleague, boss } = await teams();
  const id = await newImage(server, owner);
  expect((await use(colleague, id)).body.data.translation_key).toBe("ASSET_ERRORS.notUsable");
  await share(owner, id);
  expect((await use(stranger, id)).body.data.translation_key).toBe("ASSET_ERRORS.notUsable");
  for (const as of [colleague, boss]) {
    const { body } = await use(as, id);
    expect(body.success).toBe(true);
    expect((await readExperience(server, as, body.data.id)).library).toMatchObject([{ Id: id }]);
  }
  const { body } = await server.call("getAssetById", { as: colleague, query: { id } });
  const { File: file } = JSON.parse(body.data) as { File: string };
  expect((await fetch(new URL(file, server.url))).status).toBe(200);
});

test("LIB-06 the team neither changes, replaces nor deletes what is shared, nor ends it", async () => {
  const { owner, colleague, boss, stranger } = await teams();
  const id = await newImage(server, owner);
  await share(owner, id);
  const calls = [
    ["updateAsset", { idMod: id, name: "N", description: "D", category: 1 }],
    ["updateAssets", { changes: JSON.stringify([{ idMod: id, category: 2 }]) }],
    ["replaceAssetFile", { idMod: id, file: await pngFile() }],
    ["deleteAsset", { idMod: id }],
    ["deleteAssets", { idMods: `[${id}]` }],
    ["shareAssets", { idMods: `[${id}]`, isShared: "false" }],
  ] as const;
  for (const [operation, form] of calls) {
    const status = async (as: Person) => (await server.call(operation, { as, form })).status;
    expect([
      operation,
      await status(colleague),
      await status(boss),
      await status(stranger),
    ]).toEqual([operation, 403, 403, 404]);
  }
  expect(await listed(colleague, id)).toBeDefined();
});

test("LIB-09 what is not shared any more stays where it is used, and goes nowhere else", async () => {
  const { owner, colleague } = await teams();
  const id = await newImage(server, owner);
  await share(owner, id);
  await createExperience(server, owner, { gymModelId: id });
  expect(await uses(owner, id)).not.toHaveProperty("ofOthers");
  const gymId = await createExperience(server, colleague, { gymModelId: id });
  expect(await uses(owner, id)).toMatchObject({ hidden: 1, ofOthers: 1 });

  expect((await share(owner, id, false)).body.success).toBe(true);
  expect(await explorers(id, [colleague])).toEqual([]);
  expect(await readExperience(server, colleague, gymId)).toMatchObject({
    IdMod: id,
    library: [{ Id: id }],
  });
  const form = experienceForm({ gymId, gymModelId: id, gymSlogan: "Otra" });
  expect((await server.call("saveGymkhana", { as: colleague, form })).body.success).toBe(true);
  expect((await use(colleague, id)).body.data.translation_key).toBe("ASSET_ERRORS.notUsable");
  const refused = await server.call("deleteAsset", { as: owner, form: { idMod: id } });
  expect(refused.body.data.translation_key).toBe("ASSET_ERRORS.inUse");
});

test("LIB-05 a copy of what a colleague shares is offered in place of an upload", async () => {
  const { owner, colleague, stranger } = await teams();
  const file = await pngFile();
  const { body: first } = await server.call("uploadAsset", {
    as: owner,
    form: assetForm({ file }),
  });
  const again = (as: Person) => server.call("uploadAsset", { as, form: assetForm({ file }) });
  await share(owner, first.data.id);
  const { body } = await again(colleague);
  expect(body.data).toMatchObject({
    translation_key: "ASSET_ERRORS.duplicate",
    existing: { id: first.data.id, isShared: true },
  });
  expect((await again(stranger)).body.success).toBe(true);
});

test("LIB-09 of several it is told how many experiences of others use them, each once", async () => {
  const { owner, colleague } = await teams();
  const [one, two, unused] = [
    await newImage(server, owner),
    await newImage(server, owner),
    await newImage(server, owner),
  ];
  const told = async (...ids: number[]) =>
    (await server.call("getAssetsInVersions", { as: owner, form: { idMods: `[${ids.join()}]` } }))
      .body.data;
  await share(owner, [one, two]);
  await createExperience(server, owner, { gymModelId: one });
  expect(await told(one, two)).toEqual({ inVersions: 0 });
  const gymId = await createExperience(server, colleague, { gymModelId: one });
  await newPoint(server, colleague, gymId, { puzzleImg: two });
  expect(await told(one, two)).toEqual({ inVersions: 0, ofOthers: 1 });
  await createExperience(server, colleague, { gymModelId: two });
  expect(await told(one, two, unused)).toEqual({ inVersions: 0, ofOthers: 2 });
  expect(await told(unused)).toEqual({ inVersions: 0 });
});

test("several are shared or none, and the log has each that changed, once", async () => {
  const { owner, colleague } = await teams();
  const [one, two, foreign] = [
    await newImage(server, owner),
    await newImage(server, owner),
    await newImage(server, colleague),
  ];
  expect((await share(owner, [one, foreign])).status).toBe(404);
  expect(await explorers(one, [colleague])).toEqual([]);
  await share(owner, one);
  await share(owner, [one, two]);
  await share(owner, [one, two], false);
  expect(await auditOf(server, `asset ${one}`)).toEqual(["upload", "file-change", "file-change"]);
  const { body } = await server.call("listAudit", {
    as: server.person("root"),
    query: { event: "file-change", search: `asset ${two}` },
  });
  expect(body.data.entries.map(({ details }: { details: object }) => details)).toMatchObject([
    { shared: false },
    { shared: true },
  ]);
});

test("USR-04 an editor with another supervisor shares nothing with the former team, nor with the new one", async () => {
  const { admin, rival, owner, stranger, colleague, boss } = await teams();
  const id = await newImage(server, owner);
  await share(owner, id);
  const gymId = await createExperience(server, colleague, { gymModelId: id });
  expect((await move(admin, owner.id, rival.id)).body.success).toBe(true);

  expect(await explorers(id, [colleague, boss, stranger, rival])).toEqual([]);
  expect(await listed(owner, id, "getUserModels")).not.toHaveProperty("isShared");
  expect((await readExperience(server, colleague, gymId)).library).toMatchObject([{ Id: id }]);
  const { body } = await server.call("listAudit", {
    as: server.person("root"),
    query: { event: "user-move", search: owner.email },
  });
  expect(body.data.entries[0].details).toMatchObject({ to: rival.email, unshared: 1 });
  await share(owner, id);
  expect(await explorers(id, [colleague, boss, stranger, rival])).toEqual([
    stranger.email,
    rival.email,
  ]);
});

test("USR-07 what a deleted editor shared is its supervisor's, and still shared with the team", async () => {
  const { boss, owner, colleague } = await teams();
  const id = await newImage(server, owner);
  await share(owner, id);
  await remove(boss, owner.id);
  expect(await explorers(id, [boss, colleague])).toEqual([colleague.email]);
  expect(await listed(boss, id, "getUserModels")).toMatchObject({ isShared: true });
  await share(boss, id, false);
  expect(await explorers(id, [colleague])).toEqual([]);
});

test("USR-07 with its supervisor a team ends, and so does what was shared in it", async () => {
  const { admin, boss, owner, colleague } = await teams();
  const [own, leaders] = [await newImage(server, owner), await newImage(server, boss)];
  await share(owner, own);
  await share(boss, leaders);
  await remove(admin, boss.id);
  expect(await explorers(own, [colleague])).toEqual([]);
  expect(await explorers(leaders, [colleague, owner])).toEqual([]);
  expect(await listed(owner, own, "getUserModels")).not.toHaveProperty("isShared");
  expect((await share(owner, own)).body.data.translation_key).toBe("ASSET_ERRORS.noTeam");
  expect((await share(owner, own, false)).body.success).toBe(true);
  const { body } = await server.call("listAudit", {
    as: server.person("root"),
    query: { event: "user-delete", search: boss.email },
  });
  expect(body.data.entries[0].details).toEqual({ unshared: 2 });
});

test("a deactivated owner's assets stay shared", async () => {
  const { owner, colleague } = await teams();
  const id = await newImage(server, owner);
  await share(owner, id);
  await disableUser(server.running.connection, owner.email);
  expect(await explorers(id, [colleague])).toEqual([colleague.email]);
});

test("with another role an owner leaves its team, and a leader ends it", async () => {
  const { admin, boss, owner, colleague } = await teams();
  const { connection } = server.running;
  const [own, leaders] = [await newImage(server, owner), await newImage(server, boss)];
  await share(owner, own);
  await share(boss, leaders);
  const change = (who: Person, role: string, parent: string) =>
    changeRole(connection, { email: who.email, role, parent }, endOutsideSharing);
  await change(owner, "supervisor", admin.email);
  expect(await explorers(own, [colleague, boss])).toEqual([]);
  await change(boss, "admin", server.person("root").email);
  expect(await explorers(leaders, [colleague])).toEqual([]);
});

test("TRU-17 whoever is moved while sharing shares nothing with a team that it is not in", async () => {
  if (!available) return;
  const { admin, rival, boss, owner } = await teams();
  const ids = [await newImage(server, owner), await newImage(server, owner)];
  let from = boss;
  for (let round = 0; round < 6; round += 1) {
    const to = from === boss ? rival : boss;
    await Promise.all([share(owner, ids), move(admin, owner.id, to.id)]);
    from = to;
    const rows = await server.db
      .selectFrom("assets")
      .select("team_id")
      .where("id", "in", ids)
      .execute();
    for (const { team_id } of rows) expect([null, to.id]).toContain(team_id);
  }
});
