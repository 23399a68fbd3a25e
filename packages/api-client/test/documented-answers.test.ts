import { afterAll, expect, test } from "vitest";
import { ApiError } from "../src/api-error.ts";
import { createBot, getBotData, listBots } from "../src/generated/bots/operations.gen.ts";
import {
  createMapPoint,
  deleteUser,
  getGymkhanaStats,
  getMe,
  getModels,
  getMyUsers,
  getResources,
  getUserGymkhanas,
  hasSharedGyms,
  listChatbots,
  login,
  saveGymkhana,
  updateGymkhanaState,
  uploadAsset,
} from "../src/generated/panel/operations.gen.ts";
import { localServer } from "./local-server.ts";

/* What a back end answers that was written from the two documents alone. */

const server = await localServer();
afterAll(() => server.close());
const panel = { baseUrl: server.baseUrl, getToken: () => "the-token" };
const experience = {
  gymName: "Ruta",
  gymDescription: "Un paseo",
  gymSlogan: "¡Hola!",
  gymCity: "Madrid",
  gymLang: "cas",
  gymCode: "A1B2C3",
} as const;

test("API-02 success decides: a message need not be there", async () => {
  server.answerBody({ success: true });
  expect(await deleteUser(panel, { id: 4 })).toEqual({ message: "" });
  server.answerBody({ success: true, data: { token: "t" } });
  expect(await login(panel, { email: "a@example.com", password: "secret" })).toEqual({
    token: "t",
  });
});

test.each([[false], [0], ["false"]])("API-02 success %j is a refusal", async (success) => {
  server.answerBody({ success, data: { translation_key: "ERRORS.special" } });
  const error: unknown = await deleteUser(panel, { id: 4 }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: "refused", translationKey: "ERRORS.special" });
});

test("API-02 an answer that is not described may have no data, or be empty", async () => {
  const file = new File(["x"], "a.png");
  server.answerBody({ success: true });
  expect(await updateGymkhanaState(panel, { idGym: 12, newSt: 1 })).toBeUndefined();
  expect(await uploadAsset(panel, { category: 1, description: "x", type: 1, file })).toBe(
    undefined,
  );
  server.answerBody("");
  expect(await updateGymkhanaState(panel, { idGym: 12, newSt: 1 })).toBeUndefined();
  expect(await deleteUser(panel, { id: 4 })).toEqual({ message: "" });
});

test("API-02 a page of a proxy is no answer, whatever its status", async () => {
  server.answerBody("<!doctype html><title>Sign in to the network</title>");
  await expect(deleteUser(panel, { id: 4 })).rejects.toMatchObject({ kind: "invalidFormat" });
});

test("API-02 versions need not be there", async () => {
  server.answerBody({ success: true, data: { id: 12 } });
  expect(await saveGymkhana(panel, experience)).toEqual({ id: 12 });
  server.answerBody({ success: true, data: { mappointId: 31 } });
  const point = { mappointGymId: 12, latitude: 40.4, longitude: -3.7 };
  expect(await createMapPoint(panel, point)).toEqual({ mappointId: 31 });
});

test("API-02 data may come without an envelope, or be JSON in a text as a whole", async () => {
  const user = { name: "N", surname: "S", email: "", company: "", city: "", type: "editor" };
  const users = [{ id: 4, state: 1, data: user }];
  server.answerBody(users);
  expect(await getMyUsers(panel)).toEqual(users);
  const list = [{ id: 12, name: "Ruta", state: null, userCompany: "Rutas SL" }];
  server.answerBody(JSON.stringify(JSON.stringify(list)));
  expect(await getUserGymkhanas(panel)).toEqual(list);
  server.answerBody({ data: [{ id: 3, name: "Guía", active: true, clientId: "a@example.com" }] });
  expect((await listChatbots(panel)).data).toHaveLength(1);
});

test("API-02 a yes or no is true and false, or 1 and 0", async () => {
  for (const [told, read] of [
    [1, true],
    [0, false],
    [true, true],
    ["0", false],
  ] as const) {
    server.answerBody({ success: true, data: { hasSharedGyms: told } });
    expect(await hasSharedGyms(panel, { userId: 4 })).toEqual({ hasSharedGyms: read });
  }
});

test("API-02 numbers need not be whole, nor bounded", async () => {
  const limits = {
    max_mb: 524_288_000.5,
    max_supervisors: 5,
    max_editors: 20,
    max_mappoints: 200,
    max_files: 500,
    is_equitable: 0,
    has_shared_gyms: 1,
    has_chatbots: 1,
  };
  server.answerBody({ success: true, ...limits });
  expect(await getResources(panel)).toEqual({
    ...limits,
    max_supervisors: "5",
    is_equitable: false,
    has_shared_gyms: true,
    has_chatbots: true,
  });
  server.answerBody({ success: true, data: JSON.stringify({ usrUniq: 12.5, time: 312.5 }) });
  expect(await getGymkhanaStats(panel, { idGym: 12 })).toMatchObject({ usrUniq: 12.5, exp: null });
});

test("API-02 what a record lacks, or has as null, reads as nothing", async () => {
  server.answerBody({ success: true, data: { id: 4, role: "editor", city: null } });
  expect(await getMe(panel)).toMatchObject({
    id: 4,
    role: "editor",
    name: "",
    city: "",
    status: 1,
  });
  server.answerBody({ success: true, data: [{ id: 5, model: "Puerta", type: 1, facts: null }] });
  expect(await getModels(panel, {})).toEqual([
    {
      id: 5,
      model: "Puerta",
      type: 1,
      thumbnail: [],
      category: 0,
      description: "",
      animation: false,
      scaleMod: 1,
    },
  ]);
});

test("API-02 bots: an id may be a number, and of a bot's data nothing is promised", async () => {
  server.answerBody({ status: "ok", data: 7 });
  expect(await createBot(panel, { name: "Guía", description: "x" })).toBe("7");
  server.answerBody({ status: "ok", data: [{ id: 7, name: "Guía", active: 1 }] });
  expect(await listBots(panel, {})).toMatchObject([{ id: "7", active: true, botPath: "" }]);
  server.answerBody({ status: "ok", data: {} });
  expect(await getBotData(panel, { token: "guia" })).toMatchObject({ name: "", active: true });
  server.answerBody({ status: "fail" });
  await expect(listBots(panel, {})).rejects.toMatchObject({ kind: "refused" });
});
