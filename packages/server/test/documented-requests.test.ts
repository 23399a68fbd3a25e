import { afterAll, beforeAll, expect, test } from "vitest";
import { fileOf, mp3, OBJ, pngFile, zipFile } from "./support/assets.ts";
import { pdfBytes, providerToken } from "./support/bots.ts";
import { available } from "./support/database.ts";
import { openMailbox, secretIn } from "./support/mailbox.ts";
import { cover, newCode, PASSWORD, testServer, type Person } from "./support/server.ts";

/*
 * Every request of document 1, section 7, and document 2, section 7, as a panel sends it that was written from the documents
 * alone: forms of a page with an empty file part where no file was chosen, empty fields, 1 and 0, all as the browser has them.
 */

const mailbox = await openMailbox();
// Registered before the server's own: it closes after the server, whose connections it would wait for.
afterAll(() => mailbox.close());
const server = testServer({
  DEFAULT_PASSWORD: "welcome-in-2026",
  SMTP_URL: mailbox.url,
  MAIL_FROM: "Explorar <no-reply@panel.example>",
  PUBLIC_URL: "https://panel.example",
});
const PICTURE = await pngFile();

/** A file field of a page in which no file was chosen. */
const NO_FILE = new File([], "", { type: "application/octet-stream" });

type Fields = Record<string, string | File>;
interface Sent {
  as?: Person;
  token?: string;
  form?: Fields;
  json?: unknown;
  /** Of a body that is no JSON text, such as none. */
  raw?: string;
}

/** Sends a request; answers its body, which says that it was done. */
async function expectDone(
  call: string,
  { as, token = as?.token, form, json, raw }: Sent,
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test looks into differs with each call
): Promise<any> {
  const [method, path] = call.split(" ") as [string, string];
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  let body: FormData | string | undefined;
  if (form) {
    body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
  } else if (json !== undefined || raw !== undefined) {
    headers.set("content-type", "application/json");
    body = raw ?? JSON.stringify(json);
  }
  const response = await fetch(`${server.url}${path}`, { method, headers, body });
  const answer = (await response.json()) as { success?: boolean; status?: string };
  const isDone = answer.success === true || answer.status === "ok";
  expect(isDone, `${call}: ${response.status} ${JSON.stringify(answer)}`).toBe(true);
  return answer;
}

let root: Person;
let admin: Person;
let supervisor: Person;
let editor: Person;
let image: number;
beforeAll(async () => {
  if (!available) return;
  [root, admin, supervisor, editor] = ["root", "admin", "supervisor", "editor"].map((name) =>
    server.person(name),
  ) as [Person, Person, Person, Person];
  image = await cover(server);
});

const idOf = async (email: string): Promise<string> => {
  const { data } = await expectDone("GET /api/user/myusers", { as: root });
  const listed = data as { id: number; data: { email: string } }[];
  return String(listed.find((user) => user.data.email === email)?.id);
};

const person = (email: string, role: string): Fields => ({
  image: NO_FILE,
  name: "Pau",
  surname: "Vidal",
  email,
  entity: "",
  city: "",
  phone: "",
  role,
  facebook: "",
  instagram: "",
  twitter: "",
});

test("API-03 SES-01 PRO-01 the session: signing in, who one is, resources and profile", async () => {
  const json = { email: editor.email, password: PASSWORD };
  const { data } = await expectDone("POST /api/login", { json });
  const payload = JSON.parse(
    Buffer.from(String(data.token).split(".")[1] ?? "", "base64url").toString(),
  ) as { exp: number; data: { role: string } };
  expect([typeof payload.exp, payload.data.role]).toEqual(["number", "editor"]);
  await expectDone("GET /api/me", { token: data.token });
  await expectDone("GET /api/user/resources", { as: editor });
  const profile = await expectDone("GET /api/user/getMyProfile", { as: editor });
  const form = { ...person(editor.email, "editor"), entity: profile.data.entity, idMod: "" };
  await expectDone("POST /api/user/updateProfile", { as: editor, form });
  await expectDone("POST /api/user/updateProfile", {
    as: editor,
    form: { ...form, image: PICTURE },
  });
});

test("API-03 PUB-05 PUB-07 passwords by the links of mails", async () => {
  const { email } = server.person("colleague");
  await expectDone("POST /api/user/forgotPassword", { form: { email } });
  const password = "a-new-secret-word";
  await expectDone("POST /api/user/resetPassword", {
    form: { id: secretIn(await mailbox.next(email)), password },
  });
  await expectDone("POST /api/user/createNewUser", {
    as: supervisor,
    form: person("new@example.com", "editor"),
  });
  const id = secretIn(await mailbox.next("new@example.com"));
  await expectDone("POST /api/user/confirmEmailAndSetPassword", { form: { id, password } });
  const json = { email: "new@example.com", password };
  expect((await expectDone("POST /api/login", { json })).data.token).toBeTypeOf("string");
});

test("API-03 what is required and empty is refused as before", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(person("x@example.com", "editor"))) {
    form.append(name, name === "name" ? "" : value);
  }
  const headers = { authorization: `Bearer ${supervisor.token}` };
  const url = `${server.url}/api/user/createNewUser`;
  const response = await fetch(url, { method: "POST", headers, body: form });
  const { data } = (await response.json()) as { data: { fields: string[] } };
  expect([response.status, data.fields]).toEqual([400, ["name"]]);
});

test("API-03 USR-11 users are created, changed, activated and deleted with fields left empty", async () => {
  const form = person("pau@example.com", "editor");
  await expectDone("POST /api/user/createNewUser", { as: supervisor, form });
  const id = await idOf("pau@example.com");
  await expectDone("POST /api/user/updateUserDataFromId", {
    as: supervisor,
    form: { ...form, id, idMod: "", phone: "+34600000000" },
  });
  await expectDone("POST /api/user/activateUser", { as: supervisor, form: { id } });
  await expectDone("POST /api/user/deleteUser", { as: supervisor, form: { id } });
  expect(await idOf("pau@example.com")).toBe("undefined");
});

test.each([
  ["1", "0"],
  ["true", "false"],
])("API-03 USR-10 limits of an admin as %s and %s, numbers left empty", async (yes, no) => {
  const form = {
    ...person(`admin-${yes}@example.com`, "admin"),
    entity: "Rutas SL",
    "superAdmin-maxMB": "0.5",
    "superAdmin-maxSupervisors": "",
    "superAdmin-maxEditors": "",
    "superAdmin-maxMappoints": "0",
    "superAdmin-maxFiles": "",
    "superAdmin-equitativeResources": no,
    "superAdmin-sharedGyms": yes,
    "superAdmin-hasChatbots": yes,
  };
  await expectDone("POST /api/user/createNewUser", { as: root, form });
  const id = await idOf(`admin-${yes}@example.com`);
  await expectDone("POST /api/user/updateUserDataFromId", {
    as: root,
    form: { ...form, id, idMod: "0" },
  });
  await expectDone("POST /api/user/updateIsEquitable", { as: admin, form: { newIsEquitable: no } });
  const { data } = await expectDone("GET /api/user/myusers", { as: root });
  const made = (data as { id: number; resources?: object }[]).find(
    (user) => user.id === Number(id),
  );
  expect(made?.resources).toMatchObject({
    max_mb: 524_288,
    max_editors: 0,
    is_equitable: false,
    has_shared_gyms: true,
    has_chatbots: true,
  });
});

test("API-03 USR-13 editors from a CSV file, and what the form of experiences asks for", async () => {
  const csvFile = fileOf("name,surname,email\nAda,Vidal,ada@example.com\n", "editors.csv");
  await expectDone("POST /api/user/uploadEditorsFromCsv", { as: supervisor, form: { csvFile } });
  const form = { userId: String(supervisor.id) };
  await expectDone("POST /api/user/hasSharedGyms", { as: supervisor, form });
  await expectDone("POST /api/user/getUserChildren", { as: supervisor, form });
  expect(Number(await idOf("ada@example.com"))).toBeGreaterThan(0);
});

const experience = (): Fields => ({
  gymId: "",
  gymName: "Ruta",
  gymNameCat: "",
  gymNameEng: "",
  gymDescription: "Un paseo",
  gymSlogan: "Hola",
  gymCity: "Madrid",
  gymLang: "cas",
  gymType: "",
  gymCode: newCode(),
  idUser: "",
  gymPrivate: "3",
  requiresRegister: "false",
  manualGeo: "0",
  repeatGym: "true",
  gymModelId: String(image),
  editorIds: "",
  gymCredits: "",
  gymCreditsImg: "",
  storyText: "",
  storyImg: "",
  storySound: "",
  prizeName: "",
  prizeDescription: "",
  prizeImg: "",
  prizeScore: "",
  prizeRaffle: "0",
  prizeLocation: "",
  prizeLatitude: "",
  prizeLongitude: "",
  mapPoints: "",
  mapPointsCount: "",
});

const point = (mappointGymId: string): Fields => ({
  mappointGymId,
  mappointName: "Puerta del Sol",
  mappointNameCat: "",
  idUser: String(editor.id),
  latitude: "40.416775",
  longitude: "-3.70379",
  location: "",
  storyTitle: "",
  storyImg: "",
  storySound: "",
  lifetime: "",
  isFinal: "false",
  dependency: "",
  dependencyNeg: "0",
  Qtype: "",
  flagAnim: "",
  chatbotId: "null",
  challengeModelId: "",
  question: "",
  scoreCorrect: "",
  puzzleImg: "",
  puzzleSize: "",
  words: "",
  pointsScore: "",
});

test("API-03 EXP-06 experiences and points with what is not chosen left empty", async () => {
  const as = editor;
  const { data } = await expectDone("POST /api/gymkhanas/new", { as, form: experience() });
  const id = String(data.id);
  const made = await expectDone("POST /api/mappoints/new", { as, form: point(id) });
  const mappointId = String(made.data.mappointId);
  await expectDone("POST /api/mappoints/update", { as, form: { ...point(id), mappointId } });
  const mapPoints = JSON.stringify([{ IdPoint: Number(mappointId), PointName: "Puerta del Sol" }]);
  await expectDone("POST /api/gymkhanas/new", {
    as,
    form: { ...experience(), gymId: id, editorIds: "[]", mapPoints, mapPointsCount: "1" },
  });
  await expectDone(`GET /api/gymkhanas/getById?gymId=${id}`, { as });
  await expectDone("GET /api/gymkhanas/getUserGymkhanas", { as });
  await expectDone("POST /api/gymkhanas/stats", { as, form: { idGym: id } });
  await expectDone(`GET /api/assets/getById?id=${image}`, { as });
  await expectDone("POST /api/mappoints/delete", { as, form: { mappointId, mappointGymId: id } });
  for (const newSt of ["1", "2", "4", "3"]) {
    const form = { newSt, idGym: id, userSel: newSt === "1" ? "" : String(as.id) };
    await expectDone("POST /api/gymkhanas/updateState", { as, form });
  }
  const { data: list } = await expectDone("GET /api/gymkhanas/getUserGymkhanas", { as });
  // The copy.
  expect(JSON.parse(list as string)).toHaveLength(1);
});

test("API-03 LIB-03 assets of each type with the file fields of the others empty", async () => {
  const as = editor;
  await expectDone("GET /api/library2ixr/getModels", { as });
  const { data: categories } = await expectDone("GET /api/library2ixr/getModelCategories", { as });
  const fields = {
    category: String(categories[0].id),
    description: "Puerta",
    animation: "0",
    scaleMod: "",
    isGym: "false",
    special: "false",
    thumbnail: NO_FILE,
  };
  const upload = (form: Fields) =>
    expectDone("POST /api/library2ixr/uploadFile", { as, form: { ...fields, ...form } });
  await upload({ type: "1", file: PICTURE, animation: "" });
  await upload({ type: "2", file: fileOf(mp3(), "sonido.mp3") });
  const model = zipFile({ "model.obj": new TextEncoder().encode(OBJ) });
  await upload({ type: "0", file: model, thumbnail: await pngFile(), animation: "1" });
  const { data: own } = await expectDone("GET /api/myLibrary/getUserModels", { as });
  expect(own).toHaveLength(3);
  await expectDone("POST /api/library2ixr/deleteAsset", { as, form: { idMod: String(own[0].id) } });
});

test("API-03 BOT-06 bots over the external API and over the panel's, by the id that its list has", async () => {
  // Document 1, section 7: the body of extLogin is empty.
  const parlia = await providerToken(server, admin);
  const { data: session } = await expectDone("POST /bots/extLogin", { token: parlia, raw: "" });
  const call = (path: string, json: object) =>
    expectDone(`POST /bots/${path}`, { token: session.tokenKey, json });
  const clientId = admin.email;
  await call("getUserData", { clientId });
  const { data: botId } = await call("createBot", { name: "Guía", description: "Responde." });
  const texts = { name: "Guía", description: "Responde." };
  await call("editBot", {
    botId,
    ...texts,
    primaryColor: "#c4ec04",
    secondaryColor: "#000000",
  });
  const { data: bots } = await call("listBots", {});
  await call("getBotData", { token: bots[0].botPath });
  const contentType = "application/pdf";
  const { data: target } = await call("getPresignedURL", {
    clientId,
    botId,
    fileName: "guia.pdf",
    contentType,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(target.data.fields as object)) form.set(name, value);
  form.set("file", pdfBytes(), "guia.pdf");
  const upload = await fetch(new URL(new URL(target.data.url, server.url).pathname, server.url), {
    method: "POST",
    body: form,
  });
  expect(upload.ok).toBe(true);
  const { fileName } = target;
  await call("addDataSourceFile", {
    clientId,
    botId,
    fileName,
    publicName: "guia.pdf",
    contentType,
  });
  await call("listDataSourceFiles", { clientId, botId });
  await call("deleteDataSourceFile", { clientId, botId, fileName });
  const record = {
    BotId: botId,
    BotName: "Guía",
    BotDescription: "Responde.",
    BotNameCat: "",
    BotDescriptionCat: "",
    BotNameEng: "",
    BotDescriptionEng: "",
  };
  await expectDone("POST /api/chatbot/createNewChatbot", {
    as: admin,
    form: { ...record, avatar: PICTURE },
  });
  await expectDone("POST /api/chatbot/updateChatbot", {
    as: admin,
    form: { ...record, avatar: NO_FILE },
  });
  await expectDone("POST /api/chatbot/getBotDataFromBotId", { as: admin, form: { BotId: botId } });

  // Section 7: a super-admin's list names only `id`, which is then sent as botId.
  const { data: listed } = await expectDone("POST /api/chatbot/listBots", { as: root, form: {} });
  const id = String(listed.data[0].id);
  await expectDone("POST /api/chatbot/getBotDataFromBotId", { as: root, form: { BotId: id } });
  await expectDone("POST /api/chatbot/updateChatbot", {
    as: root,
    form: { ...record, BotId: id, avatar: NO_FILE },
  });
  for (const state of ["0", "1", "false"]) {
    await expectDone("POST /api/chatbot/setState", {
      as: root,
      form: { clientId, botId: id, state },
    });
  }
  for (const state of [1, 0, true, false]) await call("setBotState", { botId, state });
  await call("deleteBot", { botId });
  await expectDone("POST /api/chatbot/delete", { as: admin, form: { ChatbotId: id } });
  const { data: left } = await expectDone("POST /api/chatbot/listBots", { as: root, form: {} });
  expect(left.data).toEqual([]);
});

test("API-03 what a panel of ours leaves empty clears a text, and leaves alone what is no text", async () => {
  const as = editor;
  const form = { ...experience(), gymNameEng: "Route", prizeName: "Gorra", prizeScore: "15" };
  const { data } = await expectDone("POST /api/gymkhanas/new", { as, form });
  const id = String(data.id);
  await expectDone("POST /api/gymkhanas/new", {
    as,
    form: { ...form, gymId: id, gymNameEng: "", prizeScore: "" },
  });
  const { data: text } = await expectDone(`GET /api/gymkhanas/getById?gymId=${id}`, { as });
  const stored = JSON.parse(text as string) as { GymNameEng: string; rewards: { Score: number }[] };
  expect([stored.GymNameEng, stored.rewards[0]?.Score]).toEqual(["", 15]);
});
