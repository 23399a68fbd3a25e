import type { Form, PanelApi, Role } from "./api.ts";
import type { Mailbox } from "./mailbox.ts";
import type { PanelServer } from "./server.ts";

/** What the users of these journeys sign in with. */
export const OWN_PASSWORD = "una-clave-propia";

export interface Person {
  email: string;
  name: string;
  surname: string;
  fullName: string;
}

interface Wish {
  name: string;
  surname: string;
  role: Role;
  [field: string]: string | number;
}

let made = 0;

/** Makes users the way people do: somebody invites them, and a link in a mail activates them. */
export class TestUsers {
  readonly #server: PanelServer;
  readonly #api: PanelApi;
  readonly #mailbox: Mailbox;

  constructor(server: PanelServer, api: PanelApi, mailbox: Mailbox) {
    this.#server = server;
    this.#api = api;
    this.#mailbox = mailbox;
  }

  /** A pending user, invited by an account of this role. The mail is still in the mailbox. */
  async invite(by: Role | Person, wish: Wish): Promise<Person> {
    const email = uniqueEmail(wish.name);
    await this.#call(by, "/user/createNewUser", {
      email,
      ...(by === "super-admin" ? { entity: "Rutas Vivas" } : {}),
      ...wish,
    });
    const { name, surname } = wish;
    return { email, name, surname, fullName: `${name} ${surname}` };
  }

  /** A user who has confirmed the e-mail and signs in with `OWN_PASSWORD`. */
  async activeUser(by: Role | Person, wish: Wish): Promise<Person> {
    return this.confirmed(await this.invite(by, wish));
  }

  /** Follows the link in a person's invitation and sets `OWN_PASSWORD`. */
  async confirmed(person: Person): Promise<Person> {
    const link = new URL(await this.#mailbox.nextLink(person.email));
    const body = new FormData();
    body.append("id", link.searchParams.get("id") ?? "");
    body.append("password", OWN_PASSWORD);
    const address = `${this.#server.url}/api/user/confirmEmailAndSetPassword`;
    const answer = await (await fetch(address, { method: "POST", body })).json();
    if (!(answer as { success: boolean }).success) throw new Error(JSON.stringify(answer));
    return person;
  }

  /** Active supervisors below an admin of one's own. */
  async team(admin: Person, names: readonly [string, ...string[]]): Promise<[Person, ...Person[]]> {
    const invite = (name: string) =>
      this.invite(admin, { name, surname: admin.surname, role: "supervisor" });
    const [first, ...others] = names;
    const team: [Person, ...Person[]] = [await this.confirmed(await invite(first))];
    for (const name of others) team.push(await this.confirmed(await invite(name)));
    return team;
  }

  /** The id that the list of this role has a person under. */
  async idOf(viewer: Role | Person, { email }: Person): Promise<number> {
    const users = await this.#call<{ id: number; data: { email: string } }[]>(
      viewer,
      "/user/myusers",
    );
    const user = users.find((listed) => listed.data.email === email);
    if (!user) throw new Error(`${email} is not in the list`);
    return user.id;
  }

  /** Removes a person over the API, as somebody elsewhere would. */
  async remove(by: Role | Person, person: Person): Promise<void> {
    await this.#call(by, "/user/deleteUser", { id: await this.idOf(by, person) });
  }

  /** Signs a person out everywhere. */
  async endSessions(by: Role | Person, person: Person): Promise<void> {
    await this.#call(by, "/user/endUserSessions", { id: await this.idOf(by, person) });
  }

  async #call<Data>(who: Role | Person, path: string, form?: Form): Promise<Data> {
    if (typeof who === "string") return this.#api.call(who, path, form);
    return this.#api.call(await this.#api.signIn(who.email, OWN_PASSWORD), path, form);
  }
}

/** An e-mail that nobody in these journeys has. */
export function uniqueEmail(name: string): string {
  made += 1;
  const plain = name.normalize("NFD").replaceAll(/[^a-z]/gi, "");
  return `${plain}.${process.pid}.${made}@journeys.example`.toLowerCase();
}
