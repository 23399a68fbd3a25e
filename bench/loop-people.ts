import { long, none, form, type Worst } from "./loop-calls.ts";

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

const secret = { password: "no es la buena" };

/** The worst inputs of users, accounts and libraries. */
export const PEOPLE: Readonly<Record<string, Worst>> = {
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
  endSession: { as: "editor", call: form(({ session }) => ({ id: session })), once: true },
  endOtherSessions: { as: "editor", call: none },
  endUserSessions: { as: "supervisor", call: form(({ editor }) => ({ id: editor })) },
  changePassword: {
    as: "editor",
    call: form(() => ({ ...secret, newPassword: long(128), code: "000000" })),
  },
  getSecondFactor: { as: "editor", call: none },
  beginSecondFactor: { as: "editor", call: form(() => secret) },
  confirmSecondFactor: { as: "editor", call: form(() => ({ code: "000000" })) },
  renewRecoveryCodes: { as: "editor", call: form(() => ({ code: "000000" })) },
  turnOffSecondFactor: {
    as: "editor",
    call: form(() => ({ ...secret, code: "000000" })),
  },
  listIdentities: { as: "editor", call: none },
  beginLinkIdentity: {
    as: "editor",
    call: form(() => ({ ...secret, provider: long(20), code: "000000" })),
  },
  finishLinkIdentity: { as: "editor", call: none },
  unlinkIdentity: {
    as: "editor",
    call: form(() => ({ ...secret, provider: long(20), code: "000000" })),
  },
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
  getLibraryCounts: {
    as: "editor",
    call: () => ({ query: { library: "own", search: "a e", tags: "a,e", unused: 1 } }),
  },
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
  draftAltTexts: { as: "editor", call: ({ asset }) => ({ json: { id: asset } }) },
  updateAssets: {
    as: "editor",
    call: form(({ assets, turn }) => ({
      changes: JSON.stringify(assets.map((idMod) => ({ idMod, category: 1 + (turn % 2) }))),
    })),
  },
  getAssetById: { as: "editor", call: ({ asset }) => ({ query: { id: asset } }) },
  getAssetUses: { as: "editor", call: ({ asset }) => ({ query: { id: asset } }) },
  getAssetsInVersions: {
    as: "editor",
    call: form(({ assets }) => ({ idMods: JSON.stringify(assets.slice(0, 200)) })),
  },
  tagAssets: {
    as: "editor",
    call: form(({ assets, turn }) => ({
      idMods: JSON.stringify(assets),
      [turn % 2 === 0 ? "add" : "remove"]: JSON.stringify(["a", "e", "i", "o", "u"]),
    })),
  },
  shareAssets: {
    as: "editor",
    call: form(({ assets, turn }) => ({
      idMods: JSON.stringify(assets),
      isShared: String(turn % 2 === 0),
    })),
  },
  deleteAsset: { as: "editor", call: form(({ assets }) => ({ idMod: assets.shift() ?? 0 })) },
  deleteAssets: {
    as: "editor",
    call: form(({ assets }) => ({ idMods: JSON.stringify(assets) })),
    once: true,
  },
  listAudit: { as: "superadmin", call: () => ({ query: { search: "e", limit: 500 } }) },
};
