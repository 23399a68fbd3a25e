import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { testServer, type Person } from "./support/server.ts";
import { auditOf, newBranch, newUser, userForm, userOf } from "./support/users.ts";

const server = testServer();
let photo: Blob;

beforeAll(async () => {
  const drawing = sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a6" } });
  photo = new Blob([new Uint8Array(await drawing.png().toBuffer())], { type: "image/png" });
});

const names = { name: "Nuria", surname: "Soler" };
const save = (as: Person, form: Record<string, string | number | Blob>) =>
  server.call("updateProfile", { as, form: { ...names, ...form } });
const profileOf = async (as: Person) => (await server.call("getMyProfile", { as })).body.data;

/** Whether the bytes of an address are there. */
const statusOf = async (address: string) => (await fetch(`${server.url}${address}`)).status;

describe("profile", () => {
  test("PRO-01 shows and saves what may be changed", async () => {
    const as = server.person("editor");
    const { body } = await save(as, {
      name: " Núria ",
      surname: "Soler",
      city: "Girona",
      phone: "+34 600 123 456",
      facebook: "nuria.f",
      instagram: "nuria.i",
      twitter: "nuria.t",
    });
    expect(body).toEqual({ success: true, message: "Guardado correctamente" });
    expect(await profileOf(as)).toEqual({
      id: as.id,
      idMod: 0,
      name: "Núria",
      surname: "Soler",
      email: as.email,
      entity: "Company of editor",
      city: "Girona",
      phone: "+34 600 123 456",
      role: "editor",
      facebook: "nuria.f",
      instagram: "nuria.i",
      twitter: "nuria.t",
      avatar: "",
      status: 1,
    });
    expect(await auditOf(server, as.email)).toEqual(["user-change"]);
  });

  test("PRO-01, TRU-16 entity, e-mail, role and limits in the form change nothing", async () => {
    const as = server.person("colleague");
    const before = await userOf(server, as.email);
    await save(as, {
      entity: "Another",
      email: "another@example.com",
      role: "super-admin",
      status: 2,
      "superAdmin-maxEditors": 5,
      max_editors: 5,
      has_chatbots: 1,
    });
    const { updated_at: _then, ...expected } = { ...before, ...names };
    expect(await userOf(server, as.email)).toMatchObject(expected);
  });

  test.each([
    [{ name: " " }, "ERRORS.invalidFields"],
    [{ phone: "600 123 456" }, "VALIDATION.invalidPhone"],
    [{ city: "a\u0001b" }, "VALIDATION.invalidText"],
  ])("PRO-03 %j is refused as %s", async (fields, key) => {
    const { body } = await save(server.person("editor"), fields);
    expect([body.success, body.data.translation_key]).toEqual([false, key]);
  });
});

describe("image", () => {
  test("PRO-01 an image is stored, shown in profile, session and list, replaced and removed", async () => {
    const branch = await newBranch(server);
    const [as, above] = [branch.editors[0], branch.supervisors[0]];
    if (!as || !above) throw new Error("A branch has an editor");
    await save(as, { image: photo });
    const first = await profileOf(as);
    expect(first.avatar).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    expect(await statusOf(first.avatar)).toBe(200);
    const me = (await server.call("getMe", { as })).body.data;
    const [listed] = (await server.call("getMyUsers", { as: above })).body.data;
    expect([me.avatar, me.idMod]).toEqual([first.avatar, first.idMod]);
    expect([listed.data.avatar, listed.data.idMod]).toEqual([first.avatar, first.idMod]);

    await save(as, { idMod: first.idMod });
    expect((await profileOf(as)).avatar).toBe(first.avatar);
    await save(as, { idMod: first.idMod, image: photo });
    const second = await profileOf(as);
    expect(second.avatar).not.toBe(first.avatar);
    await save(as, { idMod: 0 });
    expect(await profileOf(as)).toMatchObject({ avatar: "", idMod: 0 });
    const states = await server.db
      .selectFrom("stored_files")
      .select("state")
      .where("id", "in", [first.idMod, second.idMod])
      .where("state", "=", "kept")
      .execute();
    expect(states).toEqual([]);
  });

  test("PRO-02, TRU-20 1024 kB and more is 413, and the profile stays as it was", async () => {
    const as = server.person("stranger");
    const { status } = await save(as, {
      name: "Other",
      image: new Blob([new Uint8Array(1_048_576)]),
    });
    expect([status, (await profileOf(as)).name]).toEqual([413, "stranger"]);
  });

  test.each([
    ["<svg xmlns='http://www.w3.org/2000/svg'/>", 415],
    ["no image at all", 415],
    ["\u0089PNG\r\n\u001A\n", 415],
  ])("TRU-21 %j is refused with %d, whatever it is called", async (content, status) => {
    const as = server.person("stranger");
    const answer = await save(as, { image: new Blob([content], { type: "image/png" }) });
    expect([answer.status, (await profileOf(as)).avatar]).toEqual([status, ""]);
  });

  test("USR-09 a new user and a changed one have their image", async () => {
    const as = server.person("supervisor");
    const user = await newUser(server, as, { image: photo });
    expect(user.image_id).not.toBeNull();
    await server.call("updateUser", { as, form: { ...names, id: user.id, image: photo } });
    const changed = await userOf(server, user.email);
    expect([changed.image_id === null, changed.image_id === user.image_id]).toEqual([false, false]);
  });

  test("USR-14 an image of a person counts against nobody's limit", async () => {
    const { admin, supervisors } = await newBranch(server, { max_files: 1, max_bytes: 1 });
    const as = supervisors[0] ?? admin;
    await save(as, { image: photo });
    const { body } = await server.call("getResources", { as: admin });
    expect(body.data).toMatchObject({ admin_current_files: 0, admin_current_mb: 0 });
  });

  test("a refused creation leaves no image behind in use", async () => {
    const form = { ...userForm({ email: "editor@example.com" }), image: photo };
    const count = async () =>
      (
        await server.db
          .selectFrom("stored_files")
          .select("id")
          .where("state", "=", "kept")
          .execute()
      ).length;
    const before = await count();
    const answer = await server.call("createUser", { as: server.person("supervisor"), form });
    expect(answer.body.data.translation_key).toBe("ERRORS.emailTaken");
    expect(await count()).toBe(before);
  });
});
