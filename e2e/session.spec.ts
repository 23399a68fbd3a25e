import type { BrowserContext, Page, Route } from "@playwright/test";
import { NO_SERVER } from "./support/console-watch.ts";
import { holdCalls } from "./support/held-calls.ts";
import { enter, expect, sessionCookie, test } from "./support/journey.ts";
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

test("SES-01, SES-05, PUB-04 signing in keeps the token in a cookie for a day; signing out deletes it, and Back does not return", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  const before = Date.now() / 1000;
  await enter(page, "editor");
  await expect(welcomeTitle(page)).toBeVisible();
  await expect(page).toHaveURL("/panel/welcome");
  const token = await cookie(context, "token");
  expect(token).toMatchObject({ path: "/", secure: true, sameSite: "None" });
  expect(token?.value).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((token?.expires ?? 0) - before).toBeGreaterThan(86_390);
  expect((token?.expires ?? 0) - before).toBeLessThan(86_430);

  await context.addCookies([{ ...sessionCookie("platform-session"), name: "parlia_session" }]);
  await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
  await expect(page).toHaveURL("/panel/profile");
  await logOut(page);
  await expect(loginTitle(page)).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue("");
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue("");
  // The cookie by which the server knows the device is none of the panel's.
  expect((await context.cookies()).filter(({ httpOnly }) => !httpOnly)).toEqual([]);
  await page.goBack();
  await expect(loginTitle(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Secciones" })).toBeHidden();
});

test("SES-03, SES-04, SES-09 a token that is no session is removed and leads to the sign-in", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401 .*\/api\/me/);
  for (const [fault, token] of [
    ["has expired", unsignedToken("editor", -1)],
    ["cannot be decoded", "not-a-token"],
    ["holds no JSON", "aaa.bbb.ccc"],
    ["is no text of a cookie", "%"],
    ["is refused by the server", unsignedToken("editor", 3600)],
  ] as const) {
    await test.step(fault, async () => {
      await context.addCookies([sessionCookie(token)]);
      await page.goto("/panel/experiences");
      await expect(loginTitle(page)).toBeVisible();
      await expect(page).toHaveURL("/login");
      expect(await cookie(context, "token")).toBeUndefined();
    });
  }
});

test("SES-03 a token that expires while the panel is open ends the session at the next step", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("editor");
  await page.clock.install();
  await page.goto("/panel/welcome");
  await expect(welcomeTitle(page)).toBeVisible();
  // Else what the page still loads may be the next step.
  await page.waitForLoadState("networkidle");
  await page.clock.setFixedTime(Date.now() + 86_401_000);
  await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
  await expect(loginTitle(page)).toBeVisible();
  expect(await cookie(context, "token")).toBeUndefined();
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

test("SES-06, SES-09 nothing is shown before the server has said whose session it is", async ({
  page,
  signIn,
}) => {
  const shown = await keepWhatIsShown(page);
  await test.step("a user who is not signed in never sees a panel screen", async () => {
    await page.goto("/panel/experiences");
    await expect(loginTitle(page)).toBeVisible();
    const headings = (await shown()).filter((text) => text.startsWith("h1 "));
    expect(headings).toEqual(["h1 Entra en tu panel"]);
    expect((await shown()).filter((text) => text.startsWith("nav "))).toEqual([]);
  });

  await signIn("editor");
  for (const [path, title] of [
    ["/login", "Hola, Nuria"],
    ["/panel/experiences", "Experiencias"],
  ] as const) {
    await test.step(`somebody with a session at ${path}`, async () => {
      const { letGo } = await holdCalls(page, "**/api/me");
      const asked = page.waitForRequest("**/api/me");
      await page.goto(path);
      const request = await asked;
      expect(request.method()).toBe("GET");
      const token = await cookie(page.context(), "token");
      expect(await request.headerValue("authorization")).toBe(`Bearer ${token?.value}`);
      // The page has drawn some frames since.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await shown()).toEqual([]);
      await letGo();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.unroute("**/api/me");
    });
  }
  const everything = (await shown()).join("\n");
  expect(everything).not.toContain("form");
  expect(everything).not.toContain("Entra en tu panel");
  expect(everything).not.toContain("Hola");
});

test.describe("with a server that dies", () => {
  test.use({ ownServer: true });

  test("SES-09 whatever the server fails with is said, the session is kept and asked for again", async ({
    page,
    context,
    server,
    killServer,
    signIn,
    watch,
  }) => {
    watch.allow(NO_SERVER);
    watch.allow(/status of 500 .*\/api\/me/);
    await signIn("editor");
    const retry = page.getByRole("button", { name: "Reintentar" });
    // A healthy server has no such answers to give.
    const answerOnce = (answer: Parameters<Route["fulfill"]>[0]) =>
      page.route("**/api/me", (route) => route.fulfill(answer), { times: 1 });
    await answerOnce({ json: { success: false, message: "", data: {} } });
    await page.goto("/panel/welcome");
    await expect(page.getByText("Error al obtener datos del usuario").first()).toBeVisible();
    // The code of the screens loads while the session is asked for: only then may the server go.
    await answerOnce({ status: 500, json: {} });
    await page.reload();
    await expect(page.getByText("Error en la petición: 500")).toBeVisible();
    await killServer();
    await retry.click();
    await expect(page.getByText("No hay conexión con el servidor.")).toBeVisible();
    expect(await cookie(context, "token")).toBeDefined();
    await server.start();
    await retry.click();
    await expect(welcomeTitle(page)).toBeVisible();
  });
});
