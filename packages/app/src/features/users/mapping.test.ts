import { contractOperations } from "@panel/api-client/contract";
import type { CurrentUser, ListedUser } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { newUser, toNewUserForm, toUserForm, toValues } from "./mapping.ts";
import type { UserValues } from "./schema.ts";

const viewer = (role: CurrentUser["role"]) => ({ role, entity: "Mine" }) as CurrentUser;
const root = viewer("super-admin");

/** A value of its own for each text and number of the form. */
const typed: UserValues = {
  name: "name",
  surname: "surname",
  entity: "entity",
  email: "email@example.com",
  role: "admin",
  phone: "+34 600 123 456",
  city: "city",
  facebook: "facebook",
  instagram: "instagram",
  twitter: "twitter",
  label: "label",
  limits: {
    maxMb: "101.25",
    maxSupervisors: "102",
    maxEditors: "103",
    maxMappoints: "104",
    maxFiles: "105",
    isEquitable: false,
    hasSharedGyms: false,
    hasChatbots: false,
  },
};
const { limits: _limits, ...texts } = typed;

/** What the contract calls each of the limits. */
const LIMITS = {
  "superAdmin-maxMB": 101.25,
  "superAdmin-maxSupervisors": 102,
  "superAdmin-maxEditors": 103,
  "superAdmin-maxMappoints": 104,
  "superAdmin-maxFiles": 105,
  "superAdmin-equitativeResources": 0,
  "superAdmin-sharedGyms": 0,
  "superAdmin-hasChatbots": 0,
};
const FLAGS = [
  ["isEquitable", "superAdmin-equitativeResources", "is_equitable"],
  ["hasSharedGyms", "superAdmin-sharedGyms", "has_shared_gyms"],
  ["hasChatbots", "superAdmin-hasChatbots", "has_chatbots"],
] as const;

const row: ListedUser = {
  id: 7,
  state: 1,
  data: { ...texts, company: "entity", type: "admin", idMod: 9 },
  resources: {
    max_mb: 106_168_320,
    max_supervisors: "102-supervisors",
    max_editors: 103,
    max_mappoints: 104,
    max_files: 105,
    is_equitable: false,
    has_shared_gyms: false,
    has_chatbots: false,
  },
  may: { edit: true, delete: true, activate: true, resendConfirmation: true },
};

const image = new File(["x"], "a.png");

test.each(["createUser", "updateUser"])(
  "USR-09, USR-10 each field that %s has is sent, with the value of the field of its name",
  (operationId) => {
    const creates = operationId === "createUser";
    const form = creates
      ? toNewUserForm(typed, root, image, "request-1")
      : toUserForm(typed, root, image, row);
    const { email, role, ...changeable } = texts;
    expect(form).toEqual({
      ...changeable,
      ...LIMITS,
      image,
      ...(creates ? { email, role, requestId: "request-1" } : { id: 7, idMod: 9 }),
    });
    const contract = contractOperations("panel").find((each) => each.operationId === operationId);
    const known = Object.keys(contract?.requestSchema?.["properties"] ?? {});
    // E-mail and role of an existing user are read-only.
    const expected = creates ? known : known.filter((name) => !["email", "role"].includes(name));
    expect(Object.keys(form).toSorted()).toEqual(expected.toSorted());
  },
);

test.each(FLAGS)("USR-10 the switch %s is sent as %s and read from %s", (name, wire, column) => {
  const switched = { ...typed, limits: { ...typed.limits, [name]: true } };
  const sent = { ...LIMITS, [wire]: 1 };
  expect(toNewUserForm(switched, root, undefined, "r")).toMatchObject(sent);
  expect(toUserForm(switched, root, undefined, row)).toMatchObject(sent);
  const read = { ...row, resources: { ...row.resources, [column]: true } } as ListedUser;
  expect(toValues(read)).toEqual(switched);
});

test("USR-09, USR-10 the form of an existing user shows what was saved", () => {
  expect(toValues(row)).toEqual(typed);
  const none = { name: "", surname: "", company: "", email: "", city: "", type: "editor" } as const;
  expect(toValues({ id: 1, state: 0, data: none, may: row.may })).toEqual({
    ...newUser(viewer("supervisor")),
    entity: "",
  });
});

test("USR-09 texts are sent without leading and trailing white space", () => {
  const spaced = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, name === "role" ? text : ` ${text}\t`]),
  );
  const form = toNewUserForm({ ...typed, ...spaced }, root, undefined, "r");
  expect(form).toEqual(toNewUserForm(typed, root, undefined, "r"));
});

test("USR-09, USR-10 only a super-admin's form sends entity and limits, and limits only for an admin", () => {
  const { email: _email, role: _role, entity, ...changeable } = texts;
  expect(toUserForm(typed, viewer("admin"), undefined, row)).toEqual({
    ...changeable,
    id: 7,
    idMod: 9,
  });
  const supervisor = { ...typed, role: "supervisor" } as const;
  expect(toUserForm(supervisor, root, undefined, row)).toEqual({
    ...changeable,
    entity,
    id: 7,
    idMod: 9,
  });
});

test("USR-09 a new user's form begins with the viewer's entity, a super-admin's without one", () => {
  expect([newUser(viewer("admin")).entity, newUser(root).entity]).toEqual(["Mine", ""]);
  expect([newUser(viewer("admin")).role, newUser(viewer("supervisor")).role]).toEqual([
    "supervisor",
    "editor",
  ]);
});

test("USR-09 a removed image is sent as 0, an unchanged one as it is stored, a new one as a file", () => {
  const { idMod: _idMod, ...withoutImage } = row.data;
  const sent = (change: File | null | undefined, stored = row) => {
    const { idMod, image: file } = toUserForm(typed, root, change, stored);
    return [idMod, file];
  };
  expect([sent(null), sent(undefined), sent(image)]).toEqual([
    [0, undefined],
    [9, undefined],
    [9, image],
  ]);
  expect(sent(undefined, { ...row, data: withoutImage })[0]).toBe(0);
  expect(toNewUserForm(typed, root, null, "r")).not.toHaveProperty("image");
});
