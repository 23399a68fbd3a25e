import { beforeAll, describe, expect, test } from "vitest";
import { contractOperations } from "@panel/api-client/contract";
import { isInLibrary, librariesOf, mayUseAsset, teamOf } from "@panel/domain/asset-policies";
import {
  mayChooseCollaborator,
  mayViewExperience,
  type ExperienceAccess,
} from "@panel/domain/experience-policies";
import { creatableRoles, hasRight, mayViewUser, usersSeenBy } from "@panel/domain/policies";
import { mayView, ROLES, type Role } from "@panel/domain/roles";
import { experienceAccess } from "../src/access/repository.ts";
import { listVisible } from "../src/experiences/list-repository.ts";
import * as experiences from "../src/experiences/repository.ts";
import * as library from "../src/library/repository.ts";
import * as users from "../src/users/repository.ts";
import { storedAsset } from "./support/assets.ts";
import { available } from "./support/database.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer();

/** A user with those above it, the nearest first. */
interface Member extends Person {
  ancestorIds: number[];
  parentId: number | null;
  deletedAt: string | null;
  sessionId: string;
  address: string;
}
let everybody: Member[] = [];
/** All who can sign in. */
let viewers: Member[] = [];
const rows: { id: number; access: ExperienceAccess }[] = [];
const assets: {
  id: number;
  ownerId: number;
  isGlobal: boolean;
  /** Whose team it is shared with. */
  team: number | null;
  sha256: string;
  usedIn: number;
}[] = [];

const NOW = "2026-03-01T10:00:00.000Z";
const STATES = [null, 1, 2, 3] as const;

/** Beside the tree of every test: another admin's, and users where deletions may have left them. */
const MORE: [name: string, role: Role, parent: string | null][] = [
  ["root2", "super-admin", null],
  ["admin2", "admin", "root"],
  ["outsider", "supervisor", "admin2"],
  ["foreign", "editor", "outsider"],
  ["supervisor-of-root", "supervisor", "root"],
  ["editor-of-root", "editor", "root"],
  ["editor-of-admin", "editor", "admin"],
  ["supervisor-below-supervisor", "supervisor", "supervisor"],
  ["editor-below-editor", "editor", "editor"],
  ["gone", "editor", "supervisor"],
];

async function addPeople(): Promise<void> {
  const parents = new Map<string, string | null>([
    ["root", null],
    ["admin", "root"],
    ["supervisor", "admin"],
    ["editor", "supervisor"],
    ["colleague", "supervisor"],
    ["rival", "admin"],
    ["stranger", "rival"],
  ]);
  for (const [name, role, parent] of MORE) {
    await server.addPerson(name, role, parent);
    parents.set(name, parent);
  }
  const gone = server.person("gone").id;
  await server.db.updateTable("users").set({ deleted_at: NOW }).where("id", "=", gone).execute();
  everybody = [...parents].map(([name, parent]) => {
    const ancestorIds: number[] = [];
    for (let above = parent; above; above = parents.get(above) ?? null) {
      ancestorIds.push(server.person(above).id);
    }
    return {
      ...server.person(name),
      ancestorIds,
      parentId: ancestorIds[0] ?? null,
      deletedAt: name === "gone" ? NOW : null,
      sessionId: "",
      address: "",
    };
  });
  viewers = everybody.filter((member) => member.deletedAt === null);
}

/** One of each owner and state, with no collaborator, with everybody, and with each alone. */
async function addExperiences(): Promise<void> {
  const ids = viewers.map((member) => member.id);
  const groups = [[], ids, ...ids.map((id) => [id])];
  const wanted: ExperienceAccess[] = viewers.flatMap((owner) =>
    STATES.flatMap((state) =>
      groups.map((group) => ({
        ownerId: owner.id,
        ownerParentId: owner.parentId,
        collaboratorIds: group.filter((id) => id !== owner.id),
        state,
      })),
    ),
  );
  const made = await server.db
    .insertInto("gymkhanas")
    .values(
      wanted.map(({ ownerId, state }, index) => ({
        owner_id: ownerId,
        state: state as (typeof STATES)[number],
        version: 1,
        content: String(index),
        request_id: null,
        created_at: NOW,
        updated_at: NOW,
      })),
    )
    .returning(["id", "content"])
    .execute();
  for (const { id, content } of made) {
    const access = wanted[Number(content)];
    if (access) rows.push({ id, access });
  }
  await server.db
    .insertInto("gymkhana_editors")
    .values(
      rows.flatMap(({ id, access }) =>
        access.collaboratorIds.map((user_id) => ({ gymkhana_id: id, user_id })),
      ),
    )
    .execute();
}

/** An experience of somebody's, and who collaborates on it. */
function experienceOf(name: string, state: number | null, collaborators: number) {
  const ownerId = server.person(name).id;
  const found = rows.find(
    ({ access }) =>
      access.ownerId === ownerId &&
      access.state === state &&
      access.collaboratorIds.length === collaborators,
  );
  if (!found) throw new Error(`${name} has no such experience`);
  return found;
}

/** The team that a user works in. */
function teamIn(member: Member): number | null {
  const parent = everybody.find(({ id }) => id === member.parentId);
  const supervisorId = parent?.role === "supervisor" ? parent.id : null;
  return teamOf({ ...member, supervisorId });
}

/** One of each owner, in its library, shared with its team and in that of all, used nowhere, or in an experience. */
async function addAssets(): Promise<void> {
  const uses = [
    undefined,
    experienceOf("editor", 1, 0),
    experienceOf("editor", 2, viewers.length - 1),
    experienceOf("editor", 3, viewers.length - 1),
  ];
  for (const owner of viewers) {
    for (const where of ["global", "own", "team"]) {
      for (const use of uses) {
        const isGlobal = where === "global";
        const team = where === "team" ? teamIn(owner) : null;
        const sha256 = `${owner.id} ${where} ${use?.id}`;
        const id = await storedAsset(server, owner.id, isGlobal, sha256);
        await server.db.updateTable("assets").set({ team_id: team }).where("id", "=", id).execute();
        if (use) {
          await server.db
            .insertInto("asset_uses")
            .values({ asset_id: id, gymkhana_id: use.id, point_id: null, field: "gymModelId" })
            .execute();
        }
        assets.push({ id, ownerId: owner.id, isGlobal, team, sha256, usedIn: use?.id ?? 0 });
      }
    }
  }
}

beforeAll(async () => {
  if (!available) return;
  await addPeople();
  await addExperiences();
  await addAssets();
});

const byId = (a: number, b: number) => a - b;
const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id).toSorted(byId);

describe("TRU-14, TRU-17 the queries find what the policies allow", () => {
  test("experiences of every owner, state and collaborator, for everybody", async () => {
    for (const viewer of viewers) {
      const visible = rows.filter(({ access }) => mayViewExperience(viewer, access));
      expect({
        viewer: viewer.email,
        ids: idsOf(await listVisible(server.db, viewer)),
      }).toEqual({ viewer: viewer.email, ids: idsOf(visible) });
    }
    const seen = (name: string) =>
      rows.filter(({ access }) => mayViewExperience(server.person(name), access)).length;
    // So that the comparison is not between two empty lists.
    expect([seen("root") > seen("supervisor"), seen("supervisor") > seen("editor")]).toEqual([
      true,
      true,
    ]);
    expect(seen("editor")).toBeGreaterThan(0);
  });

  test("what decides about an experience is what was stored", async () => {
    for (const { id, access } of rows.slice(0, 40)) {
      const row = await server.db
        .selectFrom("gymkhanas")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const stored = await experienceAccess(server.db, row);
      expect({ ...stored, collaboratorIds: stored.collaboratorIds.toSorted(byId) }).toEqual({
        ...access,
        collaboratorIds: access.collaboratorIds.toSorted(byId),
      });
    }
  });

  test("USR-01 users, for everybody", async () => {
    for (const viewer of viewers) {
      const own = everybody.filter((user) => mayViewUser(viewer, { ...user, status: 1 }));
      expect({ viewer: viewer.email, ids: idsOf(await users.listSeen(server.db, viewer)) }).toEqual(
        { viewer: viewer.email, ids: idsOf(own) },
      );
      for (const { id } of everybody) {
        const found = await users.findSeen(server.db, viewer, id);
        expect(found?.id, `${viewer.email} ${id}`).toBe(
          own.some((user) => user.id === id) ? id : undefined,
        );
      }
    }
  });

  test("EXP-07 whom everybody chooses as collaborators", async () => {
    for (const viewer of viewers) {
      const choosable = everybody.filter((user) => mayChooseCollaborator(viewer, user));
      expect({
        viewer: viewer.email,
        ids: idsOf(await experiences.listChoosable(server.db, viewer)),
      }).toEqual({ viewer: viewer.email, ids: idsOf(choosable) });
    }
  });

  test("LIB-01, LIB-09 assets, for everybody", async () => {
    let shared = 0;
    for (const viewer of viewers) {
      const team = teamIn(viewer);
      const seen = new Set(
        rows.filter(({ access }) => mayViewExperience(viewer, access)).map(({ id }) => id),
      );
      for (const each of assets) {
        const { id } = each;
        const asset = { ...each, isShared: each.team !== null && each.team === team };
        if (asset.isShared && asset.ownerId !== viewer.id) shared += 1;
        const found = await library.findSeen(server.db, viewer, id);
        const expected = mayUseAsset(viewer, asset, seen.has(asset.usedIn));
        expect(found?.id, `${viewer.email} ${asset.sha256}`).toBe(expected ? id : undefined);
        const copy = await library.findCopy(server.db, viewer, asset.sha256);
        expect(copy?.id, `${viewer.email} ${asset.sha256}`).toBe(
          isInLibrary(viewer, asset) ? id : undefined,
        );
      }
    }
    // So that somebody has been shared something with.
    expect(shared).toBeGreaterThan(20);
  });
});

const managesUsers = (role: Role) => usersSeenBy(role) !== "nobody";
const worksOnExperiences = (role: Role) => mayView(role, "experiences");
const hasLibrary = (role: Role) => librariesOf(role).length > 0;
const signedIn = () => true;

/** Which roles an operation is for, as the policies say. */
const FOR_ROLES: Record<string, (role: Role) => boolean> = {
  getMe: signedIn,
  logout: signedIn,
  listSessions: signedIn,
  endSession: signedIn,
  endOtherSessions: signedIn,
  changePassword: signedIn,
  getSecondFactor: signedIn,
  beginSecondFactor: signedIn,
  confirmSecondFactor: signedIn,
  renewRecoveryCodes: signedIn,
  turnOffSecondFactor: signedIn,
  listIdentities: signedIn,
  beginLinkIdentity: signedIn,
  finishLinkIdentity: signedIn,
  unlinkIdentity: signedIn,
  resetSecondFactor: managesUsers,
  endUserSessions: managesUsers,
  getMyProfile: signedIn,
  updateProfile: signedIn,
  getResources: signedIn,
  getOverview: signedIn,
  updateIsEquitable: (role) => hasRight(role, "distribute-resources"),
  getMyUsers: managesUsers,
  createUser: (role) => creatableRoles(role).length > 0,
  updateUser: managesUsers,
  deleteUser: managesUsers,
  moveUser: (role) => hasRight(role, "move-editors"),
  activateUser: (role) => hasRight(role, "activate-users"),
  resendConfirmation: managesUsers,
  listImports: (role) => hasRight(role, "import-editors"),
  undoImport: (role) => hasRight(role, "import-editors"),
  uploadEditors: (role) => hasRight(role, "import-editors"),
  hasSharedGyms: worksOnExperiences,
  getUserChildren: worksOnExperiences,
  getUserGymkhanas: worksOnExperiences,
  getWeekPlays: worksOnExperiences,
  getGymkhanaPlaces: worksOnExperiences,
  findPoints: worksOnExperiences,
  getGymkhanaById: worksOnExperiences,
  getGymkhanaVersions: worksOnExperiences,
  getGymkhanaVersion: worksOnExperiences,
  restoreGymkhanaVersion: worksOnExperiences,
  getGymkhanaHistory: worksOnExperiences,
  nameGymkhanaVersion: worksOnExperiences,
  getGymkhanaTexts: worksOnExperiences,
  saveGymkhanaTexts: worksOnExperiences,
  speakText: worksOnExperiences,
  getTextDrafts: worksOnExperiences,
  startTextDrafts: worksOnExperiences,
  stopTextDrafts: worksOnExperiences,
  dropTextDrafts: worksOnExperiences,
  getGlossary: worksOnExperiences,
  saveGlossary: worksOnExperiences,
  saveGymkhana: worksOnExperiences,
  importGymkhana: worksOnExperiences,
  updateGymkhanaState: worksOnExperiences,
  getGymkhanaStats: worksOnExperiences,
  getPlayReport: worksOnExperiences,
  getLottery: worksOnExperiences,
  drawLottery: worksOnExperiences,
  createMapPoint: worksOnExperiences,
  createMapPoints: worksOnExperiences,
  updateMapPoint: worksOnExperiences,
  deleteMapPoint: worksOnExperiences,
  orderMapPoints: worksOnExperiences,
  updateMapPoints: worksOnExperiences,
  deleteMapPoints: worksOnExperiences,
  restoreMapPoints: worksOnExperiences,
  getAssetById: hasLibrary,
  getAssetUses: hasLibrary,
  draftAltTexts: hasLibrary,
  getModels: hasLibrary,
  getUserModels: (role) => librariesOf(role).includes("own"),
  getLibraryCounts: hasLibrary,
  getModelCategories: hasLibrary,
  uploadAsset: hasLibrary,
  updateAsset: hasLibrary,
  deleteAsset: hasLibrary,
  replaceAssetFile: hasLibrary,
  updateAssets: hasLibrary,
  tagAssets: hasLibrary,
  deleteAssets: hasLibrary,
  shareAssets: (role) => librariesOf(role).includes("own"),
  getAssetsInVersions: hasLibrary,
  listAudit: (role) => mayView(role, "audit"),
  listChatbots: (role) => hasRight(role, "manage-every-chatbot"),
  getChatbotByBotId: (role) => mayView(role, "chatbot"),
  createChatbot: (role) => mayView(role, "chatbot"),
  updateChatbot: (role) => mayView(role, "chatbot"),
  setChatbotState: (role) => hasRight(role, "manage-every-chatbot"),
  deleteChatbot: (role) => mayView(role, "chatbot"),
};

describe("TRU-14, TRU-17 the contract lets in whom the policies do", () => {
  const guarded = contractOperations("panel").filter(({ access }) => access !== "public");

  test.each(guarded)("$operationId", ({ operationId, access }) => {
    const isFor = FOR_ROLES[operationId];
    if (!isFor) throw new Error(`No policy says whom ${operationId} is for`);
    expect(ROLES.filter((role) => access.includes(role))).toEqual(ROLES.filter(isFor));
  });
});
