import type { Locator, Page } from "@playwright/test";
import { botRow, ChatbotForm, pdfFile } from "./support/chatbot-form.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { PointEditor } from "./support/point-editor.ts";
import { PointsImport } from "./support/points-import.ts";
import { expect, test, chooseInRow } from "./support/journey.ts";
import { uniqueEmail } from "./support/test-users.ts";
import { UserForm, UserList } from "./support/user-screens.ts";

const ADMIN = { surname: "Ferrer", role: "admin", "superAdmin-hasChatbots": 1 } as const;

/**
 * Presses a button twice with the mouse and twice with Enter while the answer to the first press is held back. Gives the
 * calls that were made by it.
 */
async function pressed(page: Page, button: Locator): Promise<() => string[]> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calls: string[] = [];
  await page.route(/\/(?:api|bots)\//, async (route) => {
    if (route.request().method() === "POST") {
      calls.push(new URL(route.request().url()).pathname);
      await isReleased;
    }
    await route.continue();
  });
  await button.dblclick();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  release();
  return () => calls;
}

test("EXP-07, PNT-06 what creates is pressed twice, and one thing is made", async ({
  page,
  api,
  signIn,
}) => {
  await signIn("editor");
  const form = new ExperienceForm(page);
  const point = new PointEditor(page);
  const name = "Ruta de dos pulsaciones";
  const once = (what: string, button: Locator, done: () => Promise<unknown>) =>
    test.step(what, async () => {
      const made = await pressed(page, button);
      await done();
      // A copy is put beside its original after it is made; chatbots may be read meanwhile, by POST.
      expect(
        made().filter((call) => !/\/(?:order|extLogin|getUserData|listBots)$/.test(call)),
      ).toHaveLength(1);
    });

  await page.goto("/panel/experiences/new");
  await form.name.fill(name);
  await form.description.fill("Una.");
  await form.slogan.fill("Hola");
  await form.city.fill("Madrid");
  await form.bringImage();
  await once("experience", form.save, () =>
    expect(form.said("Experiencia guardada").first()).toBeVisible(),
  );
  await point.add();
  await point.name.fill("Fuente");
  await point.latitude.fill("40.4, -3.7");
  await point.latitude.press("Enter");
  await once("point", point.save, () =>
    expect(form.points.getByText("Fuente", { exact: true })).toBeVisible(),
  );
  const id = (await api.experienceNamed("editor", name)).id;
  const points = async () => (await api.experience("editor", id)).mappoints.length;
  expect(await points()).toBe(1);
  await once(
    "copy of a point",
    page.getByRole("button", { name: "Duplicar «Fuente»" }).first(),
    () => expect(form.said("Punto «Fuente» duplicado").first()).toBeVisible(),
  );
  expect(await points()).toBe(2);
  const importing = new PointsImport(page);
  await importing.open("nombre;latitud;longitud\nMayor;40,4155;-3,7074\n", "puntos.csv");
  await once("import of points", importing.button("Crear 1 punto"), () =>
    expect(importing.dialog).toBeHidden(),
  );
  expect(await points()).toBe(3);

  await page.goto("/panel/experiences");
  await chooseInRow(page, name, `Duplicar «${name}»`);
  const question = page.getByRole("alertdialog");
  await once("copy of an experience", question.getByRole("button", { name: "Duplicar" }), () =>
    expect(page.getByText(`Se ha duplicado «${name}».`).first()).toBeVisible(),
  );
  expect
    .soft((await api.list("editor")).filter((each) => each.name.startsWith(name)))
    .toHaveLength(2);
});

test(
  "BOT-06, USR-08 a chatbot and a person are made once, however often the button is pressed",
  { tag: "@whole" },
  async ({ page, context, testUsers, signIn }) => {
    await signIn(await testUsers.activeUser("super-admin", { ...ADMIN, name: "Berta" }));
    const bot = new ChatbotForm(page);
    await page.goto("/panel/chatbot/new");
    await bot.write("Guía de dos pulsaciones");
    await bot.choosePdfs(await pdfFile(context, "a.pdf", ["El museo abre a las diez."]));
    await bot.chooseAvatar();
    const made = await pressed(page, bot.create);
    await expect(page.getByRole("alertdialog", { name: /creado/ })).toBeVisible();
    for (const step of ["createBot", "editBot", "createNewChatbot"])
      expect(made().filter((call) => call.endsWith(`/${step}`))).toHaveLength(1);
    await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
    await expect(botRow(page, "Guía de dos pulsaciones")).toHaveCount(1);

    await page.goto("/panel/users/new");
    const form = new UserForm(page);
    const email = uniqueEmail("Doble");
    await form.role.selectOption("Supervisor");
    await form.write({ Nombre: "Doble", Apellidos: "Clic", "Correo electrónico": email });
    const invited = await pressed(page, page.getByRole("button", { name: "Crear usuario" }));
    await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
    await expect(new UserList(page).row(email)).toHaveCount(1);
    expect(invited()).toHaveLength(1);
  },
);
