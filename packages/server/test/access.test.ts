import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { contractOperations, loadContract } from "@panel/api-client/contract";
import { ROLES, type Role } from "@panel/domain/roles";
import { defaultRole } from "@panel/domain/policies";
import { auditOperations } from "../src/audit/routes.ts";
import type { AuditLog } from "../src/audit/service.ts";
import { accountOperations } from "../src/account/routes.ts";
import type { Account } from "../src/account/service.ts";
import { experienceOperations } from "../src/experiences/routes.ts";
import type { Experiences } from "../src/experiences/service.ts";
import { accessOf } from "../src/http/guards.ts";
import { libraryOperations } from "../src/library/routes.ts";
import type { Library } from "../src/library/service.ts";
import { pointOperations } from "../src/points/routes.ts";
import type { Points } from "../src/points/service.ts";
import { resourceOperations } from "../src/resources/routes.ts";
import type { Resources } from "../src/resources/service.ts";
import { userOperations, type UserRoutesParts } from "../src/users/routes.ts";
import type { Users } from "../src/users/service.ts";
import { startServer } from "../src/compose.ts";
import { assetForm, newImage, pngFile } from "./support/assets.ts";
import { available, freshDatabase } from "./support/database.ts";
import {
  gymkhanaForm,
  newGymkhana,
  newPoint,
  pointForm,
  testServer,
  type Form,
  type Person,
} from "./support/server.ts";
import { newUser, userForm } from "./support/users.ts";

const server = testServer({ DEFAULT_PASSWORD: "welcome-in-2026" });
const SERVED = Object.keys({
  ...accountOperations({} as Account),
  ...auditOperations({} as AuditLog),
  ...experienceOperations({} as Experiences),
  ...libraryOperations({} as Library),
  ...pointOperations({} as Points),
  ...resourceOperations({} as Resources),
  ...userOperations({} as Users, {} as UserRoutesParts),
});
const guarded = contractOperations("panel").filter(
  (op) => SERVED.includes(op.operationId) && op.access !== "public",
);
const PERSON = {
  "super-admin": "root",
  admin: "admin",
  supervisor: "supervisor",
  editor: "editor",
};
const MISSING = 2_000_000_000;
const NOTHING = {
  gymkhana: MISSING,
  point: MISSING,
  session: "missing",
  user: MISSING,
  asset: MISSING,
};
const PICTURE = await pngFile();
/** Records that even a super-admin reaches only if they are its own. */
const PERSONAL = ["endSession"];

interface Target {
  gymkhana: number;
  point: number;
  session: string;
  user: number;
  asset: number;
}

/** A valid call of the operation on the target. */
function callOf(
  id: string,
  { gymkhana, point, session, user, asset }: Target,
  role: Role = "editor",
): { form?: Form; query?: Record<string, string | number> } {
  const calls: Record<string, { form?: Form; query?: Record<string, string | number> }> = {
    getMe: {},
    logout: {},
    listSessions: {},
    endSession: { form: { id: session } },
    endOtherSessions: {},
    listAudit: {},
    getResources: {},
    updateIsEquitable: { form: { newIsEquitable: 0 } },
    getMyProfile: {},
    updateProfile: { form: { name: "N", surname: "S" } },
    getMyUsers: {},
    createUser: { form: userForm({ role: defaultRole(role) ?? "editor" }) },
    updateUser: { form: { id: user, name: "N", surname: "S" } },
    deleteUser: { form: { id: user } },
    activateUser: { form: { id: user } },
    resendConfirmation: { form: { id: user } },
    uploadEditors: { form: { csvFile: new Blob(["nombre,apellidos,email\n"]) } },
    hasSharedGyms: { form: { userId: user } },
    getUserChildren: { form: { userId: user } },
    getUserGymkhanas: {},
    getGymkhanaById: { query: { gymId: gymkhana } },
    saveGymkhana: { form: gymkhanaForm({ gymId: gymkhana }) },
    updateGymkhanaState: { form: { idGym: gymkhana, newSt: 1 } },
    createMapPoint: { form: pointForm(gymkhana) },
    updateMapPoint: { form: pointForm(gymkhana, { mappointId: point }) },
    deleteMapPoint: { form: { mappointGymId: gymkhana, mappointId: point } },
    getModels: {},
    getUserModels: {},
    getModelCategories: {},
    getAssetById: { query: { id: asset } },
    getAssetUses: { query: { id: asset } },
    uploadAsset: { form: assetForm({ file: PICTURE, allowCopy: "true" }) },
    updateAsset: { form: { idMod: asset, name: "N", description: "D", category: 1 } },
    deleteAsset: { form: { idMod: asset } },
  };
  const call = calls[id];
  if (!call) throw new Error(`The matrix needs a call of ${id}`);
  return call;
}

async function targetOf(owner: string): Promise<Target> {
  const as = await signedInAgain(server.person(owner));
  const gymkhana = await newGymkhana(server, as);
  const point = await newPoint(server, as, gymkhana);
  const session = decodeJwt<{ sid: string }>(as.token).sid;
  const { id: user } = await newUser(server, await signedInAgain(server.person("supervisor")));
  const asset = await newImage(server, as);
  return { gymkhana, point, session, user, asset };
}

/** A call may end the session that it comes from, so that each one has a session of its own. */
async function signedInAgain(person: Person): Promise<Person> {
  return { ...person, token: await server.signIn({ ...person, name: "", token_version: 1 }) };
}

/** A supervisor of another admin. */
function outsider(): Person {
  return server.person("outsider");
}

beforeAll(async () => {
  if (!available) return;
  await server.addPerson("other-admin", "admin", "root");
  await server.addPerson("outsider", "supervisor", "other-admin");
});

describe.each(guarded)("TRU-14, TRU-15 $operationId", ({ operationId, access, ownership }) => {
  test("without a token is 401", async () => {
    const { status } = await server.call(operationId, callOf(operationId, NOTHING));
    expect(status).toBe(401);
  });

  test.each(ROLES)("as %s: own record, foreign record, missing record", async (role) => {
    const person = server.person(PERSON[role]);
    const callOn = async (target: Target) =>
      server.call(operationId, {
        as: await signedInAgain(person),
        ...callOf(operationId, target, role),
      });
    const own = await callOn({
      ...(await targetOf(role === "admin" ? "editor" : PERSON[role])),
      // An editor's own user record is itself; nobody is below it.
      ...(role === "editor" ? { user: person.id } : {}),
    });
    const foreign = await callOn({
      ...(await targetOf("stranger")),
      user: (await newUser(server, outsider())).id,
    });
    const missing = await callOn(NOTHING);
    const personal = PERSONAL.includes(operationId);
    const owned = personal || ownership.length > 0;
    const reachesAll = role === "super-admin" && !personal;
    const ownStatus = personal && role === "admin" ? 404 : 200;
    const expected = access.includes(role)
      ? [ownStatus, owned && !reachesAll ? 404 : 200, owned ? 404 : 200]
      : [403, 403, 403];
    expect([own.status, foreign.status, missing.status]).toEqual(expected);
    // The body is checked too, because a refusal is answered 200 as well.
    expect([own.body.success, foreign.body.success, missing.body.success]).toEqual(
      expected.map((status) => status === 200),
    );
    // A foreign record is answered exactly like a missing one.
    const told = foreign.status === 404 ? foreign.body : missing.body;
    expect(told).toEqual(missing.body);
  });
});

test("TRU-15 a point of another experience answers as a missing one", async () => {
  const as = await signedInAgain(server.person("editor"));
  const mine = await targetOf("editor");
  const foreign = await targetOf("stranger");
  const call = (mappointId: number) =>
    server.call("updateMapPoint", { as, form: pointForm(mine.gymkhana, { mappointId }) });
  const [known, missing] = [await call(foreign.point), await call(MISSING)];
  expect([known.status, known.body]).toEqual([404, missing.body]);
});

test("TRU-14 an operation without a declared guard keeps the server from starting", async () => {
  const contract = loadContract("panel");
  delete (contract.paths["/me"]!["get"] as Record<string, unknown>)["x-access"];
  const database = await freshDatabase();
  const settings = { ...server.settings, ...database, databaseUrl: database.databaseUrl };
  await expect(startServer(settings, { contract })).rejects.toThrow("getMe needs x-access");
  await database.remove();
});

test("TRU-14 every operation of the contract declares its guard", () => {
  for (const operation of contractOperations("panel")) {
    expect(() =>
      accessOf({ operationId: operation.operationId, "x-access": operation.access }),
    ).not.toThrow();
  }
});

test("the operations of the contract that are not served yet are these", () => {
  const waiting = contractOperations("panel")
    .map((op) => op.operationId)
    .filter((id) => !SERVED.includes(id));
  expect(waiting.toSorted()).toEqual([
    "createChatbot",
    "deleteChatbot",
    "getChatbotByBotId",
    "getGymkhanaStats",
    "listChatbots",
    "setChatbotState",
    "updateChatbot",
  ]);
});

test("an operation that is not served yet is 404 with an envelope", async () => {
  const response = await fetch(`${server.url}/api/gymkhanas/stats`, { method: "POST" });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false });
});
