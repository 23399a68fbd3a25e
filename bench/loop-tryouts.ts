import { form, json, long, type Worst } from "./loop-calls.ts";

const ofRoute = ({ experience }: { experience: number }) => ({ query: { gymId: experience } });
const WALK = {
  name: long(120),
  steps: Array.from({ length: 200 }, (_, index) => ({
    kind: "reach",
    point: index + 1,
    after: index * 60_000,
    position: { lat: 40.416775, lon: -3.70379 },
    byCode: true,
  })),
  ended: {
    reached: Array.from({ length: 200 }, (_, index) => index + 1),
    score: 0,
    ended: true,
    prize: true,
  },
};
const idOf = (list: "notes" | "walks", data: unknown) =>
  ((data as { [name: string]: { id: number }[] })[list] ?? [])[0]?.id ?? 0;

/** The worst inputs of trying a route. */
export const TRYOUTS: Readonly<Record<string, Worst>> = {
  createTryLink: {
    as: "editor",
    call: json(({ experience }) => ({ gymId: experience, days: 30 })),
    keep: (data, subjects) => {
      subjects.tryToken = (data as { token: string }).token;
    },
  },
  listTryLinks: { as: "editor", call: ofRoute },
  getTryRoute: { as: "trial", call: () => ({}) },
  sendTryNote: {
    as: "trial",
    call: form(({ image }) => ({
      id: crypto.randomUUID(),
      text: long(1000),
      language: "es",
      writtenAt: "2026-05-02T10:12:00.000Z",
      photo: image,
    })),
  },
  listTryNotes: {
    as: "editor",
    call: ofRoute,
    keep: (data, subjects) => {
      subjects.note = idOf("notes", data);
    },
  },
  setTryNoteState: {
    as: "editor",
    call: json(({ experience, note }) => ({ gymId: experience, id: note, done: true })),
  },
  deleteTryNote: {
    as: "editor",
    call: json(({ experience, note }) => ({ gymId: experience, id: note })),
    once: true,
  },
  keepWalk: { as: "editor", call: json(({ experience }) => ({ gymId: experience, ...WALK })) },
  listKeptWalks: {
    as: "editor",
    call: ofRoute,
    keep: (data, subjects) => {
      subjects.walk = idOf("walks", data);
    },
  },
  renameKeptWalk: {
    as: "editor",
    call: json(({ experience, walk }) => ({ gymId: experience, id: walk, name: long(120) })),
  },
  deleteKeptWalk: {
    as: "editor",
    call: json(({ experience, walk }) => ({ gymId: experience, id: walk })),
    once: true,
  },
  createModelLink: {
    as: "editor",
    call: json(({ model }) => ({ idMod: model, plays: true, clip: long(200) })),
    keep: (data, subjects) => {
      subjects.modelToken = (data as { token: string }).token;
    },
  },
  listModelLinks: { as: "editor", call: ({ model }) => ({ query: { idMod: model } }) },
  getTriedModel: { as: "phone", call: () => ({}) },
  sendModelSize: {
    as: "phone",
    call: json(() => ({ id: crypto.randomUUID(), scale: 1.35, height: 2.1 })),
  },
  settleModelSize: {
    as: "editor",
    call: json(({ model }) => ({ idMod: model, id: 1, chosen: "a".repeat(64) })),
  },
  endModelLink: { as: "editor", call: json(({ model }) => ({ idMod: model, id: 1 })) },
  endTryLink: { as: "editor", call: json(({ experience }) => ({ gymId: experience, id: 1 })) },
};
