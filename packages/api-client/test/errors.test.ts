import { afterAll, expect, test } from "vitest";
import { ApiError } from "../src/api-error.ts";
import { getCurrentUser } from "../src/current-user.ts";
import { getUserData } from "../src/generated/bots/operations.gen.ts";
import {
  getUserGymkhanas,
  login,
  updateGymkhanaState,
} from "../src/generated/panel/operations.gen.ts";
import { localServer } from "./local-server.ts";

const server = await localServer();
afterAll(() => server.close());
const panel = { baseUrl: server.baseUrl, getToken: () => "the-token" };

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error("the call succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

const failed = (translation_key: string) => ({
  success: false,
  message: "words",
  data: { translation_key },
});

test.each([
  ["broken JSON", '{"success": true,'],
  ["an HTML page", "<!doctype html><title>Proxy</title>"],
  ["an empty body", ""],
  ["bytes that are not UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ["null", "null"],
  ["a text that holds broken JSON", { success: true, message: "", data: "[{" }],
  ["data of the wrong shape", { success: true, message: "", data: [{ id: "twelve" }] }],
  ["no data", { success: true, message: "" }],
])("API-02 %s is an invalid format, not a crash", async (_, body) => {
  server.answerBody(body);
  const error = await errorOf(getUserGymkhanas(panel));
  expect(error).toMatchObject({ kind: "invalidFormat", translationKey: "ERRORS.invalidFormat" });
});

test.each([
  [400, "invalidRequest"],
  [401, "unauthenticated"],
  [403, "forbidden"],
  [404, "notFound"],
  [409, "conflict"],
  [413, "tooLarge"],
  [415, "invalidRequest"],
  [422, "invalidRequest"],
  [429, "throttled"],
  [503, "unavailable"],
  [500, "server"],
  [502, "server"],
])("API-02 status %i is kind %s and carries the key", async (status, kind) => {
  server.answerBody(failed("ERRORS.special"), status);
  const error = await errorOf(getUserGymkhanas(panel));
  expect(error).toMatchObject({ kind, status, translationKey: "ERRORS.special", message: "words" });
});

test("API-02 a failure with an HTML body keeps its kind and has a key of its own", async () => {
  server.answerBody("<h1>Bad gateway</h1>", 413, { "content-type": "text/html" });
  const error = await errorOf(getUserGymkhanas(panel));
  expect(error).toMatchObject({ kind: "tooLarge", translationKey: "ERRORS.tooLarge" });
});

test("API-02 a refusal carries the server's key and message", async () => {
  server.answerBody(failed("ERRORS.incorrectCredentials"));
  const error = await errorOf(login(panel, { email: "a@example.com", password: "secret" }));
  expect(error).toMatchObject({
    kind: "refused",
    translationKey: "ERRORS.incorrectCredentials",
    message: "words",
  });
});

test("API-02 a refusal without a key has none", async () => {
  server.answerBody({ success: false, message: "words" });
  const error = await errorOf(getUserGymkhanas(panel));
  expect([error.kind, error.translationKey]).toEqual(["refused", undefined]);
});

test("API-02 a refusal of the bot platform carries its key", async () => {
  server.answerBody({ status: "error", message: "words", translation_key: "BOTS.special" });
  const error = await errorOf(getUserData(panel, { clientId: "a@example.com" }));
  expect(error).toMatchObject({ kind: "refused", translationKey: "BOTS.special" });
});

test("TRU-23 a refusal contains the other data of the server's answer", async () => {
  const data = { translation_key: "ASSET_ERRORS.zipPath", entry: "../evil.txt" };
  server.answerBody({ success: false, message: "words", data }, 422);
  expect(await errorOf(getUserGymkhanas(panel))).toMatchObject({
    kind: "invalidRequest",
    translationKey: "ASSET_ERRORS.zipPath",
    data: { entry: "../evil.txt" },
  });
});

test("TRU-33 a conflict tells what is stored now, its version and what changed", async () => {
  const conflict = { current: { GymName: "Otra" }, version: 4, changed: ["GymName"] };
  const data = { translation_key: "ERRORS.conflict", ...conflict };
  server.answerBody({ success: false, message: "", data }, 409);
  const error = await errorOf(updateGymkhanaState(panel, { newSt: 2, idGym: 12, version: 3 }));
  expect(error.kind).toBe("conflict");
  expect(error.conflict).toEqual(conflict);
});

test("TRU-11 a throttled call tells how many seconds to wait", async () => {
  server.answerBody(failed("ERRORS.tooManyTries"), 429, { "retry-after": "17" });
  const error = await errorOf(login(panel, { email: "a@example.com", password: "secret" }));
  expect([error.kind, error.retryAfter]).toEqual(["throttled", 17]);
});

test("SES-09 without a token the call fails before any request", async () => {
  server.answerBody({});
  const error = await errorOf(getCurrentUser({ ...panel, getToken: () => null }));
  expect(error).toMatchObject({
    kind: "unauthenticated",
    translationKey: "ERRORS.noToken",
    message: "No hay token de autenticación",
  });
  expect(server.received).toEqual([]);
});

test("SES-09 a status that is not OK is the request error with that status", async () => {
  server.answerBody(failed("ERRORS.special"), 503);
  const error = await errorOf(getCurrentUser(panel));
  expect(error).toMatchObject({
    kind: "unavailable",
    translationKey: "ERRORS.requestFailed",
    params: { status: 503 },
    message: "Error en la petición: 503",
  });
});

test("SES-09 success false without a key falls back to the user-data error", async () => {
  server.answerBody({ success: false, message: "" });
  const error = await errorOf(getCurrentUser(panel));
  expect([error.kind, error.translationKey]).toEqual(["refused", "ERRORS.userData"]);
});

test("API-02 no answer in time is a timeout", async () => {
  server.answerWith(() => undefined);
  const error = await errorOf(getUserGymkhanas(panel, { timeout: 30 }));
  expect([error.kind, error.translationKey]).toEqual(["timeout", "ERRORS.timeout"]);
});

test("API-02 a body that stalls is a timeout", async () => {
  server.answerWith((response) => response.writeHead(200).write("{"));
  expect((await errorOf(getUserGymkhanas(panel, { timeout: 60 }))).kind).toBe("timeout");
});

test("API-02 the connection's timeout holds when the call has none", async () => {
  server.answerWith(() => undefined);
  expect((await errorOf(getUserGymkhanas({ ...panel, timeout: 30 }))).kind).toBe("timeout");
});

test("API-02 a call that the caller cancels is aborted", async () => {
  const controller = new AbortController();
  server.answerWith(() => controller.abort());
  const error = await errorOf(getUserGymkhanas(panel, { signal: controller.signal }));
  expect(error.kind).toBe("aborted");
});

test("API-02 a connection that is cut is a network error", async () => {
  server.answerWith((response) => response.destroy());
  expect((await errorOf(getUserGymkhanas(panel))).kind).toBe("network");
});

test("API-02 a server that is not there is a network error", async () => {
  const gone = await localServer();
  await gone.close();
  const error = await errorOf(getUserGymkhanas({ ...panel, baseUrl: gone.baseUrl }));
  expect([error.kind, error.translationKey]).toEqual(["network", "ERRORS.network"]);
});
