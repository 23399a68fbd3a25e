import { beforeAll, describe, expect, test } from "vitest";
import { contractOperations } from "@panel/api-client/contract";
import { ROLES, type Role } from "@panel/domain/roles";
import { callBots, newBot, newFile, providerToken, sessionToken, botData } from "./support/bots.ts";
import { available } from "./support/database.ts";
import { addReadyFile } from "./support/knowledge.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({ BOTS_PER_ACCOUNT: "0", LOG_LEVEL: "error" });
const guarded = contractOperations("bots").filter(({ access }) => access !== "public");
const PERSON = {
  "super-admin": "root",
  admin: "admin",
  supervisor: "supervisor",
  editor: "editor",
};

interface Target {
  botId: string;
  path: string;
  fileName: string;
}

const MISSING: Target = { botId: "b-0000000000000000", path: "none-0000", fileName: "none.pdf" };
const OWN_ANSWER = {
  id: "answer-0001",
  texts: { es: { question: "¿Hay wifi?", answer: "Sí." } },
};
const PDF = { contentType: "application/pdf" };

/** A valid call of each operation on a target. */
const CALLS: Record<string, (target: Target, clientId: string) => object> = {
  extLogin: () => ({}),
  getUserData: (_, clientId) => ({ clientId }),
  listBots: () => ({}),
  createBot: () => ({ name: "N", description: "D" }),
  editBot: ({ botId }) => ({ botId, name: "N", description: "D" }),
  setBotState: ({ botId }) => ({ botId, state: true }),
  deleteBot: ({ botId }) => ({ botId }),
  getBotData: ({ path }) => ({ token: path }),
  getPresignedURL: ({ botId }, clientId) => ({ clientId, botId, fileName: "a.pdf", ...PDF }),
  addDataSourceFile: ({ botId, fileName }, clientId) => ({
    clientId,
    botId,
    fileName,
    publicName: "a.pdf",
    ...PDF,
  }),
  listDataSourceFiles: ({ botId }, clientId) => ({ clientId, botId }),
  deleteDataSourceFile: ({ botId, fileName }, clientId) => ({ clientId, botId, fileName }),
  retryDataSourceFile: ({ botId, fileName }, clientId) => ({ clientId, botId, fileName }),
  listKnowledgePages: ({ botId, fileName }, clientId) => ({ clientId, botId, fileName }),
  getKnowledgePage: ({ botId, fileName }, clientId) => ({ clientId, botId, fileName, page: 1 }),
  saveKnowledgePage: ({ botId, fileName }, clientId) => ({
    clientId,
    botId,
    fileName,
    page: 1,
    version: 0,
    isLeftOut: true,
  }),
  listUnansweredQuestions: ({ botId }, clientId) => ({ clientId, botId }),
  dismissUnansweredQuestions: ({ botId }, clientId) => ({ clientId, botId, ids: ["q-1"] }),
  listOwnAnswers: ({ botId }, clientId) => ({ clientId, botId }),
  getBotFigures: ({ botId }, clientId) => ({ clientId, botId }),
  saveOwnAnswer: ({ botId }, clientId) => ({ clientId, botId, ...OWN_ANSWER }),
  deleteOwnAnswer: ({ botId }, clientId) => ({ clientId, botId, id: OWN_ANSWER.id }),
};

function callOf(id: string, target: Target, as: Person): object {
  const call = CALLS[id];
  if (!call) throw new Error(`The matrix needs a call of ${id}`);
  return call(target, as.email);
}

/** What an operation's call names of a bot, found by calling it on one that has all of it. */
function named(operationId: string, owner: Person): readonly (keyof Target)[] {
  const values = Object.values(callOf(operationId, MISSING, owner));
  return (["botId", "path", "fileName"] as const).filter((key) => values.includes(MISSING[key]));
}

/** A new bot of an admin, with a file, inactive where the operation needs it so; only what its call names is made. */
async function targetOf(
  owner: Person,
  operationId: string,
  needed = named(operationId, owner),
): Promise<Target> {
  if (needed.length === 0) return MISSING;
  const botId = await newBot(server, owner);
  const { botPath: path } = needed.includes("path") ? await botData(server, owner, botId) : MISSING;
  const { fileName } = needed.includes("fileName")
    ? {
        fileName: operationId.endsWith("KnowledgePage")
          ? await readFile(botId)
          : await newFile(server, owner, botId),
      }
    : MISSING;
  if (operationId === "deleteBot") {
    await callBots(server, "setBotState", owner, { botId, state: false });
  }
  return { botId, path, fileName };
}

/** The name of a file that a bot has read. */
async function readFile(botId: string): Promise<string> {
  const { id } = await server.db
    .selectFrom("bots")
    .select("id")
    .where("public_id", "=", botId)
    .executeTakeFirstOrThrow();
  return (await addReadyFile(server.db, id, "guia.pdf", ["El museo abre a las diez."])).fileName;
}

const withFile = (owner: Person) => targetOf(owner, "", ["botId", "fileName"]);

async function tokenFor(operationId: string, person: Person): Promise<string> {
  return operationId === "extLogin" ? providerToken(server, person) : sessionToken(server, person);
}

let outsider: Person;
beforeAll(async () => {
  if (!available) return;
  outsider = await server.addPerson("outsider", "admin", "root");
});

describe.each(guarded)("TRU-14, TRU-15 $operationId", ({ operationId, access, ownership }) => {
  test("without a token, and with one of the other kind, is 401", async () => {
    const admin = server.person("admin");
    const json = callOf(operationId, MISSING, admin);
    const isLogin = operationId === "extLogin";
    const wrong = isLogin ? sessionToken(server, admin) : providerToken(server, admin);
    for (const token of [undefined, await wrong, admin.token]) {
      expect((await server.call(operationId, { token, json })).status).toBe(401);
    }
  });

  test.each(ROLES)("as %s: own bot, foreign bot, missing bot", async (role: Role) => {
    const person = server.person(PERSON[role]);
    const token = await tokenFor(operationId, person);
    const callOn = (target: Target) =>
      server.call(operationId, { token, json: callOf(operationId, target, person) });
    const own = await callOn(await targetOf(server.person("admin"), operationId));
    const foreign = await callOn(await targetOf(outsider, operationId));
    const missing = await callOn(MISSING);
    const owned = ownership.length > 0;
    const reachesAll = role === "super-admin";
    const expected = access.includes(role)
      ? [200, owned && !reachesAll ? 404 : 200, owned ? 404 : 200]
      : [403, 403, 403];
    expect([own.status, foreign.status, missing.status]).toEqual(expected);
    // The body is checked too, because a refusal is answered 200 as well.
    expect([own.body.status, foreign.body.status, missing.body.status]).toEqual(
      expected.map((status) => (status === 200 ? "ok" : "error")),
    );
    const told = foreign.status === 404 ? foreign.body : missing.body;
    expect(told).toEqual(missing.body);
  });
});

test("TRU-15 a file of another bot answers as a missing one", async () => {
  const admin = server.person("admin");
  const [one, other] = [await withFile(admin), await withFile(admin)];
  for (const operationId of ["deleteDataSourceFile", "retryDataSourceFile"]) {
    const json = { clientId: admin.email, botId: one.botId, fileName: other.fileName };
    const missing = { ...json, fileName: MISSING.fileName };
    const foreign = await callBots(server, operationId, admin, json);
    expect([foreign.status, foreign.body]).toEqual([
      404,
      (await callBots(server, operationId, admin, missing)).body,
    ]);
  }
});

test("TRU-14 what the role of a token says counts, not who else has an account", async () => {
  const editor = server.person("editor");
  const json = { name: "N", description: "D", clientId: server.person("admin").email };
  expect((await callBots(server, "createBot", editor, json)).status).toBe(403);
});
