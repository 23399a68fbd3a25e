import { expect, test } from "vitest";
import { operation, testServer, type Form, type Person } from "./support/server.ts";
import { userOf } from "./support/users.ts";

/*
 * Every field that the contract has for a user's or the profile's form goes with a value of its own to
 * the server and its database, and comes back. A field that is added to the contract is tested from
 * then on: without a value or a place to read it from, this fails.
 */

const server = testServer();

/** What says which user, or is no field of it. */
const NO_FIELDS = ["id", "idMod", "image", "requestId"];
/** Of editors alone, who are not those of these tests. */
const OF_EDITORS = ["label"];

/** Where a row of the list has what its form calls otherwise. */
const READ_AT: Record<string, string> = {
  entity: "company",
  role: "type",
  "superAdmin-maxMB": "max_mb",
  "superAdmin-maxSupervisors": "max_supervisors",
  "superAdmin-maxEditors": "max_editors",
  "superAdmin-maxMappoints": "max_mappoints",
  "superAdmin-maxFiles": "max_files",
  "superAdmin-equitativeResources": "is_equitable",
  "superAdmin-sharedGyms": "has_shared_gyms",
  "superAdmin-hasChatbots": "has_chatbots",
};

interface Property {
  type?: string;
  enum?: readonly unknown[];
}

const fieldsOf = (id: string): [name: string, property: Property][] =>
  Object.entries(operation(id).requestSchema?.["properties"] as Record<string, Property>).filter(
    ([name]) => !NO_FIELDS.includes(name) && !OF_EDITORS.includes(name),
  );

/** A form with a value of its own in each field; its switches are off but for one. */
function filledIn(id: string, round: number, on?: string): Record<string, string | number> {
  return Object.fromEntries(
    fieldsOf(id).map(([name, { type, enum: options }], index) => {
      const own = 100 * round + index;
      if (name === "email") return [name, `${id}-${round}-${on ?? ""}@example.com`.toLowerCase()];
      if (name === "role") return [name, "admin"];
      if (name === "phone") return [name, `+34 600 000 ${own + 100}`];
      if (options) return [name, name === on ? 1 : 0];
      if (type === "string") return [name, `${name} «${own}»`];
      if (type === "number" || type === "integer") return [name, own + 1];
      throw new Error(`${name} needs a value`);
    }),
  );
}

/** What a row of the list shows for a form. */
function shown(form: Form): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]): [string, unknown] => {
      const at = READ_AT[name] ?? name;
      if (at === "max_mb") return [at, Number(value) * 1_048_576];
      if (at === "max_supervisors") return [at, `${Number(value)}-supervisors`];
      return [at, /^is_|^has_/.test(at) ? value === 1 : value];
    }),
  );
}

async function listed(as: Person, email: string): Promise<Record<string, unknown>> {
  const { body } = await server.call("getMyUsers", { as });
  const row = body.data.find((user: { data: { email: string } }) => user.data.email === email);
  return { ...row.data, ...row.resources };
}

const SWITCHES = [
  undefined,
  "superAdmin-equitativeResources",
  "superAdmin-sharedGyms",
  "superAdmin-hasChatbots",
];

test.each(SWITCHES)(
  "USR-09, USR-10 every field of a new user and of its changes comes back as it was sent (%s)",
  async (on) => {
    const as = server.person("root");
    const first = filledIn("createUser", 1, on);
    const email = String(first["email"]);
    expect((await server.call("createUser", { as, form: first })).body.success).toBe(true);
    expect(await listed(as, email)).toMatchObject(shown(first));
    const { id } = await userOf(server, email);
    // E-mail and role stay as they were.
    const { email: _email, role: _role, ...second } = filledIn("updateUser", 2, on);
    expect((await server.call("updateUser", { as, form: { ...second, id } })).body.success).toBe(
      true,
    );
    expect(await listed(as, email)).toMatchObject({ ...shown(first), ...shown(second) });
  },
);

test.each([
  ["updateUser", "USR-09, USR-10"],
  ["updateProfile", "PRO-01"],
])("%s (%s): a field alone changes nothing but itself", async (id) => {
  const root = server.person("root");
  const user = await server.addPerson(`alone-${id.toLowerCase()}`, "admin", "root");
  const ofProfile = id === "updateProfile";
  const read = async (): Promise<Record<string, unknown>> =>
    ofProfile
      ? (await server.call("getMyProfile", { as: user })).body.data
      : listed(root, user.email);
  // A form is not sent without them.
  const names: Form = { name: "Name", surname: "Surname" };
  let expected = { ...(await read()), ...names };
  for (const [name, { enum: options }] of fieldsOf(id)) {
    if (["email", "role"].includes(name)) continue;
    const value = options ? 1 - Number(expected[READ_AT[name] ?? ""]) : filledIn(id, 3)[name];
    const change = { [name]: value } as Form;
    const form = { ...names, ...change, ...(ofProfile ? {} : { id: user.id }) };
    const { body } = await server.call(id, { as: ofProfile ? user : root, form });
    expect(body).toMatchObject({ success: true });
    expected = { ...expected, ...names, ...shown(change) };
    expect(await read()).toEqual(expected);
  }
});
