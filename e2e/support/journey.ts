import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { ACCOUNTS, PanelApi, PASSWORD, type Role } from "./api.ts";
import {
  ConsoleWatch,
  DRAWN_ANEW,
  FIREFOX_LEAVES,
  DRAWN_BY_SOFTWARE,
  LEFT_UNTOUCHED,
} from "./console-watch.ts";
import { Mailbox } from "./mailbox.ts";
import { ExternalServices } from "./external-services.ts";
import { OWN_PASSWORD, TestUsers, type Person } from "./test-users.ts";
import { LOADED, Loads } from "./loads.ts";
import { translatePages } from "./translated-page.ts";
import { PanelServer } from "./server.ts";

/** Time to start a server, in ms, on a busy machine. It creates the demo tenant with its pictures before it listens. */
const START = 120_000;

/** A browser context of another user, already signed in. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
}

interface WorkerFixtures {
  workerServices: ExternalServices;
  /** The mail server that servers use unless a test sets another one. */
  mailbox: Mailbox;
  sharedServer: PanelServer;
  sharedApi: PanelApi;
}

interface JourneyOptions {
  /** Has the browser translate every page: true as usual, "early" before the page's code has come. */
  isTranslated: boolean | "early";
}

interface Fixtures extends JourneyOptions {
  /** True gives the test a server that it may stop, with data that it may spoil. */
  ownServer: boolean;
  /** Settings of an own server. An empty value removes a default setting. */
  ownSettings: Record<string, string>;
  server: PanelServer;
  api: PanelApi;
  testUsers: TestUsers;
  services: ExternalServices;
  watch: ConsoleWatch;
  /** Collects what the pages load, for the record of journeys. */
  loads: Loads;
  /** Signs a context in without the form. */
  signIn(role: Role | Person, context?: BrowserContext): Promise<void>;
  /** Kills an own server once the page has loaded what it loads, its code among it. */
  killServer(): Promise<void>;
  /** Opens another browser context with nobody signed in. */
  stranger(): Promise<Page>;
  /** Opens another browser context with somebody signed in. */
  visitor(role: Role | Person): Promise<Visitor>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  isTranslated: [false, { option: true }],
  ownServer: [false, { option: true }],
  ownSettings: [{}, { option: true }],

  workerServices: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, provide) => {
      const services = new ExternalServices();
      await services.start();
      await provide(services);
      await services.stop();
    },
    { scope: "worker" },
  ],

  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const mailbox = new Mailbox();
      await mailbox.start();
      await provide(mailbox);
      await mailbox.stop();
    },
    { scope: "worker" },
  ],

  sharedServer: [
    async ({ workerServices, mailbox }, provide) => {
      const server = new PanelServer({ ...workerServices.settings, ...mailbox.settings });
      await server.start();
      await provide(server);
      await server.remove();
    },
    { scope: "worker", timeout: START },
  ],

  sharedApi: [
    async ({ sharedServer }, provide) => provide(new PanelApi(sharedServer)),
    { scope: "worker" },
  ],

  services: async ({ workerServices }, provide) => {
    workerServices.reset();
    await provide(workerServices);
  },

  server: [
    async ({ ownServer, ownSettings, sharedServer, services, mailbox }, provide) => {
      if (!ownServer) return provide(sharedServer);
      const usual = { ...services.settings, ...mailbox.settings };
      const server = new PanelServer({ ...usual, ...ownSettings });
      await server.start();
      await provide(server);
      await server.remove();
    },
    { timeout: START },
  ],

  api: async ({ ownServer, sharedApi, server }, provide) =>
    provide(ownServer ? new PanelApi(server) : sharedApi),

  testUsers: async ({ server, api, mailbox }, provide) =>
    provide(new TestUsers(server, api, mailbox)),

  baseURL: async ({ server }, provide) => provide(server.url),

  watch: [
    async ({ browserName, isTranslated }, provide) => {
      const watch = new ConsoleWatch();
      if (isTranslated === "early") watch.allow(DRAWN_ANEW);
      if (browserName === "firefox") watch.allow(FIREFOX_LEAVES);
      watch.allow(LEFT_UNTOUCHED);
      watch.allow(DRAWN_BY_SOFTWARE);
      await provide(watch);
      expect(watch.unexpected, "the console stays empty").toEqual([]);
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern -- as above
  loads: async ({}, provide, info) => {
    const loads = new Loads();
    await provide(loads);
    info.annotations.push({ type: LOADED, description: JSON.stringify(loads.all) });
  },

  context: async ({ context, watch, loads, isTranslated }, provide) => {
    watch.watch(context);
    loads.watch(context);
    if (isTranslated) await translatePages(context, isTranslated === "early");
    await provide(context);
  },

  signIn: async ({ context, api }, provide) =>
    provide(async (who, where = context) => {
      // Signing in ends the session that the previous user had at the bot platform.
      await where.clearCookies({ name: "parlia_session" });
      // A session of its own: the test may end it.
      const token =
        typeof who === "string"
          ? api.signIn(ACCOUNTS[who].email, PASSWORD)
          : api.signIn(who.email, OWN_PASSWORD);
      await where.addCookies([sessionCookie(await token)]);
    }),

  killServer: async ({ page, server }, provide) =>
    provide(async () => {
      await page.waitForLoadState("networkidle");
      await server.kill();
    }),

  stranger: async (
    { browser, contextOptions, viewport, baseURL, watch, loads, isTranslated },
    provide,
  ) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL });
      opened.push(context);
      watch.watch(context);
      loads.watch(context);
      if (isTranslated) await translatePages(context, isTranslated === "early");
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },

  visitor: async ({ stranger, signIn }, provide) =>
    provide(async (who) => {
      const page = await stranger();
      const context = page.context();
      await signIn(who, context);
      return { context, page };
    }),
});

export { expect };

/** The cookie as the panel writes it. */
export function sessionCookie(token: string) {
  return {
    name: "token",
    value: token,
    domain: "127.0.0.1",
    path: "/",
    secure: true,
    sameSite: "None" as const,
    expires: Math.floor(Date.now() / 1000) + 86_400,
  };
}

/**
 * Takes the session away, or puts another token in its place, once the page has loaded what it loads:
 * otherwise one of those calls may be the first that has no session, and the sign-in opens too early.
 */
export async function loseSession(page: Page, token?: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  if (token === undefined) await page.context().clearCookies({ name: "token" });
  else await page.context().addCookies([sessionCookie(token)]);
}

/** Fills in the sign-in form and sends it. */
export async function enter(
  page: Page,
  who: Role | Pick<Person, "email">,
  password = PASSWORD,
): Promise<void> {
  const { email } = typeof who === "string" ? ACCOUNTS[who] : who;
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Does what a row of a list offers, by a button of its own or, where there is no room for it, from the row's menu. */
export async function chooseInRow(page: Page, name: string, what: string): Promise<void> {
  const own = page.getByRole("button", { name: what, exact: true });
  const menu = page.getByRole("button", { name: `Más acciones con ${name}`, exact: true });
  // Both are drawn at once.
  await menu.waitFor();
  if (await own.isVisible()) return own.click();
  await menu.click();
  await page.getByRole("menuitem", { name: what }).click();
}
