import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import {
  contractOperations,
  loadContract,
  resolveReferences,
  type Operation,
  type Schema,
} from "@panel/api-client/contract";
import { newModel } from "./support/assets.ts";
import { botData, newBot, newFile, providerToken, sessionToken } from "./support/bots.ts";
import { engine } from "./support/database.ts";
import { joined, newEvent, startEvent } from "./support/events.ts";
import { newKey, playedRoute } from "./support/plays.ts";
import { rounds } from "./support/rounds.ts";
import {
  expectWithinContract,
  createExperience,
  operation as named,
  testServer,
} from "./support/server.ts";
import { newModelLink, newNote, newWalk } from "./support/tryouts.ts";
import { NEAR, newVisit, publishedRoute } from "./support/visits.ts";

const server = testServer({ LOG_LEVEL: "error", BOTS_PER_ACCOUNT: "0" });
/** Cases of an operation, others every time; what they try is refused mostly before a database is asked. */
const RUNS = rounds(15, engine === "postgres" ? 30 : 100);

const HOSTILE = [
  "",
  " ",
  "a\0b",
  "\uD800",
  "'; DROP TABLE bots; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "application/pdf\r\nx: y",
  "https://a;script-src *",
  "𝕏".repeat(3000),
  null,
  true,
  -1,
  1.5,
  2_147_483_648,
  1e308,
  [],
  [[]],
  {},
  { __proto__: null, es: 1 },
];

/** Values that a schema allows. */
function valid(schema: Schema): fc.Arbitrary<unknown> {
  const { type, items, properties, pattern } = schema as {
    type?: string;
    items?: Schema;
    properties?: Record<string, Schema>;
    pattern?: string;
  };
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...(schema["enum"] as unknown[]));
  if (type === "boolean") return fc.boolean();
  if (type === "integer") return fc.integer({ min: 1, max: 100_000 });
  if (type === "number") {
    const { minimum = -1e9, maximum = 1e9 } = schema as { minimum?: number; maximum?: number };
    return fc.double({ min: minimum, max: maximum, noNaN: true });
  }
  if (type === "array") return fc.array(valid(items ?? {}), { minLength: 1, maxLength: 3 });
  if (type === "object") {
    const { required = [] } = schema as { required?: string[] };
    const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, valid(field)]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: required,
    });
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const { minLength = 0, maxLength = 200 } = schema as { minLength?: number; maxLength?: number };
  return fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 60) });
}

/** Values of fields that are there, so that good ones are among the tried ones. */
type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** What calls are made of: values of fields, and tokens of a phone and of staff. */
interface Prepared {
  known: Known;
  phone?: string;
  staff?: string;
}

function bodies(operation: Operation, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = (operation.requestSchema ?? {}) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const good = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      // An id of the sender's own making is none of a record.
      (name === "id" && field["pattern"] ? undefined : known[name]) ?? valid(field),
    ]),
  );
  const bad = fc.dictionary(
    fc.constantFrom(...Object.keys(properties), "__proto__", "x"),
    fc.constantFrom<unknown>(...HOSTILE),
    { maxKeys: 2 },
  );
  return fc
    .tuple(
      fc.record(good, { requiredKeys: required }),
      fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: bad }),
    )
    .map(([base, damage]) => ({ ...base, ...damage }));
}

async function tokenOf(
  { access, operationId }: Operation,
  { phone, staff }: Prepared,
): Promise<string | undefined> {
  if (access === "public") return undefined;
  if (access.includes("visit") || access.includes("teamPhone")) return phone;
  if (access.includes("installation")) return newKey(server);
  if (access.includes("modelLink")) {
    const as = server.person("supervisor");
    return (await newModelLink(server, as, await newModel(server, as))).token;
  }
  if (staff) return staff;
  if (["/tryouts", "/visits"].includes(named(operationId).base))
    return server.person("editor").token;
  const admin = server.person("admin");
  return operationId === "extLogin" ? providerToken(server, admin) : sessionToken(server, admin);
}

async function knownBot(): Promise<Prepared> {
  const admin = server.person("admin");
  const botId = await newBot(server, admin);
  const { botPath: token } = await botData(server, admin, botId);
  return {
    known: {
      botId: fc.constant(botId),
      token: fc.constant(token),
      fileName: fc.constant(await newFile(server, admin, botId)),
      clientId: fc.constant(admin.email),
    },
  };
}

/** Events of a report: such as the contract describes, such with one bad value, and no events at all. */
async function knownPlays(): Promise<Prepared> {
  const { id: experience, points } = await playedRoute(server, 1);
  const [point] = points;
  const document = loadContract("plays");
  const { schemas } = document["components"] as { schemas: Record<string, unknown> };
  const schema = resolveReferences(document, schemas["PlayEvent"]) as Schema;
  const good = fc
    .tuple(valid(schema), fc.constantFrom(new Date().toISOString(), undefined))
    .map(([event, now]) => ({
      ...(event as object),
      experience,
      point,
      ...(now ? { at: now } : {}),
    }));
  const names = Object.keys(schema["properties"] as object);
  const spoilt = fc
    .tuple(good, fc.constantFrom(...names), fc.constantFrom<unknown>(...HOSTILE))
    .map(([event, name, value]) => ({ ...event, [name]: value }));
  const event = fc.oneof(good, spoilt, fc.constantFrom<unknown>(...HOSTILE));
  return { known: { events: fc.array(event, { minLength: 1, maxLength: 6 }) } };
}

async function knownRoute(): Promise<Prepared> {
  const as = server.person("editor");
  const gymId = await createExperience(server, as);
  const known = [await newNote(server, as, gymId), await newWalk(server, as, gymId)];
  const idMod = await newModel(server, as);
  return {
    known: {
      gymId: fc.constant(gymId),
      id: fc.constantFrom(...known),
      idMod: fc.constant(idMod),
    },
  };
}

/** A step that may count, with where it was taken. */
const stepAt = (points: readonly number[]) =>
  fc.record({
    number: fc.integer({ min: 1, max: 10 }),
    kind: fc.constantFrom("reach", "pass", "fail", "hint"),
    point: fc.constantFrom(...points),
    after: fc.integer({ min: 0, max: 60_000 }),
    position: fc.constant(NEAR),
  });

async function knownVisit(): Promise<Prepared> {
  const { id, code, points } = await publishedRoute(server, server.person("editor"));
  const { token, visit } = await newVisit(server, code);
  return {
    phone: token,
    known: {
      gymId: fc.constant(id),
      code: fc.constant(code),
      play: fc.constant(visit.play),
      token: fc.constant(token),
      steps: fc.array(stepAt(points), { minLength: 1, maxLength: 4 }),
    },
  };
}

/** An event under way, of whose teams one has a phone, and whose account has no other. */
async function knownEvent(account: string): Promise<Prepared> {
  await server.addPerson(account, "admin", "root");
  const as = await server.addPerson(`supervisor-of-${account}`, "supervisor", account);
  const event = await newEvent(server, as, { places: true, phones: 3 });
  await startEvent(server, as, event.id);
  const { token } = await joined(server, event);
  const { body } = await server.call("getEventBoard", { as, query: { event: event.id } });
  return {
    phone: token,
    staff: as.token,
    known: {
      gymId: fc.constant(event.gymId),
      id: fc.constant(event.id),
      event: fc.constant(event.id),
      team: fc.constantFrom(...event.teams.map(({ id }) => id)),
      point: fc.constantFrom(...event.route.points),
      code: fc.constantFrom(...event.teams.map(({ code }) => code)),
      phone: fc.constantFrom<unknown>(body.data.teams[0].phones[0].id, "phone-007"),
      steps: fc.array(stepAt(event.route.points), { maxLength: 4 }),
    },
  };
}

const KNOWN = {
  "/bots": knownBot,
  "/plays": knownPlays,
  "/tryouts": knownRoute,
  "/visits": knownVisit,
};

/** By operation: made before the first hostile call, since those use up how often this address may join. */
const events = new Map<string, Prepared>();
const eventOperations = contractOperations("events").filter(
  ({ requestType }) => requestType === "application/json",
);
beforeAll(async () => {
  for (const { operationId } of eventOperations) {
    events.set(operationId, await knownEvent(operationId));
  }
}, 240_000);

/** Each event of a stream, or the one answer. */
function answersIn(type: string, text: string): unknown[] {
  if (!type.startsWith("text/event-stream")) return [JSON.parse(text)];
  return text
    .split("\n\n")
    .filter(Boolean)
    .map((event) => JSON.parse(event.replace(/^data: /, "")) as unknown);
}

test.each([
  ...contractOperations("bots"),
  ...contractOperations("plays"),
  ...(["tryouts", "visits"] as const)
    .flatMap((document) => contractOperations(document))
    .filter(({ requestType }) => requestType === "application/json"),
  ...eventOperations,
])(
  "API-03 $operationId answers within the contract, whatever it is sent",
  async (operation) => {
    const { base } = named(operation.operationId);
    const prepared =
      events.get(operation.operationId) ?? (await KNOWN[base as keyof typeof KNOWN]());
    const bearer = await tokenOf(operation, prepared);
    const statuses = new Set<number>();
    const attempt = fc.tuple(
      bodies(operation, prepared.known),
      fc.constantFrom("application/json", "application/json", "text/plain", "multipart/form-data"),
      fc.constantFrom(bearer, bearer, bearer, undefined, "a.b.c"),
      fc.boolean(),
    );
    await fc.assert(
      fc.asyncProperty(attempt, async ([json, type, authorization, isWhole]) => {
        const text = JSON.stringify(json);
        const response = await fetch(`${server.url}${base}${operation.path}`, {
          method: "POST",
          headers: {
            "content-type": type,
            ...(authorization ? { authorization: `Bearer ${authorization}` } : {}),
          },
          body: isWhole ? text : text.slice(0, Math.max(1, text.length - 3)),
        });
        statuses.add(response.status);
        expect(response.status).toBeLessThan(500);
        const contentType = response.headers.get("content-type") ?? "";
        for (const answer of answersIn(contentType, await response.text())) {
          expectWithinContract(operation.operationId, response.status, answer);
        }
      }),
      { numRuns: RUNS },
    );
    // Some calls have to get past the guard: refusals alone would prove little.
    expect([...statuses].filter((status) => status !== 401 && status !== 403)).not.toEqual([]);
  },
  240_000,
);
