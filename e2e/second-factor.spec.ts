import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Authenticator, secondFactor } from "./support/authenticator.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { enter, expect, loseSession, sessionCookie, test } from "./support/journey.ts";
import { OWN_PASSWORD, type TestUsers } from "./support/test-users.ts";
import { UserList } from "./support/user-screens.ts";

const anEditor = (testUsers: TestUsers, name: string) =>
  testUsers.activeUser("supervisor", { name, surname: "Segura", role: "editor" });

const code = (page: Page) => page.getByRole("textbox", { name: "Código de seis cifras" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const section = (page: Page) => page.locator("#second-factor");

async function check(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed);
  await press(page, "Comprobar");
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Cuenta de / }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
}

/** Reads the key from the screen, puts it into an app and confirms it with a code. */
async function confirmKey(page: Page): Promise<Authenticator> {
  await expect(page.getByText("O escribe esta clave en la aplicación")).toBeVisible();
  const app = new Authenticator(await page.getByRole("code").innerText());
  await expect(page.getByRole("img", { name: /^Código QR/ })).toBeVisible();
  await code(page).fill(app.code());
  await press(page, "Activar");
  return app;
}

test(
  "PRO-01, SES-01 a second step is turned on in the profile, and signing in takes a code",
  { tag: "@download" },
  async ({ page, testUsers, signIn, mailbox }) => {
    const person = await anEditor(testUsers, "Berta");
    await signIn(person);
    await page.goto("/panel/profile");
    await expect(section(page)).toContainText("Desactivada");
    await section(page).getByRole("button", { name: "Activar" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Contraseña", { exact: true }).fill("otra-clave");
    await press(page, "Continuar");
    await expect(dialog.getByText("La contraseña no es correcta.")).toBeVisible();
    await dialog.getByLabel("Contraseña", { exact: true }).fill(OWN_PASSWORD);
    await press(page, "Continuar");
    await expect(heading(page, "Escanea el código")).toBeVisible();
    await expectNoAxeViolation(page);
    const app = await confirmKey(page);

    await expect(dialog.getByText("Solo se muestran esta vez.")).toBeVisible();
    const codes = await dialog.getByRole("listitem").allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectNoAxeViolation(page);
    const downloaded = page.waitForEvent("download");
    await press(page, "Descargar");
    const file = await (await downloaded).path();
    for (const each of codes) expect(await readFile(file, "utf8")).toContain(each);
    await press(page, "Ya los he guardado");
    await expect(section(page)).toContainText("Quedan 10 códigos de recuperación");
    expect((await mailbox.next(person.email)).subject).toBe(
      "Has activado la verificación en dos pasos",
    );

    await logOut(page);
    await enter(page, person, OWN_PASSWORD);
    await expect(heading(page, "Escribe tu código")).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
    await expect(code(page)).toHaveAttribute("inputmode", "numeric");
    await expectNoAxeViolation(page);
    await check(page, app.wrongCode());
    await expect(page.getByText("El código no es correcto o ya se ha usado.")).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveValue("");
    await check(page, app.code());
    await expect(heading(page, "Hola, Berta")).toBeVisible();
  },
);

test(
  "SES-01, PRO-01 recovery codes let in once and are made anew; the second step moves to another phone and is turned off",
  { tag: "@whole" },
  async ({ page, api, testUsers, context, mailbox }) => {
    await test.step("a recovery code lets in once, and Back leads to the password", async () => {
      const person = await anEditor(testUsers, "Carles");
      const { recoveryCodes } = await secondFactor(api, person);
      const used = recoveryCodes[0] ?? "";
      const useRecoveryCode = async () => {
        await press(page, "No tengo el móvil a mano");
        await page.getByRole("textbox", { name: "Código de recuperación" }).fill(used);
        await press(page, "Comprobar");
      };
      await page.goto("/login");
      await enter(page, person, OWN_PASSWORD);
      await press(page, "Volver");
      await expect(heading(page, "Entra en tu panel")).toBeVisible();
      await expect(page.getByLabel("Correo electrónico")).toHaveValue(person.email);
      await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue("");
      await enter(page, person, OWN_PASSWORD);
      await useRecoveryCode();
      await expect(heading(page, "Hola, Carles")).toBeVisible();
      await page.goto("/panel/profile");
      await expect(section(page)).toContainText("Quedan 9 códigos de recuperación");
      await logOut(page);
      await enter(page, person, OWN_PASSWORD);
      await useRecoveryCode();
      await expect(
        page.getByText(
          "El código no es correcto o ya se ha usado. Escribe otro de los que guardaste.",
        ),
      ).toBeVisible();
    });

    await test.step("recovery codes are made anew, and the second step is turned off", async () => {
      const person = await anEditor(testUsers, "Dora");
      const token = await api.signIn(person.email, OWN_PASSWORD);
      const { app, recoveryCodes } = await secondFactor(api, person);
      await context.addCookies([sessionCookie(token)]);
      await page.goto("/panel/profile");
      await press(page, "Códigos nuevos");
      await code(page).fill(app.code());
      await press(page, "Generar");
      const listed = page.getByRole("dialog").getByRole("listitem");
      await expect(listed).toHaveCount(10);
      const codes = await listed.allInnerTexts();
      expect(codes).not.toContain(recoveryCodes[0]);
      await press(page, "Ya los he guardado");
      await section(page).getByRole("button", { name: "Desactivar" }).click();
      const dialog = page.getByRole("dialog", {
        name: "¿Desactivar la verificación en dos pasos?",
      });
      const turnOff = () => dialog.getByRole("button", { name: "Desactivar" }).click();
      const password = dialog.getByLabel("Contraseña", { exact: true });
      await password.fill(OWN_PASSWORD);
      await turnOff();
      await expect(code(page)).toHaveAccessibleDescription(/Campo obligatorio/);
      await code(page).fill(app.wrongCode());
      await turnOff();
      await expect(code(page)).toHaveAccessibleDescription(
        /La contraseña o el código no son correctos/,
      );
      await expect(code(page)).toBeFocused();
      await expect(password).toHaveValue(OWN_PASSWORD);
      await press(page, "No tengo el móvil a mano");
      await page.getByRole("textbox", { name: "Código de recuperación" }).fill(codes[0] ?? "");
      await turnOff();
      await expect(section(page)).toContainText("Desactivada");
      await logOut(page);
      await enter(page, person, OWN_PASSWORD);
      await expect(heading(page, "Hola, Dora")).toBeVisible();
    });

    await test.step("the second step moves to another phone with the password and a code of the first one", async () => {
      const person = await anEditor(testUsers, "Dídac");
      const token = await api.signIn(person.email, OWN_PASSWORD);
      const { app } = await secondFactor(api, person);
      await mailbox.next(person.email);
      await context.addCookies([sessionCookie(token)]);
      await page.goto("/panel/profile");
      await press(page, "Cambiar de móvil");
      const dialog = page.getByRole("dialog", { name: "Confirma que eres tú" });
      await dialog.getByLabel("Contraseña", { exact: true }).fill(OWN_PASSWORD);
      await code(page).fill(app.code());
      await press(page, "Continuar");
      await expect(heading(page, "Escanea el código")).toBeVisible();
      const other = await confirmKey(page);
      await press(page, "Ya los he guardado");
      expect((await mailbox.next(person.email)).subject).toBe(
        "Has cambiado el móvil de la verificación en dos pasos",
      );
      await logOut(page);
      await enter(page, person, OWN_PASSWORD);
      await check(page, other.code());
      await expect(heading(page, "Hola, Dídac")).toBeVisible();
    });
  },
);

test("TRU-34 when a session ends, the second step is asked for over the form, and nothing typed is lost", async ({
  page,
  api,
  context,
  testUsers,
}) => {
  const person = await anEditor(testUsers, "Emma");
  const token = await api.signIn(person.email, OWN_PASSWORD);
  const { app } = await secondFactor(api, person);
  await context.addCookies([sessionCookie(token)]);
  await page.goto("/panel/profile");
  const city = page.getByRole("textbox", { name: "Ciudad" });
  await city.fill("Girona");
  await loseSession(page);
  await press(page, "Guardar cambios");
  const again = page.getByRole("dialog", { name: "Tu sesión ha caducado" });
  await again.getByLabel("Contraseña", { exact: true }).fill(OWN_PASSWORD);
  await press(page, "Entrar y continuar");
  await expect(again.getByRole("heading", { name: "Escribe tu código" })).toBeVisible();
  await check(page, app.wrongCode());
  await expect(again.getByText("El código no es correcto o ya se ha usado.")).toBeVisible();
  await check(page, app.code());
  await expect(page.getByText("Perfil guardado.")).toBeVisible();
  await expect(again).toBeHidden();
  await expect(city).toHaveValue("Girona");
});

test("TRU-15 somebody who has lost the phone is let in by whoever manages the account", async ({
  page,
  api,
  testUsers,
  signIn,
  stranger,
  mailbox,
}) => {
  const person = await anEditor(testUsers, "Fidel");
  await secondFactor(api, person);
  await mailbox.next(person.email);
  await signIn("supervisor");
  const list = new UserList(page);
  await list.open();
  const action = "Desactivar la verificación en dos pasos de Fidel Segura";
  await list.choose(action, "Fidel Segura");
  const question = page.getByRole("alertdialog", {
    name: /¿Desactivar la verificación en dos pasos de Fidel/,
  });
  await expect(question).toContainText(person.email);
  await question.getByRole("button", { name: "Desactivar", exact: true }).click();
  await expect(
    page.getByText("Fidel Segura ya entra sin verificación en dos pasos."),
  ).toBeVisible();
  await list.press("Más acciones con Fidel Segura");
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expect(page.getByRole("menuitem", { name: action })).toHaveCount(0);
  await page.keyboard.press("Escape");
  expect((await mailbox.next(person.email)).subject).toBe(
    "Se ha desactivado tu verificación en dos pasos",
  );
  const other = await stranger();
  await other.goto("/login");
  await enter(other, person, OWN_PASSWORD);
  await expect(heading(other, "Hola, Fidel")).toBeVisible();
});

test.describe("where the role has to have one", () => {
  test.use({ ownServer: true, ownSettings: { REQUIRE_SECOND_FACTOR: "editor" } });

  test("SES-01 it is set up at the sign-in, and cannot be turned off", async ({ page }) => {
    await page.goto("/login");
    await enter(page, "editor");
    await expect(heading(page, "Protege tu cuenta")).toBeVisible();
    await expectNoAxeViolation(page);
    await press(page, "Continuar");
    const key = await page.getByRole("code").innerText();
    // A phone closes the page while its owner is in the app.
    await page.reload();
    await press(page, "Continuar");
    await expect(page.getByRole("code")).toHaveText(key);
    const app = await confirmKey(page);
    await expect(heading(page, "Guarda tus códigos de recuperación")).toBeVisible();
    await press(page, "Ya los he guardado");
    await expect(heading(page, "Hola, Nuria")).toBeVisible();
    await page.goto("/panel/profile");
    await expect(section(page)).toContainText("Tu rol la necesita");
    await expect(section(page).getByRole("button", { name: "Desactivar" })).toHaveCount(0);
    await logOut(page);
    await enter(page, "editor");
    await expect(code(page)).toBeVisible();
    await page.reload();
    await check(page, app.code());
    await expect(heading(page, "Hola, Nuria")).toBeVisible();
  });
});
