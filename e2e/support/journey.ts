import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { ACCOUNTS, PanelApi, PASSWORD, type Role } from "./api.ts";
import { ConsoleWatch } from "./console-watch.ts";
import { Neighbours } from "./neighbours.ts";
import { PanelServer } from "./server.ts";

/** A browser of somebody else, already signed in. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
}

interface WorkerFixtures {
  workerNeighbours: Neighbours;
  sharedServer: PanelServer;
  sharedApi: PanelApi;
}

interface Fixtures {
  /** True gives the test a server that it may stop, with data that it may spoil. */
  ownServer: boolean;
  server: PanelServer;
  api: PanelApi;
  neighbours: Neighbours;
  watch: ConsoleWatch;
  /** Signs a context in without the form. */
  signIn(role: Role, context?: BrowserContext): Promise<void>;
  /** Opens another browser context with somebody signed in. */
  visitor(role: Role): Promise<Visitor>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownServer: [false, { option: true }],

  workerNeighbours: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, provide) => {
      const neighbours = new Neighbours();
      await neighbours.start();
      await provide(neighbours);
      await neighbours.stop();
    },
    { scope: "worker" },
  ],

  sharedServer: [
    async ({ workerNeighbours }, provide) => {
      const server = new PanelServer(workerNeighbours.settings);
      await server.start();
      await provide(server);
      await server.remove();
    },
    { scope: "worker" },
  ],

  sharedApi: [
    async ({ sharedServer }, provide) => provide(new PanelApi(sharedServer)),
    { scope: "worker" },
  ],

  neighbours: async ({ workerNeighbours }, provide) => {
    workerNeighbours.reset();
    await provide(workerNeighbours);
  },

  server: async ({ ownServer, sharedServer, neighbours }, provide) => {
    if (!ownServer) return provide(sharedServer);
    const server = new PanelServer(neighbours.settings);
    await server.start();
    await provide(server);
    await server.remove();
  },

  api: async ({ ownServer, sharedApi, server }, provide) =>
    provide(ownServer ? new PanelApi(server) : sharedApi),

  baseURL: async ({ server }, provide) => provide(server.url),

  watch: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const watch = new ConsoleWatch();
      await provide(watch);
      expect(watch.unexpected, "the console stays empty").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, watch }, provide) => {
    watch.watch(context);
    await provide(context);
  },

  signIn: async ({ context, api }, provide) =>
    provide(async (role, where = context) => {
      await where.addCookies([sessionCookie(await api.token(role))]);
    }),

  visitor: async ({ browser, contextOptions, viewport, baseURL, watch, signIn }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (role) => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL });
      opened.push(context);
      watch.watch(context);
      await signIn(role, context);
      return { context, page: await context.newPage() };
    });
    for (const context of opened) await context.close();
  },
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

/** Fills in the sign-in form and sends it. */
export async function enter(page: Page, role: Role, password = PASSWORD): Promise<void> {
  await page.getByLabel("Correo electrónico").fill(ACCOUNTS[role].email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}
