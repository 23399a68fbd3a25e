import { zipSync } from "fflate";
import { experienceFields, newExperience } from "../packages/domain/src/experience/experience.ts";
import { emptyModel } from "../packages/domain/src/experience/rows.ts";
import { pointFields } from "../packages/domain/src/experience/point.ts";
import { archiveText, ARCHIVE_TEXTS } from "../packages/domain/src/experience/archive.ts";

/** Accounts of the demo, and who else may call. */
export type Account =
  | "superadmin"
  | "admin"
  | "supervisor"
  | "editor"
  | "nobody"
  | "bots"
  | "provider"
  | "app";

export interface Call {
  form?: Record<string, string | number | Blob>;
  json?: unknown;
  query?: Record<string, string | number>;
}

/** What the calls are about: ids of the large installation. */
export interface Subjects {
  /** An experience of 2,000 points whose texts are long. */
  gymkhana: number;
  points: number[];
  editor: number;
  supervisor: number;
  otherSupervisor: number;
  asset: number;
  assets: number[];
  botId: string;
  botToken: string;
  clientId: string;
  chatbot: string;
  deletion: number;
  image: Blob;
  /** Different for each call. */
  turn: number;
}

export interface Worst {
  as: Account;
  call(subjects: Subjects): Call;
  /** Takes away what it works on, so it is called once only. */
  once?: true;
  /** Reads ids from its answer for what is called later. */
  keep?(data: unknown, subjects: Subjects): void;
}

const long = (length: number) => "ñandú y peñón ".repeat(Math.ceil(length / 14)).slice(0, length);
const POINTS = 2000;

/** Texts of 2,000 points: as much as the form takes. */
const listed = () =>
  JSON.stringify(
    Array.from({ length: POINTS }, (_, index) => ({
      mappointName: `Punto ${index}`,
      latitude: 40 + index / 100_000,
      longitude: -3,
      location: long(380),
      city: "Madrid",
    })),
  );

const experienceTexts = {
  gymName: long(60),
  gymNameCat: long(60),
  gymNameEng: long(60),
  gymDescription: long(5000),
  gymDescriptionCat: long(5000),
  gymDescriptionEng: long(5000),
  gymSlogan: long(5000),
  gymCity: long(120),
  gymLang: "cas",
  gymType: "09",
  gymCode: "A1B2C3",
  gymPrivate: 3,
  storyText: long(5000),
  storyTextCat: long(5000),
  storyTextEng: long(5000),
  prizeDescription: long(5000),
};

const pointTexts = {
  mappointName: long(60),
  latitude: 40.4,
  longitude: -3.7,
  location: long(500),
  storyText: long(5000),
  storyTextCat: long(5000),
  storyTextEng: long(5000),
  question: long(500),
  lifetime: 0,
  isFinal: 0,
  dependency: "0",
  dependencyNeg: "0",
  Qtype: "end",
  flagAnim: 0,
  challengeType: "puntos",
  pointsScore: 1,
};

let archive: Blob | undefined;
/** An archive of 2,000 points whose texts are as large as they may be. */
function largestArchive(): Blob {
  if (archive) return archive;
  const experience = { ...emptyModel(experienceFields), ...newExperience("ZZZZZZ") };
  const empty = emptyModel(pointFields);
  const text = archiveText({
    experience: { ...experience, name: { ...experience.name, cas: "Grande" } },
    points: Array.from({ length: POINTS }, (_, index) => ({
      id: index + 1,
      point: {
        ...empty,
        name: { cas: `Punto ${index}`, cat: "", eng: "" },
        position: { lat: 40, lon: -3 },
        activationDependency: index,
        story: { ...empty.story, text: { cas: long(1200), cat: long(500), eng: "" } },
      },
    })),
    assets: [],
  });
  archive = new Blob([zipSync({ [ARCHIVE_TEXTS]: new TextEncoder().encode(text) }, { level: 0 })]);
  return archive;
}

/** A file of editors, each with a phone that has to be understood. */
const editorsFile = (turn: number, rows: number) =>
  new Blob([
    "nombre,apellidos,email,telefono,ciudad\n",
    ...Array.from(
      { length: rows },
      (_, index) => `Nombre,Apellido,fila${index}.${turn}@bench.example,0034 6${index},Girona\n`,
    ),
  ]);
/** As many rows as a file may have, and so many that deleting their users does not take minutes: that is done by the 200. */
const ROWS = { checked: 19_990, imported: 2000 };

const person = { name: long(120), surname: long(120), city: long(120), facebook: long(300) };
const pointIds = ({ points }: Subjects) => JSON.stringify(points);
const secret = { password: "no es la buena" };
const none = () => ({});
const json = (make: (subjects: Subjects) => object) => (subjects: Subjects) => ({
  json: make(subjects),
});
const form = (make: (subjects: Subjects) => Call["form"]) => (subjects: Subjects) =>
  ({ form: make(subjects) }) as Call;
const ofBot = (more: object = {}) => json(({ clientId, botId }) => ({ clientId, botId, ...more }));

/** The worst input of each operation within the limits of its contract, in the order in which they are called. */
export const WORST: Readonly<Record<string, Worst>> = {
  createMapPoints: {
    as: "editor",
    call: form(({ gymkhana, turn }) => ({
      mappointGymId: gymkhana,
      points: listed(),
      requestId: `bench-of-the-loop-${turn}`,
    })),
    once: true,
    keep(data, subjects) {
      subjects.points = (data as { mappointIds: number[] }).mappointIds;
    },
  },
  orderMapPoints: {
    as: "editor",
    call: form((all) => ({
      mappointGymId: all.gymkhana,
      mappointIds: JSON.stringify(all.turn % 2 ? all.points : all.points.toReversed()),
    })),
  },
  updateMapPoints: {
    as: "editor",
    call: form(({ gymkhana, points, turn }) => ({
      mappointGymId: gymkhana,
      changes: JSON.stringify(
        points.map((mappointId, index) => ({
          mappointId,
          scoreCorrect: turn,
          dependency: String(points[index - 1] ?? 0),
          puzzleScore: turn,
        })),
      ),
    })),
  },
  createMapPoint: {
    as: "editor",
    call: form(({ gymkhana }) => ({ mappointGymId: gymkhana, ...pointTexts })),
  },
  updateMapPoint: {
    as: "editor",
    call: form(({ gymkhana, points }) => ({
      mappointGymId: gymkhana,
      mappointId: points[0] ?? 0,
      ...pointTexts,
    })),
  },
  saveGymkhana: {
    as: "editor",
    call: form(({ gymkhana, points }) => ({
      gymId: gymkhana,
      ...experienceTexts,
      editorIds: JSON.stringify(Array.from({ length: 1000 }, (_, index) => index + 1)),
      mapPoints: JSON.stringify(points.map((IdPoint) => ({ IdPoint }))),
    })),
  },
  getGymkhanaById: { as: "editor", call: ({ gymkhana }) => ({ query: { gymId: gymkhana } }) },
  getGymkhanaStats: { as: "editor", call: form(({ gymkhana }) => ({ idGym: gymkhana })) },
  getPlayReport: { as: "editor", call: form(({ gymkhana }) => ({ idGym: gymkhana, period: 0 })) },
  getUserGymkhanas: { as: "editor", call: none },
  importGymkhana: { as: "editor", call: form(() => ({ archive: largestArchive() })) },
  deleteMapPoint: {
    as: "editor",
    call: form(({ gymkhana, points }) => ({
      mappointGymId: gymkhana,
      mappointId: points.shift() ?? 0,
    })),
  },
  deleteMapPoints: {
    as: "editor",
    call: form((all) => ({ mappointGymId: all.gymkhana, mappointIds: pointIds(all) })),
    once: true,
    keep(data, subjects) {
      subjects.deletion = (data as { deletionId: number }).deletionId;
    },
  },
  restoreMapPoints: {
    as: "editor",
    call: form(({ gymkhana, deletion }) => ({ mappointGymId: gymkhana, deletionId: deletion })),
    once: true,
  },
  updateGymkhanaState: {
    as: "editor",
    call: form(({ gymkhana }) => ({ newSt: 4, idGym: gymkhana, userSel: 0 })),
  },
  getOverview: { as: "supervisor", call: none },
  getResources: { as: "supervisor", call: none },
  getMyUsers: { as: "admin", call: none },
  getMe: { as: "editor", call: none },
  getMyProfile: { as: "editor", call: none },
  updateProfile: {
    as: "editor",
    call: form(({ image }) => ({ ...person, phone: "+34 600 000 000", idMod: 0, image })),
  },
  listSessions: { as: "editor", call: none },
  endSession: { as: "editor", call: form(() => ({ id: "0".repeat(64) })) },
  endOtherSessions: { as: "editor", call: none },
  getSecondFactor: { as: "editor", call: none },
  beginSecondFactor: { as: "editor", call: form(() => secret) },
  confirmSecondFactor: { as: "editor", call: form(() => ({ code: "000000" })) },
  renewRecoveryCodes: { as: "editor", call: form(() => ({ code: "000000" })) },
  turnOffSecondFactor: { as: "editor", call: form(() => secret) },
  updateIsEquitable: { as: "admin", call: form(({ turn }) => ({ newIsEquitable: turn % 2 })) },
  createUser: {
    as: "supervisor",
    call: form(({ turn, image }) => ({
      ...person,
      email: `nueva.${turn}@bench.example`,
      role: "editor",
      entity: long(160),
      image,
    })),
  },
  updateUser: {
    as: "supervisor",
    call: form(({ editor, image }) => ({ id: editor, idMod: 0, ...person, image })),
  },
  activateUser: { as: "supervisor", call: form(({ editor }) => ({ id: editor })) },
  resendConfirmation: { as: "supervisor", call: form(({ editor }) => ({ id: editor })) },
  resetSecondFactor: { as: "supervisor", call: form(({ editor }) => ({ id: editor })) },
  moveUser: {
    as: "admin",
    call: form(({ editor, supervisor, otherSupervisor, turn }) => ({
      id: editor,
      parentId: turn % 2 ? otherSupervisor : supervisor,
    })),
  },
  uploadEditors: {
    as: "supervisor",
    call: form(({ turn }) => ({
      csvFile: editorsFile(turn, turn % 2 ? ROWS.checked : ROWS.imported),
      requestId: "bench-of-the-loop",
      checkOnly: turn % 2,
    })),
  },
  listImports: { as: "supervisor", call: none },
  undoImport: {
    as: "supervisor",
    call: form(() => ({ requestId: "bench-of-the-loop" })),
    once: true,
  },
  hasSharedGyms: { as: "supervisor", call: form(({ editor }) => ({ userId: editor })) },
  getUserChildren: { as: "supervisor", call: form(({ supervisor }) => ({ userId: supervisor })) },
  getModels: { as: "editor", call: none },
  getUserModels: { as: "editor", call: none },
  getModelCategories: { as: "editor", call: none },
  uploadAsset: {
    as: "editor",
    call: form(({ image }) => ({
      category: 2,
      description: long(2000),
      type: 1,
      file: image,
      animation: "false",
      scaleMod: 1,
    })),
  },
  replaceAssetFile: {
    as: "editor",
    call: form(({ asset, image }) => ({ idMod: asset, file: image })),
  },
  updateAsset: {
    as: "editor",
    call: form(({ asset }) => ({
      idMod: asset,
      name: long(200),
      description: long(2000),
      category: 2,
    })),
  },
  updateAssets: {
    as: "editor",
    call: form(({ assets, turn }) => ({
      changes: JSON.stringify(assets.map((idMod) => ({ idMod, category: 1 + (turn % 2) }))),
    })),
  },
  getAssetById: { as: "editor", call: ({ asset }) => ({ query: { id: asset } }) },
  getAssetUses: { as: "editor", call: ({ asset }) => ({ query: { id: asset } }) },
  deleteAsset: { as: "editor", call: form(({ assets }) => ({ idMod: assets.shift() ?? 0 })) },
  deleteAssets: {
    as: "editor",
    call: form(({ assets }) => ({ idMods: JSON.stringify(assets) })),
    once: true,
  },
  listAudit: { as: "superadmin", call: () => ({ query: { search: "e", limit: 500 } }) },
  listChatbots: { as: "superadmin", call: none },
  createChatbot: {
    as: "admin",
    call: form(({ botId }) => ({ BotId: botId, BotName: long(120), BotDescription: long(2000) })),
  },
  updateChatbot: {
    as: "admin",
    call: form(({ botId, image }) => ({
      BotId: botId,
      BotName: long(120),
      BotDescription: long(2000),
      avatar: image,
    })),
  },
  getChatbotByBotId: { as: "admin", call: form(({ botId }) => ({ BotId: botId })) },
  setChatbotState: {
    as: "superadmin",
    call: form(({ clientId, botId }) => ({ clientId, botId, state: "true" })),
  },
  extLogin: { as: "provider", call: () => ({ json: {} }) },
  getUserData: { as: "bots", call: json(({ clientId }) => ({ clientId })) },
  listBots: { as: "bots", call: json(({ clientId }) => ({ clientId })) },
  createBot: { as: "bots", call: json(() => ({ name: long(120), description: long(2000) })) },
  editBot: {
    as: "bots",
    call: ofBot({
      name: "Guía",
      description: long(2000),
      primaryColor: "#c4ec04",
      secondaryColor: "#000000",
    }),
  },
  setBotState: { as: "bots", call: ofBot({ state: true }) },
  getBotData: { as: "bots", call: json(({ botToken }) => ({ token: botToken })) },
  getPresignedURL: {
    as: "bots",
    call: ofBot({ fileName: `${long(290)}.pdf`, contentType: "application/pdf" }),
  },
  addDataSourceFile: {
    as: "bots",
    call: ofBot({
      fileName: "f.pdf",
      publicName: `${long(290)}.pdf`,
      contentType: "application/pdf",
    }),
  },
  listDataSourceFiles: { as: "bots", call: ofBot() },
  retryDataSourceFile: { as: "bots", call: ofBot({ fileName: "f.pdf" }) },
  deleteDataSourceFile: { as: "bots", call: ofBot({ fileName: "f.pdf" }) },
  listUnansweredQuestions: { as: "bots", call: ofBot() },
  dismissUnansweredQuestions: {
    as: "bots",
    call: ofBot({ ids: Array.from({ length: 500 }, (_, index) => `q-${index}`) }),
  },
  getWidgetBot: { as: "nobody", call: json(({ botToken }) => ({ token: botToken })) },
  getWidgetPage: {
    as: "nobody",
    call: json(({ botToken }) => ({ token: botToken, fileName: "f.pdf", page: 1 })),
  },
  askBot: {
    as: "nobody",
    call: json(({ botToken }) => ({
      token: botToken,
      question: long(1000),
      language: "es",
      history: [],
    })),
  },
  sendPlayEvents: {
    as: "app",
    call: json(({ gymkhana, points, turn }) => ({
      events: Array.from({ length: 500 }, (_, index) => ({
        id: crypto.randomUUID(),
        kind: index === 0 ? "started" : "pointReached",
        play: `5f0c9c1e-0d4c-4a38-9a77-2a1b9f1d7e${10 + turn}`,
        player: "7d1f7a2c-3a53-4f4e-8b59-2f8f2b7c9a21",
        experience: gymkhana,
        ...(index === 0 ? { language: "es" } : { point: points[index] ?? 1 }),
        at: new Date().toISOString(),
      })),
    })),
  },
  erasePlayer: {
    as: "app",
    call: json(() => ({ player: "7d1f7a2c-3a53-4f4e-8b59-2f8f2b7c9a21" })),
  },
  login: {
    as: "nobody",
    call: json(() => ({ email: "editor@demo.explorar", password: long(128) })),
  },
  loginWithCode: {
    as: "nobody",
    call: json(() => ({ challenge: "a".repeat(2000), code: "0".repeat(40) })),
  },
  beginRequiredSecondFactor: { as: "nobody", call: json(() => ({ challenge: "a".repeat(2000) })) },
  confirmRequiredSecondFactor: {
    as: "nobody",
    call: json(() => ({ challenge: "a".repeat(2000), code: "000000" })),
  },
  forgotPassword: { as: "nobody", call: form(() => ({ email: "editor@demo.explorar" })) },
  resetPassword: {
    as: "nobody",
    call: form(() => ({ id: "a".repeat(200), password: long(128) })),
  },
  confirmEmail: { as: "nobody", call: form(() => ({ id: "a".repeat(200), password: long(128) })) },
  deleteChatbot: {
    as: "superadmin",
    call: form(({ clientId, chatbot }) => ({ clientId, ChatbotId: chatbot })),
    once: true,
  },
  deleteBot: { as: "bots", call: ofBot(), once: true },
  deleteUser: { as: "admin", call: form(({ supervisor }) => ({ id: supervisor })), once: true },
  logout: { as: "editor", call: none, once: true },
};
