import { test as base, expect, type Page } from "@playwright/test";
import { DocumentedBackEnd } from "./documented/back-end.ts";
import { pngFile } from "./support/asset-files.ts";
import { botRow, ChatbotForm, pdfFile } from "./support/chatbot-form.ts";
import { ConsoleWatch } from "./support/console-watch.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { ImportDialog } from "./support/import-dialog.ts";
import { chooseInRow } from "./support/journey.ts";
import { Library } from "./support/library.ts";
import { NewPassword } from "./support/new-password.ts";
import { PointEditor } from "./support/point-editor.ts";
import { UserForm, UserList } from "./support/user-screens.ts";

/*
 * The built panel on a back end that was written from the documents alone (documented/): every call that they describe, with the
 * screen that makes it. That back end knows nothing else, and answers 404 to it.
 */

const test = base.extend<{ backEnd: DocumentedBackEnd; watch: ConsoleWatch }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  backEnd: async ({}, provide) => {
    const backEnd = new DocumentedBackEnd();
    await backEnd.start();
    await provide(backEnd);
    await backEnd.stop();
  },
  baseURL: async ({ backEnd }, provide) => provide(backEnd.url),
  watch: [
    async ({ context }, provide) => {
      const watch = new ConsoleWatch();
      // What is no part of the documents.
      watch.allow(/status of 404/);
      // Such a back end has no pages, and answers with whole libraries to whatever it is asked.
      watch.allow(/^whole library/);
      watch.watch(context);
      await provide(watch);
      expect(watch.unexpected, "the console stays empty").toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs somebody in by the form. */
async function signIn(page: Page, role: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Correo electrónico").fill(`${role}@example.com`);
  await page.getByLabel("Contraseña", { exact: true }).fill("secreto");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
}

/**
 * Waits until the back end has answered all of these calls: behind a dialog that closes, the page says nothing of the last ones.
 * @param paths divided by blanks
 */
async function expectAnswered(backEnd: DocumentedBackEnd, ...paths: string[]): Promise<void> {
  const wanted = paths.flatMap((some) => some.split(" "));
  const missing = () => {
    const answered = new Set(backEnd.answered.map(({ call }) => call.split(" ")[1]));
    return wanted.filter((path) => !answered.has(path));
  };
  await expect.poll(missing).toEqual([]);
}

const answerQuestion = (page: Page, title: string | RegExp, button: string) =>
  page.getByRole("alertdialog", { name: title }).getByRole("button", { name: button }).click();

test("API-02 PUB-03 PUB-05 PUB-07 PUB-09 signing in, recovering and confirming", async ({
  page,
  backEnd,
}) => {
  await page.goto("/login");
  await page.getByLabel("Correo electrónico").fill("editor@example.com");
  await page.getByLabel("Contraseña", { exact: true }).fill("another");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Correo o contraseña incorrectos")).toBeVisible();

  await page.goto("/forgot-password");
  await page.getByLabel("Correo electrónico").fill("editor@example.com");
  await page.getByRole("button", { name: /^Enviar/ }).click();
  await expect(page.getByText("editor@example.com")).toBeVisible();

  const form = new NewPassword(page);
  await page.goto("/reset-password?fromapp=0&id=secret");
  await form.fill("a-new-secret");
  await form.password.press("Enter");
  await expect(form.toSignIn).toBeVisible();
  await form.confirm("/confirm-email?id=secret", "a-new-secret");
  await expectAnswered(
    backEnd,
    "/login /user/forgotPassword /user/resetPassword",
    "/user/confirmEmailAndSetPassword",
  );
});

test("API-02 WEL-02 WEL-03 WEL-04 PRO-01 BOT-06 BOT-08 an admin: resources, profile and chatbots", async ({
  page,
  context,
  backEnd,
}) => {
  await signIn(page, "admin");
  const panel = page.getByRole("region", { name: "Recursos" });
  await expect(panel.getByText("1,2k de 100,0k")).toBeVisible();
  await expect(panel.getByRole("progressbar", { name: "Supervisores" })).toHaveAttribute(
    "aria-valuetext",
    "1 de 5",
  );
  await panel.getByRole("checkbox", { name: "Reparto equitativo" }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(page.getByRole("alertdialog")).toBeHidden();

  await page.goto("/panel/profile");
  await page.getByRole("textbox", { name: "Ciudad" }).fill("Girona");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText("Perfil guardado.")).toBeVisible();
  await expect(page.getByText("No se ha podido")).toHaveCount(0);

  await page.goto("/panel/chatbot");
  const bot = botRow(page, "Guía");
  await bot.getByRole("link", { name: "Editar «Guía»" }).click();
  const form = new ChatbotForm(page);
  await expect(form.name).toHaveValue("Guía");
  await expect(form.file("horarios.pdf")).toContainText(/unos 400\.000 caracteres/);
  await page.getByRole("button", { name: "Quitar «horarios.pdf»" }).click();
  await form.choosePdfs(await pdfFile(context, "precios.pdf", ["Los precios."]));
  await form.name.fill("Guía nueva");
  await form.update.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Guía nueva");

  await page.goto("/panel/chatbot/new");
  await form.write("Otra guía");
  await form.choosePdfs(await pdfFile(context, "museo.pdf", ["El museo."]));
  await form.chooseAvatar();
  await form.create.click();
  await answerQuestion(page, "Chatbot creado", "Aceptar");
  const other = botRow(page, "Otra guía");
  await other.getByRole("switch").click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(other.getByRole("switch")).not.toBeChecked();
  await other.getByRole("button", { name: /^(?:Eliminar|Más acciones)/ }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(other).toHaveCount(0);
  await expectAnswered(
    backEnd,
    "/me /extLogin /getUserData",
    "/listBots /user/resources /user/updateIsEquitable",
    "/user/getMyProfile /user/updateProfile /getBotData",
    "/chatbot/getBotDataFromBotId /listDataSourceFiles /editBot",
    "/chatbot/updateChatbot /createBot /getPresignedURL",
    "/addDataSourceFile /deleteDataSourceFile /chatbot/createNewChatbot",
    "/setBotState /deleteBot /chatbot/delete",
  );
});

test("API-02 USR-01 USR-05 USR-08 USR-11 USR-13 a supervisor's users", async ({
  page,
  backEnd,
}) => {
  await signIn(page, "supervisor");
  const list = new UserList(page);
  const form = new UserForm(page);
  await page.goto("/panel/users/new");
  await form.write({
    Nombre: "Olga",
    Apellidos: "Prats",
    "Correo electrónico": "olga@example.com",
  });
  await form.create();
  const created = page.getByRole("alertdialog", { name: "Usuario creado" });
  await created.getByRole("button", { name: "Aceptar" }).click();
  await expect(list.row("olga@example.com")).toContainText("Pendiente");

  await list.row("olga@example.com").getByRole("link").first().click();
  await form.write({ Ciudad: "Lleida" });
  await form.update();
  await expect(form.said("guardado")).toBeVisible();
  await page.goto("/panel/users");
  await chooseInRow(page, "Pendiente Soler", "Activar");
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(list.row("pendiente@example.com")).toContainText("Activo");
  await list
    .row("pendiente@example.com")
    .getByRole("button", { name: /^Eliminar/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(list.row("pendiente@example.com")).toHaveCount(0);

  const before = backEnd.answered.length;
  const dialog = new ImportDialog(page);
  await dialog.open("nombre,apellidos,email\nAda,Vidal,ada@example.com\n");
  await dialog.isChecked();
  // A check would be an import here: this back end knows no checks.
  const imports = () =>
    backEnd.answered.slice(before).filter(({ call }) => call.includes("uploadEditors")).length;
  expect(imports()).toBe(0);
  await dialog.button(/^Importar 1 editor/).click();
  await expect(dialog.dialog.getByText("1 editor importado")).toBeVisible();
  expect(imports()).toBe(1);
  await expectAnswered(
    backEnd,
    "/user/myusers /user/createNewUser /user/updateUserDataFromId",
    "/user/activateUser /user/deleteUser /user/uploadEditorsFromCsv",
  );
});

test("API-02 EXP-01 EXP-03 EXP-04 EXP-06 PNT-06 an editor's experiences and points", async ({
  page,
  backEnd,
}) => {
  await signIn(page, "editor");
  await page.goto("/panel/experiences");
  const row = page.getByRole("row").filter({ hasText: "Ruta de Madrid" }).first();
  await expect(row).not.toContainText("0 puntos");
  await expect(row).not.toContainText("Ninguno completo");
  await page.getByRole("button", { name: "Estadísticas de «Ruta de Madrid»" }).click();
  const statistics = page.getByRole("dialog", { name: "Estadísticas de «Ruta de Madrid»" });
  await expect(statistics.getByText("280")).toBeVisible();
  await page.keyboard.press("Escape");
  await chooseInRow(page, "Ruta de Madrid", "Duplicar «Ruta de Madrid»");
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(page.getByRole("row").filter({ hasText: "(copia)" })).toHaveCount(1);
  await chooseInRow(page, "Ruta de Madrid (copia)", "Eliminar «Ruta de Madrid (copia)»");
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(page.getByRole("row").filter({ hasText: "(copia)" })).toHaveCount(0);

  const form = new ExperienceForm(page);
  const point = new PointEditor(page);
  await form.open("Ruta de Madrid");
  await expect(form.code).toHaveValue("A1B2C3");
  await expect(form.points.getByRole("row").filter({ hasText: "Puerta del Sol" })).toHaveCount(1);
  await form.name.fill("Ruta de Madrid de noche");
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  await form.name.fill("Ruta de Madrid de día");
  await form.update.click();

  await point.add();
  await point.name.fill("Plaza Mayor");
  await point.latitude.fill("40.4155");
  await point.longitude.fill("-3.7074");
  await point.longitude.press("Tab");
  await point.save.click();
  await expect(form.points.getByRole("row").filter({ hasText: "Plaza Mayor" })).toHaveCount(1);
  await point.edit("Plaza Mayor");
  await point.name.fill("Plaza Vieja");
  await point.save.click();
  await expect(form.points.getByRole("row").filter({ hasText: "Plaza Vieja" })).toHaveCount(1);
  await page.getByRole("button", { name: "Eliminar «Plaza Vieja»" }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(form.points.getByRole("row").filter({ hasText: "Plaza Vieja" })).toHaveCount(0);
  await expectAnswered(
    backEnd,
    "/gymkhanas/getUserGymkhanas /gymkhanas/updateState /gymkhanas/stats",
    "/gymkhanas/getById /gymkhanas/new /mappoints/new",
    "/mappoints/update /mappoints/delete /user/hasSharedGyms",
    "/user/getUserChildren /assets/getById",
  );
});

test("API-02 LIB-01 LIB-02 LIB-03 LIB-06 a library is filtered by the panel itself", async ({
  page,
  backEnd,
}) => {
  await signIn(page, "editor");
  const library = new Library(page);
  await page.goto("/panel/mylibrary");
  await expect(library.tile("Campanas")).toBeVisible();
  await page
    .getByRole("button", { name: /^Imágenes/ })
    .or(page.getByRole("radio", { name: /^Imágenes/ }))
    .first()
    .click();
  await expect(library.tile("Campanas")).toHaveCount(0);
  await expect(library.tile("Fachada")).toBeVisible();
  await page.goto("/panel/mylibrary?search=campanas");
  await expect(library.tile("Fachada")).toHaveCount(0);
  await page.goto("/panel/mylibrary");
  await library.openUpload();
  await library.give(pngFile("jardín.png", 17));
  await library.describe("Jardín", "Monumentos");
  await library.send();
  await library.readSuccess();
  await library.tile("Jardín").click();
  await library.detail("Jardín").getByRole("button", { name: "Eliminar" }).click();
  await answerQuestion(page, /Jardín/, "Eliminar");
  // Behind a dialog no tile is found, whether it is there or not.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(library.tile("Jardín")).toHaveCount(0);
  await page.goto("/panel/mylibrary");
  await library.tile("Campanas").click();
  await expect(
    library.detail("Campanas").getByRole("button", { name: "Escuchar Campanas" }),
  ).toBeVisible();
  await expect(library.detail("Campanas")).not.toContainText("No se ha");
  await expectAnswered(
    backEnd,
    "/myLibrary/getUserModels /library2ixr/getModelCategories /library2ixr/uploadFile",
    "/library2ixr/deleteAsset /assets/getById",
  );
});

test("API-02 BOT-03 LIB-01 a super-admin's chatbots and library", async ({ page, backEnd }) => {
  await signIn(page, "super-admin");
  await page.goto("/panel/chatbot");
  const bot = botRow(page, "Guía");
  await bot.getByRole("switch").click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(bot.getByRole("switch")).not.toBeChecked();
  await page.goto("/panel/libraryar");
  await expect(new Library(page).tile("Estatua")).toBeVisible();
  await expectAnswered(backEnd, "/chatbot/listBots /chatbot/setState /library2ixr/getModels");
});
