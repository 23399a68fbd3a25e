import { NO_SERVER, OFFLINE } from "./support/console-watch.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { PointEditor } from "./support/point-editor.ts";
import { expectRecovered, leaveUnsaved, RESTORED } from "./support/unsaved-changes.ts";

test("TRU-34 what was typed survives a closed tab, in an experience, in a new one and in a point, until it is saved or discarded", async ({
  page,
  context,
  api,
  signIn,
}) => {
  await test.step("what was typed survives a closed tab and can be saved", async () => {
    const name = "Ruta de la pestaña cerrada";
    await signIn("editor");
    const id = await leaveUnsaved(page, api, name);
    await page.close();
    await expectRecovered(await context.newPage(), api, name, id);
  });

  await test.step("a new experience is restored too, or discarded if its author chooses so", async () => {
    const tab = await context.newPage();
    await signIn("editor");
    const form = new ExperienceForm(tab);
    await tab.goto("/panel/experiences/new");
    await form.name.fill("Ruta a medias");
    await expect(form.said("Copia en este dispositivo")).toBeVisible();
    await tab.close();

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

  await test.step("a point that was being edited is open again", async () => {
    const tab = await context.newPage();
    const id = await api.createExperience("editor", { gymName: "Ruta del punto a medias" });
    await signIn("editor");
    const form = new ExperienceForm(tab);
    const point = new PointEditor(tab);
    await form.open("Ruta del punto a medias");
    await point.add();
    await point.name.fill("A medias");
    await point.latitude.fill("40.4, -3.7");
    await point.latitude.press("Enter");
    await expect(point.address).toHaveText("Calle Mayor 12, 28013 Madrid, España");
    await expect
      .poll(() => tab.evaluate(() => JSON.stringify(localStorage)))
      .toContain("Calle Mayor 12");
    await tab.close();

    const again = await context.newPage();
    const newForm = new ExperienceForm(again);
    const newPoint = new PointEditor(again);
    await newForm.open("Ruta del punto a medias");
    await expect(newPoint.name).toHaveValue("A medias");
    await expect(again.getByText(RESTORED)).toBeInViewport();
    await expect(again.getByRole("status").filter({ hasText: RESTORED })).toBeFocused();
    // The save bar speaks of the point too, and so does the list of sections; Ctrl+S saves all that is open.
    await expect(newForm.said("Sin guardar: el punto nuevo")).toBeVisible();
    const sections = again.getByRole("navigation", { name: "Apartados de la experiencia" });
    await expect(sections.getByRole("link", { name: "Puntos del mapa" })).toContainText(
      "Sin guardar",
    );
    await newForm.slogan.fill("Con su punto");
    await expect(
      newForm.said("2 cambios sin guardar: la experiencia y el punto nuevo"),
    ).toBeVisible();
    await again.keyboard.press("Control+s");
    await expect(newForm.said("Experiencia actualizada")).toBeVisible();
    await expect(newForm.said("Punto guardado")).toBeVisible();
    await expect(newForm.said("Guardado a la")).toBeVisible();
    await expect(sections.getByRole("link", { name: "Puntos del mapa" })).not.toContainText(
      "Sin guardar",
    );
    expect(await api.experience("editor", id)).toMatchObject({ Description2: "Con su punto" });
    const [stored] = (await api.experience("editor", id)).mappoints;
    expect(stored).toMatchObject({
      PointName: "A medias",
      Latitude: 40.4,
      StreetName: "Calle Mayor",
    });
  });
});

test(
  "TRU-34 what was typed survives a crash and can be saved",
  { tag: "@crash" },
  async ({ page, context, api, signIn }) => {
    const name = "Ruta del accidente";
    await signIn("editor");
    const id = await leaveUnsaved(page, api, name);
    const crashed = page.waitForEvent("crash");
    page.goto("chrome://crash").catch(() => undefined);
    await crashed;
    await expectRecovered(await context.newPage(), api, name, id);
  },
);

test("TRU-34 what was typed is there after the page was left, and without a network", async ({
  page,
  api,
  signIn,
  context,
  watch,
}) => {
  watch.allow(OFFLINE);
  page.on("dialog", (dialog) => void dialog.accept());
  await test.step("the last word is kept if the page is left while typing", async () => {
    const name = "Ruta de la última palabra";
    await api.createExperience("editor", { gymName: name });
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open(name);
    await form.slogan.fill("La última palabra");
    // The welcome screen leads back to what is not saved.
    await page.goto("/panel/welcome");
    await page.getByRole("region", { name: "Sin guardar" }).getByRole("link", { name }).click();
    await expect(form.slogan).toHaveValue("La última palabra");
  });

  await test.step("half-typed points for the prize are restored, with everything else that was typed", async () => {
    await signIn("editor");
    const form = new ExperienceForm(page);
    const score = page.getByRole("spinbutton", { name: /^Puntuación necesaria/ });
    await page.goto("/panel/experiences/new");
    await form.name.fill("Ruta de los puntos a medias");
    await page.getByRole("switch", { name: "La experiencia acaba con un premio" }).check();
    await score.fill("1,5");
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toMatch(/score[^,]*1\.5/);

    await page.reload();
    await expect(form.name).toHaveValue("Ruta de los puntos a medias");
    await expect(score).toHaveValue("1.5");
  });

  await test.step("a save without a network keeps everything, and works once it is back", async () => {
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
});

test(
  "TRU-34 what was typed in an experience that is gone, and in its point, is reached from the start, and saved as new or discarded",
  { tag: "@whole" },
  async ({ page, api, signIn, watch }) => {
    watch.allow(/status of 404 .*\/gymkhanas\//);
    await signIn("editor");
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    const unsaved = page.getByRole("region", { name: "Sin guardar" });
    page.on("dialog", (dialog) => void dialog.accept());
    /** Leaves an experience and its point unsaved; somebody else deletes it. */
    const leaveGone = async (name: string) => {
      const id = await leaveUnsaved(page, api, name);
      await api.addPoint("editor", id, { mappointName: "Fuente" });
      await page.reload();
      await point.edit("Fuente");
      await point.name.fill(`Fuente de ${name}`);
      await expect(form.said("2 cambios sin guardar")).toBeVisible();
      await api.setState("supervisor", id, 3);
      await page.goto("/panel/welcome");
      await expect(unsaved.getByRole("listitem")).toHaveCount(2);
    };
    const gone = page.getByRole("heading", { name: "Esta experiencia ya no está" });

    await leaveGone("Ruta perdida");
    await unsaved.getByRole("link", { name: "Fuente de Ruta perdida" }).click();
    await expect(gone).toBeVisible();
    await page.getByRole("button", { name: "Descartar la copia" }).click();
    const question = page.getByRole("alertdialog", { name: "¿Descartar la copia?" });
    await question.getByRole("button", { name: "Descartar la copia" }).click();
    await expect(page.getByText("sigue en este dispositivo")).toBeHidden();
    await expect(gone).toBeVisible();
    await page.goto("/panel/welcome");
    await expect(page.getByRole("heading", { name: "Accesos rápidos" })).toBeVisible();
    await expect(unsaved).toBeHidden();

    await leaveGone("Ruta rescatada");
    await unsaved.getByRole("link", { name: "Ruta rescatada", exact: true }).click();
    await page.getByRole("button", { name: "Crear con lo que escribí" }).click();
    await expect(form.slogan).toHaveValue("Aún sin guardar");
    await expect(point.name).toHaveValue("Fuente de Ruta rescatada");
    await form.save.click();
    await expect(form.said("Experiencia guardada")).toBeVisible();
    await point.save.click();
    await expect(form.said("Punto guardado")).toBeVisible();
    await page.goto("/panel/welcome");
    await expect(page.getByRole("heading", { name: "Accesos rápidos" })).toBeVisible();
    await expect(unsaved).toBeHidden();
    expect(await api.experienceNamed("editor", "Ruta rescatada")).toMatchObject({
      Description2: "Aún sin guardar",
      mappoints: [{ PointName: "Fuente de Ruta rescatada" }],
    });
  },
);

test(
  "TRU-34 a half-typed number is restored, with everything else that was typed",
  { tag: ["@kept-on-reload", "@whole"] },
  async ({ page, api, signIn }) => {
    await api.createExperience("editor", { gymName: "Ruta del número a medias" });
    await signIn("editor");
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    const lost = page.getByRole("spinbutton", { name: /^Puntuación que se pierde al fallar/ });
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
  },
);

test.describe("with a server that dies", () => {
  test.use({ ownServer: true });

  test(
    "TRU-34 a point that cannot be saved stays in its editor until it can",
    { tag: "@whole" },
    async ({ page, server, killServer, api, signIn, watch }) => {
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
      await killServer();
      await point.save.click();
      await expect(
        page.getByRole("alert").filter({ hasText: "No hay conexión con el servidor." }),
      ).toBeVisible();
      await expect(point.name).toHaveValue("Paciente");
      await server.start();
      await point.save.click();
      await expect(form.said("Punto guardado")).toBeVisible();
      expect((await api.experience("editor", id)).mappoints).toHaveLength(1);
    },
  );
});
