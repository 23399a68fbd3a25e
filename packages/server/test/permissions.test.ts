import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "@panel/domain/roles";
import { replaceCollaborators } from "../src/experiences/repository.ts";
import { assetForm, pngFile, storedAsset } from "./support/assets.ts";
import { available } from "./support/database.ts";
import {
  experienceForm,
  createExperience,
  pointForm,
  testServer,
  type Answer,
  type Form,
  type Person,
} from "./support/server.ts";

const server = testServer({ DEFAULT_PASSWORD: "welcome-in-2026" });
const MISSING = 2_000_000_000;

beforeAll(async () => {
  if (!available) return;
  await server.addPerson("other-admin", "admin", "root");
  await server.addPerson("outsider", "supervisor", "other-admin");
});

interface Call {
  id: string;
  form: Form;
}

/** An operation of the contract as a viewer calls it on a record, and on one that is not there. */
async function answers(as: Person, call: (id: number) => Call, record: number): Promise<Answer[]> {
  const on = async (id: number) => {
    const { id: operation, form } = call(id);
    return server.call(operation, { as, form });
  };
  return [await on(record), await on(MISSING)];
}

/**
 * What became of it: done, refused by the policy or for another reason, or as if the record were
 * missing.
 */
function outcome([answer, missing]: Answer[]): string {
  if (answer?.status === 200)
    return answer.body.success ? "done" : answer.body.data.translation_key;
  if (answer?.status === 403) return answer.body.data.translation_key;
  expect([answer?.status, answer?.body]).toEqual([404, missing?.body]);
  return "missing";
}

const NOT_ALLOWED = "ERRORS.notAllowed";

describe("TRU-14, TRU-15, TRU-17 experiences", () => {
  const ACTIONS = {
    edit: (gymId: number) => ({ id: "saveGymkhana", form: experienceForm({ gymId }) }),
    editPoints: (gymId: number) => ({ id: "createMapPoint", form: pointForm(gymId) }),
    activate: (idGym: number) => ({ id: "updateGymkhanaState", form: { idGym, newSt: 1 } }),
    deactivate: (idGym: number) => ({ id: "updateGymkhanaState", form: { idGym, newSt: 2 } }),
    duplicate: (idGym: number) => ({ id: "updateGymkhanaState", form: { idGym, newSt: 4 } }),
    delete: (idGym: number) => ({ id: "updateGymkhanaState", form: { idGym, newSt: 3 } }),
  } as const;

  /** Decisions 5 and docs/decisions/0008; `shared`: somebody else's, with the viewer on it. */
  const TABLE: [viewer: string, owner: string, shared: "" | "shared", expected: string][] = [
    ["root", "root", "", "all"],
    ["root", "supervisor", "", "all"],
    ["root", "outsider", "", "all"],
    ["root", "outsider", "shared", "all"],
    ["supervisor", "supervisor", "", "all"],
    ["supervisor", "editor", "", "all"],
    ["supervisor", "editor", "shared", "all"],
    ["supervisor", "rival", "", "none"],
    ["supervisor", "rival", "shared", "no delete"],
    ["supervisor", "stranger", "", "none"],
    ["supervisor", "stranger", "shared", "no delete"],
    ["supervisor", "outsider", "", "none"],
    ["supervisor", "root", "", "none"],
    ["editor", "editor", "", "all"],
    ["editor", "colleague", "", "none"],
    ["editor", "colleague", "shared", "no delete"],
    ["editor", "supervisor", "", "none"],
    ["editor", "supervisor", "shared", "no delete"],
    ["editor", "outsider", "", "none"],
    ["editor", "root", "", "none"],
  ];

  async function experienceOf(owner: string, collaborator: Person | undefined): Promise<number> {
    const id = await createExperience(server, server.person(owner));
    if (collaborator) await replaceCollaborators(server.db, id, [collaborator.id]);
    return id;
  }

  test.each(TABLE)("%s, of %s %s: %s", async (viewer, owner, shared, expected) => {
    const as = server.person(viewer);
    const collaborator = shared ? as : undefined;
    const wanted = (action: string) => {
      if (expected === "none") return "missing";
      return expected === "no delete" && action === "delete" ? NOT_ALLOWED : "done";
    };
    for (const [action, call] of Object.entries(ACTIONS)) {
      const id = await experienceOf(owner, collaborator);
      expect([action, outcome(await answers(as, call, id))]).toEqual([action, wanted(action)]);
    }
    const id = await experienceOf(owner, collaborator);
    const { body } = await server.call("getUserGymkhanas", { as });
    const listed = JSON.parse(body.data).find((row: { id: number }) => row.id === id);
    expect(listed?.may).toEqual(
      expected === "none"
        ? undefined
        : { edit: true, setState: true, duplicate: true, delete: expected === "all" },
    );
  });

  test("a deleted one is missing for everybody, its owner too", async () => {
    const id = await experienceOf("editor", server.person("colleague"));
    await server.call("updateGymkhanaState", {
      as: server.person("editor"),
      form: ACTIONS.delete(id).form,
    });
    for (const viewer of ["root", "supervisor", "editor", "colleague"]) {
      for (const call of Object.values(ACTIONS)) {
        expect(outcome(await answers(server.person(viewer), call, id))).toBe("missing");
      }
    }
  });
});

describe("TRU-14, TRU-15, TRU-17 users", () => {
  const ACTIONS = {
    edit: (id: number) => ({ id: "updateUser", form: { id, name: "N", surname: "S" } }),
    activate: (id: number) => ({ id: "activateUser", form: { id } }),
    resendConfirmation: (id: number) => ({ id: "resendConfirmation", form: { id } }),
    endSessions: (id: number) => ({ id: "endUserSessions", form: { id } }),
    delete: (id: number) => ({ id: "deleteUser", form: { id } }),
  } as const;
  type Action = keyof typeof ACTIONS;
  const STATUS = { pending: 0, active: 1, disabled: 2 } as const;
  type Status = keyof typeof STATUS;
  const BUSY = { active: "ERRORS.alreadyActive", disabled: "ERRORS.disabledUser" } as const;

  /** A new user's role and parent; documents 1 §4 and §6, decisions 4. */
  const TABLE: [viewer: string, role: Role, parent: string | null, isOwn: boolean][] = [
    ["root", "super-admin", null, true],
    ["root", "admin", "root", true],
    ["root", "editor", "outsider", true],
    ["admin", "supervisor", "admin", true],
    ["admin", "editor", "supervisor", true],
    ["admin", "admin", "root", false],
    ["admin", "editor", "outsider", false],
    ["admin", "super-admin", null, false],
    ["supervisor", "editor", "supervisor", true],
    ["supervisor", "supervisor", "admin", false],
    ["supervisor", "editor", "rival", false],
    ["supervisor", "editor", "outsider", false],
    ["supervisor", "admin", "root", false],
  ];
  const cases = TABLE.flatMap(([viewer, role, parent, isOwn]) =>
    (Object.keys(STATUS) as Status[]).map((status) => ({ viewer, role, parent, isOwn, status })),
  );
  let made = 0;

  async function userOf(role: Role, parent: string | null, status: Status): Promise<number> {
    made += 1;
    const { id } = await server.addPerson(`made-${made}`, role, parent);
    await server.db
      .updateTable("users")
      .set({ status: STATUS[status] })
      .where("id", "=", id)
      .execute();
    // How the links of several mails replace each other is tested elsewhere.
    await server.db.deleteFrom("throttle").execute();
    return id;
  }

  function expectedOf(action: Action, viewer: string, status: Status, isOwn: boolean): string {
    if (action === "activate" && viewer === "root") return NOT_ALLOWED;
    if (!isOwn) return "missing";
    if (action !== "activate" && action !== "resendConfirmation") return "done";
    if (status === "pending") return "done";
    return BUSY[status];
  }

  test.each(cases)(
    "$viewer, $status $role of $parent, own: $isOwn",
    async ({ viewer, role, parent, isOwn, status }) => {
      const as = server.person(viewer);
      for (const [action, call] of Object.entries(ACTIONS) as [Action, (id: number) => Call][]) {
        const id = await userOf(role, parent, status);
        expect([action, outcome(await answers(as, call, id))]).toEqual([
          action,
          expectedOf(action, viewer, status, isOwn),
        ]);
      }
      const id = await userOf(role, parent, status);
      const { body } = await server.call("getMyUsers", { as });
      const listed = body.data.find((row: { id: number }) => row.id === id);
      const pending = status === "pending";
      expect(listed?.may).toEqual(
        isOwn
          ? {
              edit: true,
              delete: true,
              activate: pending && viewer !== "root",
              resendConfirmation: pending,
              move: role === "editor" && viewer !== "supervisor",
              resetSecondFactor: false,
              endSessions: true,
            }
          : undefined,
      );
    },
  );

  test("USR-07 nobody deletes the own account, and the list says so", async () => {
    const as = server.person("root");
    expect(outcome(await answers(as, ACTIONS.delete, as.id))).toBe("ERRORS.ownAccount");
    const { body } = await server.call("getMyUsers", { as });
    const listed = body.data.find((row: { id: number }) => row.id === as.id);
    expect(listed.may).toMatchObject({ edit: true, delete: false });
  });
});

const PICTURE = await pngFile();

describe("TRU-14, TRU-15, TRU-17, LIB-06 assets", () => {
  const ACTIONS = {
    edit: (idMod: number) => ({
      id: "updateAsset",
      form: { idMod, name: "N", description: "D", category: 1 },
    }),
    delete: (idMod: number) => ({ id: "deleteAsset", form: { idMod } }),
    replace: (idMod: number) => ({
      id: "replaceAssetFile",
      form: { idMod, file: PICTURE, allowCopy: "true" },
    }),
    editSeveral: (idMod: number) => ({
      id: "updateAssets",
      form: { changes: JSON.stringify([{ idMod, category: 2 }]) },
    }),
    tagSeveral: (idMod: number) => ({
      id: "tagAssets",
      form: { idMods: `[${idMod}]`, add: '["Mar"]' },
    }),
    deleteSeveral: (idMod: number) => ({ id: "deleteAssets", form: { idMods: `[${idMod}]` } }),
  } as const;

  /** Document 2 §6; `used`: in an experience of the viewer's. */
  const TABLE: [
    viewer: string,
    owner: string,
    where: "own" | "global" | "used",
    expected: string,
  ][] = [
    ["root", "root", "global", "done"],
    ["root", "outsider", "global", "done"],
    ["root", "editor", "own", "done"],
    ["supervisor", "supervisor", "own", "done"],
    ["supervisor", "editor", "own", "missing"],
    ["supervisor", "root", "global", NOT_ALLOWED],
    ["supervisor", "supervisor", "global", NOT_ALLOWED],
    ["supervisor", "rival", "used", NOT_ALLOWED],
    ["editor", "editor", "own", "done"],
    ["editor", "colleague", "own", "missing"],
    ["editor", "supervisor", "own", "missing"],
    ["editor", "root", "global", NOT_ALLOWED],
    ["editor", "colleague", "used", NOT_ALLOWED],
  ];
  let made = 0;

  test.each(TABLE)("%s, of %s, %s: %s", async (viewer, owner, where, expected) => {
    const as = server.person(viewer);
    const newAsset = async () => {
      made += 1;
      const id = await storedAsset(server, server.person(owner).id, where === "global", `${made}`);
      if (where !== "used") return id;
      const gymkhana_id = await createExperience(server, as);
      await server.db
        .insertInto("asset_uses")
        .values({ asset_id: id, gymkhana_id, point_id: null, field: "gymModelId" })
        .execute();
      return id;
    };
    for (const [action, call] of Object.entries(ACTIONS)) {
      expect([action, outcome(await answers(as, call, await newAsset()))]).toEqual([
        action,
        expected,
      ]);
    }
    const id = await newAsset();
    const found: { may: unknown }[] = [];
    for (const list of viewer === "root" ? ["getModels"] : ["getModels", "getUserModels"]) {
      const { body } = await server.call(list, { as });
      found.push(...body.data.filter((row: { id: number }) => row.id === id));
    }
    const isListed = where === "global" || (where === "own" && owner === viewer);
    const allowed = expected === "done";
    expect(found.map(({ may }) => may)).toEqual(
      isListed ? [{ edit: allowed, delete: allowed, share: where === "own" }] : [],
    );
  });

  test("what is uploaded, and what a copy is refused for, says what may be done with it", async () => {
    const as = server.person("editor");
    const form = assetForm({ file: await pngFile() });
    await server.call("uploadAsset", { as, form });
    const { body } = await server.call("uploadAsset", { as, form });
    expect(body.data.existing.may).toEqual({ edit: true, delete: true, share: true });
  });
});
