import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHAT_COOKIE, deleteCookie, readCookie, TOKEN_COOKIE } from "./cookies.ts";
import { forgetTokens } from "./token.ts";
import { writeCookie } from "./write-cookie.ts";

type Engine = "chromium" | "webkit" | "cookies off";

/** A cookie jar: all cookies as written, and those that the browser engine would keep. */
class Cookies {
  readonly written: string[] = [];
  readonly kept = new Map<string, string>();
  readonly #engine: Engine;
  readonly #url: URL;

  constructor(engine: Engine, address: string) {
    this.#engine = engine;
    this.#url = new URL(address);
  }

  get cookie(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  set cookie(text: string) {
    this.written.push(text);
    const [pair = "", ...attributes] = text.split("; ");
    if (this.#engine === "cookies off" || !this.#accepts(attributes)) return;
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) this.kept.delete(name);
    else this.kept.set(name, value);
  }

  /** Chromium accepts Secure from loopback; WebKit only with TLS, and it accepts None without Secure. */
  #accepts(attributes: readonly string[]): boolean {
    const secure = attributes.includes("Secure");
    const { protocol, hostname } = this.#url;
    const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
    const safe = protocol === "https:" || (this.#engine === "chromium" && loopback);
    if (secure) return safe;
    return this.#engine === "webkit" || !attributes.includes("SameSite=None");
  }
}

function open(engine: Engine, address: string): Cookies {
  const cookies = new Cookies(engine, address);
  vi.stubGlobal("document", cookies);
  vi.stubGlobal("location", new URL(address));
  return cookies;
}

const DAY = "Max-Age=86400; Path=/";
const SPECIFIED = `token=a.b.c; ${DAY}; SameSite=None; Secure`;

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["chromium", "https://panel.example/login"],
  ["webkit", "https://panel.example/login"],
  ["webkit", "https://localhost:8443/login"],
  ["chromium", "http://127.0.0.1:4173/login"],
] as const)(
  "SES-01 %s at %s keeps the specified form, and no other is written",
  (engine, address) => {
    const cookies = open(engine, address);
    expect(writeCookie(TOKEN_COOKIE, "a.b.c")).toBe(true);
    expect(cookies.written).toEqual([SPECIFIED]);
    expect(readCookie(TOKEN_COOKIE)).toBe("a.b.c");
  },
);

test.each(["http://127.0.0.1:4173/", "http://localhost:4173/", "http://[::1]:4173/"])(
  "SES-01, SES-10 WebKit, which refuses Secure at %s, keeps both cookies without it for a day",
  (address) => {
    const cookies = open("webkit", address);
    expect(writeCookie(TOKEN_COOKIE, "a.b.c")).toBe(true);
    expect(writeCookie(CHAT_COOKIE, "a key")).toBe(true);
    expect(cookies.written).toEqual([
      SPECIFIED,
      `token=a.b.c; ${DAY}; SameSite=Lax`,
      `parlia_session=a%20key; ${DAY}; SameSite=None; Secure`,
      `parlia_session=a%20key; ${DAY}; SameSite=Lax`,
    ]);
    expect([readCookie(TOKEN_COOKIE), readCookie(CHAT_COOKIE)]).toEqual(["a.b.c", "a key"]);
  },
);

test("SES-01 a token is never written without Secure on a page that came over a network", () => {
  for (const address of ["http://panel.example/", "http://127.evil.example/", "http://10.0.0.7/"]) {
    const cookies = open("webkit", address);
    expect(writeCookie(TOKEN_COOKIE, "a.b.c")).toBe(false);
    expect(cookies.written).toEqual([SPECIFIED]);
  }
});

test("SES-01 writing reports that the browser did not keep the cookie", () => {
  open("cookies off", "http://127.0.0.1:4173/");
  expect(writeCookie(TOKEN_COOKIE, "a.b.c")).toBe(false);
});

test("SES-01 a browser that throws when cookies are named keeps none, and nothing breaks", () => {
  vi.stubGlobal("location", new URL("https://panel.example/login"));
  const refuse = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: refuse, set: refuse }));
  expect(readCookie(TOKEN_COOKIE)).toBeUndefined();
  expect(writeCookie(TOKEN_COOKIE, "a.b.c")).toBe(false);
  expect(() => forgetTokens()).not.toThrow();
});

test("SES-01 an earlier cookie is not mistaken for the new one", () => {
  const cookies = open("cookies off", "https://panel.example/");
  cookies.kept.set(TOKEN_COOKIE, "of.somebody.else");
  expect(writeCookie(TOKEN_COOKIE, "a.b.c")).toBe(false);
});

test.each(["chromium", "webkit"] as const)(
  "SES-05 signing out deletes both cookies in whichever form %s keeps them",
  (engine) => {
    const cookies = open(engine, "http://127.0.0.1:4173/");
    writeCookie(TOKEN_COOKIE, "a.b.c");
    writeCookie(CHAT_COOKIE, "key");
    deleteCookie(CHAT_COOKIE);
    expect([...cookies.kept.keys()]).toEqual([TOKEN_COOKIE]);
    forgetTokens();
    expect(cookies.kept.size).toBe(0);
  },
);
