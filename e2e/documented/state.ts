/** What a call was sent, whether in a form, as JSON or in the address. */
export type Sent = Record<string, unknown>;

/** Answers a call; undefined is 401. */
type Handler = (sent: Sent, bearer: string) => unknown;

/** By method and path. */
export type Calls = Record<string, Handler>;

/** Document 1, section 1. */
const ROLES = ["super-admin", "admin", "supervisor", "editor"] as const;

export interface Person {
  id: number;
  name: string;
  surname: string;
  email: string;
  entity: string;
  city: string;
  phone: string;
  role: string;
  status: number;
}

/** What this back end has stored. */
export interface State {
  url: string;
  users: Person[];
  experiences: { id: number; name: string; state: number | null; code: string }[];
  points: { id: number; name: string }[];
  assets: { id: number; model: string; type: number; isOwn: boolean }[];
  bots: { id: string; name: string; active: boolean }[];
  files: { fileName: string; publicName: string }[];
  nextId: number;
}

export function newState(url: string): State {
  const person = (id: number, role: string, name: string): Person => ({
    id,
    name,
    surname: "Soler",
    email: `${role}@example.com`,
    entity: "Rutas SL",
    city: "Madrid",
    phone: "+34600000000",
    role,
    status: 1,
  });
  return {
    url,
    users: [
      ...ROLES.map((role, index) => person(index + 1, role, "Nuria")),
      { ...person(5, "editor", "Pendiente"), email: "pendiente@example.com", status: 0 },
    ],
    experiences: [{ id: 12, name: "Ruta de Madrid", state: null, code: "A1B2C3" }],
    points: [{ id: 31, name: "Puerta del Sol" }],
    assets: [
      { id: 51, model: "Fachada", type: 1, isOwn: true },
      { id: 52, model: "Estatua", type: 1, isOwn: false },
      { id: 53, model: "Campanas", type: 2, isOwn: true },
    ],
    bots: [{ id: "b-1", name: "Guía", active: true }],
    files: [{ fileName: "4f2c.pdf", publicName: "horarios.pdf" }],
    nextId: 100,
  };
}

/** The user of a session token, as document 1, section 3, describes its payload. */
export function userOf({ users }: State, bearer: string): Person | undefined {
  try {
    const payload = JSON.parse(Buffer.from(bearer.split(".")[1] ?? "", "base64url").toString());
    return users.find(({ role }) => role === (payload as { data: Person }).data.role);
  } catch {
    return undefined;
  }
}
