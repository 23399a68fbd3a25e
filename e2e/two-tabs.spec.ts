import type { BrowserContext, Page } from "@playwright/test";
import { expect, loseSession, sessionCookie, test } from "./support/journey.ts";
import { OWN_PASSWORD, type TestUsers } from "./support/test-users.ts";

const anEditor = (testUsers: TestUsers, name: string) =>
  testUsers.activeUser("supervisor", { name, surname: "Dos", role: "editor" });

const name = (page: Page) => page.getByRole("textbox", { name: /^Nombre( \(obligatorio\))?$/ });
const taken = (page: Page) => page.getByRole("dialog", { name: "Ha entrado otra persona" });
const update = (page: Page) => page.getByRole("button", { name: "Guardar cambios" }).click();

/** Brings a tab to the front again after another tab was used. */
async function look(page: Page): Promise<void> {
  try {
    await page.evaluate(() => void dispatchEvent(new Event("focus")));
  } catch (error) {
    // The answer to a call of its own may have told the page already, which then loads anew.
    if (!String(error).includes("Execution context was destroyed")) throw error;
  }
}

/** Opens a new tab with the profile of the currently signed-in user. */
async function profileOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/panel/profile");
  await expect(name(page)).toBeVisible();
  // An answer that comes later would tell the page who has signed in meanwhile, before it is used.
  await page.waitForLoadState("networkidle");
  return page;
}

test("TRU-34, SES-09 one person's input is never saved as another who has signed in in a second tab; a tab without any follows", async ({
  context,
  testUsers,
  signIn,
}) => {
  await test.step("one person's input is never saved as another person who has signed in in a second tab", async () => {
    const [first, second] = [await anEditor(testUsers, "Xènia"), await anEditor(testUsers, "Yago")];
    await signIn(first);
    const page = await profileOf(context);
    await name(page).fill("Xènia Maria");
    await signIn(second);
    await update(page);
    await expect(taken(page)).toBeVisible();
    await expect(name(await profileOf(context))).toHaveValue("Yago");

    await taken(page).getByLabel("Contraseña", { exact: true }).fill(OWN_PASSWORD);
    await taken(page).getByRole("button", { name: "Entrar y continuar" }).click();
    await expect(page.getByText("Perfil guardado.")).toBeVisible();
    await expect(name(page)).toHaveValue("Xènia Maria");
    await signIn(second);
    await expect(name(await profileOf(context))).toHaveValue("Yago");
  });

  for (const tab of context.pages()) await tab.close();

  await test.step("continuing as the second person shows their own page, and the first person finds the draft later", async () => {
    const [first, second] = [
      await anEditor(testUsers, "Xavi"),
      await anEditor(testUsers, "Yolanda"),
    ];
    await signIn(first);
    const page = await profileOf(context);
    await name(page).fill("Xavi Pau");
    await signIn(second);
    await look(page);
    await taken(page).getByRole("button", { name: "Seguir con la otra sesión" }).click();
    await expect(name(page)).toHaveValue("Yolanda");

    await signIn(first);
    await look(page);
    await expect(name(page)).toHaveValue("Xavi Pau");
    await expect(page.getByRole("button", { name: "Cuenta de Xavi Dos" })).toBeVisible();
  });

  for (const tab of context.pages()) await tab.close();

  await test.step("a tab without unsaved input switches to the user who has signed in in another tab", async () => {
    const [first, second] = [await anEditor(testUsers, "Ximo"), await anEditor(testUsers, "Yaiza")];
    await signIn(first);
    const page = await profileOf(context);
    await signIn(second);
    await look(page);
    await expect(page.getByRole("button", { name: "Cuenta de Yaiza Dos" })).toBeVisible();
    await expect(name(page)).toHaveValue("Yaiza");
  });
});

test("SES-05 signing out in one tab takes the person's data out of the others; what is unsaved there stays", async ({
  context,
  testUsers,
  signIn,
}) => {
  const person = await anEditor(testUsers, "Wanda");
  await signIn(person);
  const [quiet, busy] = [await profileOf(context), await profileOf(context)];
  await name(busy).fill("Wanda Pilar");
  const leaving = await profileOf(context);
  await leaving.goto("/sign-out");
  await expect(leaving.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
  // Without a look at it: it may stand in a window beside.
  await expect(quiet.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
  const again = busy.getByRole("dialog", { name: "Tu sesión ha caducado" });
  await again.getByLabel("Contraseña", { exact: true }).fill(OWN_PASSWORD);
  await again.getByRole("button", { name: "Entrar y continuar" }).click();
  await expect(again).toBeHidden();
  await expect(name(busy)).toHaveValue("Wanda Pilar");
});

test("SES-05 a tab that could not be told is out as soon as it is looked at", async ({
  context,
  testUsers,
  signIn,
}) => {
  await signIn(await anEditor(testUsers, "Walter"));
  const page = await profileOf(context);
  await context.clearCookies({ name: "token" });
  await look(page);
  await expect(page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("TRU-13 signing in again in one tab is enough for the others of the same person", async ({
  context,
  testUsers,
  signIn,
}) => {
  const person = await anEditor(testUsers, "Zaida");
  await signIn(person);
  const page = await profileOf(context);
  await name(page).fill("Zaida Pilar");
  await loseSession(page, "no-longer-one");
  await update(page);
  const expired = page.getByRole("dialog", { name: "Tu sesión ha caducado" });
  await expect(expired).toBeVisible();
  await signIn(person);
  await look(page);
  await expect(expired).toBeHidden();
  await expect(page.getByText("Perfil guardado.")).toBeVisible();
});

test("SES-10 a chat session that outlived its token is not handed to the next person", async ({
  page,
  context,
}) => {
  await context.addCookies([{ ...sessionCookie("of-somebody"), name: "parlia_session" }]);
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
});
