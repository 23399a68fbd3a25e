import { PUBLIC_URL } from "./identity-provider.ts";
import type { Answer, TestServer } from "./server.ts";

/** A browser's cookies, of each origin its own. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();

  cookiesOf(address: string): string {
    const kept = this.#cookies.get(new URL(address).origin) ?? new Map<string, string>();
    return [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  take(address: string, headers: Headers): void {
    const { origin } = new URL(address);
    const kept = this.#cookies.get(origin) ?? new Map<string, string>();
    for (const each of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === "" || /max-age=0/i.test(each)) kept.delete(name);
      else kept.set(name, value);
    }
    this.#cookies.set(origin, kept);
  }

  async open(address: string): Promise<Response> {
    const cookie = this.cookiesOf(address);
    const headers = { cookie, accept: "text/html" };
    const response = await fetch(address, { redirect: "manual", headers });
    this.take(address, response.headers);
    return response;
  }

  /** Follows redirects until one leads to the panel; gives that address. */
  async signInAt(address: string): Promise<string> {
    let at = address;
    for (let steps = 0; steps < 10; steps += 1) {
      if (at.startsWith(PUBLIC_URL)) return at;
      const response = await this.open(at);
      const next = response.headers.get("location");
      if (next === null) throw new Error(`${at} answers ${response.status}`);
      at = new URL(next, at).href;
    }
    throw new Error("The provider leads nowhere");
  }

  async call(server: TestServer, id: string, options: Parameters<TestServer["call"]>[1] = {}) {
    const cookie = this.cookiesOf(server.url);
    const answer = await server.call(id, { ...options, headers: { ...options.headers, cookie } });
    this.take(server.url, answer.headers);
    return answer;
  }
}

/** Goes to a provider; gives its address. */
export async function begin(
  server: TestServer,
  browser: Browser,
  provider: string,
  more: { invitation?: string; choosesAccount?: boolean } = {},
): Promise<string> {
  const json = { provider, ...more };
  const { body } = await browser.call(server, "beginProviderSignIn", { json });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data.url;
}

/** Opens the address that a provider leads back to, on the server itself; gives where that leads. */
export async function comeBack(
  server: TestServer,
  browser: Browser,
  address: string,
): Promise<string> {
  const response = await browser.open(address.replace(PUBLIC_URL, server.url));
  return `${response.status} ${response.headers.get("location")}`;
}

export const finish = (server: TestServer, browser: Browser): Promise<Answer> =>
  browser.call(server, "finishProviderSignIn", { json: {} });

/** A whole sign-in with who is signed in at the provider. */
export async function signInWith(
  server: TestServer,
  provider: string,
  { browser = new Browser(), invitation }: { browser?: Browser; invitation?: string } = {},
): Promise<Answer> {
  const more = invitation === undefined ? {} : { invitation };
  const address = await browser.signInAt(await begin(server, browser, provider, more));
  await comeBack(server, browser, address);
  return finish(server, browser);
}
