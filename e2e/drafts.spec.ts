import type { BrowserContext, Page } from "@playwright/test";
import { PASSWORD, type PanelApi } from "./support/api.ts";
import { NO_SERVER } from "./support/console-watch.ts";
import { expect, sessionCookie, test } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { PointEditor } from "./support/point-editor.ts";
import { unsignedToken } from "./support/tokens.ts";

const RESTORED = /Hemos recuperado lo que escribiste sin guardar/;

/** An experience of this name, open with an unsaved change that the device has a copy of. */
async function leaveUnsaved(page: Page, api: PanelApi, name: string): Promise<number> {
  const id = await api.createExperience("editor", { gymName: name });
  const form = new ExperienceForm(page);
  await form.open(name);
  await form.slogan.fill("Aún sin guardar");
  await expect(form.said("Hay cambios sin guardar. Copia en este dispositivo")).toBeVisible();
  return id;
}

async function expectRecovered(page: Page, api: PanelApi, name: string, id: number): Promise<void> {
  const form = new ExperienceForm(page);
  await form.open(name);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(form.slogan).toHaveValue("Aún sin guardar");
  expect(await api.experience("editor", id)).toMatchObject({ Description2: "Hola" });
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  await expect(page.getByText(RESTORED)).toBeHidden();
  expect(await api.experience("editor", id)).toMatchObject({ Description2: "Aún sin guardar" });
  await form.open(name);
  await expect(form.said("Todo está guardado")).toBeVisible();
}

test("TRU-34 what was typed survives a closed tab and can be saved", async ({
  page,
  context,
  api,
  signIn,
}) => {
  const name = "Ruta de la pestaña cerrada";
  await signIn("editor");
  const id = await leaveUnsaved(page, api, name);
  await page.close();
  await expectRecovered(await context.newPage(), api, name, id);
});

test("TRU-34 what was typed survives a crash and can be saved", async ({
  page,
  context,
  api,
  signIn,
}) => {
  const name = "Ruta del accidente";
  await signIn("editor");
  const id = await leaveUnsaved(page, api, name);
  const crashed = page.waitForEvent("crash");
  page.goto("chrome://crash").catch(() => undefined);
  await crashed;
  await expectRecovered(await context.newPage(), api, name, id);
});

test("TRU-34 the last word is kept if the page is left while typing", async ({
  page,
  api,
  signIn,
}) => {
  const name = "Ruta de la última palabra";
  await api.createExperience("editor", { gymName: name });
  const form = new ExperienceForm(page);
  await signIn("editor");
  await form.open(name);
  page.on("dialog", (dialog) => void dialog.accept());
  await form.slogan.fill("La última palabra");
  await page.goto("/panel/welcome");
  await form.open(name);
  await expect(form.slogan).toHaveValue("La última palabra");
});

test("TRU-34 a new experience is restored too, or discarded if its author chooses so", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("editor");
  const form = new ExperienceForm(page);
  await page.goto("/panel/experiences/new");
  await form.name.fill("Ruta a medias");
  await expect(form.said("Copia en este dispositivo")).toBeVisible();
  await page.close();

  const again = await context.newPage();
  const newForm = new ExperienceForm(again);
  await again.goto("/panel/experiences/new");
  await expect(newForm.name).toHaveValue("Ruta a medias");
  await again.getByRole("button", { name: "Descartar la copia" }).click();
  const dialog = again.getByRole("alertdialog", { name: "¿Descartar los cambios recuperados?" });
  await dialog.getByRole("button", { name: "Descartar la copia" }).click();
  await expect(newForm.name).toHaveValue("");
  await expect(again.getByText(RESTORED)).toBeHidden();
  await again.reload();
  await expect(newForm.name).toHaveValue("");
  await expect(again.getByText(RESTORED)).toBeHidden();
});

test("TRU-34 a point that was being edited is open again", async ({
  page,
  context,
  api,
  signIn,
}) => {
  const id = await api.createExperience("editor", { gymName: "Ruta del punto a medias" });
  await signIn("editor");
  const form = new ExperienceForm(page);
  const point = new PointEditor(page);
  await form.open("Ruta del punto a medias");
  await point.add();
  await point.name.fill("A medias");
  await point.latitude.fill("40.4, -3.7");
  await point.latitude.press("Enter");
  await expect(point.address).toHaveText("Calle Mayor 12, 28013 Madrid, España");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain("Calle Mayor 12");
  await page.close();

  const again = await context.newPage();
  const newForm = new ExperienceForm(again);
  const newPoint = new PointEditor(again);
  await newForm.open("Ruta del punto a medias");
  await expect(newPoint.name).toHaveValue("A medias");
  await expect(again.getByText(RESTORED)).toBeVisible();
  await newPoint.save.click();
  await expect(newForm.said("Punto guardado")).toBeVisible();
  const [stored] = (await api.experience("editor", id)).mappoints;
  expect(stored).toMatchObject({
    PointName: "A medias",
    Latitude: 40.4,
    StreetName: "Calle Mayor",
  });
});

test("TRU-34 a half-typed number is restored, with everything else that was typed", async ({
  page,
  api,
  signIn,
}) => {
  await api.createExperience("editor", { gymName: "Ruta del número a medias" });
  await signIn("editor");
  const form = new ExperienceForm(page);
  const point = new PointEditor(page);
  const lost = page.getByRole("spinbutton", { name: /^Puntos que se pierden al fallar/ });
  await form.open("Ruta del número a medias");
  await point.add();
  await point.name.fill("A medias");
  await point.duration.fill("1,5");
  await page.getByRole("button", { name: "Reto y recompensa" }).click();
  await page.getByRole("radio", { name: "Pregunta con tres respuestas" }).check();
  await lost.fill("-");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toMatch(/1\.5.*scoreIncorrect[^,]*-/);

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(point.name).toHaveValue("A medias");
  await expect(point.duration).toHaveValue("1.5");
  await expect(lost).toHaveValue("-");
  await expect(page.getByRole("radio", { name: "Pregunta con tres respuestas" })).toBeChecked();
});

test("TRU-34 half-typed points for the prize are restored, with everything else that was typed", async ({
  page,
  signIn,
}) => {
  await signIn("editor");
  const form = new ExperienceForm(page);
  const score = page.getByRole("spinbutton", { name: /^Puntos necesarios/ });
  await page.goto("/panel/experiences/new");
  await form.name.fill("Ruta de los puntos a medias");
  await page.getByRole("switch", { name: "La experiencia acaba con un premio" }).check();
  await score.fill("1,5");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toMatch(/score[^,]*1\.5/);

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.name).toHaveValue("Ruta de los puntos a medias");
  await expect(score).toHaveValue("1.5");
});

test("TRU-34 a draft stored by an earlier version of the panel is restored", async ({
  page,
  api,
  signIn,
}) => {
  const name = "Ruta de un panel anterior";
  await signIn("editor");
  const id = await leaveUnsaved(page, api, name);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/panel/welcome");
  // With the field names of forms in the earlier version.
  await page.evaluate(
    ([experience, title]) => {
      const key = Object.keys(localStorage).find((each) =>
        each.endsWith(`:experience:${experience}`),
      );
      const draft = JSON.parse(localStorage.getItem(key ?? "") ?? "{}") as { version: number };
      const flat = {
        name: { cas: title, cat: "", eng: "" },
        slogan: { cas: "De antes", cat: "", eng: "" },
        gymLang: "cat",
        editors: "",
        story: { cas: "Érase una vez", cat: "", eng: "" },
        prizePlace: { lat: null, lon: null },
      };
      const base = {
        ...flat,
        slogan: { cas: "Hola", cat: "", eng: "" },
        gymLang: "cas",
        story: {},
      };
      localStorage.setItem(key ?? "", JSON.stringify({ ...draft, values: flat, base }));
    },
    [String(id), name] as const,
  );
  const form = new ExperienceForm(page);
  await form.open(name);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(form.slogan).toHaveValue("De antes");
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  const stored = await api.experience("editor", id);
  expect(stored).toMatchObject({ GymName: name, Description2: "De antes", GymLang: "cat" });
  expect(stored.mappointstory).toMatchObject([{ Lang: "cas", Description: "Érase una vez" }]);
});

for (const [what, end, complaint] of [
  ["is gone", (context: BrowserContext) => context.clearCookies({ name: "token" }), undefined],
  [
    "is refused by the server",
    (context: BrowserContext) => context.addCookies([sessionCookie(unsignedToken("editor", 3600))]),
    /status of 401 .*\/gymkhanas\/new/,
  ],
] as const) {
  test(`TRU-34 a session that ${what} while editing: sign in over the form, and it is saved`, async ({
    page,
    context,
    api,
    signIn,
    watch,
  }) => {
    if (complaint) watch.allow(complaint);
    const name = `Ruta cuya sesión ${what}`;
    await signIn("editor");
    const id = await leaveUnsaved(page, api, name);
    const form = new ExperienceForm(page);
    await end(context);
    await form.update.click();
    const dialog = page.getByRole("dialog", { name: "Tu sesión ha caducado" });
    await expect(dialog.getByLabel("Correo electrónico")).toHaveValue("editor@demo.explorar");
    await dialog.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Entrar y continuar" }).click();
    await expect(form.said("Experiencia actualizada")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(form.slogan).toHaveValue("Aún sin guardar");
    expect(await api.experience("editor", id)).toMatchObject({ Description2: "Aún sin guardar" });
  });
}

test("TRU-34 a user who does not sign in again finds the draft at the next visit", async ({
  page,
  context,
  api,
  signIn,
}) => {
  const name = "Ruta para otro día";
  await signIn("editor");
  const id = await leaveUnsaved(page, api, name);
  await context.clearCookies({ name: "token" });
  await new ExperienceForm(page).update.click();
  const dialog = page.getByRole("dialog", { name: "Tu sesión ha caducado" });
  await dialog.getByRole("button", { name: "Salir" }).click();
  await expect(page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
  await signIn("editor");
  await expectRecovered(page, api, name, id);
});

test("TRU-34 a save without a network keeps everything, and works once it is back", async ({
  page,
  context,
  api,
  signIn,
  watch,
}) => {
  watch.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const name = "Ruta sin cobertura";
  await signIn("editor");
  const id = await leaveUnsaved(page, api, name);
  const form = new ExperienceForm(page);
  await context.setOffline(true);
  await form.update.click();
  await expect(form.said("No hay conexión con el servidor.")).toBeVisible();
  await expect(form.slogan).toHaveValue("Aún sin guardar");
  await context.setOffline(false);
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  expect(await api.experience("editor", id)).toMatchObject({ Description2: "Aún sin guardar" });
});

test.describe("with a server that dies", () => {
  test.use({ ownServer: true });

  test("TRU-34 a point that cannot be saved stays in its editor until it can", async ({
    page,
    server,
    api,
    signIn,
    watch,
  }) => {
    watch.allow(NO_SERVER);
    const id = await api.createExperience("editor", { gymName: "Ruta del punto paciente" });
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    await signIn("editor");
    await form.open("Ruta del punto paciente");
    await point.add();
    await point.name.fill("Paciente");
    await point.clickMap();
    await expect(point.address).toHaveText("Calle Mayor 12, 28013 Madrid, España");
    await server.kill();
    await point.save.click();
    await expect(
      page.getByRole("alert").filter({ hasText: "No hay conexión con el servidor." }),
    ).toBeVisible();
    await expect(point.name).toHaveValue("Paciente");
    await server.start();
    await point.save.click();
    await expect(form.said("Punto guardado")).toBeVisible();
    expect((await api.experience("editor", id)).mappoints).toHaveLength(1);
  });
});

test("TRU-34 leaving with unsaved changes asks: stay, keep a copy, or discard", async ({
  page,
  api,
  signIn,
}) => {
  const name = "Ruta de ida y vuelta";
  await signIn("editor");
  const id = await leaveUnsaved(page, api, name);
  const form = new ExperienceForm(page);
  const profile = page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil");
  const dialog = page.getByRole("dialog", { name: "¿Salir sin guardar?" });

  await profile.click();
  await dialog.getByRole("button", { name: "Seguir editando" }).click();
  await expect(dialog).toBeHidden();
  await expect(form.slogan).toHaveValue("Aún sin guardar");
  await expect(page).toHaveURL("/panel/experiences/edit");

  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Seguir editando" }).click();
  await expect(form.slogan).toHaveValue("Aún sin guardar");

  await profile.click();
  await dialog.getByRole("button", { name: "Salir y conservar la copia" }).click();
  await expect(page).toHaveURL("/panel/profile");
  await form.open(name);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(form.slogan).toHaveValue("Aún sin guardar");

  await profile.click();
  await dialog.getByRole("button", { name: "Salir y descartar" }).click();
  await expect(page).toHaveURL("/panel/profile");
  await form.open(name);
  await expect(form.slogan).toHaveValue("Hola");
  await expect(page.getByText(RESTORED)).toBeHidden();
  expect(await api.experience("editor", id)).toMatchObject({ Description2: "Hola" });
});

test("TRU-34 signing out with unsaved changes asks as well", async ({ page, api, signIn }) => {
  await signIn("editor");
  await leaveUnsaved(page, api, "Ruta de la salida");
  await page.getByRole("button", { name: "Cuenta de Nuria Soler" }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  const dialog = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
  await dialog.getByRole("button", { name: "Seguir editando" }).click();
  await expect(new ExperienceForm(page).slogan).toHaveValue("Aún sin guardar");
});

test("TRU-34 the browser asks before it closes a page with unsaved changes, and only then", async ({
  page,
  api,
  signIn,
}) => {
  await signIn("editor");
  await leaveUnsaved(page, api, "Ruta de la pregunta");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  const form = new ExperienceForm(page);
  await expect(form.slogan).toHaveValue("Aún sin guardar");
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
});
