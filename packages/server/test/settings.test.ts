import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
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
  ["PUBLIC_URL", "panel.example", "http"],
  ["TOKEN_SECRET", "short", "at least 32 characters"],
  ["DEMO", "maybe", "true or false"],
  ["LOG_LEVEL", "loud", "info"],
  ["TILE_URL", "https://tiles.example/", "{z}, {x} and {y}"],
  ["GEOCODER_URL", "nominatim", "http"],
  ["BOTS_URL", "ftp://bots", "http"],
  ["DEFAULT_PASSWORD", "12345", "6 to 128 characters"],
  ["TRUST_PROXY", "everybody", "addresses"],
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

test("several bad settings are all named", () => {
  expect(() => read({ PORT: "x", DEMO: "y" })).toThrow(/PORT[\s\S]*DEMO/);
});

test("demo mode listens on loopback only", () => {
  expect(() => read({ DEMO: "true", HOST: "0.0.0.0" })).toThrow(/^HOST expects/);
  expect(read({ DEMO: "true", HOST: "::1" }).demo).toBe(true);
});

test("without TOKEN_SECRET one is made for good, readable by its owner only", () => {
  const first = read({}).tokenSecret;
  const path = join(dataDir, "token-secret");
  expect(read({}).tokenSecret).toEqual(first);
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
