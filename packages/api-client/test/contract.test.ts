import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { contractNames, contractOperations, type Operation, type Schema } from "../src/contract.ts";

/** Every call of document 1 §7 and document 2 §7, one per line. */
const specified = {
  panel: `
    POST /login
    GET /me
    POST /user/forgotPassword
    POST /user/resetPassword
    POST /user/confirmEmailAndSetPassword
    GET /user/resources
    POST /user/updateIsEquitable
    GET /user/getMyProfile
    POST /user/updateProfile
    GET /user/myusers
    POST /user/createNewUser
    POST /user/updateUserDataFromId
    POST /user/deleteUser
    POST /user/activateUser
    POST /user/uploadEditorsFromCsv
    POST /user/hasSharedGyms
    POST /user/getUserChildren
    GET /gymkhanas/getUserGymkhanas
    POST /gymkhanas/updateState
    POST /gymkhanas/stats
    GET /gymkhanas/getById
    POST /gymkhanas/new
    POST /mappoints/new
    POST /mappoints/update
    POST /mappoints/delete
    GET /assets/getById
    POST /chatbot/listBots
    POST /chatbot/setState
    POST /chatbot/delete
    POST /chatbot/createNewChatbot
    POST /chatbot/updateChatbot
    POST /chatbot/getBotDataFromBotId
    GET /library2ixr/getModels
    GET /myLibrary/getUserModels
    GET /library2ixr/getModelCategories
    POST /library2ixr/uploadFile
    POST /library2ixr/deleteAsset`,
  bots: `
    POST /extLogin
    POST /getUserData
    POST /listBots
    POST /createBot
    POST /editBot
    POST /setBotState
    POST /deleteBot
    POST /getBotData
    POST /getPresignedURL
    POST /addDataSourceFile
    POST /listDataSourceFiles
    POST /deleteDataSourceFile`,
  plays: "",
  tryouts: "",
  visits: "",
  events: "",
  geocoder: `
    GET /reverse
    GET /search`,
};

/** Calls that the documents do not name. */
const added = {
  panel: `
    POST /logout
    GET /user/sessions
    POST /user/endSession
    POST /user/endOtherSessions
    POST /user/changePassword
    POST /login/secondFactor
    POST /login/beginSecondFactor
    POST /login/confirmSecondFactor
    GET /user/secondFactor
    POST /user/beginSecondFactor
    POST /user/confirmSecondFactor
    POST /user/renewRecoveryCodes
    POST /user/turnOffSecondFactor
    POST /login/provider
    POST /login/finishProvider
    GET /user/identities
    POST /user/linkIdentity
    POST /user/finishLinkIdentity
    POST /user/unlinkIdentity
    POST /user/resetSecondFactor
    POST /user/endUserSessions
    POST /user/resendConfirmation
    GET /audit/list
    POST /library2ixr/updateAsset
    POST /library2ixr/replaceFile
    POST /library2ixr/updateSeveral
    POST /library2ixr/deleteSeveral
    POST /library2ixr/tagSeveral
    POST /library2ixr/share
    GET /library2ixr/getCounts
    GET /library2ixr/getAssetUses
    POST /library2ixr/getInVersions
    POST /gymkhanas/speak
    GET /gymkhanas/history
    GET /gymkhanas/lottery
    POST /gymkhanas/drawLottery
    POST /gymkhanas/playReport
    GET /gymkhanas/getWeekPlays
    GET /gymkhanas/findPoints
    GET /gymkhanas/getPlaces
    GET /user/overview
    POST /user/moveUser
    GET /user/editorsImports
    POST /user/undoEditorsImport
    POST /mappoints/order
    POST /mappoints/updateSeveral
    POST /mappoints/deleteSeveral
    POST /mappoints/restore
    POST /mappoints/newList
    POST /gymkhanas/import
    GET /gymkhanas/versions
    GET /gymkhanas/version
    POST /gymkhanas/restoreVersion
    POST /gymkhanas/nameVersion
    GET /gymkhanas/texts
    POST /gymkhanas/saveTexts
    GET /gymkhanas/drafts
    POST /gymkhanas/startDrafts
    POST /gymkhanas/stopDrafts
    POST /gymkhanas/dropDrafts
    GET /gymkhanas/glossary
    POST /gymkhanas/saveGlossary
    POST /assets/draftAltTexts`,
  bots: `
    POST /endSessions
    POST /retryDataSourceFile
    POST /listKnowledgePages
    POST /getKnowledgePage
    POST /saveKnowledgePage
    POST /listUnansweredQuestions
    POST /dismissUnansweredQuestions
    POST /listOwnAnswers
    POST /saveOwnAnswer
    POST /deleteOwnAnswer
    POST /getBotFigures
    POST /widget/getBot
    POST /widget/getPage
    POST /widget/ask
    POST /widget/rate`,
  plays: `
    POST /events
    POST /players/erase`,
  tryouts: `
    GET /links/list
    POST /links/new
    POST /links/end
    GET /notes/list
    POST /notes/setState
    POST /notes/delete
    GET /walks/list
    POST /walks/new
    POST /walks/rename
    POST /walks/delete
    GET /route
    POST /notes/send
    GET /models/list
    POST /models/new
    POST /models/end
    POST /models/settle
    GET /model
    POST /model/size`,
  visits: `
    GET /publication
    POST /publication/publish
    GET /routes
    GET /route
    POST /start
    POST /steps
    GET /mine
    POST /leave
    GET /desk
    POST /desk/verify
    POST /desk/collect
    POST /desk/undo`,
  events: `
    GET /list
    GET /event
    POST /new
    POST /save
    POST /delete
    POST /teams/add
    POST /teams/remove
    GET /report
    GET /results
    GET /links/list
    POST /links/new
    POST /links/end
    GET /board
    GET /board/live
    POST /board/start
    POST /board/setEnd
    POST /board/message
    POST /board/passPoint
    POST /board/score
    POST /board/endTeam
    POST /board/renameTeam
    POST /board/freePhone
    POST /board/reveal
    GET /screen
    GET /screen/live
    GET /door
    POST /join
    GET /team
    GET /team/live
    GET /team/route
    POST /team/steps
    POST /team/rename
    POST /team/leave`,
  geocoder: "",
};

const roles = [
  "super-admin",
  "admin",
  "supervisor",
  "editor",
  "installation",
  "trialLink",
  "modelLink",
  "visit",
  "eventHelper",
  "eventScreen",
  "teamPhone",
];
const lines = (text: string): string[] => text.split("\n").flatMap((line) => line.trim() || []);
const operations = contractNames.flatMap((name) => contractOperations(name));
const withEnvelope = (["panel", "bots", "plays", "tryouts", "visits", "events"] as const).flatMap(
  (name) => contractOperations(name),
);
const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  // The server's validator checks that the day exists; the pattern is enough for an example.
  formats: { binary: true, "date-time": true },
  keywords: ["x-max-bytes", "x-asset-type", "x-asset-square"],
});
const named = (list: readonly Operation[]) => list.map((item) => [item.operationId, item] as const);

function problems(schema: Schema | undefined, value: unknown): string {
  if (!schema) return "there is no schema";
  return ajv.validate(schema, value) ? "" : ajv.errorsText();
}

/** Schemas of JSON that is sent as text, each with the decoded value. */
function jsonTexts(schema: Schema, value: unknown): [Schema, string][] {
  if (schema.contentSchema) return [[schema.contentSchema as Schema, value as string]];
  const alternatives = (schema.oneOf ?? []) as Schema[];
  const matching = alternatives.filter((alternative) => !problems(alternative, value));
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return [
    ...matching.flatMap((alternative) => jsonTexts(alternative, value)),
    ...properties.flatMap(([key, property]) => {
      const item = (value as Record<string, unknown> | undefined)?.[key];
      return item === undefined ? [] : jsonTexts(property, item);
    }),
  ];
}

test.each(contractNames)(
  "API-01 %s.yaml has every specified call and the added ones, no other",
  (name) => {
    const written = contractOperations(name).map(({ method, path }) => `${method} ${path}`);
    expect(written.toSorted()).toEqual(
      [...lines(specified[name]), ...lines(added[name])].toSorted(),
    );
  },
);

test("every schema of a request is one that a validator can take without looking at it again", () => {
  const wrong = operations.flatMap(({ operationId, requestSchema, querySchema }) =>
    [requestSchema, querySchema].flatMap((schema) =>
      !schema || ajv.validateSchema(schema) === true ? [] : `${operationId} ${ajv.errorsText()}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test("API-01 every file part declares its largest size in bytes", () => {
  const files = operations.flatMap(({ operationId, requestSchema }) =>
    Object.entries((requestSchema?.["properties"] ?? {}) as Record<string, Schema>)
      .filter(([, field]) => field["format"] === "binary")
      .map(([name, field]) => ({ file: `${operationId} ${name}`, most: field["x-max-bytes"] })),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(({ most }) => !Number.isSafeInteger(most))).toEqual([]);
});

/** What the fields of a schema take at most, four bytes a character, with what stands around them in a form. */
function mostBytes(schema: Schema): number {
  if (schema["format"] === "binary") return 255 * 4;
  if (schema["contentSchema"]) return mostBytes(schema["contentSchema"] as Schema);
  const { properties = {}, items, oneOf, maxLength, maxItems = 1 } = schema;
  return Math.max(
    25,
    4 * ((maxLength as number | undefined) ?? 0),
    items ? (maxItems as number) * (mostBytes(items as Schema) + 1) : 0,
    ...((oneOf ?? []) as Schema[]).map(mostBytes),
    Object.entries(properties as Record<string, Schema>).reduce(
      (sum, [name, field]) => sum + name.length + 4 + mostBytes(field),
      0,
    ),
  );
}
/** Around each field of a form. */
const PART_BYTES = 150;

const withBody = operations.filter(({ requestType }) => requestType !== undefined);

test("TRU-20 every body declares its largest size, a public form 16 kB", () => {
  expect(withBody.filter(({ bodyBytes }) => !Number.isSafeInteger(bodyBytes))).toEqual([]);
  const open = withBody.filter(
    ({ access, requestType }) => access === "public" && requestType === "multipart/form-data",
  );
  expect(open.map(({ bodyBytes }) => bodyBytes)).toEqual(open.map(() => 16_384));
});

/** Lists of which nobody fills all that each field could hold, and a signed text, whose characters are single bytes. */
const NEVER_FULL = new Set([
  "createMapPoints",
  "saveGymkhanaTexts",
  "dropTextDrafts",
  "askBot",
  "endBotSessions",
  "dismissUnansweredQuestions",
  "sendPlayEvents",
]);

test.each(named(withBody.filter(({ operationId }) => !NEVER_FULL.has(operationId))))(
  "TRU-20 the body of %s may hold all that its fields may",
  (_, { requestSchema = {}, requestType, bodyBytes = 0 }) => {
    const fields = Object.keys(requestSchema["properties"] ?? {}).length;
    const around = requestType === "multipart/form-data" ? fields * PART_BYTES : 0;
    expect(mostBytes(requestSchema) + around).toBeLessThanOrEqual(bodyBytes);
  },
);

test("API-01 no two operations of a document share an operationId", () => {
  for (const name of contractNames) {
    const ids = contractOperations(name).map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  }
});

test.each(named(operations))("API-01 %s says who may call it", (_, { access, security }) => {
  expect(security === undefined).toBe(access === "public");
  expect(access.length).toBeGreaterThan(0);
  expect([...roles, "public"]).toEqual(expect.arrayContaining([access].flat()));
});

test.each(named(operations))("API-01 %s has examples that keep its own schemas", (_, operation) => {
  const { requestSchema, requestExample, querySchema, queryExample } = operation;
  expect(requestSchema ? problems(requestSchema, requestExample) : "").toBe("");
  expect(querySchema ? problems(querySchema, queryExample) : "").toBe("");
  expect(operation.responseExamples["200"]?.length).toBeGreaterThan(0);
  for (const [status, examples] of Object.entries(operation.responseExamples)) {
    const schema = operation.responseSchemas[status];
    for (const example of examples) expect(problems(schema, example)).toBe("");
  }
});

test.each(named(operations))("API-01 %s has JSON texts that hold what they say", (_, operation) => {
  const pairs: [Schema | undefined, unknown][] = [
    [operation.requestSchema, operation.requestExample],
    ...(operation.responseExamples["200"] ?? []).map((example): [Schema | undefined, unknown] => [
      operation.responseSchemas["200"],
      example,
    ]),
  ];
  for (const [schema, example] of pairs) {
    for (const [content, text] of schema ? jsonTexts(schema, example) : []) {
      expect(problems(content, JSON.parse(text))).toBe("");
    }
  }
});

test("API-01 the four answers that the specification calls JSON text are declared so", () => {
  const texts = operations.filter(({ responseSchemas, responseExamples }) => {
    const [schema, example] = [responseSchemas["200"], responseExamples["200"]?.[0]];
    return schema !== undefined && jsonTexts(schema, example).length > 0;
  });
  expect(texts.map(({ operationId }) => operationId)).toEqual([
    "getUserGymkhanas",
    "getGymkhanaStats",
    "getGymkhanaById",
    "getAssetById",
  ]);
});

test.each(named(withEnvelope))("API-01 %s declares its failures with the envelope", (_, item) => {
  const expected = ["400", "429", "503", ...(item.access === "public" ? [] : ["401", "403"])];
  if (item.ownership.length > 0) expected.push("404");
  if (item.requestType) expected.push("413", "415");
  expect(Object.keys(item.responseSchemas)).toEqual(expect.arrayContaining(expected));
  for (const [status, schema] of Object.entries(item.responseSchemas)) {
    if (status === "200") continue;
    const required = schema?.required as string[];
    expect(required.includes("success") || required.includes("status")).toBe(true);
  }
});

test.each(named(operations))("API-01 %s names ownership fields that it has", (_, operation) => {
  for (const { field, in: where } of operation.ownership) {
    const schema = where === "query" ? operation.querySchema : operation.requestSchema;
    expect(Object.keys(schema?.properties ?? {})).toContain(field);
  }
});

test.each(["saveGymkhana", "updateGymkhanaState", "updateMapPoint", "deleteMapPoint"])(
  "TRU-33 %s takes a version that may be left out and declares 409",
  (id) => {
    const operation = operations.find(({ operationId }) => operationId === id);
    expect(Object.keys(operation?.requestSchema?.properties as object)).toContain("version");
    expect(operation?.requestSchema?.required).not.toContain("version");
    const conflict = operation?.responseSchemas["409"]?.properties as Record<string, Schema>;
    expect(conflict.data?.required).toEqual(
      expect.arrayContaining(["translation_key", "current", "version", "changed"]),
    );
  },
);
