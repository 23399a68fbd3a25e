import { describe, expect, test } from "vitest";
import { MAILS_PER_RECIPIENT } from "../src/throttle/throttle.ts";
import { pngFile } from "./support/assets.ts";
import {
  createExperience,
  PASSWORD,
  testServer,
  type Form,
  type Person,
} from "./support/server.ts";
import {
  auditOf,
  mailsTo,
  newBranch,
  newUser,
  userForm,
  userOf,
  usersWith,
} from "./support/users.ts";

const server = testServer();
const PICTURE = await pngFile();
const root = () => server.person("root");
const admin = () => server.person("admin");
const supervisor = () => server.person("supervisor");

const keyOf = (answer: { body: { data?: { translation_key?: string } } }) =>
  answer.body.data?.translation_key;

interface Row {
  id: number;
  data: Record<string, unknown>;
  lastSignIn?: string;
  experiences?: number;
}

async function listedBy(as: Person): Promise<Row[]> {
  return (await server.call("getMyUsers", { as })).body.data;
}

describe("the list", () => {
  test("USR-01 everybody below the viewer is in it, the newest first, and nobody else", async () => {
    const branch = await newBranch(server);
    const ids = async (as: Person) => (await listedBy(as)).map((user) => user.id);
    const [first, second] = branch.supervisors;
    const [one, two] = branch.editors;
    const below = [first, second, one, two].map((person) => person?.id ?? 0);
    expect(await ids(branch.admin)).toEqual(below.toSorted((a, b) => b - a));
    expect(await ids(first ?? root())).toEqual([one?.id]);
    expect(await ids(root())).toEqual(expect.arrayContaining([branch.admin.id, ...below]));
  });

  test("USR-07 a row says how many experiences the user has, without deleted ones and those of others", async () => {
    const branch = await newBranch(server);
    const [one, two] = branch.editors;
    if (!one || !two) throw new Error("The branch has two editors");
    await createExperience(server, one, { gymName: "A" });
    await createExperience(server, one, { gymName: "B" });
    const gone = await createExperience(server, one, { gymName: "C" });
    await server.call("updateGymkhanaState", { as: one, form: { idGym: gone, newSt: 3 } });
    await createExperience(server, two, { gymName: "D" });
    const counts = new Map(
      (await listedBy(branch.admin)).map(({ id, experiences }) => [id, experiences]),
    );
    expect([one, two, ...branch.supervisors].map(({ id }) => counts.get(id))).toEqual([
      2,
      1,
      undefined,
      undefined,
    ]);
  });

  test("USR-01 a row has all that list and edit form show", async () => {
    const user = await newUser(server, supervisor(), {
      city: "Lleida",
      phone: "+34 600 123 456",
      facebook: "pau.f",
      instagram: "pau.i",
      twitter: "pau.t",
      label: "2n A",
    });
    const row = (await listedBy(supervisor())).find(({ id }) => id === user.id);
    expect(row).toEqual({
      id: user.id,
      state: 0,
      data: {
        name: "Pau",
        surname: "Vidal",
        email: user.email,
        company: "Company of supervisor",
        city: "Lleida",
        type: "editor",
        idMod: 0,
        avatar: "",
        phone: "+34 600 123 456",
        facebook: "pau.f",
        instagram: "pau.i",
        twitter: "pau.t",
        label: "2n A",
      },
      may: {
        edit: true,
        delete: true,
        activate: true,
        resendConfirmation: true,
        move: false,
        resetSecondFactor: false,
        endSessions: true,
      },
      parent: { id: server.person("supervisor").id, name: "supervisor Test" },
    });
  });

  test("USR-01 a row has the last sign-in once there was one", async () => {
    const { supervisors, editors } = await newBranch(server);
    const [as, editor] = [supervisors[0] ?? root(), editors[0] ?? root()];
    const lastSignIn = async () =>
      (await listedBy(as)).find(({ id }) => id === editor.id)?.lastSignIn;
    expect(await lastSignIn()).toBeUndefined();
    const before = new Date().toISOString();
    await server.call("login", { json: { email: editor.email, password: PASSWORD } });
    expect((await lastSignIn()) ?? "").toSatisfy((at: string) => at >= before);
  });

  test("USR-01 an editor has no list", async () => {
    expect((await server.call("getMyUsers", { as: server.person("editor") })).status).toBe(403);
  });
});

describe("creation", () => {
  const roles = ["super-admin", "admin", "supervisor", "editor"];
  const allowed: Record<string, string[]> = {
    root: ["admin", "supervisor", "editor"],
    admin: ["supervisor"],
    supervisor: ["editor"],
    editor: [],
  };
  const pairs = Object.keys(allowed).flatMap((who) => roles.map((role) => [who, role] as const));

  test.each(pairs)("USR-08 %s creates %s only as the table says", async (who, role) => {
    const form = userForm({ role });
    const answer = await server.call("createUser", { as: server.person(who), form });
    const may = allowed[who]?.includes(role) ?? false;
    expect(answer.status).toBe(may ? 200 : 403);
    expect(await usersWith(server, form.email)).toBe(may ? 1 : 0);
  });

  test("USR-11 the message is what the panel shows, in the caller's language", async () => {
    const messageIn = async (language: string) =>
      (
        await server.call("createUser", {
          as: supervisor(),
          form: userForm(),
          headers: { "accept-language": language },
        })
      ).body.message;
    expect([
      await messageIn("es-ES,en;q=0.8"),
      await messageIn("en"),
      await messageIn("ca"),
    ]).toEqual(["Usuario creado", "User created", "Usuari creat"]);
  });

  test("USR-08 a new user is pending, below its creator, and gets one mail in that language", async () => {
    const form = userForm({ email: "New.Person@Example.com" });
    await server.call("createUser", {
      as: supervisor(),
      form,
      headers: { "accept-language": "ca" },
    });
    const user = await userOf(server, "new.person@example.com");
    expect(user).toMatchObject({
      status: 0,
      parent_id: supervisor().id,
      password_hash: null,
      language: "ca",
    });
    expect(await mailsTo(server, user.email)).toEqual(["Confirma el teu compte d’Explorar"]);
    expect(await auditOf(server, user.email)).toEqual(["user-create"]);
  });

  test("USR-09 an e-mail that is taken is refused, whatever its case; two at once make one", async () => {
    const taken = await server.call("createUser", {
      as: supervisor(),
      form: userForm({ email: "EDITOR@example.com" }),
    });
    expect(keyOf(taken)).toBe("ERRORS.emailTaken");
    const form = userForm();
    const answers = await Promise.all(
      [supervisor(), server.person("rival")].map((as) => server.call("createUser", { as, form })),
    );
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1);
    expect(await usersWith(server, form.email)).toBe(1);
  });

  test("USR-09 the e-mail of a deleted user is free again", async () => {
    const first = await newUser(server, supervisor());
    await server.call("deleteUser", { as: supervisor(), form: { id: first.id } });
    const second = await newUser(server, supervisor(), { email: first.email });
    expect(second.id).not.toBe(first.id);
  });

  test.each([
    [{ phone: "600 123 456" }, "VALIDATION.invalidPhone"],
    [{ name: "Pau\u0007" }, "VALIDATION.invalidText"],
    [{ email: "pau@exa\u200Bmple" }, "ERRORS.invalidFields"],
    [{ email: "maría@example.com" }, "ERRORS.invalidFields"],
    [{ email: "a..b@example.com" }, "ERRORS.invalidFields"],
    [{ email: "pau@exa_mple.com" }, "ERRORS.invalidFields"],
  ])("USR-09 %j is refused as %s", async (fields, key) => {
    const answer = await server.call("createUser", { as: supervisor(), form: userForm(fields) });
    expect([answer.body.success, keyOf(answer)]).toEqual([false, key]);
  });

  test("the same request sent twice makes one user, as the second says, and one mail", async () => {
    const form = userForm({ requestId: "0123456789abcdef-1" });
    await server.call("createUser", { as: supervisor(), form });
    const again = await server.call("createUser", {
      as: supervisor(),
      form: { ...form, name: "Ona" },
    });
    expect(again.body.success).toBe(true);
    const email = form.email;
    expect(await usersWith(server, email)).toBe(1);
    expect((await userOf(server, email)).name).toBe("Ona");
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test("a request sent twice at once makes one user", async () => {
    const form = userForm({ requestId: "0123456789abcdef-2" });
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call("createUser", { as: supervisor(), form })),
    );
    expect(answers.every((answer) => answer.body.success)).toBe(true);
    expect(await usersWith(server, form.email)).toBe(1);
  });

  test("a second try with a corrected e-mail writes to it, and only the new link works", async () => {
    const form = userForm({ requestId: "0123456789abcdef-3" });
    await server.call("createUser", { as: supervisor(), form });
    const { id } = await userOf(server, form.email);
    const corrected = userForm({ requestId: "0123456789abcdef-3" });
    await server.call("createUser", { as: supervisor(), form: corrected });
    expect((await userOf(server, corrected.email)).id).toBe(id);
    expect(await mailsTo(server, corrected.email)).toHaveLength(1);
    const links = await server.db
      .selectFrom("account_links")
      .select("purpose")
      .where("user_id", "=", id)
      .execute();
    expect(links).toEqual([{ purpose: "confirmation" }]);
  });

  test("TRU-37 a second try that changes anything is in the log, one that does not is not", async () => {
    const form = userForm({ requestId: "0123456789abcdef-4" });
    const create = (fields: Form) => server.call("createUser", { as: supervisor(), form: fields });
    await create(form);
    await create(form);
    expect(await auditOf(server, form.email)).toEqual(["user-create"]);
    const corrected = userForm({ requestId: "0123456789abcdef-4" });
    await create(corrected);
    expect(await auditOf(server, corrected.email)).toEqual(["user-change"]);
  });

  test("TRU-07 who is created and deleted again and again gets a few mails only", async () => {
    const form = userForm();
    const statuses: number[] = [];
    for (let index = 0; index <= MAILS_PER_RECIPIENT; index += 1) {
      const { status } = await server.call("createUser", { as: supervisor(), form });
      statuses.push(status);
      const made = await server.db
        .selectFrom("users")
        .select("id")
        .where("email", "=", form.email)
        .where("deleted_at", "is", null)
        .execute();
      for (const { id } of made) {
        await server.call("deleteUser", { as: supervisor(), form: { id } });
      }
    }
    expect(statuses).toEqual([...Array.from({ length: MAILS_PER_RECIPIENT }, () => 200), 429]);
    const csv = new File([`nombre,apellidos,email\nA,B,${form.email}`], "a.csv");
    const { body } = await server.call("uploadEditors", {
      as: supervisor(),
      form: { csvFile: csv },
    });
    expect(body.data.rejected).toEqual([{ line: 2, reason: "ERRORS.tooManyTries" }]);
    const mails = await server.db
      .selectFrom("mails")
      .select("id")
      .where("recipient", "=", form.email)
      .execute();
    expect(mails).toHaveLength(MAILS_PER_RECIPIENT);
  });

  test("TRU-07 second tries with ever other e-mails send a few mails only", async () => {
    const requestId = "0123456789abcdef-5";
    const statuses: number[] = [];
    for (let index = 0; index <= MAILS_PER_RECIPIENT + 1; index += 1) {
      const form = userForm({ requestId });
      statuses.push((await server.call("createUser", { as: supervisor(), form })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: MAILS_PER_RECIPIENT + 1 }, () => 200), 429]);
  });

  describe("a second try after the account was confirmed", () => {
    let tries = 0;

    /** Somebody active, and the request that had made it. */
    async function confirmed(fields: Form = {}) {
      const form = userForm({ requestId: `fedcba9876543210-${(tries += 1)}`, ...fields });
      const send = (changes: Form = {}) =>
        server.call("createUser", { as: root(), form: { ...form, entity: "Co", ...changes } });
      await send();
      await server.db
        .updateTable("users")
        .set({ status: 1, password_hash: "theirs" })
        .where("email", "=", form.email)
        .execute();
      return { form, send, before: await userOf(server, form.email) };
    }

    test("TRU-16 changes nothing, neither e-mail nor texts, limits or role, and says so", async () => {
      const { form, send, before } = await confirmed({ role: "admin" });
      const answers = [
        await send({ email: "taken-over@example.com" }),
        await send({ name: "Ona" }),
        await send({ role: "editor" }),
        await send({ "superAdmin-maxEditors": 7 }),
        await send({ image: PICTURE }),
      ];
      expect(answers.map(keyOf)).toEqual(answers.map(() => "ERRORS.alreadyCreated"));
      expect(await userOf(server, form.email)).toEqual(before);
      expect(await mailsTo(server, "taken-over@example.com")).toEqual([]);
    });

    test("is taken as done when it is the same", async () => {
      const { form, send, before } = await confirmed({ image: PICTURE });
      expect((await send()).body.success).toBe(true);
      expect(await userOf(server, form.email)).toEqual(before);
    });
  });

  test("USR-08 a second try with another role is refused, though the user is pending", async () => {
    const form = userForm({ requestId: "0123456789abcdef-6", entity: "Co" });
    await server.call("createUser", { as: root(), form });
    const again = await server.call("createUser", { as: root(), form: { ...form, role: "admin" } });
    expect(keyOf(again)).toBe("ERRORS.alreadyCreated");
    expect((await userOf(server, form.email)).role).toBe("editor");
  });

  test("USR-09 only a super-admin chooses the entity; others' users have their creator's", async () => {
    const own = await newUser(server, supervisor(), { entity: "Another company" });
    const chosen = await newUser(server, root(), { role: "admin", entity: "Another company" });
    expect([own.entity, chosen.entity]).toEqual(["Company of supervisor", "Another company"]);
  });

  const limits = {
    "superAdmin-maxMB": 12.34,
    "superAdmin-maxSupervisors": 3,
    "superAdmin-maxEditors": 4,
    "superAdmin-maxMappoints": 5,
    "superAdmin-maxFiles": 6,
    "superAdmin-equitativeResources": 1,
    "superAdmin-sharedGyms": 1,
    "superAdmin-hasChatbots": 1,
  };
  const stored = {
    max_bytes: 12_939_428,
    max_supervisors: 3,
    max_editors: 4,
    max_mappoints: 5,
    max_files: 6,
    is_equitable: 1,
    has_shared_gyms: 1,
    has_chatbots: 1,
  };
  const none = Object.fromEntries(Object.keys(stored).map((column) => [column, 0]));

  test("USR-10 a super-admin gives an admin limits; without them all are 0", async () => {
    expect(await newUser(server, root(), { role: "admin", ...limits })).toMatchObject(stored);
    expect(await newUser(server, root(), { role: "admin" })).toMatchObject(none);
  });

  test.each([
    ["root", "supervisor"],
    ["root", "editor"],
    ["admin", "supervisor"],
    ["supervisor", "editor"],
  ])("TRU-16, USR-10 limits that %s sends for a new %s are ignored", async (who, role) => {
    expect(await newUser(server, server.person(who), { role, ...limits })).toMatchObject(none);
  });

  test("TRU-16 owner, status and password in the form change nothing", async () => {
    const user = await newUser(server, supervisor(), {
      status: 1,
      parent_id: 1,
      parentId: 1,
      password: "secret-word",
      password_hash: "x",
      id: 1,
    });
    expect(user).toMatchObject({ status: 0, parent_id: supervisor().id, password_hash: null });
  });
});

describe("changes", () => {
  test("USR-09 the form is saved; e-mail and role are read-only and ignored", async () => {
    const user = await newUser(server, supervisor());
    const { body } = await server.call("updateUser", {
      as: supervisor(),
      form: {
        id: user.id,
        name: " Ona ",
        surname: "Mas",
        city: "Olot",
        phone: "+34 600 123 456",
        twitter: "ona",
        email: "other@example.com",
        role: "admin",
      },
    });
    expect(body).toEqual({ success: true, message: "Guardado correctamente" });
    expect(await userOf(server, user.email)).toMatchObject({
      name: "Ona",
      surname: "Mas",
      city: "Olot",
      phone: "+34 600 123 456",
      twitter: "ona",
      role: "editor",
    });
    expect(await auditOf(server, user.email)).toEqual(["user-create", "user-change"]);
  });

  test("USR-09 a field that is left out stays", async () => {
    const user = await newUser(server, supervisor(), { city: "Olot" });
    await server.call("updateUser", {
      as: supervisor(),
      form: { id: user.id, name: "Ona", surname: "Mas" },
    });
    expect((await userOf(server, user.email)).city).toBe("Olot");
  });

  test("USR-09, TRU-16 the entity follows a super-admin's form alone", async () => {
    const user = await newUser(server, supervisor());
    const change = { id: user.id, name: "Ona", surname: "Mas", entity: "Another company" };
    await server.call("updateUser", { as: supervisor(), form: change });
    expect((await userOf(server, user.email)).entity).toBe("Company of supervisor");
    await server.call("updateUser", { as: root(), form: change });
    expect((await userOf(server, user.email)).entity).toBe("Another company");
  });

  test("USR-09, TRU-16 an editor's class or group is changed by whoever may edit it, and others have none", async () => {
    const branch = await newBranch(server);
    const [below] = branch.supervisors;
    const editor = await newUser(server, below ?? supervisor(), { label: " 2n A " });
    expect((await userOf(server, editor.email)).label).toBe("2n A");
    const change = (id: number, as: Person, label: string) =>
      server.call("updateUser", { as, form: { id, name: "Ona", surname: "Mas", label } });
    await change(editor.id, branch.admin, "2n B");
    expect((await userOf(server, editor.email)).label).toBe("2n B");
    expect((await change(editor.id, branch.admin, "x".repeat(81))).status).toBe(400);
    await change(editor.id, below ?? supervisor(), "");
    expect((await userOf(server, editor.email)).label).toBe("");
    await change(below?.id ?? 0, branch.admin, "2n B");
    expect((await userOf(server, below?.email ?? "")).label).toBe("");
  });

  test("USR-10, TRU-16 limits follow a super-admin's form of an admin alone, and are logged", async () => {
    const branch = await newBranch(server);
    const [below] = branch.supervisors;
    const change = (id: number, as: Person) =>
      server.call("updateUser", {
        as,
        form: { id, name: "Ona", surname: "Mas", "superAdmin-maxEditors": 7 },
      });
    await change(branch.admin.id, root());
    await change(below?.id ?? 0, root());
    await change(below?.id ?? 0, branch.admin);
    expect(await userOf(server, branch.admin.email)).toMatchObject({
      max_editors: 7,
      max_files: 0,
    });
    expect(await userOf(server, below?.email ?? "")).toMatchObject({ max_editors: 0 });
    expect(await auditOf(server, branch.admin.email)).toEqual(["user-change", "limits-change"]);
    expect(await auditOf(server, below?.email ?? "")).toEqual(["user-change", "user-change"]);
  });
});

describe("confirmation again", () => {
  test("TRU-07 it voids the earlier link and is limited, and the account stays usable", async () => {
    const user = await newUser(server, supervisor());
    const resend = () =>
      server.call("resendConfirmation", { as: supervisor(), form: { id: user.id } });
    const linkOf = () =>
      server.db
        .selectFrom("account_links")
        .select("secret_hash")
        .where("user_id", "=", user.id)
        .execute();
    const [first] = await linkOf();
    expect((await resend()).body.success).toBe(true);
    const now = await linkOf();
    expect(now).toHaveLength(1);
    expect(now).not.toContainEqual(first);
    const statuses = [await resend(), await resend(), await resend()].map(({ status }) => status);
    // The invitation was the first of three.
    expect(statuses).toEqual([200, 429, 429]);
    expect(await linkOf()).toHaveLength(1);
    expect(await userOf(server, user.email)).toMatchObject({ status: 0, deleted_at: null });
  });

  test("TRU-07 somebody who is active gets none", async () => {
    const answer = await server.call("resendConfirmation", {
      as: admin(),
      form: { id: supervisor().id },
    });
    expect(keyOf(answer)).toBe("ERRORS.alreadyActive");
  });
});
