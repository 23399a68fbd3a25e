import type { PanelServer } from "./server.ts";
import { OWN_PASSWORD, type Person } from "./test-users.ts";

type Answer<Data> = { status: "ok"; data: Data } | { status: "error"; message: string };

/** The bot platform as a user of the panel calls it. */
export class BotApi {
  readonly #server: PanelServer;
  readonly #session: string;
  readonly #clientId: string;

  private constructor(server: PanelServer, session: string, clientId: string) {
    this.#server = server;
    this.#session = session;
    this.#clientId = clientId;
  }

  /** Signs a person in at the panel, and with the token from there at the platform. */
  static async of(
    server: PanelServer,
    { email }: Pick<Person, "email">,
    password = OWN_PASSWORD,
  ): Promise<BotApi> {
    const json = { "content-type": "application/json" };
    const login = await fetch(`${server.url}/api/login`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email, password }),
    });
    const { token } = ((await login.json()) as { data: { token: string } }).data;
    const me = await fetch(`${server.url}/api/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { parliaToken } = ((await me.json()) as { data: { parliaToken: string } }).data;
    const { tokenKey } = await post<{ tokenKey: string }>(server, "/extLogin", parliaToken, {});
    return new BotApi(server, tokenKey, email);
  }

  call<Data>(path: string, body: object): Promise<Data> {
    return post(this.#server, path, this.#session, { clientId: this.#clientId, ...body });
  }

  /** Creates a bot and returns its id. */
  create(name: string): Promise<string> {
    return this.call("/createBot", { name, description: `Responde sobre ${name}.` });
  }

  list(): Promise<{ id: string; name: string; active: boolean; botPath: string }[]> {
    return this.call("/listBots", {});
  }

  files(botId: string): Promise<{ publicName: string; status: string }[]> {
    return this.call("/listDataSourceFiles", { botId });
  }
}

async function post<Data>(
  server: PanelServer,
  path: string,
  token: string,
  body: object,
): Promise<Data> {
  const response = await fetch(`${server.url}/bots${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer<Data>;
  if (answer.status !== "ok") throw new Error(`${path} answered ${JSON.stringify(answer)}`);
  return answer.data;
}
