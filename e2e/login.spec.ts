import { ACCOUNTS, PASSWORD } from "./support/api.ts";
import { NO_SERVER } from "./support/console-watch.ts";
import { enter, expect, test } from "./support/journey.ts";
import { holdCalls } from "./support/held-calls.ts";

const email = "Correo electrónico";

test("PUB-01 the sign-in has its fields, its links and its footer, and the theme is chosen before signing in", async ({
  page,
}) => {
  await page.goto("/login");
  await expect(page.getByLabel(email)).toBeFocused();
  const ground = () =>
    page
      .getByRole("banner")
      .evaluate((bar) => getComputedStyle(bar.parentElement!).backgroundColor);
  const light = await ground();
  await page.getByRole("combobox", { name: "Apariencia" }).selectOption("Oscuro");
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Apariencia" })).toHaveValue("dark");
  expect(await ground()).toBe(dark);
  await expect(page.getByRole("banner").getByText("Explorar")).toBeVisible();
  await expect(page.getByLabel(email)).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveAttribute("type", "password");
  const remember = page.getByRole("checkbox", { name: "Recordarme" });
  await remember.click();
  await expect(remember).toBeChecked();
  await expect(page.getByRole("contentinfo")).toContainText(
    `© ${new Date().getFullYear()} Explorar`,
  );
  await page.getByRole("link", { name: "¿Has olvidado la contraseña?" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("PUB-01 beside the form a route of the demo is drawn, in the language of the page; a narrow window has none", async ({
  page,
}) => {
  const drawn = (part: string) => page.locator(`use[href$="#${part}"]`);
  const width = (part: string) =>
    drawn(part).evaluate((use: SVGGraphicsElement) => Math.round(use.getBBox().width));
  await page.goto("/login");
  await expect.poll(() => width("map")).toBeGreaterThan(400);
  await expect.poll(() => width("es")).toBeGreaterThan(100);
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("Català");
  await expect.poll(() => width("ca")).toBeGreaterThan(100);
  await expect(drawn("es")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(drawn("map")).toBeHidden();
});

test("PUB-01, PUB-02 nothing is sent before the fields are right, and then once", async ({
  page,
}) => {
  let calls = 0;
  page.on("request", (request) => (calls += Number(request.url().endsWith("/api/login"))));
  await page.goto("/login");
  await page.getByLabel(email).fill("nobody");
  await page.getByLabel("Contraseña", { exact: true }).fill("12345");
  await expect(page.getByText("El correo electrónico no es válido")).toBeHidden();
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("El correo electrónico no es válido")).toBeVisible();
  await expect(page.getByText("Mínimo 6 caracteres")).toBeVisible();
  await expect(page.getByLabel(email)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("form")).toHaveAttribute("novalidate", "");
  expect(calls).toBe(0);

  const { letGo } = await holdCalls(page, "**/api/login");
  await enter(page, "editor");
  await expect(page.getByRole("button", { name: "Entrando…" })).toBeVisible();
  await page.getByRole("button", { name: "Entrando…" }).click({ force: true });
  await letGo();
  await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
  expect(calls).toBe(1);
});

test("PUB-03 wrong credentials are reported under the form; the message stays and follows the language", async ({
  page,
}) => {
  await page.goto("/login");
  await page.clock.install();
  await enter(page, "editor", "another-word");
  const text = page.getByRole("alert").filter({ hasText: "Correo o contraseña incorrectos" });
  await expect(text).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(text).toBeVisible();
  await expect(page.getByLabel(email)).toHaveValue("editor@demo.explorar");
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("English");
  await expect(page.getByText("Correo o contraseña incorrectos")).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(1);

  await test.step("a password that an extension sets without an event is sent", async () => {
    await page.getByLabel("Password", { exact: true }).evaluate((field: HTMLInputElement, set) => {
      field.value = set;
    }, PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Hello, Nuria" })).toBeVisible();
  });
});

test("a row for each demo account says what it does and signs in at once", async ({ page }) => {
  await page.goto("/login");
  const rows = page.getByRole("list").getByRole("button");
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toHaveText(/^Supervisor/);
  await page.getByRole("button", { name: /^Editor.*Escribe rutas/ }).click();
  await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
});

test.describe("with a server of its own", () => {
  test.use({ ownServer: true });

  test("PUB-03, TRU-11 too many attempts and a server that is gone are said, and the form keeps its values", async ({
    page,
    server,
    killServer,
    watch,
  }) => {
    watch.allow(/status of 429/);
    watch.allow(NO_SERVER);
    const attempt = () =>
      fetch(`${server.url}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: ACCOUNTS.editor.email, password: "una equivocada" }),
      });
    await expect.poll(async () => (await attempt()).status).toBe(429);
    await page.goto("/login");
    await enter(page, "editor");
    await expect(page.getByRole("alert")).toHaveText(
      /Demasiados intentos\. Vuelve a probar en \d+ (segundos?|minutos?)\./,
    );
    await expect(page.getByLabel(email)).toHaveValue(ACCOUNTS.editor.email);

    await killServer();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await enter(page, "editor");
    const text = page.getByText("No hay conexión con el servidor.");
    await expect(text).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2_900);
    await expect(text).toBeVisible();
    await page.clock.runFor(200);
    await expect(text).toBeHidden();
    await expect(page.getByLabel(email)).toHaveValue(ACCOUNTS.editor.email);
  });
});

test("SES-01, PUB-03 a browser that keeps no cookies is told so under the form", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
  });
  const ended = page.waitForResponse("**/logout");
  await page.goto("/login");
  await page.locator("input[type=email]").fill(ACCOUNTS.editor.email);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await expect(page.getByText("Tu navegador no guarda cookies")).toBeVisible();
  await expect(page).toHaveURL("/login");
  // The unusable session is ended on the server.
  expect((await ended).status()).toBe(200);
});
