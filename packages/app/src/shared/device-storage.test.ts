import { afterEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "../session/language.ts";
import { lastSessionEnd, forgetSessionEnd, rememberSession } from "../session/session-end.ts";
import { storedLanguage, storedTheme } from "../session/stored-choices.ts";
import { chooseTheme } from "../session/theme.ts";
import { draftsUnder, dropDraft } from "./editing/draft.ts";
import { keep, kept } from "./session-record.ts";
import {
  dropStored,
  keepChoice,
  readChoice,
  readStored,
  storedNames,
  writeStored,
} from "./device-storage.ts";

vi.mock("@panel/i18n", () => ({ changeWords: () => Promise.resolve() }));

afterEach(() => vi.unstubAllGlobals());

/** A browser that blocks cookies and storage: naming one is enough to make it throw. */
function block(): void {
  const refuse = {
    get: () => {
      throw new DOMException("Access is denied", "SecurityError");
    },
    configurable: true,
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, refuse);
  }
}

/** A storage that holds what it has and takes nothing more. */
function fill(entries: Record<string, string>): Map<string, string> {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: () => {
      throw new DOMException("The quota has been exceeded", "QuotaExceededError");
    },
  });
  return stored;
}

function page(): { lang: string; dataset: Record<string, string> } {
  const documentElement = { lang: "", dataset: {} };
  vi.stubGlobal("document", { documentElement });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return documentElement;
}

test("with storage blocked nothing throws: there is nothing, and writing says so", () => {
  block();
  expect(() => localStorage).toThrow("denied");
  expect([readStored("a"), writeStored("a", "1"), storedNames()]).toEqual([null, false, []]);
  expect(() => dropStored("a")).not.toThrow();
  expect([readStored("a", "sessionStorage"), writeStored("a", "1", "sessionStorage")]).toEqual([
    null,
    false,
  ]);
});

test("with storage blocked the sign-in's ends, drafts and records of the tab are empty", () => {
  block();
  rememberSession(1);
  forgetSessionEnd();
  dropDraft("explorar-draft:1:user:new");
  keep("record", new Map([["a", 1]]));
  expect([lastSessionEnd(), draftsUnder("explorar"), kept("record").size]).toEqual([
    undefined,
    [],
    0,
  ]);
});

test.each([
  ["blocked", block],
  ["full", () => fill({ "explorar-lang": "es", "explorar-theme": "light" })],
])("with storage %s language and theme change all the same", async (_state, arrange) => {
  arrange();
  const root = page();
  chooseTheme("dark");
  await chooseLanguage("ca");
  expect([storedTheme(), storedLanguage()]).toEqual(["dark", "ca"]);
  expect([root.dataset["theme"], root.lang]).toEqual(["dark", "ca"]);
});

test("a choice that can be stored again takes the place of the one of the page", () => {
  fill({});
  keepChoice("choice", "first");
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
  keepChoice("choice", "second");
  stored.set("choice", "of another tab");
  expect(readChoice("choice")).toBe("of another tab");
});
