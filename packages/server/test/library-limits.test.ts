import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { assetForm, glb, newImage, newModel, pngFile, zipFile } from "./support/assets.ts";
import { available } from "./support/database.ts";
import { createExperience, testServer, type Form, type Person } from "./support/server.ts";
import { newBranch } from "./support/users.ts";

const server = testServer();
let as: Person;
let thumbnail: File;

beforeAll(async () => {
  if (!available) return;
  as = server.person("editor");
  thumbnail = await pngFile();
});

/** A model that has so many bytes, stored as they are. */
function modelOf(bytes: number): File {
  const scene = glb({ extras: { x: randomBytes(8).toString("hex") } });
  const packed = (length: number) =>
    zipFile({ "a.glb": [scene, { level: 0 }], b: [randomBytes(length), { level: 0 }] });
  return packed(bytes - packed(0).size);
}

const upload = (who: Person | undefined, form: Form) =>
  server.call("uploadAsset", { as: who, form: assetForm(form) });
const uploadModel = (who: Person | undefined, bytes: number) =>
  upload(who, { type: 0, file: modelOf(bytes), thumbnail });

const reasonOf = ({ body }: { body: { success: boolean; data: { translation_key: string } } }) =>
  body.success ? "taken" : body.data.translation_key;

const used = async (who: Person) => {
  const { body } = await server.call("getResources", { as: who });
  return body.data;
};

describe("USR-14 bytes", () => {
  test("are given to the last one and to nobody after", async () => {
    const { editors, admin } = await newBranch(server, { max_bytes: 10_000 });
    expect(reasonOf(await uploadModel(editors[0], 6_000))).toBe("taken");
    expect(reasonOf(await uploadModel(editors[1], 4_001))).toBe("ERRORS.storageLimitReached");
    expect(reasonOf(await uploadModel(editors[1], 4_000))).toBe("taken");
    expect((await used(admin)).admin_current_mb).toBe(10_000);
  });

  test("that are left for one of two uploads at once are given once", async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { editors, admin } = await newBranch(server, { max_bytes: 10_000 });
      const sent = [editors[0], editors[1], editors[0]].map((who) => uploadModel(who, 6_000));
      const reasons = (await Promise.all(sent)).map(reasonOf);
      expect(reasons.toSorted()).toEqual([
        "ERRORS.storageLimitReached",
        "ERRORS.storageLimitReached",
        "taken",
      ]);
      expect((await used(admin)).admin_current_mb).toBe(6_000);
    }
  });

  test("of pictures of an asset, and of the global library, count against nobody", async () => {
    const { editors, admin } = await newBranch(server, { max_bytes: 5_000 });
    expect(reasonOf(await uploadModel(editors[0], 5_000))).toBe("taken");
    expect((await used(admin)).admin_current_mb).toBe(5_000);
    expect(reasonOf(await uploadModel(server.person("root"), 50_000))).toBe("taken");
  });
});

describe("USR-14 fair shares", () => {
  test("of files: a supervisor and its editors have one, whatever the branch has left", async () => {
    const limits = { max_files: 3, is_equitable: 1 } as const;
    const { editors, supervisors } = await newBranch(server, limits);
    const reasons = [];
    for (const who of [editors[1], supervisors[1], editors[0], supervisors[0], editors[0]]) {
      reasons.push(reasonOf(await upload(who, { file: await pngFile() })));
    }
    // Of three, the supervisor of the lower id has two.
    expect(reasons).toEqual([
      "taken",
      "ERRORS.fileLimitReached",
      "taken",
      "taken",
      "ERRORS.fileLimitReached",
    ]);
  });

  test("of bytes are kept to the byte, also by uploads at once", async () => {
    const limits = { max_bytes: 10_001, is_equitable: 1 } as const;
    const { editors, supervisors, admin } = await newBranch(server, limits);
    const [lower, higher] = [
      [editors[0], supervisors[0]],
      [editors[1], supervisors[1]],
    ];
    expect(reasonOf(await uploadModel(higher[0], 5_001))).toBe("ERRORS.storageLimitReached");
    const sent = [
      ...lower.map((who) => uploadModel(who, 5_001)),
      ...higher.map((who) => uploadModel(who, 5_000)),
    ];
    const reasons = (await Promise.all(sent)).map(reasonOf);
    expect(reasons.slice(0, 2).toSorted()).toEqual(["ERRORS.storageLimitReached", "taken"]);
    expect(reasons.slice(2).toSorted()).toEqual(["ERRORS.storageLimitReached", "taken"]);
    expect((await used(admin)).admin_current_mb).toBe(10_001);
  });
});

describe("TRU-15 an asset in somebody else's own library", () => {
  const state = (id: number) =>
    server.db.selectFrom("assets").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  test.each(["colleague", "supervisor", "stranger", "rival"])(
    "is as good as missing to its %s who changes it",
    async (name) => {
      const who = server.person(name);
      const id = await newModel(server, as);
      const before = await state(id);
      const form = { idMod: id, name: "Mine", description: "Mine", category: 2, thumbnail };
      const foreign = await server.call("updateAsset", { as: who, form });
      const missing = await server.call("updateAsset", {
        as: who,
        form: { ...form, idMod: 2_000_000_000 },
      });
      expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
      expect(await state(id)).toEqual(before);
    },
  );

  test("is read by who works where it is used, and changed by its owner alone", async () => {
    const [owner, other] = [as, server.person("colleague")];
    const id = await newImage(server, owner);
    const editorIds = JSON.stringify([other.id]);
    await createExperience(server, owner, { gymModelId: id, editorIds });
    const before = await state(id);
    expect((await server.call("getAssetById", { as: other, query: { id } })).status).toBe(200);
    const form = { idMod: id, name: "Mine", description: "Mine", category: 2 };
    expect((await server.call("updateAsset", { as: other, form })).status).toBe(403);
    expect((await server.call("deleteAsset", { as: other, form: { idMod: id } })).status).toBe(403);
    expect(await state(id)).toEqual(before);
  });
});

describe("LIB-08 of a file that is in another library", () => {
  test.each(["colleague", "supervisor", "stranger", "root"])(
    "its %s is told nothing: it is taken as new",
    async (name) => {
      const file = await pngFile();
      await upload(as, { file });
      expect(reasonOf(await upload(server.person(name), { file }))).toBe("taken");
    },
  );

  test("a user of another branch is told nothing, whatever uses it", async () => {
    const [{ editors: ours }, { editors: theirs }] = [
      await newBranch(server),
      await newBranch(server),
    ];
    const file = await pngFile();
    const { body } = await upload(ours[0], { file });
    if (!ours[0]) throw new Error("A branch has an editor");
    await createExperience(server, ours[0], { gymModelId: body.data.id });
    expect(reasonOf(await upload(theirs[0], { file }))).toBe("taken");
  });

  test("who works where it is used is told nothing either: it is not in its library", async () => {
    const file = await pngFile();
    const { body } = await upload(as, { file });
    const other = server.person("colleague");
    const editorIds = JSON.stringify([other.id]);
    await createExperience(server, as, { gymModelId: body.data.id, editorIds });
    expect(reasonOf(await upload(other, { file }))).toBe("taken");
  });
});
