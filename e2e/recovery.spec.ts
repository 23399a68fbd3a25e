import type { Page } from "@playwright/test";
import { NO_SERVER } from "./support/console-watch.ts";
import type { Mailbox } from "./support/mailbox.ts";
import { waitForCode } from "./support/early-page.ts";
import { enter, expect, sessionCookie, test } from "./support/journey.ts";
import { holdCalls } from "./support/held-calls.ts";
import { NewPassword, runUntilShown, stopClock } from "./support/new-password.ts";
import { OWN_PASSWORD, type TestUsers, type Person } from "./support/test-users.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const CHOSEN = "otra-clave-mejor";
const SAVE = "Guardar la contraseña";

const anEditor = (testUsers: TestUsers, name: string) =>
  testUsers.activeUser("supervisor", { name, surname: "Recio", role: "editor" });

async function askFor(page: Page, email: string): Promise<void> {
  await page.goto("/forgot-password");
  await waitForCode(page);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Enviar enlace" }).click();
}

async function recoveryLink(page: Page, person: Person, mailbox: Mailbox): Promise<string> {
  await askFor(page, person.email);
  await expect(page.getByRole("heading", { name: "Revisa tu correo" })).toBeVisible();
  return mailbox.nextLink(person.email);
}

test("PUB-05 a request for recovery is sent as a form, the answer is the same for every e-mail, and a failure keeps the form", async ({
  page,
  testUsers,
  mailbox,
}) => {
  await test.step("a request for recovery is sent as a form, and the answer names the e-mail", async () => {
    const person = await anEditor(testUsers, "Olvido");
    await page.goto("/login");
    await page.getByRole("link", { name: "¿Has olvidado la contraseña?" }).click();
    await expect(page.getByRole("heading", { name: "Recuperar la contraseña" })).toBeVisible();
    await page.getByRole("button", { name: "Enviar enlace" }).click();
    await expect(page.getByText("El correo electrónico no es válido")).toBeVisible();

    const sent = page.waitForRequest("**/user/forgotPassword");
    await page.getByLabel("Correo electrónico").fill(person.email);
    await page.getByRole("button", { name: "Enviar enlace" }).click();
    const request = await sent;
    expect(request.method()).toBe("POST");
    expect(await request.headerValue("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    await expect(
      page.getByText(`Hemos enviado un enlace de recuperación a ${person.email}.`),
    ).toBeVisible();
    await expect(page.getByLabel("Correo electrónico")).toBeHidden();
    await page.getByRole("link", { name: "Volver al inicio de sesión" }).click();
    await expect(page).toHaveURL("/login");

    const mail = await mailbox.next(person.email);
    expect(mail.subject).toBe("Crea una contraseña nueva");
    expect(mail.text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/reset-password\?fromapp=0&id=[\w-]{40,}/);
    expect(mail.html).toContain("Crear contraseña");
  });

  await test.step("an e-mail without an account gets the same answer; a failure is said and keeps the form", async () => {
    await askFor(page, "nadie@journeys.example");
    await expect(
      page.getByText("Hemos enviado un enlace de recuperación a nadie@journeys.example."),
    ).toBeVisible();
    for (const [message, text] of [
      ["Hoy no", "Hoy no"],
      ["", "Error desconocido"],
    ] as const) {
      // A healthy server has no such answer to give.
      const json = { success: false, message, data: {} };
      await page.route("**/user/forgotPassword", (route) => route.fulfill({ json }), { times: 1 });
      await askFor(page, "alguien@journeys.example");
      await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
      await expect(page.getByLabel("Correo electrónico")).toHaveValue("alguien@journeys.example");
    }
  });
});

test.describe("without a mail server", () => {
  test.use({ ownServer: true, ownSettings: { SMTP_URL: "" } });

  test("PUB-05 the demo's outbox shows the mail, and its button leads to the form", async ({
    page,
    watch,
  }) => {
    // The frame that shows a mail runs no scripts, not even those of Playwright.
    watch.allow(/Blocked script execution in 'about:srcdoc'/);
    await askFor(page, "editor@demo.explorar");
    await expect(page.getByRole("heading", { name: "Revisa tu correo" })).toBeVisible();
    const mail = page.getByRole("group").filter({ hasText: "editor@demo.explorar" }).first();
    await expect(async () => {
      await page.goto("/demo/outbox");
      await expect(mail).toBeVisible({ timeout: 100 });
    }).toPass();
    const message = page.frameLocator("iframe").first();
    await message.getByRole("link", { name: "Crear contraseña" }).click();
    await expect(page).toHaveURL(/\/reset-password\?fromapp=0&id=/);
    await expect(new NewPassword(page).password).toBeVisible();
  });
});

test("PUB-06, PUB-09, PUB-08 a link without what it needs is refused, and both fields are checked for length and against each other", async ({
  page,
}) => {
  await test.step("a link without what it needs is refused, and leads to the sign-in", async () => {
    const RESET = "No se encontró el token de restablecimiento o el ID de usuario";
    const CONFIRM = "No se encontró el token de confirmación o el ID de usuario";
    for (const [address, text] of [
      ["/reset-password", RESET],
      ["/reset-password?id=x", RESET],
      ["/reset-password?fromapp=0", RESET],
      ["/reset-password?fromapp=1&id=x", RESET],
      ["/reset-password?fromapp=0&id=", RESET],
      ["/confirm-email", CONFIRM],
      ["/confirm-email?id=", CONFIRM],
    ] as const) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
        await expect(new NewPassword(page).password).toHaveCount(0);
        await page.getByRole("button", { name: "Ir a iniciar sesión" }).click();
        await expect(page).toHaveURL("/login");
      });
    }
  });

  await test.step("both fields are checked for length, and against each other", async () => {
    const form = new NewPassword(page);
    let calls = 0;
    page.on("request", (request) => (calls += Number(request.url().endsWith("/resetPassword"))));
    await page.goto("/reset-password?fromapp=0&id=whatever");
    await form.fill("12345", "123");
    await form.send(SAVE);
    await expect(page.getByText("Mínimo 6 caracteres")).toHaveCount(2);
    await form.fill("123456", "1234567");
    await form.send(SAVE);
    await expect(form.again).toHaveAccessibleDescription(/Las contraseñas no coinciden/);
    await expect(form.password).not.toHaveAccessibleDescription(/no coinciden/);
    await expect(page.locator("form")).toHaveAttribute("novalidate", "");
    expect(calls).toBe(0);
  });
});

test("PUB-07, TRU-08 a good link: loading for 1.5 s, form, processing, success 1 s later", async ({
  page,
  context,
  testUsers,
  mailbox,
  signIn,
}) => {
  const person = await anEditor(testUsers, "Celia");
  const link = await recoveryLink(page, person, mailbox);
  const form = new NewPassword(page);
  const { letGo } = await holdCalls(page, "**/user/resetPassword");
  // The session of another person is open in this browser; it ends when the password has changed.
  await signIn("admin");
  await context.addCookies([{ ...sessionCookie("any"), name: "parlia_session" }]);
  await stopClock(page);
  const response = await page.goto(link);
  expect(await response?.headerValue("referrer-policy")).toBe("no-referrer");
  await runUntilShown(page, form.card("Comprobando el enlace…"));
  await page.clock.runFor(1_400);
  await expect(form.card("Comprobando el enlace…")).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByRole("heading", { name: "Tu contraseña nueva" })).toBeVisible();

  await form.fill(CHOSEN);
  await form.send(SAVE);
  await expect(form.card("Guardando la contraseña…")).toBeVisible();
  await letGo();
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
  await page.clock.runFor(900);
  await expect(form.card("Guardando la contraseña…")).toBeVisible();
  await page.clock.runFor(100);
  await expect(form.card("Contraseña cambiada")).toBeVisible();
  await page.clock.resume();
  await form.toSignIn.click();

  await enter(page, person, OWN_PASSWORD);
  await expect(page.getByText("Correo o contraseña incorrectos")).toBeVisible();
  await enter(page, person, CHOSEN);
  await expect(page.getByRole("heading", { name: "Hola, Celia" })).toBeVisible();
});

test("PUB-07 a common password is refused at its field; a used link is refused with the server's message", async ({
  page,
  testUsers,
  mailbox,
}) => {
  const person = await anEditor(testUsers, "Dora");
  const link = await recoveryLink(page, person, mailbox);
  const form = new NewPassword(page);
  await page.goto(link);
  await form.fill("123456789");
  await form.send(SAVE);
  await expect(form.password).toHaveAccessibleDescription(/Esta contraseña es de las más usadas/);
  await expect(page.getByRole("link", { name: "Pedir otro enlace" })).toHaveCount(0);
  await form.fill(CHOSEN);
  await form.send(SAVE);
  await expect(form.card("Contraseña cambiada")).toBeVisible();

  await page.goto(link);
  await form.fill("y-otra-mas-todavia");
  await form.send(SAVE);
  const text = page.getByRole("alert").filter({ hasText: "El enlace ya no sirve" });
  await expect(text).toBeVisible();
  await expect(form.password).toBeVisible();
  await page.getByRole("link", { name: "Pedir otro enlace" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test.describe("with a server that is gone", () => {
  test.use({ ownServer: true });

  test("PUB-07, PUB-09 a thrown error shows under the form and clears after 3 s", async ({
    page,
    context,
    killServer,
    watch,
  }) => {
    watch.allow(NO_SERVER);
    const reset = new NewPassword(page);
    await page.goto("/reset-password?fromapp=0&id=whatever");
    await reset.fill(CHOSEN);
    const confirm = new NewPassword(await context.newPage());
    await confirm.page.goto("/confirm-email?id=whatever");
    await confirm.fill(CHOSEN);
    await confirm.page.waitForLoadState("networkidle");
    await killServer();
    for (const [form, button] of [
      [reset, SAVE],
      [confirm, "Activar mi cuenta"],
    ] as const) {
      await form.page.bringToFront();
      await stopClock(form.page);
      await form.send(button);
      const text = form.page.getByText("No hay conexión con el servidor.");
      await expect(text).toBeVisible();
      await form.page.mouse.move(0, 0);
      await form.page.clock.runFor(2_900);
      await expect(text).toBeVisible();
      await form.page.clock.runFor(200);
      await expect(text).toBeHidden();
      await expect(form.password).toBeVisible();
    }
  });
});
