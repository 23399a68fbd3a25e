import type { BrowserContext, Page } from "@playwright/test";
import { NO_SERVER } from "./support/console-watch.ts";
import { enter, expect, sessionCookie, test } from "./support/journey.ts";
import { PANEL_PATHS } from "./support/panel-paths.ts";
import { unsignedToken } from "./support/tokens.ts";

const loginTitle = (page: Page) => page.getByRole("heading", { name: "Entra en tu panel" });
const welcomeTitle = (page: Page) => page.getByRole("heading", { name: "Hola, Nuria" });

async function cookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find((one) => one.name === name);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cuenta de Nuria Soler" }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
}

test("SES-01 the token is kept in a cookie for a day, Secure and SameSite None", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  const before = Date.now() / 1000;
  await enter(page, "editor");
  await expect(welcomeTitle(page)).toBeVisible();
  const token = await cookie(context, "token");
  expect(token).toMatchObject({ path: "/", secure: true, sameSite: "None" });
  expect(token?.value).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((token?.expires ?? 0) - before).toBeGreaterThan(86_390);
  expect((token?.expires ?? 0) - before).toBeLessThan(86_430);
});

test("SES-02 without a token every panel path leads to the sign-in", async ({ page }) => {
  for (const path of PANEL_PATHS) {
    await page.goto(`/panel/${path}`);
    await expect(loginTitle(page)).toBeVisible();
    await expect(page).toHaveURL("/login");
  }
});

for (const [number, fault, token] of [
  ["SES-03", "has expired", unsignedToken("editor", -1)],
  ["SES-04", "cannot be decoded", "not-a-token"],
  ["SES-04", "holds no JSON", "aaa.bbb.ccc"],
  ["SES-04", "is no text of a cookie", "%"],
] as const) {
  test(`${number} a token that ${fault} is removed and leads to the sign-in`, async ({
    page,
    context,
  }) => {
    await context.addCookies([sessionCookie(token)]);
    await page.goto("/panel/experiences");
    await expect(loginTitle(page)).toBeVisible();
    await expect(page).toHaveURL("/login");
    expect(await cookie(context, "token")).toBeUndefined();
  });
}

test("SES-03 a token that expires while the panel is open ends the session at the next step", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("editor");
  await page.clock.install();
  await page.goto("/panel/welcome");
  await expect(welcomeTitle(page)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 86_401_000);
  await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
  await expect(loginTitle(page)).toBeVisible();
  expect(await cookie(context, "token")).toBeUndefined();
});

test("SES-05 signing out deletes both cookies and Back does not return", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("editor");
  await context.addCookies([{ ...sessionCookie("platform-session"), name: "parlia_session" }]);
  await page.goto("/panel/welcome");
  await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
  await expect(page).toHaveURL("/panel/profile");
  await logOut(page);
  await expect(loginTitle(page)).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await context.cookies()).toEqual([]);
  await page.goBack();
  await expect(loginTitle(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Secciones" })).toBeHidden();
});

/** Records every heading and control that is ever in the page, from the first frame on. */
async function keepWhatIsShown(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll("h1, nav, form, header, footer, main")) {
        seen.add(`${element.localName} ${element.textContent?.slice(0, 40) ?? ""}`);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as never as { seen: Set<string> }).seen]);
}

test("SES-06 nothing is shown before the server has said whose session it is", async ({
  page,
  signIn,
}) => {
  await signIn("editor");
  const shown = await keepWhatIsShown(page);
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>();
  await page.route("**/api/me", async (route) => {
    hasAsked();
    await answer;
    await route.continue();
  });
  await page.goto("/panel/experiences");
  await asked;
  // The page has drawn some frames since.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await shown()).toEqual([]);
  letAnswer();
  await expect(page.getByRole("heading", { level: 1, name: "Experiencias" })).toBeVisible();
  const everything = (await shown()).join("\n");
  expect(everything).not.toContain("form");
  expect(everything).not.toContain("Entra en tu panel");
  expect(everything).not.toContain("Hola");
});

test("SES-06 a user who is not signed in never sees a panel screen", async ({ page }) => {
  const shown = await keepWhatIsShown(page);
  await page.goto("/panel/experiences");
  await expect(loginTitle(page)).toBeVisible();
  const headings = (await shown()).filter((text) => text.startsWith("h1 "));
  expect(headings).toEqual(["h1 Entra en tu panel"]);
  expect((await shown()).filter((text) => text.startsWith("nav "))).toEqual([]);
});

test("SES-09 the session is asked for with the bearer token", async ({ page, signIn }) => {
  await signIn("editor");
  const asked = page.waitForRequest("**/api/me");
  await page.goto("/panel");
  const request = await asked;
  expect(request.method()).toBe("GET");
  const token = (await page.context().cookies()).find(({ name }) => name === "token");
  expect(await request.headerValue("authorization")).toBe(`Bearer ${token?.value}`);
});

test("SES-09 a token that the server refuses is removed and leads to the sign-in", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401 .*\/api\/me/);
  await context.addCookies([sessionCookie(unsignedToken("editor", 3600))]);
  await page.goto("/panel/experiences");
  await expect(loginTitle(page)).toBeVisible();
  expect(await cookie(context, "token")).toBeUndefined();
});

test("SES-09 a failing status is named, and the session can be asked for again", async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.allow(/status of 500 .*\/api\/me/);
  await signIn("editor");
  // A healthy server has no such answer to give.
  await page.route("**/api/me", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto("/panel/welcome");
  await expect(page.getByText("Error en la petición: 500")).toBeVisible();
  expect(await cookie(context, "token")).toBeDefined();
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(welcomeTitle(page)).toBeVisible();
});

test("SES-09 an answer without success falls back to the specified text", async ({
  page,
  signIn,
}) => {
  await signIn("editor");
  await page.route("**/api/me", (route) =>
    route.fulfill({ json: { success: false, message: "", data: {} } }),
  );
  await page.goto("/panel/welcome");
  await expect(page.getByText("Error al obtener datos del usuario").first()).toBeVisible();
});

test.describe("with a server that dies", () => {
  test.use({ ownServer: true });

  test("SES-09 without the server the session is kept and asked for again", async ({
    page,
    context,
    server,
    killServer,
    signIn,
    watch,
  }) => {
    watch.allow(NO_SERVER);
    await signIn("editor");
    watch.allow(/status of 500 .*\/api\/me/);
    // The code of the screens loads while the session is asked for: only then may the server go.
    await page.route("**/api/me", (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.goto("/panel/welcome");
    await expect(page.getByText("Error en la petición: 500")).toBeVisible();
    await killServer();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByText("No hay conexión con el servidor.")).toBeVisible();
    expect(await cookie(context, "token")).toBeDefined();
    await server.start();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(welcomeTitle(page)).toBeVisible();
  });
});
