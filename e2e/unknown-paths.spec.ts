import type { Page } from "@playwright/test";
import { ACCOUNTS, ROLES, type Role } from "./support/api.ts";
import { expect, test } from "./support/journey.ts";
import { mayView, PANEL_PATHS } from "./support/panel-paths.ts";

/** Chosen by hand: paths that a lenient router could mistake for panel paths. */
const CHOSEN = [
  "/panel/loquesea",
  "/panel/users/x",
  "/panel/users/nowhere/at/all",
  "/panel/profile/x",
  "/panel/welcome/new",
  "/panel/experiences/nuevo",
  "/panel/experiences/edit/4",
  "/panel/USERS",
  "/panel/Welcome",
  "/Panel/users",
  "/panel/users%2Fnew",
  "/panel/%75sers",
  "/panel/ni%C3%B1o",
  "/panel/%E0%A4%A",
  "/panel/%",
  "/panel//users",
  "//panel/users",
  "/panel/users.html",
  "/panel/v1.2",
  "/panel/.env",
  "/panel/nowhere/",
  "/panel/nowhere?page=2&q=%26",
  "/panel/nowhere#users",
  "/panel/constructor",
  "/panel/__proto__",
  `/panel/${"x".repeat(4000)}`,
  "/panelx",
  "/users",
  "/welcome",
  "/sign-out/x",
  "/login/x",
  "/LOGIN",
  "/nowhere",
  "/favicon.ico",
  "/",
];

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random paths made of known and unknown segments. */
function randomPaths(seed: number, count: number): string[] {
  const random = randomNumbers(seed);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const known = [...new Set(PANEL_PATHS.flatMap((path) => path.split("/"))), "panel"];
  const strange = [
    "ñandú",
    "a b",
    "%00",
    "%2e",
    "..;",
    "~",
    "@",
    "a.b",
    "🧭",
    "0",
    "-1",
    "{}",
    "'",
  ];
  const part = () => {
    const word = one(random() < 0.6 ? known : strange);
    return random() < 0.15 ? word.toUpperCase() : word;
  };
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, part);
    const start = random() < 0.85 ? ["", "panel"] : [""];
    return [...start, ...parts].join("/") + one(["", "", "/", "?x=1", "#x"]);
  });
}

const SEED = 20_261_122;
const isWholeCheck = Boolean(process.env["WHOLE_CHECK"]);

/** A screen that document 1 does not have: the log of a super-admin. */
const LOG = "/panel/audit";

/** Where a path leads for a role, according to document 1, sections 3 and 6. */
function destination({ pathname, href }: URL, role: Role | undefined): string {
  if (!role) return "/login";
  const plain = pathname.replace(/\/+$/, "");
  if (plain === LOG) return role === "super-admin" ? href : "/panel/welcome";
  const known = PANEL_PATHS.find((path) => plain === `/panel/${path}`);
  if (!known || !mayView(role, known)) return "/panel/welcome";
  const listed = /^(users|experiences|chatbot)\/edit$/.exec(known);
  return listed ? `/panel/${listed[1]}` : href;
}

/** Checks the final address, and that the screen has exactly one title. */
async function expectArrival(page: Page, address: URL, role: Role | undefined): Promise<void> {
  const wanted = new URL(destination(address, role), address);
  await expect(page, address.href).toHaveURL((url) => url.href === wanted.href);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title, address.href).toHaveCount(1);
  const texts: Record<string, string> = {
    "/login": "Entra en tu panel",
    "/panel/welcome": `Hola, ${ACCOUNTS[role ?? "editor"].name}`,
  };
  const text = texts[wanted.pathname];
  if (text) await expect(title, address.href).toHaveText(text);
  else {
    await expect(title, address.href).toBeVisible();
    await expect(title, address.href).not.toHaveText(/^Hola, /);
  }
}

/** Changes the address without loading the page, as Back and Forward do. */
async function stepTo(page: Page, { href }: URL): Promise<void> {
  await page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: String(idx + 1) };
    history.pushState(state, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, href);
}

for (const [place, role] of [undefined, ...ROLES].entries()) {
  const seed = SEED + place;
  test(`SES-02, SES-07, SES-08, USR-08, USR-12, EXP-11, BOT-11, TRU-37 ${role ?? "signed out"}: each address opens or leads elsewhere, none is a blank page (random paths of seed ${seed})`, async ({
    page,
    signIn,
    baseURL,
    watch,
  }) => {
    watch.allow(/could not be decoded because it is a malformed URL segment/);
    if (role) await signIn(role);
    const panel = [...PANEL_PATHS.map((path) => `/panel/${path}`), LOG];
    const paths = [...panel, ...CHOSEN, ...randomPaths(seed, isWholeCheck ? 25 : 5)];
    const addresses = paths.map((path) => new URL(baseURL + path));
    // Each address is opened by one of the five and led to by history in another, in the whole check in the other four. Paths
    // that exist lead elsewhere by role, so that all roles go to them.
    const turn = (index: number) => (index + ROLES.length + 1 - place) % (ROLES.length + 1);
    const opened = addresses.filter((_, index) => turn(index) === 0);
    const led = addresses.filter(
      (_, index) =>
        turn(index) === 1 || (turn(index) > 1 && (isWholeCheck || index < panel.length)),
    );
    for (const address of opened) {
      await page.goto(address.href);
      await expectArrival(page, address, role);
    }
    for (const address of led) {
      await stepTo(page, address);
      await expectArrival(page, address, role);
    }
  });
}
