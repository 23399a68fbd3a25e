import { ExperienceForm } from "./support/experience-form.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { expect, test } from "./support/journey.ts";

test("an author translates texts, settles what a colleague has written, and looks again at what its source has changed", async ({
  page,
  api,
  signIn,
}) => {
  const id = await api.createExperience("editor", {
    gymName: "Ruta del agua",
    gymNameCat: "Ruta de l'aigua",
    gymDescription: "Un paseo corto",
    gymDescriptionCat: "Un passeig curt",
  });
  const point = await api.addPoint("editor", id, { mappointName: "Fuente" });
  const form = new ExperienceForm(page);
  await signIn("editor");
  await form.open("Ruta del agua");
  await page.getByRole("link", { name: "Textos en todos los idiomas" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Textos de «Ruta del agua»");
  // The server has no language model.
  await expect(page.getByText(/borrador/i)).toHaveCount(0);
  const text = (label: string, language = "Catalán", place = 0) =>
    page.getByRole("textbox", { name: `${label}, ${language}` }).nth(place);
  const save = page.getByRole("button", { name: "Guardar cambios" });
  const filter = (name: RegExp) => page.getByRole("radio", { name });

  await test.step("texts are written from one to the next, kept on the device, and saved at once", async () => {
    await text("Nombre", "Inglés").fill("Water route");
    await page.keyboard.press("Control+Enter");
    await expect(text("Descripción", "Inglés")).toBeFocused();
    await page.keyboard.type("A short walk");
    await text("Nombre del punto", "Inglés").fill("Fountain");
    await expect(page.getByText("3 textos sin guardar")).toBeVisible();
    await page.reload();
    await expect(text("Nombre del punto", "Inglés")).toHaveValue("Fountain");
    await page.keyboard.press("Control+s");
    await expect(page.getByText(/^Guardado/)).toBeVisible();
    expect(await api.experience("editor", id)).toMatchObject({
      GymNameEng: "Water route",
      Description1Eng: "A short walk",
      mappoints: [{ IdPoint: point, PointNameEng: "Fountain" }],
    });
  });

  await test.step("a colleague's text is a conflict of that text alone", async () => {
    await api.changeExperience("editor", id, {
      gymNameCat: "Camí de l'aigua",
      gymNameEng: "Water route",
      gymDescriptionCat: "Un passeig curt",
      gymDescriptionEng: "A short walk",
    });
    await text("Nombre").fill("Ruta de les aigües");
    await text("Descripción").fill("Una passejada curta");
    await save.click();
    await expect(page.getByText("Otra persona ha cambiado 1 texto mientras tanto")).toBeVisible();
    await expect(page.locator("ins").first()).toContainText("Camí");
    expect(await api.experience("editor", id)).toMatchObject({
      GymNameCat: "Camí de l'aigua",
      Description1Cat: "Una passejada curta",
    });
    await page.getByRole("button", { name: "Conservar lo mío" }).click();
    await save.click();
    await expect(
      page.getByText("Todo está guardado").or(page.getByText(/^Guardado/)),
    ).toBeVisible();
    expect(await api.experience("editor", id)).toMatchObject({ GymNameCat: "Ruta de les aigües" });
  });

  await test.step("a changed source asks for its translations; one key says that one is still right", async () => {
    await text("Descripción", "Castellano").fill("Un paseo muy corto");
    await text("Nombre", "Castellano").fill("Ruta del Agua");
    await page
      .getByRole("group", { name: "Nombre" })
      .first()
      .getByRole("checkbox", { name: /Solo es una corrección/ })
      .check();
    await save.click();
    await filter(/^Por revisar: 1$/).click();
    await expect(page.getByRole("textbox")).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Sigue siendo correcta" })).toHaveCount(2);
    await expect(page.locator("ins").first()).toHaveText(/muy/);
    await page.getByRole("link", { name: "Volver a la experiencia" }).click();
    const finding = page.getByText("Revisa «Descripción» en catalán", { exact: false });
    await page
      .getByRole("listitem")
      .filter({ has: finding })
      .getByRole("link", { name: "Revisar en los textos" })
      .click();
    await expect(text("Descripción")).toBeFocused();
    await text("Descripción").focus();
    await page.keyboard.press("Alt+Enter");
    await text("Descripción", "Inglés").fill("A very short walk");
    await expectNoAxeViolation(page);
    await save.click();
    await expect(page.getByText(/^Guardado/)).toBeVisible();
    await expect(filter(/^Por revisar: 0$/)).toBeVisible();
    expect(await api.experience("editor", id)).toMatchObject({
      GymName: "Ruta del Agua",
      Description1Cat: "Una passejada curta",
      Description1Eng: "A very short walk",
    });
  });

  await test.step("a save of the form may say that it only corrects, too", async () => {
    await form.open("Ruta del Agua");
    const saved = page.getByText(/^Guardado a las? /);
    await form.description.fill("Un paseo muy, muy corto");
    await page.getByRole("checkbox", { name: /^Solo es una corrección/ }).check();
    await form.update.click();
    await expect(saved).toBeVisible();
    await page.getByRole("link", { name: "Textos en todos los idiomas" }).click();
    await expect(filter(/^Por revisar: 0$/)).toBeVisible();
    await expect(text("Descripción", "Castellano")).toHaveValue("Un paseo muy, muy corto");
  });
});
