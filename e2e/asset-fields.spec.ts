import { modelZip, mp3File, pngFile } from "./support/asset-files.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { DRAWN_BY_SOFTWARE } from "./support/library.ts";

test("LIB-09, EXP-06, EXP-13 the picker filters, shows, chooses and removes images alone", async ({
  page,
  api,
  signIn,
}) => {
  await api.addAsset("editor", "image", pngFile("f.png", 25), { name: "Portada verde" });
  await api.addAsset("editor", "audio", mp3File("f.mp3", 25), { name: "Portada sonora" });
  await api.addAsset("super-admin", "image", pngFile("g.png", 26), { name: "Portada de todos" });
  const gymId = await api.createExperience("editor", { gymName: "Ruta de las portadas" });
  await signIn("editor");
  const form = new ExperienceForm(page);
  await form.open("Ruta de las portadas");
  await form.image.getByRole("button", { name: "Quitar «Portada»" }).click();
  await form.image.getByRole("button", { name: /Elegir$/ }).click();
  const picker = page.getByRole("dialog", { name: "Elige la imagen de la experiencia" });
  await picker.getByRole("textbox", { name: "Buscar" }).fill("portada");
  await expect(picker.getByRole("option", { name: /Portada verde/ })).toBeVisible();
  await expect(picker.getByRole("option", { name: /Portada sonora/ })).toHaveCount(0);
  await picker.getByRole("radio", { name: "Explorar" }).click();
  await picker.getByRole("option", { name: /Portada de todos/ }).click();
  await expect(picker.getByRole("region", { name: "Vista previa" })).toContainText(
    "Portada de todos",
  );
  await picker.getByRole("button", { name: "Elegir este" }).click();
  await expect(form.image).toContainText("Portada de todos");
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  const [chosen] = (await api.assets("editor", "global")).filter(
    ({ model }) => model === "Portada de todos",
  );
  expect(await api.experience("editor", gymId)).toMatchObject({ IdMod: chosen?.id });
});

test("EXP-09 an experience without an image is not saved, and its field says so", async ({
  page,
  api,
  signIn,
}) => {
  await api.createExperience("editor", { gymName: "Ruta sin imagen", gymModelId: 0 });
  await signIn("editor");
  const form = new ExperienceForm(page);
  await form.open("Ruta sin imagen");
  await form.update.click();
  await page
    .getByRole("alertdialog", { name: "Faltan campos obligatorios" })
    .getByRole("button", { name: "Aceptar" })
    .click();
  const choose = form.image.getByRole("button", { name: /Elegir$/ });
  await expect(choose).toHaveAccessibleDescription(/Campo obligatorio/);
  await expect(choose).toBeFocused();
});

test("LIB-09, EXP-08 an audio of the story is heard in its field, kept for its language, and removed", async ({
  page,
  api,
  signIn,
}) => {
  const sound = await api.addAsset("editor", "audio", mp3File("voz.mp3", 27, 60), {
    name: "La voz",
  });
  const gymId = await api.createExperience("editor", { gymName: "Ruta que se oye" });
  await signIn("editor");
  const form = new ExperienceForm(page);
  await form.open("Ruta que se oye");
  await form.show("Inglés");
  const field = page.getByRole("group", { name: /^Audio de la historia/ });
  await field.getByRole("button", { name: /Elegir$/ }).click();
  const picker = page.getByRole("dialog", { name: "Elige un audio" });
  await picker.getByRole("option", { name: /La voz/ }).click();
  await picker.getByRole("button", { name: "Elegir este" }).click();
  await field.getByRole("button", { name: "Escuchar La voz" }).click();
  await field.getByRole("button", { name: "Parar La voz" }).click();
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  expect(await api.experience("editor", gymId)).toMatchObject({
    mappointstory: [{ IdMappoint: 0, Lang: "eng", IdSnd: sound }],
  });
  await field.getByRole("button", { name: "Quitar «La voz»" }).click();
  await form.update.click();
  await expect
    .poll(async () => (await api.experience("editor", gymId))["mappointstory"])
    .toEqual([]);
});

test("CHL-01, PNT-03 a point has a model with its title and animation, and a story", async ({
  page,
  api,
  signIn,
  watch,
}) => {
  watch.allow(DRAWN_BY_SOFTWARE);
  test.slow();
  const thumbnail = pngFile("mini.png", 28);
  const model = await api.addAsset("editor", "model", modelZip("oso.zip", [1, 2, 1]), {
    name: "El oso",
    thumbnail,
  });
  const gymId = await api.createExperience("editor", { gymName: "Ruta del oso" });
  await api.addPoint("editor", gymId, { mappointName: "Sol" });
  await signIn("editor");
  await new ExperienceForm(page).open("Ruta del oso");
  await page.getByRole("button", { name: "Editar «Sol»" }).click();
  await page.getByRole("button", { name: /^Realidad aumentada/ }).click();
  const field = page.getByRole("group", { name: /^Modelo 3D/ });
  await field.getByRole("button", { name: /Elegir$/ }).click();
  const picker = page.getByRole("dialog", { name: "Elige un modelo 3D" });
  await picker.getByRole("option", { name: /El oso/ }).click();
  await picker.getByRole("button", { name: "Elegir este" }).click();
  await page.getByRole("textbox", { name: "Título del modelo" }).fill("El Oso y el Madroño");
  await page.getByRole("radio", { name: "Automática" }).click();
  await page.getByRole("button", { name: /^Historia del punto/ }).click();
  await page.getByRole("textbox", { name: "Título de la historia" }).fill("Kilómetro cero");
  await page.getByRole("button", { name: "Guardar punto del mapa" }).click();
  await expect(page.getByText("Punto guardado")).toBeVisible();
  const stored = await api.experience("editor", gymId);
  expect(stored.mappoints[0]).toMatchObject({ IdChallengeModel: model, FlagAnim: 1 });
  expect(stored["mappointardesc"]).toMatchObject([
    { Lang: "cas", Description: "El Oso y el Madroño" },
  ]);
  expect(stored["mappointstory"]).toMatchObject([{ Lang: "cas", Title: "Kilómetro cero" }]);
});
