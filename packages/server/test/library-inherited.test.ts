import { expect, test } from "vitest";
import { changeRole } from "../src/account/change-role.ts";
import { endOutsideSharing } from "../src/library/sharing-repository.ts";
import { assetForm, newImage, pngFile } from "./support/assets.ts";
import {
  experienceForm,
  createExperience,
  readExperience,
  testServer,
  type Person,
} from "./support/server.ts";
import { newBranch } from "./support/users.ts";

/* Decision 0014: what belongs to somebody without a library of its own is the super-admins'. */

const server = testServer();
const root = () => server.person("root");

const removeUser = (as: Person, id: number) => server.call("deleteUser", { as, form: { id } });
const removeAsset = (as: Person, idMod: number) =>
  server.call("deleteAsset", { as, form: { idMod } });

/** Whose an asset is in a list, if it is in it. */
async function ownerIn(list: "getModels" | "getUserModels", as: Person, id: number) {
  const { body } = await server.call(list, { as });
  const found = body.data.find((asset: { id: number }) => asset.id === id);
  return found?.idUser as number | undefined;
}

async function filesOf(admin: Person): Promise<number> {
  const { body } = await server.call("getResources", { as: admin });
  return body.data.admin_current_files;
}

async function branch(supervisors?: number) {
  const made = await newBranch(server, {}, supervisors);
  const [first] = made.supervisors;
  const [one] = made.editors;
  if (!first || !one) throw new Error("A branch has a supervisor and an editor");
  return { ...made, first, one };
}

test("USR-07 a deleted supervisor's assets are listed for super-admins alone, who may delete them", async () => {
  const { admin, first, one } = await branch();
  const id = await newImage(server, first);
  await removeUser(admin, first.id);

  expect(await ownerIn("getModels", root(), id)).toBe(admin.id);
  expect(await ownerIn("getModels", one, id)).toBeUndefined();
  const globalOnly = { as: root(), query: { globalOnly: 1 } };
  const { body } = await server.call("getModels", globalOnly);
  expect(body.data.filter((asset: { id: number }) => asset.id === id)).toEqual([]);
  expect(await ownerIn("getUserModels", one, id)).toBeUndefined();
  expect(await filesOf(admin)).toBe(1);
  expect((await removeAsset(one, id)).status).toBe(404);
  expect((await removeAsset(root(), id)).body.success).toBe(true);
  expect(await filesOf(admin)).toBe(0);
});

test("USR-07 a deleted admin's assets are inherited by a super-admin", async () => {
  const { admin, first } = await branch();
  const id = await newImage(server, first);
  await removeUser(admin, first.id);
  await removeUser(root(), admin.id);
  expect(await ownerIn("getModels", root(), id)).toBe(root().id);
  expect((await removeAsset(root(), id)).body.success).toBe(true);
});

test("USR-07 a deleted super-admin's global assets stay everybody's", async () => {
  const other = await server.addPerson("other-root", "super-admin", null);
  const id = await newImage(server, other);
  await removeUser(root(), other.id);
  expect(await ownerIn("getModels", server.person("editor"), id)).toBe(0);
});

test.each(["admin", "super-admin"] as const)(
  "USR-07 with the role %s somebody's assets are the super-admins', with the old one its own again",
  async (role) => {
    const { admin, first } = await branch();
    const id = await newImage(server, first);
    const { connection } = server.running;
    const parent = role === "admin" ? root().email : undefined;
    await changeRole(connection, { email: first.email, role, parent }, endOutsideSharing);
    expect(await ownerIn("getModels", root(), id)).toBe(first.id);

    await changeRole(
      connection,
      { email: first.email, role: "supervisor", parent: admin.email },
      endOutsideSharing,
    );
    expect(await ownerIn("getModels", root(), id)).toBeUndefined();
    const again = await server.signIn({ ...first, role: "supervisor", name: "", token_version: 3 });
    expect(await ownerIn("getUserModels", { ...first, token: again }, id)).toBe(first.id);
  },
);

test("USR-07 an inherited asset stays where it is used, and whoever works there keeps it", async () => {
  const { admin, first, one } = await branch();
  const image = await newImage(server, first);
  const editorIds = JSON.stringify([one.id]);
  const gymId = await createExperience(server, first, { gymModelId: image, editorIds });
  await removeUser(admin, first.id);

  const read = await readExperience(server, one, gymId);
  expect(read).toMatchObject({ IdMod: image });
  expect(read.library).toMatchObject([{ Id: image }]);
  const form = experienceForm({ gymId, gymModelId: image, gymSlogan: "Otra" });
  expect((await server.call("saveGymkhana", { as: one, form })).body.success).toBe(true);
  expect((await readExperience(server, one, gymId)).IdMod).toBe(image);

  const refused = await removeAsset(root(), image);
  expect(refused.body.data).toMatchObject({
    translation_key: "ASSET_ERRORS.inUse",
    uses: [{ gymId, field: "gymModelId" }],
  });
});

test("LIB-08 a super-admin makes an inherited asset global by uploading its file", async () => {
  const { admin, first } = await branch();
  const file = await pngFile({ width: 417 });
  await server.call("uploadAsset", { as: first, form: assetForm({ file }) });
  await removeUser(admin, first.id);
  await removeUser(root(), admin.id);
  const { body } = await server.call("uploadAsset", { as: root(), form: assetForm({ file }) });
  expect(await ownerIn("getModels", server.person("editor"), body.data.id)).toBe(0);
});
