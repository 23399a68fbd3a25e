import { afterAll, expect, expectTypeOf, test } from "vitest";
import {
  createMapPoint,
  getAssetById,
  getGymkhanaById,
  getGymkhanaStats,
  getUserGymkhanas,
  login,
  saveGymkhana,
  updateIsEquitable,
  updateProfile,
  type GymkhanaSummary,
} from "../src/generated/panel/operations.gen.ts";
import {
  createBot,
  extLogin,
  getPresignedURL,
  setBotState,
} from "../src/generated/bots/operations.gen.ts";
import { reverseGeocode } from "../src/generated/geocoder/operations.gen.ts";
import { contractOperations } from "../src/contract.ts";
import { localServer } from "./local-server.ts";

const server = await localServer();
afterAll(() => server.close());
const panel = { baseUrl: server.baseUrl, getToken: () => "the-token" };

const list = [{ id: 12, name: "Ruta", state: 1, userCompany: "Rutas SL" }];
const ok = (data: unknown) => ({ success: true, message: "", data });

test("API-02 JSON in a text is decoded", async () => {
  server.answerBody(ok(JSON.stringify(list)));
  const found = await getUserGymkhanas(panel);
  expect(found).toEqual(list);
  expectTypeOf(found).toEqualTypeOf<GymkhanaSummary[]>();
});

test("API-02 plain JSON is taken where JSON in a text is specified", async () => {
  server.answerBody(ok(list));
  expect(await getUserGymkhanas(panel)).toEqual(list);
});

test("API-02 a bare list without an envelope is taken as well", async () => {
  server.answerBody(list);
  expect(await getUserGymkhanas(panel)).toEqual(list);
});

test("API-02 a whole body that is JSON in a text is decoded", async () => {
  server.answerBody(JSON.stringify(JSON.stringify(ok(list))));
  expect(await getUserGymkhanas(panel)).toEqual(list);
});

test.each([
  ["getGymkhanaById", () => getGymkhanaById(panel, { gymId: 12 })],
  ["getGymkhanaStats", () => getGymkhanaStats(panel, { idGym: 12 })],
  ["getAssetById", () => getAssetById(panel, { id: 5 })],
] as const)("API-02 %s decodes the contract's own example", async (id, call) => {
  const example = contractOperations("panel").find(({ operationId }) => operationId === id)
    ?.responseExamples["200"]?.[0] as { data: string };
  server.answerBody(example);
  expect(await call()).toEqual(JSON.parse(example.data));
});

test("EXP-04 without plays the statistics are null", async () => {
  server.answerBody(ok("null"));
  expect(await getGymkhanaStats(panel, { idGym: 12 })).toBeNull();
});

test("API-02 a call without data hands back the message", async () => {
  server.answerBody({ success: true, message: "Saved" });
  expect(await updateIsEquitable(panel, { newIsEquitable: 1 })).toEqual({ message: "Saved" });
});

test("API-02 the token travels as a bearer token", async () => {
  server.answerBody(ok("[]"));
  await getUserGymkhanas(panel);
  expect(server.received[0]?.headers.authorization).toBe("Bearer the-token");
});

test("API-02 a public call carries no token", async () => {
  server.answerBody(ok({ token: "t" }));
  await login(panel, { email: "a@example.com", password: "secret" });
  expect(server.received[0]?.headers.authorization).toBeUndefined();
});

test("API-02 login sends JSON", async () => {
  server.answerBody(ok({ token: "t" }));
  expect(await login(panel, { email: "a@example.com", password: "secret" })).toEqual({
    token: "t",
  });
  const [request] = server.received;
  expect(request).toMatchObject({ method: "POST", url: "/api/login" });
  expect(request?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(String(request?.body))).toEqual({ email: "a@example.com", password: "secret" });
});

async function sentForm(): Promise<Record<string, unknown>> {
  const [request] = server.received;
  const headers = { "content-type": request?.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(request?.body ?? []), { headers }).formData();
  return Object.fromEntries(form);
}

test("API-02 a form carries numbers as text and leaves out what is undefined", async () => {
  server.answerBody(ok({ mappointId: 31, version: 1 }));
  const input = { mappointGymId: 12, latitude: 40.416775, longitude: -3.7, storyText: undefined };
  await createMapPoint(panel, input);
  expect(await sentForm()).toEqual({
    mappointGymId: "12",
    latitude: "40.416775",
    longitude: "-3.7",
  });
});

test("API-02 a form carries lists as JSON text", async () => {
  server.answerBody(ok({ id: 12, version: 1 }));
  await saveGymkhana(panel, {
    gymName: "Ruta",
    gymDescription: "Un paseo",
    gymSlogan: "¡Hola!",
    gymCity: "Madrid",
    gymLang: "cas",
    gymCode: "A1B2C3",
    editorIds: [7, 8],
    mapPoints: [{ IdPoint: 31 }],
  });
  expect(await sentForm()).toMatchObject({ editorIds: "[7,8]", mapPoints: '[{"IdPoint":31}]' });
});

test("API-02 a form carries a file byte for byte under its name", async () => {
  server.answerBody({ success: true, message: "" });
  const image = new File([new Uint8Array([1, 2, 255])], "me.png", { type: "image/png" });
  await updateProfile(panel, { name: "Nuria", surname: "Soler", image });
  const sent = (await sentForm()).image as File;
  expect([sent.name, sent.type]).toEqual(["me.png", "image/png"]);
  expect([...new Uint8Array(await sent.arrayBuffer())]).toEqual([1, 2, 255]);
});

test("API-02 an input without a body travels in the query", async () => {
  server.answerBody({ display_name: "Puerta del Sol" });
  const connection = { baseUrl: server.baseUrl, credentials: "omit" } as const;
  const input = { lat: 40.4, lon: -3.7, format: "jsonv2", "accept-language": "es" } as const;
  expect(await reverseGeocode(connection, input)).toEqual({ display_name: "Puerta del Sol" });
  expect(server.received[0]?.url).toBe(
    "/api/reverse?lat=40.4&lon=-3.7&format=jsonv2&accept-language=es",
  );
});

test("API-02 the bot platform's data is handed back", async () => {
  server.answerBody({ status: "ok", data: { tokenKey: "k" } });
  expect(await extLogin(panel, {})).toEqual({ tokenKey: "k" });
  server.answerBody({ status: "ok", data: "b-1" });
  expect(await createBot(panel, { name: "Guía", description: "Responde" })).toBe("b-1");
  server.answerBody({ status: "ok" });
  expect(await setBotState(panel, { botId: "b-1", state: true })).toBeUndefined();
});

test("API-02 a place to upload keeps its url, fields and file name", async () => {
  const data = { data: { url: "https://files.example.com", fields: { key: "k" } }, fileName: "f" };
  server.answerBody({ status: "ok", data });
  const input = { clientId: "a@example.com", botId: "b", fileName: "x.pdf" };
  expect(await getPresignedURL(panel, { ...input, contentType: "application/pdf" })).toEqual(data);
});
