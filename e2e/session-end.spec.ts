import type { Page } from "@playwright/test";
import { enter, expect, test } from "./support/journey.ts";
import { storeLanguage } from "./support/stored-language.ts";
import { OWN_PASSWORD, type TestUsers } from "./support/test-users.ts";
import { UserForm, UserList } from "./support/user-screens.ts";

const anEditor = (testUsers: TestUsers, name: string) =>
  testUsers.activeUser("supervisor", { name, surname: "Serra", role: "editor" });

const signInTitle = (page: Page) => page.getByRole("heading", { name: "Entra en tu panel" });

test("TRU-34 whose sessions an administrator ends is told so, loses no text, and reads why at the sign-in", async ({
  page,
  testUsers,
  signIn,
  visitor,
  watch,
}) => {
  watch.allow(/status of 401/);
  const person = await anEditor(testUsers, "Irene");
  const theirs = await visitor(person);
  await theirs.page.goto("/panel/profile");
  await new UserForm(theirs.page).field("Ciudad").fill("Ripoll");

  await signIn("supervisor");
  const list = new UserList(page);
  await list.open();
  await list.choose("Cerrar las sesiones de Irene Serra", "Irene Serra");
  const question = page.getByRole("alertdialog", {
    name: "¿Cerrar todas las sesiones de Irene Serra?",
  });
  await question.getByRole("button", { name: "Cerrar sesiones" }).click();
  await expect(page.getByText("Se ha cerrado 1 sesión de Irene Serra.")).toBeVisible();

  await theirs.page.getByRole("button", { name: "Guardar cambios" }).click();
  const again = theirs.page.getByRole("dialog", { name: "Tu sesión se ha cerrado" });
  await expect(again).toContainText("Tu sesión se ha cerrado desde administración.");
  await again.getByLabel("Contraseña", { exact: true }).fill(OWN_PASSWORD);
  await again.getByRole("button", { name: "Entrar y continuar" }).click();
  await expect(theirs.page.getByText("Perfil guardado.")).toBeVisible();
  await expect(new UserForm(theirs.page).field("Ciudad")).toHaveValue("Ripoll");
});

test("SES-02, SES-03 the sign-in says why the last session is over, until the next one", async ({
  page,
  testUsers,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  const person = await anEditor(testUsers, "Jana");
  await signIn(person);
  await page.goto("/panel/welcome");
  await expect(page.getByRole("heading", { name: "Hola, Jana" })).toBeVisible();
  await testUsers.endSessions("supervisor", person);
  const why = page.getByText("Tu sesión se ha cerrado desde administración.");
  await page.goto("/panel/profile");
  await expect(why).toBeVisible();
  await expect(page).toHaveURL("/login");
  await page.reload();
  await expect(why).toBeVisible();
  await enter(page, person, OWN_PASSWORD);
  await expect(page.getByRole("heading", { name: "Hola, Jana" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login");
  await expect(signInTitle(page)).toBeVisible();
  await expect(why).toHaveCount(0);

  // Whoever comes back after a day reads that it has expired.
  await signIn("editor");
  await page.goto("/panel/welcome");
  await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
  await page.context().clearCookies();
  await page.clock.install({ time: Date.now() + 86_401_000 });
  await page.goto("/panel/welcome");
  await expect(page.getByText("Tu sesión ha caducado: dura 24 horas como máximo.")).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a super-admin ends sessions from the card of a user, in the language of the panel", async ({
    page,
    testUsers,
    signIn,
  }) => {
    await anEditor(testUsers, "Kira");
    await storeLanguage(page, "ca");
    await signIn("super-admin");
    await page.goto("/panel/users");
    await page.getByRole("button", { name: "Més accions amb Kira Serra" }).tap();
    await page.getByRole("menuitem", { name: "Tanca les sessions que té Kira Serra" }).tap();
    const question = page.getByRole("alertdialog", { name: /Kira Serra/ });
    await question.getByRole("button", { name: "Tanca les sessions" }).tap();
    await expect(page.getByText("Kira Serra no tenia cap sessió oberta.")).toBeVisible();
  });
});
