import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractOperations, loadContract } from "@panel/api-client/contract";
import { ROLES, type Role } from "@panel/domain/roles";
import { defaultRole } from "@panel/domain/policies";
import { accessOf } from "../src/http/guards.ts";
import { insertCollection } from "../src/visits/desk-repository.ts";
import { startServer } from "../src/compose.ts";
import { archiveFile, archiveFiles } from "./support/archives.ts";
import { assetForm, newImage, newModel, pngFile } from "./support/assets.ts";
import { chatbotForm, storedBot, newInactiveChatbot } from "./support/chatbots.ts";
import { available, freshDatabase } from "./support/database.ts";
import {
  cover,
  experienceForm,
  createExperience,
  newPoint,
  PASSWORD,
  pointForm,
  testServer,
  type Form,
  type Person,
} from "./support/server.ts";
import { openIdentityProvider, providerSettings, PUBLIC_URL } from "./support/identity-provider.ts";
import { drawableExperience } from "./support/lotteries.ts";
import { beginFactor, codeOf, newFactor } from "./support/second-factor.ts";
import { Browser, comeBack } from "./support/provider-browser.ts";
import { ModelProvider, says } from "./support/model-provider.ts";
import { SpeechProvider } from "./support/speech-provider.ts";
import { newNote, newWalk, walkOf } from "./support/tryouts.ts";
import { newUser, userForm, userOf } from "./support/users.ts";

const idp = await openIdentityProvider(["school"]);
const voice = await SpeechProvider.start();
const model = await ModelProvider.start();
model.reply = says(JSON.stringify({ es: "Puerta", ca: "Porta", en: "Gate" }));
afterAll(() => Promise.all([idp.close(), voice.stop(), model.stop()]));
const server = testServer({
  DEFAULT_PASSWORD: "welcome-in-2026",
  SPEECH_URL: voice.url,
  SPEECH_MODEL: "tts-1",
  SPEECH_VOICE_ES: "nova",
  PUBLIC_URL,
  OIDC_PROVIDERS: "school",
  ...providerSettings("school", idp.issuer),
  LLM_URL: model.url,
  LLM_MODEL: "m-1",
  LLM_SEES_PICTURES: "true",
});

// While the sessions of before are there: some of the operations end them.
beforeAll(async () => {
  await cover(server);
});
const guarded = (["panel", "tryouts", "visits"] as const)
  .flatMap(contractOperations)
  .filter(
    ({ access }) =>
      access !== "public" &&
      !["trialLink", "modelLink", "visit"].some((holder) => access.includes(holder)),
  );
const PERSON = {
  "super-admin": "root",
  admin: "admin",
  supervisor: "supervisor",
  editor: "editor",
};
const MISSING = 2_000_000_000;
const NOTHING = {
  experience: MISSING,
  drawable: MISSING,
  point: MISSING,
  deletion: MISSING,
  session: "missing",
  user: MISSING,
  supervisor: MISSING,
  asset: MISSING,
  model3d: MISSING,
  note: MISSING,
  walk: MISSING,
  collected: "AAAABBBBCCCCDDDD",
  bot: "b-missing",
  inactiveBot: "b-missing",
  code: "000000",
  newCode: "000000",
  linking: "",
};
const PICTURE = await pngFile();
const ARCHIVE = archiveFile(archiveFiles({}));
/** Records that even a super-admin reaches only if they are its own. */
const PERSONAL = ["endSession"];

interface Target {
  /** An experience whose prize can be drawn now. */
  drawable: number;
  experience: number;
  point: number;
  /** Of a point of the experience, to be undone. */
  deletion: number;
  session: string;
  user: number;
  /** Who has the editors of an import. */
  supervisor: number;
  asset: number;
  /** An asset that is a 3D model. */
  model3d: number;
  /** Of the experience, as is the walk. */
  note: number;
  walk: number;
  /** Play whose prize was handed over just now. */
  collected: string;
  bot: string;
  /** One that may be deleted, with its record. */
  inactiveBot: string;
  /** Of the caller's second factor. */
  code: string;
  /** Of one that the caller is setting up. */
  newCode: string;
  /** Cookie of the caller, who has come back from a provider to link an account. */
  linking: string;
}

type Calls = Record<
  string,
  (
    target: Target,
    role: Role,
  ) => {
    form?: Form;
    json?: unknown;
    query?: Record<string, string | number>;
    headers?: Record<string, string>;
  }
>;

/** A valid call of each operation on a target. */
const CALLS: Calls = {
  getMe: () => ({}),
  logout: () => ({}),
  listSessions: () => ({}),
  endSession: ({ session }) => ({ form: { id: session } }),
  endOtherSessions: () => ({}),
  changePassword: () => ({ form: { password: PASSWORD, newPassword: "another good one" } }),
  getSecondFactor: () => ({}),
  beginSecondFactor: () => ({ form: { password: PASSWORD } }),
  confirmSecondFactor: ({ newCode }) => ({ form: { code: newCode } }),
  renewRecoveryCodes: ({ code }) => ({ form: { code } }),
  turnOffSecondFactor: ({ code }) => ({ form: { password: PASSWORD, code } }),
  listIdentities: () => ({}),
  beginLinkIdentity: () => ({ form: { provider: "school", password: PASSWORD } }),
  finishLinkIdentity: ({ linking }) => ({ headers: { cookie: linking } }),
  unlinkIdentity: () => ({ form: { provider: "school", password: PASSWORD } }),
  resetSecondFactor: ({ user }) => ({ form: { id: user } }),
  endUserSessions: ({ user }) => ({ form: { id: user } }),
  listAudit: () => ({}),
  getResources: () => ({}),
  getOverview: () => ({}),
  updateIsEquitable: () => ({ form: { newIsEquitable: 0 } }),
  getMyProfile: () => ({}),
  updateProfile: () => ({ form: { name: "N", surname: "S" } }),
  getMyUsers: () => ({}),
  createUser: (_, role) => ({ form: userForm({ role: defaultRole(role) ?? "editor" }) }),
  updateUser: ({ user }) => ({ form: { id: user, name: "N", surname: "S" } }),
  moveUser: ({ user }) => ({ form: { id: user, parentId: server.person("rival").id } }),
  deleteUser: ({ user }) => ({ form: { id: user } }),
  activateUser: ({ user }) => ({ form: { id: user } }),
  resendConfirmation: ({ user }) => ({ form: { id: user } }),
  listImports: ({ supervisor }) => ({ query: { supervisorId: supervisor } }),
  undoImport: ({ supervisor }) => ({
    form: { requestId: "0123456789abcdef", supervisorId: supervisor },
  }),
  uploadEditors: ({ supervisor }) => ({
    form: { csvFile: new Blob(["nombre,apellidos,email\n"]), supervisorId: supervisor },
  }),
  hasSharedGyms: ({ user }) => ({ form: { userId: user } }),
  getUserChildren: ({ user }) => ({ form: { userId: user } }),
  getUserGymkhanas: () => ({}),
  getWeekPlays: () => ({}),
  getGymkhanaPlaces: () => ({}),
  findPoints: () => ({ query: { text: "plaza" } }),
  getGymkhanaStats: ({ experience }) => ({ form: { idGym: experience } }),
  getLottery: ({ experience }) => ({ query: { gymId: experience } }),
  drawLottery: ({ drawable }) => ({ json: { gymId: drawable } }),
  getPlayReport: ({ experience }) => ({ form: { idGym: experience, period: 30 } }),
  getGymkhanaById: ({ experience }) => ({ query: { gymId: experience } }),
  getGymkhanaVersions: ({ experience }) => ({ query: { gymId: experience } }),
  getGymkhanaVersion: ({ experience }) => ({ query: { gymId: experience, number: 1 } }),
  restoreGymkhanaVersion: ({ experience, point }) => ({
    form: { gymId: experience, number: 1, mappointIds: `[${point}]` },
  }),
  getGymkhanaHistory: ({ experience }) => ({ query: { gymId: experience } }),
  nameGymkhanaVersion: ({ experience }) => ({ form: { gymId: experience, number: 1, name: "N" } }),
  getGymkhanaTexts: ({ experience }) => ({ query: { gymId: experience } }),
  saveGymkhanaTexts: ({ experience }) => ({ form: { gymId: experience } }),
  draftAltTexts: ({ asset }) => ({ json: { id: asset } }),
  speakText: ({ experience }) => ({
    json: {
      gymId: experience,
      text: "experience/story.text",
      language: "cas",
      value: "V",
      name: "N",
    },
  }),
  getTextDrafts: ({ experience }) => ({ query: { gymId: experience } }),
  startTextDrafts: ({ experience }) => ({
    json: { gymId: experience, languages: ["cat"], which: ["missing"] },
  }),
  stopTextDrafts: ({ experience }) => ({ json: { gymId: experience } }),
  dropTextDrafts: ({ experience }) => ({ json: { gymId: experience, drafts: [] } }),
  getGlossary: ({ experience }) => ({ query: { gymId: experience } }),
  saveGlossary: ({ experience }) => ({ json: { gymId: experience, version: 0, entries: [] } }),
  saveGymkhana: ({ experience }) => ({ form: experienceForm({ gymId: experience }) }),
  importGymkhana: () => ({ form: { archive: ARCHIVE } }),
  updateGymkhanaState: ({ experience }) => ({ form: { idGym: experience, newSt: 1 } }),
  createMapPoint: ({ experience }) => ({ form: pointForm(experience) }),
  createMapPoints: ({ experience }) => ({
    form: { mappointGymId: experience, points: '[{"latitude":1,"longitude":1}]' },
  }),
  updateMapPoint: ({ experience, point }) => ({
    form: pointForm(experience, { mappointId: point }),
  }),
  deleteMapPoint: ({ experience, point }) => ({
    form: { mappointGymId: experience, mappointId: point },
  }),
  orderMapPoints: ({ experience, point }) => ({
    form: { mappointGymId: experience, mappointIds: `[${point}]` },
  }),
  updateMapPoints: ({ experience, point }) => ({
    form: {
      mappointGymId: experience,
      changes: JSON.stringify([{ mappointId: point, dependency: "0" }]),
    },
  }),
  deleteMapPoints: ({ experience, point }) => ({
    form: { mappointGymId: experience, mappointIds: `[${point}]` },
  }),
  restoreMapPoints: ({ experience, deletion }) => ({
    form: { mappointGymId: experience, deletionId: deletion },
  }),
  getModels: () => ({}),
  getUserModels: () => ({}),
  getLibraryCounts: () => ({ query: { library: "global" } }),
  getModelCategories: () => ({}),
  getAssetById: ({ asset }) => ({ query: { id: asset } }),
  getAssetUses: ({ asset }) => ({ query: { id: asset } }),
  uploadAsset: () => ({ form: assetForm({ file: PICTURE, allowCopy: "true" }) }),
  updateAsset: ({ asset }) => ({
    form: { idMod: asset, name: "N", description: "D", category: 1 },
  }),
  deleteAsset: ({ asset }) => ({ form: { idMod: asset } }),
  replaceAssetFile: ({ asset }) => ({
    form: { idMod: asset, file: PICTURE, allowCopy: "true" },
  }),
  updateAssets: ({ asset }) => ({
    form: { changes: JSON.stringify([{ idMod: asset, category: 2 }]) },
  }),
  tagAssets: ({ asset }) => ({ form: { idMods: `[${asset}]`, add: '["Mar"]' } }),
  shareAssets: ({ asset }) => ({ form: { idMods: `[${asset}]`, isShared: "true" } }),
  deleteAssets: ({ asset }) => ({ form: { idMods: `[${asset}]` } }),
  getAssetsInVersions: ({ asset }) => ({ form: { idMods: `[${asset}]` } }),
  listChatbots: () => ({}),
  getChatbotByBotId: ({ inactiveBot }) => ({ form: { BotId: inactiveBot } }),
  createChatbot: ({ bot }) => ({ form: chatbotForm(bot) }),
  updateChatbot: ({ bot }) => ({ form: chatbotForm(bot) }),
  setChatbotState: ({ bot }) => ({
    form: { clientId: "admin@example.com", botId: bot, state: "false" },
  }),
  deleteChatbot: ({ inactiveBot }) => ({ form: { ChatbotId: inactiveBot } }),
  listTryLinks: ({ experience }) => ({ query: { gymId: experience } }),
  createTryLink: ({ experience }) => ({ json: { gymId: experience, days: 1 } }),
  endTryLink: ({ experience }) => ({ json: { gymId: experience, id: 1 } }),
  listModelLinks: ({ asset }) => ({ query: { idMod: asset } }),
  createModelLink: ({ model3d }) => ({ json: { idMod: model3d } }),
  endModelLink: ({ asset }) => ({ json: { idMod: asset, id: 1 } }),
  settleModelSize: ({ asset }) => ({ json: { idMod: asset, id: 1, chosen: "size-0001" } }),
  listTryNotes: ({ experience }) => ({ query: { gymId: experience } }),
  setTryNoteState: ({ experience, note }) => ({
    json: { gymId: experience, id: note, done: true },
  }),
  deleteTryNote: ({ experience, note }) => ({ json: { gymId: experience, id: note } }),
  listKeptWalks: ({ experience }) => ({ query: { gymId: experience } }),
  keepWalk: ({ experience }) => ({ json: { gymId: experience, ...walkOf() } }),
  renameKeptWalk: ({ experience, walk }) => ({ json: { gymId: experience, id: walk, name: "W" } }),
  deleteKeptWalk: ({ experience, walk }) => ({ json: { gymId: experience, id: walk } }),
  getPublication: ({ experience }) => ({ query: { gymId: experience } }),
  publishGymkhana: ({ experience }) => ({ json: { gymId: experience } }),
  getDesk: ({ experience }) => ({ query: { gymId: experience } }),
  verifyPrize: ({ experience }) => ({ json: { gymId: experience, play: "AAAA" } }),
  collectPrize: ({ experience }) => ({ json: { gymId: experience, play: "AAAA" } }),
  undoCollectedPrize: ({ experience, collected }) => ({
    json: { gymId: experience, play: collected },
  }),
};

function callOf(id: string, target: Target, role: Role = "editor") {
  const call = CALLS[id];
  if (!call) throw new Error(`The matrix needs a call of ${id}`);
  return call(target, role);
}

/** The kinds of record that the operation's call names. */
function kindsOf(id: string): Set<keyof Target> {
  const kinds = new Set<keyof Target>();
  const target = new Proxy(NOTHING, {
    get(values, kind: keyof Target) {
      kinds.add(kind);
      return values[kind];
    },
  });
  callOf(id, target);
  return kinds;
}

/** New records of the owner, of the kinds that the operation's call names. */
async function targetOf(owner: string, operationId: string): Promise<Target> {
  const kinds = kindsOf(operationId);
  const as = await signedInAgain(server.person(owner));
  const target: Target = { ...NOTHING, session: decodeJwt<{ sid: string }>(as.token).sid };
  if (kinds.has("experience") || kinds.has("point"))
    target.experience = await createExperience(server, as);
  if (kinds.has("drawable")) target.drawable = await drawableExperience(server, as);
  if (kinds.has("point")) target.point = await newPoint(server, as, target.experience);
  if (kinds.has("deletion")) {
    const point = await newPoint(server, as, target.experience);
    const form = { mappointGymId: target.experience, mappointIds: `[${point}]` };
    const { body } = await server.call("deleteMapPoints", { as, form });
    target.deletion = body.data.deletionId as number;
  }
  if (kinds.has("user")) {
    const supervisor = await signedInAgain(server.person("supervisor"));
    target.user = (await newUser(server, supervisor)).id;
  }
  if (kinds.has("supervisor")) target.supervisor = server.person("supervisor").id;
  if (kinds.has("asset")) target.asset = await newImage(server, as);
  if (kinds.has("model3d")) target.model3d = await newModel(server, as);
  if (kinds.has("collected")) {
    await insertCollection(server.db, {
      gymkhana_id: target.experience,
      play_number: target.collected,
      at: new Date().toISOString(),
      user_id: as.id,
    });
  }
  if (kinds.has("note")) target.note = await newNote(server, as, target.experience);
  if (kinds.has("walk")) target.walk = await newWalk(server, as, target.experience);
  return { ...target, ...(await botsOf(await signedInAgain(server.person("admin")), kinds)) };
}

/** New bots of an admin's, of the kinds that the operation's call names. */
async function botsOf(admin: Person, kinds: ReadonlySet<keyof Target>): Promise<Partial<Target>> {
  return {
    ...(kinds.has("bot") ? { bot: await storedBot(server, admin) } : {}),
    ...(kinds.has("inactiveBot") ? { inactiveBot: await newInactiveChatbot(server, admin) } : {}),
  };
}

/** Codes that the caller may send; each one counts once. */
async function codesOf(person: Person, kinds: ReadonlySet<keyof Target>): Promise<Partial<Target>> {
  const as = await signedInAgain(person);
  await server.db.deleteFrom("second_factors").where("user_id", "=", as.id).execute();
  if (kinds.has("linking")) return { linking: await linkingOf(as) };
  if (kinds.has("newCode")) return { newCode: codeOf(await beginFactor(server, as)) };
  return kinds.has("code") ? { code: codeOf((await newFactor(server, as)).secret) } : {};
}

async function linkingOf(as: Person): Promise<string> {
  await server.db.deleteFrom("identities").where("user_id", "=", as.id).execute();
  idp.account = { subject: as.email, email: as.email, email_verified: true };
  const browser = new Browser();
  const form = { provider: "school", password: PASSWORD };
  const { body } = await browser.call(server, "beginLinkIdentity", { as, form });
  await comeBack(server, browser, await browser.signInAt(body.data.url));
  return browser.cookiesOf(server.url);
}

/**
 * A call may end the session that it comes from, so that each one has a session of its own; and it may change the password,
 * which is put back.
 */
async function signedInAgain(person: Person): Promise<Person> {
  const { password_hash } = await userOf(server, server.person("colleague").email);
  await server.db
    .updateTable("users")
    .set({ password_hash, token_version: 1 })
    .where("id", "=", person.id)
    .where("token_version", ">", 1)
    .execute();
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
    const kinds = kindsOf(operationId);
    const callOn = async (target: Target) =>
      server.call(operationId, {
        as: await signedInAgain(person),
        ...callOf(operationId, { ...target, ...(await codesOf(person, kinds)) }, role),
      });
    const own = await callOn({
      ...(await targetOf(role === "admin" ? "editor" : PERSON[role], operationId)),
      // An editor's own user record is itself; nobody is below it.
      ...(role === "editor" ? { user: person.id } : {}),
    });
    const foreign = await callOn({
      ...(await targetOf("stranger", operationId)),
      ...(kinds.has("user") ? { user: (await newUser(server, outsider())).id } : {}),
      ...(kinds.has("supervisor") ? { supervisor: outsider().id } : {}),
      ...(await botsOf(await signedInAgain(server.person("other-admin")), kinds)),
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
  const mine = await targetOf("editor", "updateMapPoint");
  const foreign = await targetOf("stranger", "updateMapPoint");
  const call = (mappointId: number) =>
    server.call("updateMapPoint", { as, form: pointForm(mine.experience, { mappointId }) });
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

test("TRU-20 an operation whose body declares no limit keeps the server from starting", async () => {
  const contract = loadContract("panel");
  const { requestBody } = contract.paths["/login"]!["post"] as {
    requestBody: { content: Record<string, Record<string, unknown>> };
  };
  delete requestBody.content["application/json"]!["x-max-bytes"];
  const database = await freshDatabase();
  const settings = { ...server.settings, ...database, databaseUrl: database.databaseUrl };
  await expect(startServer(settings, { contract })).rejects.toThrow("login needs x-max-bytes");
  await database.remove();
});

test("API-03 an operation without a handler keeps the server from starting", async () => {
  const contract = loadContract("panel");
  contract.paths["/more"] = { get: { ...contract.paths["/me"]!["get"]!, operationId: "more" } };
  const database = await freshDatabase();
  const settings = { ...server.settings, ...database, databaseUrl: database.databaseUrl };
  await expect(startServer(settings, { contract })).rejects.toThrow("more needs a handler");
  await database.remove();
});

test("TRU-14 every operation of the contract declares its guard", () => {
  for (const operation of contractOperations("panel")) {
    expect(() =>
      accessOf({ operationId: operation.operationId, "x-access": operation.access }),
    ).not.toThrow();
  }
});
