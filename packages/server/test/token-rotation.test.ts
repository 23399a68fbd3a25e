import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKnownDevices } from "../src/account/known-devices.ts";
import { createTokens } from "../src/account/tokens.ts";
import { createEncryption } from "../src/db/encryption.ts";
import type { Secrets } from "../src/secrets/secrets.ts";
import { readSettings } from "../src/settings/settings.ts";
import { finishRotation, rotateStoredSecret } from "../src/settings/token-secrets.ts";
import { providerToken } from "./support/bots.ts";
import {
  available,
  freshDatabase,
  skipWithoutEngine,
  type TestDatabase,
} from "./support/database.ts";
import { PlayedPlay, playedRoute, send } from "./support/plays.ts";
import { challengeOf, codeOf, codeStep, newFactor, stopClock } from "./support/second-factor.ts";
import { PASSWORD, testServer, type Person } from "./support/server.ts";

const OLD = "the secret of before, which is long enough";
const NEW = "the secret that replaces it, long enough too";
const THIRD = "a secret that has nothing to do with them";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("TOKEN_SECRET is replaced while the server is in use", () => {
  const server = testServer({ TOKEN_SECRET: OLD });
  stopClock();
  let player: string;
  let route: Awaited<ReturnType<typeof playedRoute>>;
  let careful: { person: Person; secret: string };
  let before: { device: string; bots: string; challenge: string };

  const restart = async (env: Record<string, string>) => {
    await server.running.stop();
    await server.start(env);
  };
  const works = async () => (await server.call("getMe", { as: server.person("editor") })).status;
  const botsWork = async (token: string) =>
    (await server.call("listBots", { token, json: {} })).status;

  beforeAll(async () => {
    if (!available) return;
    const admin = server.person("admin");
    const exchanged = await server.call("extLogin", {
      token: await providerToken(server, admin),
      json: {},
    });
    route = await playedRoute(server, 1);
    const play = new PlayedPlay(route.id);
    player = play.player;
    await send(server, route.key, play.whole(route.points));
    const person = server.person("colleague");
    before = {
      device: await createKnownDevices(server.settings.tokenSecrets).issue(person.email),
      bots: exchanged.body.data.tokenKey,
      challenge: "",
    };
  });

  test("SES-01 sessions, the platform, second factors, devices and mails go on with both", async () => {
    const person = server.person("colleague");
    const { secret } = await newFactor(server, person);
    careful = { person, secret };
    before.challenge = await challengeOf(server, person);
    const waiting = createEncryption(server.settings.tokenSecrets, "mail queue").encrypt("{}");
    const now = new Date().toISOString();
    await restart({
      TOKEN_SECRET: OLD,
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "a@example.com",
      PUBLIC_URL: "http://panel.example",
    });
    await server.db
      .insertInto("mails")
      .values({
        message_id: "waits",
        recipient: "a@example.com",
        subject: "s",
        body: waiting,
        created_at: now,
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
        next_try_at: new Date(Date.now() + 80_000_000).toISOString(),
      })
      .execute();
    await restart({ TOKEN_SECRET: NEW, TOKEN_SECRET_PREVIOUS: OLD });
    expect(await works()).toBe(200);
    expect(await botsWork(before.bots)).toBe(200);
    const devices = createKnownDevices(server.settings.tokenSecrets);
    expect(await devices.isKnown(before.device, person.email)).toBe(true);
    const entered = await codeStep(server, before.challenge, codeOf(secret));
    expect(entered.body.success).toBe(true);
    const { body } = await server.db
      .selectFrom("mails")
      .select("body")
      .where("message_id", "=", "waits")
      .executeTakeFirstOrThrow();
    expect(createEncryption([bytes(NEW)], "mail queue").decrypt(body)).toBe("{}");
  });

  test("SES-01 without the one of before, what it signed ends, and what it encrypted is still read", async () => {
    const json = { email: server.person("rival").email, password: PASSWORD };
    const { token } = (await server.call("login", { json })).body.data;
    await restart({ TOKEN_SECRET: NEW });
    expect((await server.call("getMe", { token })).status).toBe(200);
    const { status, body } = await server.call("getMe", { as: server.person("editor") });
    expect([status, body.data.translation_key]).toEqual([401, "ERRORS.noToken"]);
    expect(await botsWork(before.bots)).toBe(401);
    const challenge = await challengeOf(server, careful.person);
    expect((await codeStep(server, challenge, codeOf(careful.secret, 1))).body.success).toBe(true);
  });

  test("players stay who they were", async () => {
    const { body } = await server.call("erasePlayer", { token: route.key, json: { player } });
    expect(body.data.events).toBeGreaterThan(0);
  });

  test("a secret that would make players others stops the start, and says what to do", async () => {
    const play = new PlayedPlay(route.id);
    await send(server, route.key, [play.started()]);
    await server.running.stop();
    await expect(server.start({ TOKEN_SECRET: THIRD })).rejects.toThrow(
      /TOKEN_SECRET_PREVIOUS .*PLAYS_SECRET/s,
    );
    await server.start({ TOKEN_SECRET: THIRD, TOKEN_SECRET_PREVIOUS: NEW });
    const { body } = await server.call("erasePlayer", {
      token: route.key,
      json: { player: play.player },
    });
    expect(body.data).toEqual({ events: 1 });
  });
});

test("SES-01 two nodes between which the secrets change places know each other's tokens", async () => {
  const [first, second]: Secrets[] = [
    [bytes(OLD), bytes(NEW)],
    [bytes(NEW), bytes(OLD)],
  ];
  const user = { id: 1, role: "editor", name: "E", email: "e@example.org", version: 1 } as const;
  for (const [by, at] of [
    [first, second],
    [second, first],
  ] as [Secrets, Secrets][]) {
    const token = await createTokens(by).issue({ ...user, session: "s" });
    expect(await createTokens(at).read(token)).toMatchObject({ id: 1 });
    const encrypted = createEncryption(by, "second factors").encrypt("secret");
    expect(createEncryption(at, "second factors").decrypt(encrypted)).toBe("secret");
  }
});

describe("the secret that is made in DATA_DIR", () => {
  skipWithoutEngine();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.remove());
  const secrets = () => readSettings({ DATA_DIR: database.dataDir }).tokenSecrets;

  test("is replaced, with the one of before accepted until the rotation is finished", () => {
    const [old] = secrets();
    rotateStoredSecret(database.dataDir);
    const [current, previous] = secrets();
    expect(current).not.toEqual(old);
    expect(previous).toEqual(old);
    expect(() => rotateStoredSecret(database.dataDir)).toThrow(/--finish/);
    finishRotation(database.dataDir);
    expect(secrets()).toEqual([current]);
    expect(() => finishRotation(database.dataDir)).toThrow(/no rotation/);
    const path = join(database.dataDir, "token-secret");
    expect(readFileSync(path, "utf8").length).toBeGreaterThanOrEqual(32);
    expect(existsSync(`${path}-previous`)).toBe(false);
  });

  test("does not matter where TOKEN_SECRET is a setting", () => {
    rotateStoredSecret(database.dataDir);
    const given = { DATA_DIR: database.dataDir, TOKEN_SECRET: NEW };
    expect(readSettings(given).tokenSecrets).toEqual([bytes(NEW)]);
    const both = { ...given, TOKEN_SECRET_PREVIOUS: OLD };
    expect(readSettings(both).tokenSecrets).toEqual([bytes(NEW), bytes(OLD)]);
  });
});
