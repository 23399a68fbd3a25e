import { expect, test } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { PointEditor } from "./support/point-editor.ts";

test("TRU-33 the second to save an experience sees what changed, chooses, and nothing is lost", async ({
  page,
  api,
  signIn,
  visitor,
  watch,
}) => {
  watch.allow(/status of 409 .*\/gymkhanas\/new/);
  const id = await api.createExperience("editor", {
    gymName: "Ruta a cuatro manos",
    gymNameCat: "Ruta a quatre mans",
  });
  const mine = new ExperienceForm(page);
  await signIn("editor");
  await mine.open("Ruta a cuatro manos");
  const laia = await visitor("supervisor");
  const theirs = new ExperienceForm(laia.page);
  await theirs.open("Ruta a cuatro manos");

  await theirs.city.fill("Girona");
  await theirs.description.fill("La descripción de Laia");
  await theirs.slogan.fill("La frase de Laia");
  await theirs.update.click();
  await expect(theirs.said("Experiencia actualizada")).toBeVisible();

  await mine.description.fill("La descripción de Nuria");
  await mine.slogan.fill("La frase de Nuria");
  await mine.option("Se puede repetir").click();
  await mine.show("Inglés");
  await mine.name.fill("Route with four hands");
  await mine.update.click();

  const dialog = page.getByRole("dialog", { name: "Otra persona ha guardado cambios" });
  const choice = (field: string) => dialog.getByRole("radiogroup", { name: field });
  // Asked is only what both have changed.
  await expect(dialog.getByRole("radiogroup")).toHaveCount(2);
  await expect(dialog.getByRole("region")).toHaveText(/y se queda así:CiudadGirona$/);
  await expect(choice("Descripción (ES)")).toContainText("La descripción de Laia");
  await expect(choice("Descripción (ES)")).toContainText("La descripción de Nuria");
  await expect(choice("Descripción (ES)").getByRole("radio", { name: "Mi versión" })).toBeChecked();

  await test.step("deciding later loses nothing", async () => {
    await dialog.getByRole("button", { name: "Decidir más tarde" }).click();
    await expect(dialog).toBeHidden();
    await mine.show("Castellano");
    await expect(mine.description).toHaveValue("La descripción de Nuria");
    expect(await api.experience("editor", id)).toMatchObject({ City: "Girona", RepeatGym: 0 });
    await mine.update.click();
  });

  await choice("Frase de bienvenida (ES)")
    .getByRole("radio", { name: "La versión guardada" })
    .click();
  await dialog.getByRole("button", { name: "Guardar con esta elección" }).click();
  await expect(mine.said("Experiencia actualizada")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await api.experience("editor", id)).toMatchObject({
    GymName: "Ruta a cuatro manos",
    GymNameCat: "Ruta a quatre mans",
    GymNameEng: "Route with four hands",
    City: "Girona",
    Description1: "La descripción de Nuria",
    Description2: "La frase de Laia",
    RepeatGym: 1,
  });
  await expect(mine.city).toHaveValue("Girona");
  await expect(mine.slogan).toHaveValue("La frase de Laia");
  await expect(mine.description).toHaveValue("La descripción de Nuria");
});

test(
  "TRU-33 the second to save a point sees what changed, chooses, and nothing is lost",
  { tag: "@whole" },
  async ({ page, api, signIn, visitor, watch }) => {
    watch.allow(/status of 409 .*\/mappoints\/update/);
    watch.allow(/status of 404 .*\/mappoints\/update/);
    watch.allow(/status of 404 .*\/gymkhanas\//);
    const id = await api.createExperience("editor", { gymName: "Ruta de un punto disputado" });
    await api.addPoint("editor", id, { mappointName: "Fuente", lifetime: 30 });
    const mine = new PointEditor(page);
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open("Ruta de un punto disputado");
    await mine.edit("Fuente");

    const laia = await visitor("supervisor");
    const theirs = new PointEditor(laia.page);
    const theirForm = new ExperienceForm(laia.page);
    await theirForm.open("Ruta de un punto disputado");
    await theirs.edit("Fuente");
    await theirs.name.fill("Fuente de Laia");
    await theirs.duration.fill("60");
    await theirs.save.click();
    await expect(theirForm.said("Punto guardado")).toBeVisible();

    await mine.name.fill("Fuente de Nuria");
    await mine.final.click();
    await mine.save.click();
    const dialog = page.getByRole("dialog", { name: "Otra persona ha guardado cambios" });
    const choice = (field: string) => dialog.getByRole("radiogroup", { name: field });
    await expect(choice("Nombre del punto (ES)")).toContainText("Fuente de Laia");
    await expect(choice("Nombre del punto (ES)")).toContainText("Fuente de Nuria");
    await expect(choice("Duración (segundos)")).toHaveCount(0);
    await expect(dialog.getByRole("region")).toHaveText(/Duración \(segundos\)60$/);
    await dialog.getByRole("button", { name: "Guardar con esta elección" }).click();
    await expect(form.said("Punto guardado")).toBeVisible();
    const [stored] = (await api.experience("editor", id)).mappoints;
    expect(stored).toMatchObject({ PointName: "Fuente de Nuria", LifeTime: 60, IsFinal: 1 });

    // Laia deletes it while it is edited: what was typed becomes a new point.
    await mine.edit("Fuente de Nuria");
    await mine.name.fill("Fuente salvada");
    await laia.page.reload();
    await laia.page.getByRole("button", { name: "Eliminar «Fuente de Nuria»" }).click();
    await laia.page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expect(laia.page.getByText("Punto «Fuente de Nuria» eliminado")).toBeVisible();
    await mine.save.click();
    const gone = page.getByRole("alertdialog", {
      name: "Otra persona ha eliminado «Fuente de Nuria»",
    });
    await expect(gone).toBeVisible();
    await expect(form.points).toBeHidden();
    await gone.getByRole("button", { name: "Guardar como punto nuevo" }).click();
    await expect(form.points).toContainText("Fuente salvada");
    const [saved] = (await api.experience("editor", id)).mappoints;
    expect(saved).toMatchObject({ PointName: "Fuente salvada", LifeTime: 60, IsFinal: 1 });

    // So does the whole experience: what was typed in it and in a point is offered for a new one.
    await mine.edit("Fuente salvada");
    await mine.name.fill("Fuente en camino");
    await form.slogan.fill("Frase salvada");
    await api.setState("supervisor", id, 3);
    await page.getByRole("button", { name: "Guardar todo" }).click();
    await expect(page.getByRole("heading", { name: "Esta experiencia ya no está" })).toBeVisible();
    await page.getByRole("button", { name: "Crear con lo que escribí" }).click();
    await expect(form.slogan).toHaveValue("Frase salvada");
    await expect(mine.name).toHaveValue("Fuente en camino");
    await form.save.click();
    await expect(form.said("Experiencia guardada")).toBeVisible();
    await mine.save.click();
    await expect(form.points).toContainText("Fuente en camino");
  },
);

test("TRU-33, TRU-34 saving a draft that is older than another person's save reports the conflict", async ({
  page,
  context,
  api,
  signIn,
  watch,
}) => {
  watch.allow(/status of 409 .*\/gymkhanas\/new/);
  const name = "Ruta de un borrador viejo";
  const id = await api.createExperience("editor", { gymName: name });
  const before = new ExperienceForm(page);
  await signIn("editor");
  await before.open(name);
  await before.slogan.fill("La frase del borrador");
  await expect(before.said("Copia en este dispositivo")).toBeVisible();
  await page.close();
  await api.changeExperience("supervisor", id, { gymCity: "Girona", gymSlogan: "Otra frase" });

  const again = await context.newPage();
  const form = new ExperienceForm(again);
  await form.open(name);
  await expect(form.slogan).toHaveValue("La frase del borrador");
  await form.update.click();
  const dialog = again.getByRole("dialog", { name: "Otra persona ha guardado cambios" });
  await dialog.getByRole("button", { name: "Guardar con esta elección" }).click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  expect(await api.experience("editor", id)).toMatchObject({
    City: "Girona",
    Description2: "La frase del borrador",
  });
});
