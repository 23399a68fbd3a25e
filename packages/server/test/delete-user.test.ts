import { describe, expect, test } from "vitest";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import {
  cover,
  newCode,
  createExperience,
  PASSWORD,
  readExperience,
  testServer,
  type Person,
} from "./support/server.ts";
import { auditOf, newBranch, newUser, userForm, userOf } from "./support/users.ts";

const server = testServer({ DEFAULT_PASSWORD: "welcome-1" });
const root = () => server.person("root");
const supervisor = () => server.person("supervisor");

const remove = (as: Person, id: number) => server.call("deleteUser", { as, form: { id } });

async function branch() {
  const made = await newBranch(server);
  const [first, second] = made.supervisors;
  const [one, two] = made.editors;
  if (!first || !second || !one || !two) throw new Error("A branch has two supervisors");
  return { admin: made.admin, first, second, one, two };
}

describe("deletion", () => {
  test("USR-07 what was the user's is its parent's: users, experiences, files", async () => {
    const { admin, first, one } = await branch();
    const id = await createExperience(server, first);
    const file = await server.db
      .insertInto("stored_files")
      .values({
        key: `${"0".repeat(32)}.webp`,
        node: "",
        state: "kept",
        bytes: 5,
        sha256: "",
        created_at: "",
        owner_id: first.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect((await remove(admin, first.id)).body).toEqual({
      success: true,
      message: "Usuario eliminado",
    });
    expect(await userOf(server, one.email)).toMatchObject({ parent_id: admin.id });
    const owners = await server.db
      .selectFrom("gymkhanas")
      .innerJoin("stored_files", (join) => join.on("stored_files.id", "=", file.id))
      .select(["gymkhanas.owner_id as experience", "stored_files.owner_id as file"])
      .where("gymkhanas.id", "=", id)
      .executeTakeFirstOrThrow();
    expect(owners).toEqual({ experience: admin.id, file: admin.id });
    expect(await auditOf(server, first.email)).toEqual(["user-delete"]);
  });

  test("USR-07 an editor's experience is its supervisor's, who no longer collaborates on it", async () => {
    const { first, one } = await branch();
    const id = await createExperience(server, one);
    await server.db
      .insertInto("gymkhana_editors")
      .values({ gymkhana_id: id, user_id: first.id })
      .execute();
    await remove(first, one.id);
    expect(await readExperience(server, first, id)).toMatchObject({
      idUser: first.id,
      editors: [],
    });
  });

  test("USR-07 collaborations of the user end", async () => {
    const { first, one } = await branch();
    const id = await createExperience(server, first, { editorIds: JSON.stringify([one.id]) });
    expect((await readExperience(server, first, id)).editors).toHaveLength(1);
    await remove(first, one.id);
    expect((await readExperience(server, first, id)).editors).toEqual([]);
  });

  test("TRU-13 it takes effect on the user's next request, and nobody signs in again", async () => {
    const { first, one } = await branch();
    expect((await server.call("getMe", { as: one })).status).toBe(200);
    await remove(first, one.id);
    expect((await server.call("getMe", { as: one })).status).toBe(401);
    const login = await server.call("login", { json: { email: one.email, password: PASSWORD } });
    expect(login.body.data.translation_key).toBe("ERRORS.incorrectCredentials");
  });

  test("USR-07 nobody deletes its own account", async () => {
    const answer = await remove(root(), root().id);
    expect(answer.body.data.translation_key).toBe("ERRORS.ownAccount");
    const { first } = await branch();
    expect((await remove(first, first.id)).status).toBe(404);
  });

  test("USR-07 a supervisor neither deletes another one's editor nor who is above it", async () => {
    const { admin, first, two } = await branch();
    const statuses = [await remove(first, two.id), await remove(first, admin.id)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([404, 404]);
  });

  test("USR-07 of two super-admins who delete each other at once, one stays", async () => {
    const [one, other] = [
      await server.addPerson("one", "super-admin", null),
      await server.addPerson("other", "super-admin", null),
    ];
    await Promise.all([remove(one, other.id), remove(other, one.id)]);
    const left = await server.db
      .selectFrom("users")
      .select("id")
      .where("id", "in", [one.id, other.id])
      .where("deleted_at", "is", null)
      .execute();
    expect(left).toHaveLength(1);
  });

  test("USR-07 users made while their creator is deleted still have a parent", async () => {
    const { admin, first } = await branch();
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => server.call("createUser", { as: first, form: userForm() })),
      remove(admin, first.id),
      ...[1, 2].map(() => server.call("createUser", { as: first, form: userForm() })),
    ]);
    // Either it was done before, or the user is deleted by then: no deadlock.
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    const orphans = await server.db
      .selectFrom("users")
      .innerJoin("users as parent", "parent.id", "users.parent_id")
      .select("users.id")
      .where("users.deleted_at", "is", null)
      .where("parent.deleted_at", "is not", null)
      .execute();
    expect(orphans).toEqual([]);
  });

  test("USR-07 an experience made while its owner is deleted still has an owner", async () => {
    const { first, one } = await branch();
    const image = await cover(server);
    await Promise.all([
      remove(first, one.id),
      ...[1, 2, 3, 4].map(() =>
        fetch(`${server.url}/api/gymkhanas/new`, {
          method: "POST",
          headers: { authorization: `Bearer ${one.token}` },
          body: experienceBody(image),
        }),
      ),
    ]);
    const orphans = await server.db
      .selectFrom("gymkhanas")
      .innerJoin("users", "users.id", "gymkhanas.owner_id")
      .select("gymkhanas.id")
      .where("users.deleted_at", "is not", null)
      .execute();
    expect(orphans).toEqual([]);
  });
});

function experienceBody(gymModelId: number): FormData {
  const body = new FormData();
  const fields = {
    gymName: "R",
    gymDescription: "d",
    gymSlogan: "s",
    gymCity: "c",
    gymCode: newCode(),
    gymModelId: String(gymModelId),
  };
  for (const [name, value] of Object.entries({ ...fields, gymLang: "cas" }))
    body.append(name, value);
  return body;
}

describe("deleting an experience", () => {
  const deletion = (as: Person, idGym: number) =>
    server.call("updateGymkhanaState", { as, form: { idGym, newSt: EXPERIENCE_STATE.deleted } });

  test("EXP-03 a collaborator may not; activating it may", async () => {
    const { first, one } = await branch();
    const id = await createExperience(server, first, { editorIds: JSON.stringify([one.id]) });
    const refused = await deletion(one, id);
    expect([refused.status, refused.body.data.translation_key]).toEqual([403, "ERRORS.notAllowed"]);
    expect(await readExperience(server, first, id)).toMatchObject({ id });
    const activated = await server.call("updateGymkhanaState", {
      as: one,
      form: { idGym: id, newSt: EXPERIENCE_STATE.active },
    });
    expect(activated.body.success).toBe(true);
  });

  test.each(["owner", "supervisor", "super-admin"])("EXP-03 its %s may", async (who) => {
    const { first, one } = await branch();
    const as = { owner: one, supervisor: first, "super-admin": root() }[who];
    const id = await createExperience(server, one);
    expect((await deletion(as ?? one, id)).body.success).toBe(true);
    expect(await auditOf(server, `gymkhana ${id}`)).toEqual(["experience-delete"]);
  });
});

describe("activation", () => {
  const activate = (as: Person, id: number) => server.call("activateUser", { as, form: { id } });

  test.each(["supervisor", "admin"])(
    "USR-06 by %s: the default password, to be changed",
    async (who) => {
      const user = await newUser(server, supervisor());
      const { body } = await activate(server.person(who), user.id);
      expect(body).toEqual({ success: true, message: "Usuario activado" });
      const login = await server.call("login", {
        json: { email: user.email, password: "welcome-1" },
      });
      const me = await server.call("getMe", { token: login.body.data.token });
      expect(me.body.data).toMatchObject({ status: 1, mustChangePassword: true });
      expect(await auditOf(server, user.email)).toEqual(["user-create", "user-activate"]);
    },
  );

  test("USR-06 the link of the confirmation mail stops working", async () => {
    const user = await newUser(server, supervisor());
    await activate(supervisor(), user.id);
    const links = await server.db
      .selectFrom("account_links")
      .select("purpose")
      .where("user_id", "=", user.id)
      .execute();
    expect(links).toEqual([]);
  });

  test("USR-06 it is once and for all: somebody active keeps the password", async () => {
    const editor = server.person("editor");
    const answer = await activate(supervisor(), editor.id);
    expect(answer.body.data.translation_key).toBe("ERRORS.alreadyActive");
    const login = await server.call("login", { json: { email: editor.email, password: PASSWORD } });
    expect(login.body.success).toBe(true);
  });

  test("USR-06 a super-admin and an editor activate nobody", async () => {
    const user = await newUser(server, supervisor());
    const statuses = [
      await activate(root(), user.id),
      await activate(server.person("editor"), user.id),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403]);
    expect((await userOf(server, user.email)).status).toBe(0);
  });
});

describe("without a default password", () => {
  const bare = testServer();

  test("USR-06 activation is refused, saying why", async () => {
    const user = await newUser(bare, bare.person("supervisor"));
    const answer = await bare.call("activateUser", {
      as: bare.person("supervisor"),
      form: { id: user.id },
    });
    expect(answer.body.data.translation_key).toBe("ERRORS.noDefaultPassword");
    const me = await bare.call("getMe", { as: bare.person("supervisor") });
    expect(me.body.data).not.toHaveProperty("defaultPassword");
    expect((await userOf(bare, user.email)).status).toBe(0);
  });
});
