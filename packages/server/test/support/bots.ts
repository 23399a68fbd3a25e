import { decodeJwt } from "jose";
import { mintProviderToken, type BotClaims } from "../../src/bots/accounts/tokens.ts";
import type { Answer, Person, TestServer } from "./server.ts";

/** What a provider token says: an admin works for an account of its own, others for that of admin. */
export function claimsOf(server: TestServer, person: Person): BotClaims {
  const { id, email, role, token } = person;
  const { sid, exp } = decodeJwt<{ sid: string; exp: number }>(token);
  const isOwner = role === "super-admin" || role === "admin";
  const owner = isOwner ? person : server.person("admin");
  return {
    account: { subject: String(owner.id), email: owner.email },
    user: { id, email, role, version: 1 },
    session: { id: sid, expiresAt: exp },
  };
}

export function providerToken(
  server: TestServer,
  person: Person,
  change: (claims: BotClaims) => BotClaims = (claims) => claims,
): Promise<string> {
  const { secrets } = server.settings.bots;
  if (!secrets) throw new Error("The server signs no provider tokens");
  return mintProviderToken(secrets, change(claimsOf(server, person)));
}

const sessions = new WeakMap<Person, Promise<string>>();

/** The session token of a person on the platform. */
export function sessionToken(server: TestServer, person: Person): Promise<string> {
  const known = sessions.get(person);
  if (known) return known;
  const made = providerToken(server, person)
    .then((token) => server.call("extLogin", { token, json: {} }))
    .then(({ body }) => body.data.tokenKey as string);
  sessions.set(person, made);
  return made;
}

/** Calls an operation of the platform as somebody, and holds the answer against the contract. */
export async function callBots(
  server: TestServer,
  id: string,
  as: Person | null,
  json: unknown = {},
): Promise<Answer> {
  return server.call(id, { json, token: as ? await sessionToken(server, as) : undefined });
}

let made = 0;

/** Creates a bot and gives its id. */
export async function newBot(server: TestServer, as: Person, name = "Guía"): Promise<string> {
  made += 1;
  const json = { name, description: "Responde sobre la ruta.", requestId: `bot-${made}` };
  const { body } = await callBots(server, "createBot", as, json);
  return body.data as string;
}

/** The bot as getBotData gives it. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function botData(server: TestServer, as: Person, botId: string): Promise<any> {
  const { body: listed } = await callBots(server, "listBots", as);
  const { botPath } = (listed.data as { id: string; botPath: string }[]).find(
    ({ id }) => id === botId,
  ) ?? { botPath: "" };
  const { body } = await callBots(server, "getBotData", as, { token: botPath });
  return body.data;
}

/** A file that begins as a PDF does. */
export function pdfBytes(size = 200): Blob {
  const header = "%PDF-1.7\n";
  return new Blob([header, "x".repeat(Math.max(0, size - header.length))], {
    type: "application/pdf",
  });
}

export interface Form {
  url: string;
  fields: Record<string, string>;
}

/** Asks where a PDF may be uploaded to. */
export async function presign(
  server: TestServer,
  as: Person,
  botId: string,
): Promise<{ form: Form; fileName: string }> {
  const json = { clientId: as.email, botId, fileName: "guia.pdf", contentType: "application/pdf" };
  const { body } = await callBots(server, "getPresignedURL", as, json);
  return { form: body.data.data as Form, fileName: body.data.fileName as string };
}

/** Sends a form as a browser does: the fields, then the file. */
export function sendForm(server: TestServer, form: Form, file: Blob): Promise<Response> {
  return postForm(server.url, form, file);
}

/** @param base address of the server that handed the form out */
export function postForm(base: string, form: Form, file: Blob): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append("file", file, "guia.pdf");
  return fetch(new URL(form.url, base), { method: "POST", body });
}

export function addFile(
  server: TestServer,
  as: Person,
  botId: string,
  fileName: string,
): Promise<Answer> {
  const publicName = "guia.pdf";
  const contentType = "application/pdf";
  const json = { clientId: as.email, botId, fileName, publicName, contentType };
  return callBots(server, "addDataSourceFile", as, json);
}

/** Uploads a PDF and makes it part of the knowledge; gives its name there. */
export async function newFile(
  server: TestServer,
  as: Person,
  botId: string,
  file = pdfBytes(),
): Promise<string> {
  const { form, fileName } = await presign(server, as, botId);
  await sendForm(server, form, file);
  await addFile(server, as, botId, fileName);
  return fileName;
}
