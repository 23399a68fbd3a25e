import fc from "fast-check";
import { expect, test } from "vitest";
import { contractOperations, type Operation, type Schema } from "@panel/api-client/contract";
import { newImage, pngFile } from "./support/assets.ts";
import { storedBot } from "./support/chatbots.ts";
import { engine } from "./support/database.ts";
import { rounds } from "./support/rounds.ts";
import { expectWithinContract, createExperience, newPoint, testServer } from "./support/server.ts";
import { newUser } from "./support/users.ts";

const server = testServer({ LOG_LEVEL: "error" });
const PICTURE = await pngFile();
/** Cases of an operation, others every time; what they try is refused mostly before a database is asked. */
const RUNS = rounds(15, engine === "postgres" ? 30 : 100);
/** They end the session that the other calls come from. */
const ENDING = ["logout", "endOtherSessions"];
const operations = contractOperations("panel").filter((op) => !ENDING.includes(op.operationId));

const HOSTILE = [
  "",
  " ",
  "\0",
  "a\0b",
  "\uD800",
  "\uFFFF",
  "‮txet",
  "'; DROP TABLE users; --",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "../../etc/passwd",
  "null",
  "undefined",
  "NaN",
  "[",
  "[1,2",
  '[{"IdPoint":1e400}]',
  '{"__proto__":{"x":1}}',
  '["\\u0000"]',
  "-1",
  "0",
  "1e308",
  "-0",
  "1.5",
  "0x10",
  "2147483647",
  "2147483648",
  "9223372036854775808",
  "999999999999999999999999",
  "true",
  "𝕏".repeat(3000),
  "x".repeat(10_000),
  "\r\n--b\r\n",
];
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.integer().map(String),
  fc.double().map(String),
);

/** Values that a schema allows, written as a form writes them. */
function valid(schema: Schema): fc.Arbitrary<string> {
  const { type, pattern } = schema as { type?: string; pattern?: string };
  const { enum: choices, contentSchema } = schema as { enum?: unknown[]; contentSchema?: Schema };
  if (choices) return fc.constantFrom(...choices.map(String));
  if (contentSchema) {
    return fc.oneof(
      fc.constant("[]"),
      fc.json({ maxDepth: 2 }),
      fc.constant('[{"IdPoint":1}]'),
      fc.constant("[1,2]"),
    );
  }
  const { minimum = -1000, maximum = 2_147_483_647 } = schema as {
    minimum?: number;
    maximum?: number;
  };
  if (type === "integer") return fc.integer({ min: minimum, max: maximum }).map(String);
  if (type === "number") return fc.double({ min: minimum, max: maximum, noNaN: true }).map(String);
  if (pattern && pattern !== "\\S") return matching(pattern);
  const { minLength = 0, maxLength = 200 } = schema as { minLength?: number; maxLength?: number };
  const length = Math.min(maxLength, 60);
  return fc.string({ unit: "grapheme", minLength, maxLength: Math.max(minLength, length) });
}

/** Texts that match. Lookaheads, which the generator does not know, are judged afterwards. */
function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern);
  const known = new RegExp(pattern.replaceAll(/\(\?=[^()]*\)/g, ""));
  return fc.stringMatching(known).filter((text) => whole.test(text));
}

/** Records that are there, so that good ids are among the tried ones. */
interface Known {
  experience: number;
  point: number;
  user: number;
  asset: number;
  bot: string;
}

function knownId(operationId: string, field: string, known: Known): number | string | undefined {
  if (["BotId", "botId", "ChatbotId"].includes(field)) return known.bot;
  if (operationId.includes("Asset")) {
    if (field === "category") return 1;
    return field === "id" || field === "idMod" ? known.asset : undefined;
  }
  if (["gymId", "idGym", "mappointGymId"].includes(field)) return known.experience;
  if (field === "id" || field === "userId") return known.user;
  return field === "mappointId" ? known.point : undefined;
}

function fieldsOf(
  operationId: string,
  schema: Schema | undefined,
  known: Known,
): fc.Arbitrary<Record<string, string>> {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const good = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const id = knownId(operationId, name, known);
      return [name, id === undefined ? valid(field) : fc.constant(String(id))];
    }),
  );
  const bad = fc.dictionary(
    fc.constantFrom(...Object.keys(properties), "__proto__", "x"),
    hostile,
    {
      maxKeys: 3,
    },
  );
  return fc
    .tuple(
      fc.record(good, { requiredKeys: required }),
      fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: bad }),
      fc.option(fc.constantFrom(...required, "x"), { freq: 4 }),
    )
    .map(([base, damage, dropped]) => {
      const fields: Record<string, string> = { ...base, ...damage };
      if (dropped !== null) delete fields[dropped];
      return fields;
    });
}

interface Attempt {
  fields: Record<string, string>;
  how: "declared" | "json" | "text" | "broken" | "empty";
  token: string | undefined;
}

/** Of somebody who may call the operation, an author where one may. */
function tokenOf({ access }: Operation): string {
  const roles = access === "public" ? [] : access;
  const author = ["editor", "supervisor", "admin"].find((role) =>
    roles.some((one) => one === role),
  );
  return server.person(author ?? "root").token;
}

function attempts(operation: Operation, known: Known): fc.Arbitrary<Attempt> {
  return fc.record({
    fields: fieldsOf(
      operation.operationId,
      operation.requestSchema ?? operation.querySchema,
      known,
    ),
    how: fc.oneof<fc.WeightedArbitrary<Attempt["how"]>[]>(
      { weight: 12, arbitrary: fc.constant("declared") },
      { weight: 3, arbitrary: fc.constantFrom("json", "text", "broken", "empty") },
    ),
    token: fc.oneof(
      { weight: 6, arbitrary: fc.constant(tokenOf(operation)) },
      { weight: 4, arbitrary: fc.constant(server.person("editor").token) },
      { weight: 1, arbitrary: fc.constantFrom(undefined, "a.b.c", server.person("admin").token) },
    ),
  });
}

function bodyOf(
  operation: Operation,
  { fields, how }: Attempt,
): { type?: string; body?: string | FormData } {
  if (operation.method === "GET" || how === "empty") return {};
  if (how === "text") return { type: "text/plain", body: JSON.stringify(fields) };
  const isForm = operation.requestType === "multipart/form-data";
  if (how === "broken") {
    return isForm
      ? {
          type: "multipart/form-data; boundary=b",
          body: '--b\r\ncontent-disposition: form-data; name="x"\r\n',
        }
      : { type: "application/json", body: '{"email": "a@b.c", ' };
  }
  if (how === "json" || !isForm) return { type: "application/json", body: JSON.stringify(fields) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const { properties = {} } = operation.requestSchema as {
      properties?: Record<string, { format?: string }>;
    };
    const isFile = properties[name]?.format === "binary";
    // A picture now and then, and hostile bytes called like one.
    const content = value.length % 3 === 0 ? PICTURE : new File([value], `${value}.png`);
    form.append(name, isFile ? content : value);
  }
  return { body: form };
}

async function send(
  operation: Operation,
  attempt: Attempt,
): Promise<{ status: number; text: string }> {
  const { type, body } = bodyOf(operation, attempt);
  const query = operation.querySchema ? `?${new URLSearchParams(attempt.fields).toString()}` : "";
  const response = await fetch(`${server.url}/api${operation.path}${query}`, {
    method: operation.method,
    headers: {
      ...(type ? { "content-type": type } : {}),
      ...(attempt.token ? { authorization: `Bearer ${attempt.token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

test.each(operations)(
  "API-03 $operationId answers within the contract, whatever it is sent",
  async (operation) => {
    const as = server.person("editor");
    const experience = await createExperience(server, as);
    const { id: user } = await newUser(server, server.person("supervisor"));
    const point = await newPoint(server, as, experience);
    const bot = await storedBot(server, server.person("admin"));
    const known = { experience, point, user, asset: await newImage(server, as), bot };
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(attempts(operation, known), async (attempt) => {
        const { status, text } = await send(operation, attempt);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        expectWithinContract(operation.operationId, status, JSON.parse(text));
      }),
      { numRuns: RUNS },
    );
    // Some calls have to succeed: refusals alone would prove little.
    const accepted = [...statuses.keys()].filter((status) => status !== 401 && status !== 403);
    expect(accepted.length).toBeGreaterThan(0);
  },
  240_000,
);

test("a text that holds NUL is refused", async () => {
  const as = server.person("editor");
  const form = { idGym: await createExperience(server, as), newSt: 1, userSel: "1\0" };
  expect((await server.call("updateGymkhanaState", { as, form })).status).toBe(400);
});
