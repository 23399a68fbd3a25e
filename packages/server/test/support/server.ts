import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect } from "vitest";
import { contractOperations, type Operation } from "@panel/api-client/contract";
import type { Role } from "@panel/domain/roles";
import { hashPassword } from "../../src/account/passwords.ts";
import { createUser } from "../../src/account/repository.ts";
import { openSession } from "../../src/account/sessions.ts";
import { createTokens } from "../../src/account/tokens.ts";
import { startServer, type RunningServer, type StartOptions } from "../../src/compose.ts";
import { readSettings, type Settings } from "../../src/settings/settings.ts";
import {
  available,
  engine,
  migratedDatabase,
  skipWithoutEngine,
  type TestDatabase,
} from "./database.ts";

export const PASSWORD = "correct horse";
const BASES = {
  panel: "/api",
  bots: "/bots",
  plays: "/plays",
  tryouts: "/tryouts",
  visits: "/visits",
  events: "/events",
};
const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
const OPERATIONS = new Map(
  (["panel", "bots", "plays", "tryouts", "visits", "events"] as const).flatMap((name) =>
    contractOperations(name).map((op) => [op.operationId, { ...op, base: BASES[name] }] as const),
  ),
);

/** An operation of one of the contracts that the server answers, and what its path begins with. */
export function operation(id: string): Operation & { base: string } {
  const found = OPERATIONS.get(id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}

export interface Answer {
  status: number;
  headers: Headers;
  // Tests look into answers freely; their shape is checked against the contract beforehand.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Person {
  id: number;
  role: Role;
  email: string;
  token: string;
}

export type Form = Record<string, string | number | Blob>;

export interface CallOptions {
  as?: Person | undefined;
  token?: string | undefined;
  form?: Form | undefined;
  json?: unknown;
  query?: Form | undefined;
  headers?: Record<string, string>;
}

/** A listening server with a database of its own, for one test file. */
export class TestServer {
  running!: RunningServer;
  database!: TestDatabase;
  settings!: Settings;
  readonly logs: string[] = [];
  readonly people = new Map<string, Person>();

  get url(): string {
    return this.running.url;
  }

  get db(): RunningServer["connection"]["db"] {
    return this.running.connection.db;
  }

  /** One of the people made at the start, by name. */
  person(name: string): Person {
    const found = this.people.get(name);
    if (!found) throw new Error(`Nobody is called ${name}`);
    return found;
  }

  async start(env: Record<string, string>, options: StartOptions = {}): Promise<void> {
    this.settings = readSettings({
      ...this.database.env,
      LOG_LEVEL: "info",
      // Whatever this machine has.
      APERTIUM: "/no/such/apertium",
      ...env,
      PORT: "0",
    });
    const logStream = { write: (line: string) => void this.logs.push(line) };
    this.running = await startServer(this.settings, { logStream, ...options });
    // Only the tests that kill servers need writes to reach the disk; the others are faster
    // without.
    if (engine === "sqlite") await sql`pragma synchronous = off`.execute(this.db);
  }

  async addPerson(name: string, role: Role, parent: string | null): Promise<Person> {
    const email = `${name}@example.com`;
    const id = await createUser(
      this.db,
      {
        role,
        email,
        parent_id: parent === null ? null : this.person(parent).id,
        password_hash: await sharedHash(),
        name,
        surname: "Test",
        entity: `Company of ${name}`,
        city: "Madrid",
        has_shared_gyms: 1,
        has_chatbots: 1,
      },
      new Date().toISOString(),
    );
    const token = await this.signIn({ id, role, name, email, token_version: 1 });
    const person = { id, role, email, token };
    this.people.set(name, person);
    return person;
  }

  /** A token of a new session, without the sign-in itself. */
  signIn(user: Parameters<typeof openSession>[2]): Promise<string> {
    const origin = { address: "127.0.0.1", userAgent: "" };
    return openSession(this.db, createTokens(this.settings.tokenSecrets), user, origin);
  }

  /** Calls an operation and holds the answer against the contract. */
  async call(id: string, options: CallOptions = {}): Promise<Answer> {
    const { method, path, base } = operation(id);
    const query = new URLSearchParams(
      Object.entries(options.query ?? {}).map(([name, value]): [string, string] => [
        name,
        String(value as string | number),
      ]),
    );
    const token = options.token ?? options.as?.token;
    const headers = new Headers(options.headers);
    if (token) headers.set("authorization", `Bearer ${token}`);
    let body: FormData | string | undefined;
    if (options.form) {
      body = new FormData();
      for (const [name, value] of Object.entries(options.form)) {
        if (value instanceof File) body.append(name, value, value.name);
        else if (value instanceof Blob) body.append(name, value, "file");
        else body.append(name, String(value));
      }
    } else if (options.json !== undefined) {
      headers.set("content-type", "application/json");
      body = JSON.stringify(options.json);
    }
    const response = await fetch(`${this.url}${base}${path}?${query.toString()}`, {
      method,
      headers,
      body,
    });
    const answer = {
      status: response.status,
      headers: response.headers,
      body: await response.json(),
    };
    expectWithinContract(id, answer.status, answer.body);
    return answer;
  }
}

/** Fails unless the contract knows this status and the body is as it says. */
export function expectWithinContract(id: string, status: number, body: unknown): void {
  const schema = operation(id).responseSchemas[String(status)];
  expect(schema, `${id} may not answer ${status}: ${JSON.stringify(body)}`).toBeDefined();
  const validate = ajv.compile(schema ?? {});
  expect(validate(body), `${id} ${status}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  const data = (body as { data?: unknown }).data;
  const inner = contentSchema(schema);
  if (status === 200 && typeof data === "string" && inner) {
    const validateInner = ajv.compile(inner);
    expect(validateInner(JSON.parse(data)), `${id}: ${ajv.errorsText(validateInner.errors)}`).toBe(
      true,
    );
  }
}

function contentSchema(schema: unknown): object | undefined {
  const options = (schema as { oneOf?: unknown[] } | undefined)?.oneOf ?? [];
  const done = options[0] as { properties?: { data?: { contentSchema?: object } } } | undefined;
  return done?.properties?.data?.contentSchema;
}

let hash: Promise<string> | undefined;
const sharedHash = () => (hash ??= hashPassword(PASSWORD));

/**
 * Starts a server for a test file, with a tree of people: root over admin; admin over
 * supervisor (over editor and colleague) and rival (over stranger).
 * @param env a function is called when the server starts
 * @param options limits that are not settings
 */
export function testServer(
  env: Record<string, string> | (() => Record<string, string>) = {},
  options: StartOptions = {},
): TestServer {
  const server = new TestServer();
  skipWithoutEngine();
  beforeAll(async () => {
    if (!available) return;
    server.database = await migratedDatabase();
    await server.start(typeof env === "function" ? env() : env, options);
    await server.addPerson("root", "super-admin", null);
    await server.addPerson("admin", "admin", "root");
    await server.addPerson("supervisor", "supervisor", "admin");
    await server.addPerson("editor", "editor", "supervisor");
    await server.addPerson("colleague", "editor", "supervisor");
    await server.addPerson("rival", "supervisor", "admin");
    await server.addPerson("stranger", "editor", "rival");
  });
  afterAll(async () => {
    if (!available) return;
    await server.running.stop();
    await server.database.remove();
  });
  return server;
}

let codes = 0;
/** An access code that no other experience of the test file has. */
export function newCode(): string {
  codes += 1;
  return codes.toString(36).toUpperCase().padStart(6, "0");
}

/** The least that makes an experience, besides its image. */
export function experienceForm(fields: Form = {}): Form {
  return {
    gymName: "Ruta",
    gymDescription: "Una ruta",
    gymSlogan: "Hola",
    gymCity: "Madrid",
    gymLang: "cas",
    gymCode: newCode(),
    ...fields,
  };
}

/** The least that makes a point. */
export function pointForm(experienceId: number, fields: Form = {}): Form {
  return {
    mappointGymId: experienceId,
    latitude: 40.4,
    longitude: -3.7,
    mappointName: "P",
    ...fields,
  };
}

/** Creates an experience and gives its id. */
export async function createExperience(
  server: TestServer,
  as: Person,
  fields: Form = {},
): Promise<number> {
  const form = experienceForm({
    gymModelId: fields["gymModelId"] ?? (await cover(server)),
    ...fields,
  });
  const { body } = await server.call("saveGymkhana", { as, form });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data.id;
}

async function uploadCover(server: TestServer): Promise<number> {
  const as = server.people.get("root") ?? server.person("editor");
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: "#336699" } });
  const file = new File([new Uint8Array(await image.png().toBuffer())], "cover.png");
  const form = { category: 1, description: "Portada", type: 1, file };
  const { body } = await server.call("uploadAsset", { as, form });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data.id;
}

const covers = new WeakMap<RunningServer, Promise<number>>();

/** An image that everybody may use as that of an experience. */
export function cover(server: TestServer): Promise<number> {
  const known = covers.get(server.running);
  if (known) return known;
  const made = uploadCover(server);
  covers.set(server.running, made);
  return made;
}

/** Creates a point and gives its id. */
export async function newPoint(
  server: TestServer,
  as: Person,
  experienceId: number,
  fields: Form = {},
): Promise<number> {
  const form = pointForm(experienceId, fields);
  const { body } = await server.call("createMapPoint", { as, form });
  return body.data.mappointId;
}

/** Reads an experience, decoded. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function readExperience(server: TestServer, as: Person, id: number): Promise<any> {
  const { body } = await server.call("getGymkhanaById", { as, query: { gymId: id } });
  return JSON.parse(body.data);
}
