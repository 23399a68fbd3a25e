import { userOf, type Calls, type Person, type State } from "./state.ts";

const DAY = 86_400;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Document 1, section 3: the expiry in seconds and a data object that holds the user, which has a role. */
function tokenOf({ role }: Person): string {
  const payload = { exp: Math.floor(Date.now() / 1000) + DAY, data: { role } };
  return `${base64url({ alg: "HS256" })}.${base64url(payload)}.c2ln`;
}

/** Document 1, section 3, with the names of the fields that it has. */
const asUser = ({ id, name, surname, email, entity, city, phone, role, status }: Person) => ({
  id,
  idMod: 0,
  name,
  surname,
  email,
  entity,
  city,
  phone,
  role,
  facebook: "",
  instagram: "",
  twitter: "",
  avatar: "",
  status,
});

/** The calls of document 1, section 7. */
export function userCalls(state: State): Calls {
  const { users } = state;
  const found = (id: unknown) => users.find((user) => user.id === Number(id));
  /** Section 7 names success and message of these answers. */
  const said = { success: true, message: "Hecho" };
  const write = (user: Person, sent: Record<string, unknown>) => {
    for (const name of ["name", "surname", "city", "phone"] as const) {
      if (typeof sent[name] === "string") user[name] = sent[name];
    }
  };
  return {
    // Section 3: a failed login has data.translation_key; section 7: else data.token is read.
    "POST /login": ({ email, password }) => {
      const user = users.find((each) => each.email === email);
      return user && password === "secreto"
        ? { success: true, data: { token: tokenOf(user) } }
        : { success: false, data: { translation_key: "ERRORS.incorrectCredentials" } };
    },
    // Sections 3 and 7: success, message, data; it may carry parliaToken.
    "GET /me": (_sent, bearer) => {
      const user = userOf(state, bearer);
      if (!user) return undefined;
      return { success: true, message: "", data: { ...asUser(user), parliaToken: "parlia" } };
    },
    "POST /user/forgotPassword": () => said,
    "POST /user/resetPassword": () => said,
    // Section 7: reads success alone.
    "POST /user/confirmEmailAndSetPassword": () => ({ success: true }),
    // Section 7: reads these fields; section 3: bytes, a text before a dash, and current usage.
    "GET /user/resources": () => ({
      success: true,
      data: {
        max_mb: 524_288_000,
        max_supervisors: "5-supervisores",
        max_editors: 20,
        max_mappoints: 200,
        max_files: 500,
        is_equitable: 0,
        has_shared_gyms: 1,
        has_chatbots: 1,
        admin_current_mb: 1_048_576.5,
        admin_current_supervisors: 1,
        admin_current_editors: 2,
        admin_current_mappoints: 3,
        admin_current_files: 4,
      },
    }),
    "POST /user/updateIsEquitable": () => ({ success: true }),
    "GET /user/getMyProfile": (_sent, bearer) => {
      const user = userOf(state, bearer);
      return user && { success: true, data: asUser(user) };
    },
    "POST /user/updateProfile": (sent, bearer) => {
      const user = userOf(state, bearer);
      if (!user) return undefined;
      write(user, sent);
      return { success: true };
    },
    // Section 7: a list of users with id, state and data.
    "GET /user/myusers": () =>
      users.map(({ id, status, name, surname, email, entity, city, role }) => ({
        id,
        state: status,
        data: { name, surname, email, company: entity, city, type: role },
      })),
    "POST /user/createNewUser": (sent) => {
      const user = { ...(users[0] as Person), id: state.nextId++, status: 0 };
      write(user, sent);
      users.push({ ...user, email: String(sent["email"]), role: String(sent["role"]) });
      return { success: true, message: "Usuario creado" };
    },
    "POST /user/updateUserDataFromId": (sent) => {
      const user = found(sent["id"]);
      if (user) write(user, sent);
      return { success: Boolean(user), message: "Guardado" };
    },
    "POST /user/deleteUser": ({ id }) => {
      const index = users.findIndex((user) => user.id === Number(id));
      if (index >= 0) users.splice(index, 1);
      return said;
    },
    "POST /user/activateUser": ({ id }) => {
      const user = found(id);
      if (user) user.status = 1;
      return said;
    },
    "POST /user/uploadEditorsFromCsv": () => said,
    "POST /user/hasSharedGyms": () => ({ success: true, data: { hasSharedGyms: 1 } }),
    "POST /user/getUserChildren": () => ({
      success: true,
      data: { children: [{ id: 4, name: "Nuria", surname: "Soler" }] },
    }),
  };
}
