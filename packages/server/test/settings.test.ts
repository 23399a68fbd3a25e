import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSettings } from "../src/settings/settings.ts";

const dataDir = mkdtempSync(join(tmpdir(), "explorar-settings-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const read = (env: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...env });

test.each([
  ["PORT", "eighty", "a port number"],
  ["PORT", "70000", "a port number"],
  ["DATABASE_URL", "mysql://host/db", "postgres://"],
  ["PREPARED_STATEMENTS", "perhaps", "true or false"],
  ["PUBLIC_URL", "panel.example", "http"],
  ["TOKEN_SECRET", "short", "at least 32 characters"],
  ["DEMO", "maybe", "true or false"],
  ["LOG_LEVEL", "loud", "info"],
  [
    "TILE_URL",
    "https://tiles.example/",
    "{z}, {x} and {y}, or the address or path of a file that ends in .pmtiles",
  ],
  ["TILE_URL_DARK", "https://tiles.example/", "{z}, {x} and {y}"],
  ["TILE_URL_DARK", "https://tiles.example/town.pmtiles", "{z}, {x} and {y}"],
  ["PHONE_REGION", "Spain", "two letters"],
  ["GEOCODER_URL", "nominatim", "http"],
  ["BOTS_URL", "ftp://bots", "http"],
  ["BOTS_SECRET", "short", "at least 32 characters"],
  ["BOTS_ONLY", "perhaps", "true or false"],
  ["PANEL_ORIGINS", "https://panel.example/path", "origins"],
  ["PANEL_ORIGINS", "*", "origins"],
  ["BOTS_PER_ACCOUNT", "-1", "a whole number"],
  ["BOT_TOKENS_PER_ACCOUNT", "many", "a whole number"],
  ["LLM_URL", "llm.example", "http"],
  ["SPEECH_URL", "speech.example", "http"],

  ["KEEP_UNANSWERED", "maybe", "true or false"],
  ["DEFAULT_PASSWORD", "12345", "6 to 128 characters"],
  ["TRUST_PROXY", "everybody", "addresses"],
  ["TRUST_PROXY", "true", "addresses"],
  ["MAX_CONNECTIONS", "0", "from 10"],
  ["METRICS_TOKEN", "short", "at least 16"],
  ["SESSION_IDLE_MINUTES", "2", "from 5"],
  ["REQUIRE_SECOND_FACTOR", "superadmin", "super-admin, admin, supervisor, editor"],
  ["REQUIRE_SECOND_FACTOR", "admin,", "super-admin, admin, supervisor, editor"],
  ["SMTP_URL", "http://mail.example", "smtp://"],
  ["MAIL_FROM", "nobody", "Name <address>"],
  ["S3_ENDPOINT", "s3.example", "http"],
  ["S3_REGION", "eu west", "a region's name"],
  ["S3_BUCKET", "My_Bucket", "a bucket's name"],
  ["S3_FORCE_PATH_STYLE", "maybe", "true or false"],
  ["MAIL_FROM", "A <a@example.com>\nBcc: b@example.com", "Name <address>"],
])("a bad %s (%s) is named with what it expects", (name, value, expected) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} .*expects .*`));
  expect(() => read({ [name]: value })).toThrow(expected);
});

test("roles that have to have a second factor are read, each once", () => {
  expect(read({}).secondFactorRoles).toEqual([]);
  const given = { REQUIRE_SECOND_FACTOR: "super-admin, admin,admin" };
  expect(read(given).secondFactorRoles).toEqual(["super-admin", "admin"]);
});

describe("providers of identities", () => {
  const school = {
    OIDC_SCHOOL_ISSUER: "https://id.example.org/realms/school",
    OIDC_SCHOOL_CLIENT_ID: "panel",
    OIDC_SCHOOL_CLIENT_SECRET: "secret",
    OIDC_SCHOOL_DOMAINS: "Example.org, school.example.org",
  };
  const env = { PUBLIC_URL: "https://panel.example.org", OIDC_PROVIDERS: "school", ...school };

  test("are read in their order, with what they need and no more", () => {
    expect(read({}).providers).toEqual([]);
    const entra = {
      OIDC_PROVIDERS: "school, entra",
      OIDC_ENTRA_ISSUER: "https://login.microsoftonline.com/organizations/v2.0",
      OIDC_ENTRA_CLIENT_ID: "panel",
      OIDC_ENTRA_CLIENT_SECRET: "secret",
      OIDC_ENTRA_DOMAINS: "*",
      OIDC_ENTRA_NAME: "Microsoft",
      OIDC_ENTRA_VERIFIED_BY: "xms_edov",
      OIDC_ENTRA_TENANTS: "AAAAAAAA-2222-3333-4444-555555555555",
      OIDC_ENTRA_SECOND_FACTOR: "mfa, gold",
      OIDC_ENTRA_CREATE_UNDER: "Supervisor@example.org",
      OIDC_ENTRA_LOGOUT: "false",
    };
    expect(read({ ...env, ...entra }).providers).toEqual([
      {
        id: "school",
        name: "School",
        issuer: "https://id.example.org/realms/school",
        clientId: "panel",
        clientSecret: "secret",
        domains: ["example.org", "school.example.org"],
        verifiedBy: "email_verified",
        tenants: undefined,
        secondFactor: [],
        createUnder: undefined,
        endsSession: true,
      },
      {
        id: "entra",
        name: "Microsoft",
        issuer: "https://login.microsoftonline.com/organizations/v2.0",
        clientId: "panel",
        clientSecret: "secret",
        domains: undefined,
        verifiedBy: "xms_edov",
        tenants: ["aaaaaaaa-2222-3333-4444-555555555555"],
        secondFactor: ["mfa", "gold"],
        createUnder: "supervisor@example.org",
        endsSession: false,
      },
    ]);
  });

  test.each([
    ["OIDC_PROVIDERS", "My School", "lower-case"],
    ["OIDC_SCHOOL_ISSUER", "http://id.example.org", "https"],
    ["OIDC_SCHOOL_ISSUER", "https://id.example.org/?a=b", "https"],
    ["OIDC_SCHOOL_ISSUER", "https://login.microsoftonline.com/common/v2.0", "TENANTS"],
    ["OIDC_SCHOOL_CLIENT_ID", "", "a value"],
    ["OIDC_SCHOOL_CLIENT_SECRET", "", "a value"],
    ["OIDC_SCHOOL_DOMAINS", "", "a value"],
    ["OIDC_SCHOOL_DOMAINS", "@example.org", "domains"],
    ["OIDC_SCHOOL_DOMAINS", "*, example.org", "domains"],
    ["OIDC_SCHOOL_VERIFIED_BY", "nobody", "email_verified"],
    ["OIDC_SCHOOL_TENANTS", "contoso.onmicrosoft.com", "ids of tenants"],
    ["OIDC_SCHOOL_CREATE_UNDER", "somebody", "e-mail"],
    ["OIDC_SCHOOL_LOGOUT", "maybe", "true or false"],
    ["OIDC_SCHOOL_DOMAIN", "example.org", "nothing"],
    ["OIDC_OTHER_ISSUER", "https://id.example.org", "nothing"],
    ["PUBLIC_URL", "", "with OIDC_PROVIDERS"],
  ])("a bad %s (%s) is named with what it expects", (name, value, expected) => {
    expect(() => read({ ...env, [name]: value })).toThrow(expected);
    expect(() => read({ ...env, [name]: value })).toThrow(/^[A-Z_]+ expects /m);
  });

  test("their secrets may be files", () => {
    const path = join(dataDir, "oidc");
    writeFileSync(path, "from a file\n");
    const given = { ...env, OIDC_SCHOOL_CLIENT_SECRET: "", OIDC_SCHOOL_CLIENT_SECRET_FILE: path };
    expect(read(given).providers[0]?.clientSecret).toBe("from a file");
  });
});

describe("secrets as files", () => {
  const path = join(dataDir, "secret");
  const secret = "a secret of a store with spaces ";

  test.each(["\n", "\r\n", ""])(
    "the content is taken without the line end %j at its end",
    (end) => {
      writeFileSync(path, secret + end);
      const { tokenSecrets, plays } = read({ TOKEN_SECRET_FILE: path, PLAYS_SECRET_FILE: path });
      expect(new TextDecoder().decode(tokenSecrets[0])).toBe(secret);
      expect(new TextDecoder().decode(plays.secret)).toBe(secret);
    },
  );

  test("a file that is not there, and one beside the variable, are named without a secret", () => {
    writeFileSync(path, secret);
    const given = { TOKEN_SECRET: secret, TOKEN_SECRET_FILE: path, LLM_KEY_FILE: `${path}-none` };
    expect(() => read(given)).toThrow(
      "TOKEN_SECRET_FILE expects nothing with TOKEN_SECRET\nLLM_KEY_FILE expects a file that can be read (ENOENT)",
    );
  });

  test("an empty file is no secret", () => {
    writeFileSync(path, "\n");
    expect(() => read({ TOKEN_SECRET_FILE: path })).toThrow("TOKEN_SECRET_FILE expects a file");
  });
});

test("several bad settings are all named", () => {
  expect(() => read({ PORT: "x", DEMO: "y" })).toThrow(/PORT[\s\S]*DEMO/);
});

test("demo mode listens on loopback only", () => {
  expect(() => read({ DEMO: "true", HOST: "0.0.0.0" })).toThrow(/^HOST expects/);
  expect(read({ DEMO: "true", HOST: "::1" }).demo).toBe(true);
});

test("without TOKEN_SECRET one is made for good, readable by its owner only", () => {
  const first = read({}).tokenSecrets;
  const path = join(dataDir, "token-secret");
  expect(read({}).tokenSecrets).toEqual(first);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, "utf8").length).toBeGreaterThanOrEqual(32);
});

test("a mail server is of use only with a sender and with an address to link to", () => {
  const SMTP_URL = "smtp://mail.example.com";
  const MAIL_FROM = "Explorar <no-reply@example.com>";
  expect(() => read({ SMTP_URL, PUBLIC_URL: "https://panel.example" })).toThrow(/^MAIL_FROM/);
  expect(() => read({ SMTP_URL, MAIL_FROM })).toThrow(/^PUBLIC_URL/);
  expect(read({ SMTP_URL, MAIL_FROM, PUBLIC_URL: "https://panel.example" }).mailFrom).toEqual({
    name: "Explorar",
    address: "no-reply@example.com",
  });
});

test("a blank variable counts as absent", () => {
  expect(read({ PORT: " " }).port).toBe(8080);
});

describe("bots", () => {
  const SECRET = "a secret of 32 characters or more";

  test.each([
    [{ BOTS_ONLY: "true" }, /^BOTS_SECRET expects/],
    [
      { BOTS_ONLY: "true", BOTS_SECRET: SECRET, BOTS_URL: "https://bots.example" },
      /^BOTS_URL expects nothing/,
    ],
    [{ BOTS_ONLY: "true", BOTS_SECRET: SECRET, DEMO: "true" }, /^DEMO expects/],
    [{ LLM_URL: "https://llm.example/v1" }, /^LLM_MODEL expects/],
    [{ LLM_KEY: "key" }, /^LLM_URL expects/],
    [{ EMBEDDINGS_MODEL: "small" }, /^LLM_URL expects/],
  ])("%j is refused", (env, expected) => {
    expect(() => read(env as Record<string, string>)).toThrow(expected);
  });

  test("this server is the platform unless there is one elsewhere", () => {
    expect(read({}).bots).toMatchObject({ url: undefined, only: false, botsPerAccount: 10 });
    expect(read({}).bots.secrets).toEqual(read({}).bots.secrets);
    expect(read({}).bots.secrets).not.toEqual(read({}).tokenSecrets);
    const elsewhere = read({ BOTS_URL: "https://bots.example/bots/" }).bots;
    expect(elsewhere).toMatchObject({ url: "https://bots.example/bots", secrets: undefined });
  });

  test("a platform that is ours takes the tokens that its secret signs", () => {
    const given = { BOTS_URL: "https://bots.example/bots", BOTS_SECRET: SECRET };
    expect(read(given).bots.secrets).toEqual([new TextEncoder().encode(SECRET)]);
    const only = read({
      BOTS_ONLY: "true",
      BOTS_SECRET: SECRET,
      PANEL_ORIGINS: "https://panel.example/, http://localhost:4173",
    });
    expect(only.bots.panelOrigins).toEqual(["https://panel.example", "http://localhost:4173"]);
  });

  test("an endpoint, a model and its key are read", () => {
    expect(read({}).bots.model).toBeUndefined();
    expect(read({ LLM_URL: "https://llm.example/v1/", LLM_MODEL: "m" }).bots.model).toEqual({
      url: "https://llm.example/v1",
      name: "m",
      key: undefined,
      embeddings: undefined,
    });
  });
});

describe("speech", () => {
  const url = "https://speech.example/v1";

  test.each([
    [{ SPEECH_URL: url, SPEECH_VOICE_ES: "nova" }, /^SPEECH_MODEL expects/],
    [{ SPEECH_URL: url, SPEECH_MODEL: "tts-1" }, /^SPEECH_VOICE_ES, SPEECH_VOICE_CA or/],
    [{ SPEECH_MODEL: "tts-1" }, /^SPEECH_URL expects .* with SPEECH_MODEL/],
    [{ SPEECH_KEY: "key" }, /^SPEECH_URL expects .* with SPEECH_KEY/],
    [{ SPEECH_VOICE_CA: "alloy" }, /^SPEECH_URL expects .* with SPEECH_VOICE_CA/],
  ])("%j is refused", (env, expected) => {
    expect(() => read(env as Record<string, string>)).toThrow(expected);
  });

  test("an endpoint has the voices that are named, and there is none without it", () => {
    expect(read({}).speech).toBeUndefined();
    const given = { SPEECH_URL: `${url}/`, SPEECH_MODEL: "tts-1", SPEECH_VOICE_EN: "echo" };
    expect(read(given).speech).toEqual({
      url,
      model: "tts-1",
      key: undefined,
      voices: { eng: "echo" },
    });
  });
});

describe("S3", () => {
  const all = {
    S3_ENDPOINT: "https://s3.example/",
    S3_REGION: "eu-west-1",
    S3_BUCKET: "explorar-files",
    S3_ACCESS_KEY_ID: "KEY",
    S3_SECRET_ACCESS_KEY: "secret",
  };

  test("a bucket is told by five settings, with its name in the host unless asked otherwise", () => {
    expect(read(all).s3).toEqual({
      endpoint: "https://s3.example",
      region: "eu-west-1",
      bucket: "explorar-files",
      accessKeyId: "KEY",
      secretAccessKey: "secret",
      forcePathStyle: false,
    });
    expect(read({ ...all, S3_FORCE_PATH_STYLE: "true" }).s3?.forcePathStyle).toBe(true);
  });

  test("without any of them files stay in the data folder", () => {
    expect(read({}).s3).toBeUndefined();
  });

  test.each(Object.keys(all))("%s is missed where the others are set", (name) => {
    expect(() => read({ ...all, [name]: "" })).toThrow(
      new RegExp(`^${name} expects a value with the other S3_ settings$`),
    );
  });

  test("the style of addresses alone is no bucket", () => {
    expect(() => read({ S3_FORCE_PATH_STYLE: "false" })).toThrow(/^S3_ENDPOINT expects/);
  });
});
