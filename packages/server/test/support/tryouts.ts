import { randomUUID } from "node:crypto";
import type { CallOptions, Person, TestServer } from "./server.ts";

/** A link of an experience. */
export async function newLink(
  server: TestServer,
  as: Person,
  gymId: number,
  days = 7,
): Promise<{ id: number; token: string; expiresAt: string }> {
  const { body } = await server.call("createTryLink", { as, json: { gymId, days } });
  const { link, token } = body.data as { link: { id: number; expiresAt: string }; token: string };
  return { ...link, token };
}

/** A link of a model. */
export async function newModelLink(
  server: TestServer,
  as: Person,
  idMod: number,
  shown: { plays?: boolean; clip?: string } = {},
): Promise<{ id: number; token: string }> {
  const { body } = await server.call("createModelLink", { as, json: { idMod, ...shown } });
  const { link, token } = body.data as { link: { id: number }; token: string };
  return { id: link.id, token };
}

/** The least that makes a note. */
export const noteForm = (fields: CallOptions["form"] = {}) => ({
  id: randomUUID(),
  text: "El panel está tapado por una obra.",
  language: "es",
  writtenAt: "2026-05-02T10:12:00.000Z",
  ...fields,
});

/** A note on an experience, sent with a link that is ended again. */
export async function newNote(server: TestServer, as: Person, gymId: number): Promise<number> {
  const { id, token } = await newLink(server, as, gymId);
  await server.call("sendTryNote", { token, form: noteForm() });
  await server.call("endTryLink", { as, json: { gymId, id } });
  const { body } = await server.call("listTryNotes", { as, query: { gymId } });
  return (body.data.notes as { id: number }[])[0]?.id ?? 0;
}

export const walkOf = (point = 1) => ({
  name: "Directo al final",
  steps: [{ kind: "reach", point, after: 60_000, position: { lat: 40.4, lon: -3.7 } }],
  ended: { reached: [point], score: 0, ended: true, prize: false },
});

export async function newWalk(server: TestServer, as: Person, gymId: number): Promise<number> {
  const { body } = await server.call("keepWalk", { as, json: { gymId, ...walkOf() } });
  return body.data.id as number;
}
