import { heavyFile, modelZip, mp3File, pngFile } from "./support/asset-files.ts";
import { expect, test } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { Library } from "./support/library.ts";

// Models are drawn by software here.
const READ_PIXELS = /GPU stall due to ReadPixels/;

test("LIB-01 a super-admin has the global library alone", async ({ page, api, signIn }) => {
  await api.addAsset("super-admin", "image", pngFile("comun.png", 11), { name: "Plaza de todos" });
  await signIn("super-admin");
  await page.goto("/panel/libraryar");
  const library = new Library(page);
  await expect(page.getByRole("heading", { level: 1, name: "Biblioteca AR" })).toBeVisible();
  await expect(library.tile("Plaza de todos")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
});

for (const role of ["supervisor", "editor"] as const) {
  test(`LIB-01 a ${role} has a library of their own and explores the global one`, async ({
    page,
    api,
    signIn,
  }) => {
    const shared = `Compartida con ${role}`;
    await api.addAsset("super-admin", "image", pngFile("a.png", 12), { name: shared });
    await api.addAsset(role, "image", pngFile("b.png", 13), { name: `Propia de ${role}` });
    await signIn(role);
    await page.goto("/panel/mylibrary");
    const library = new Library(page);
    await expect(library.tile(`Propia de ${role}`)).toBeVisible();
    await expect(library.tile(shared)).toHaveCount(0);
    await page.getByRole("tab", { name: "Explorar" }).click();
    await expect(page).toHaveURL("/panel/mylibrary?tab=explore");
    await expect(library.tile(shared)).toBeVisible();
    await page.reload();
    await expect(library.tile(shared)).toBeVisible();
  });
}

test("LIB-02 type, category and search narrow the library down, and the address keeps them", async ({
  page,
  api,
  signIn,
}) => {
  const said = { description: "Para filtrar" };
  await api.addAsset("supervisor", "image", pngFile("1.png", 14), { ...said, name: "Ágora norte" });
  await api.addAsset("supervisor", "image", pngFile("2.png", 15), {
    ...said,
    name: "Ágora sur",
    category: 5,
  });
  await api.addAsset("supervisor", "audio", mp3File("3.mp3", 14), { ...said, name: "Ágora voz" });
  await signIn("supervisor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  const search = page.getByRole("textbox", { name: "Buscar por nombre o descripción" });
  await search.fill("AGORA");
  await expect(library.tiles).toHaveCount(3);
  await page.getByRole("radio", { name: /^Imágenes/ }).click();
  await expect(library.tiles).toHaveCount(2);
  await page.getByRole("button", { name: /^Categoría/ }).click();
  await page.getByRole("button", { name: "No elegir nada" }).click();
  await expect(page.getByRole("button", { name: /^Categoría: 0 de/ })).toBeVisible();
  await page.getByRole("checkbox", { name: "Animales" }).click();
  await page.keyboard.press("Escape");
  await expect(library.tiles).toHaveCount(1);
  await expect(library.tile("Ágora sur")).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue("AGORA");
  await expect(library.tiles).toHaveCount(1);
  await search.fill("nada que exista");
  await expect(page.getByText("No se ha encontrado nada.")).toBeVisible();
  await page.getByRole("button", { name: "Ver todo" }).click();
  await expect(library.tile("Ágora voz")).toBeVisible();
});

test("LIB-03, LIB-08 several images are described once, sent together and told about", async ({
  page,
  signIn,
}) => {
  await signIn("editor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  await library.openUpload();
  await library.send();
  for (const message of ["Elige una categoría", "Campo obligatorio", "Elige al menos una imagen"])
    await expect(library.upload.getByText(message).last()).toBeVisible();
  await library.give(pngFile("fachada.png", 16), pngFile("jardín.png", 17));
  await library.upload.getByRole("textbox", { name: "Nombre de fachada.png" }).fill("La fachada");
  await library.describe("Fotos de la casa");
  await library.send();
  const success = page.getByRole("alertdialog", { name: "Subido" });
  await expect(success).toContainText("Los 2 recursos se han subido y ya se pueden usar.");
  await library.readSuccess();
  await expect(library.tile("La fachada")).toBeVisible();
  await expect(library.tile("jardín")).toBeVisible();
  await library.openUpload();
  await expect(library.upload.getByRole("textbox", { name: /^Descripción/ })).toHaveValue("");
});

test("LIB-03 an upload that fails says why and can be tried again by itself", async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED/);
  await signIn("editor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  await page.route("**/uploadFile", (route) => route.abort(), { times: 1 });
  await library.openUpload();
  await library.give(pngFile("terca.png", 18));
  await library.describe("A la segunda");
  await library.send();
  await expect(library.upload.getByText(/No hay conexión con el servidor/)).toBeVisible();
  await library.upload.getByRole("button", { name: "Reintentar terca.png" }).click();
  await library.readSuccess();
  await expect(library.tile("terca")).toBeVisible();
});

test("LIB-03 an upload can be cancelled", async ({ page, signIn }) => {
  await signIn("editor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  // Held until the page goes: nobody answers.
  await page.route("**/uploadFile", () => {});
  await library.openUpload();
  await library.give(pngFile("arrepentida.png", 19));
  await library.describe("No llega");
  await library.send();
  await library.upload.getByRole("button", { name: "Cancelar arrepentida.png" }).click();
  await expect(library.upload.getByText("Cancelado")).toBeVisible();
});

const TOO_LARGE = [
  ["Imagen", "pesada.png", "image/png", 2, "Una imagen puede ocupar 2 MB como máximo."],
  ["Modelo 3D", "pesado.zip", "application/zip", 15, "Un modelo puede ocupar 15 MB como máximo."],
  ["Audio", "pesado.mp3", "audio/mpeg", 3, "Un audio puede ocupar 3 MB como máximo."],
] as const;

for (const [tab, name, type, megabytes, text] of TOO_LARGE) {
  test(`LIB-04 a file of the tab ${tab} over its limit opens an error dialog`, async ({
    page,
    signIn,
  }) => {
    await signIn("editor");
    await page.goto("/panel/mylibrary");
    const library = new Library(page);
    await library.openUpload(tab);
    await library.give(heavyFile(name, type, megabytes * 2 ** 20 + 1));
    const dialog = page.getByRole("alertdialog", { name: "El archivo es demasiado grande" });
    await expect(dialog).toContainText(name);
    await expect(dialog).toContainText(text);
    await dialog.getByRole("button", { name: "Aceptar" }).click();
    await expect(library.upload.getByRole("list", { name: "Archivos para subir" })).toHaveCount(0);
  });
}

test("LIB-04 the server judges the content, whatever the file is called", async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 415/);
  await signIn("editor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  await library.openUpload("Audio");
  await library.give(heavyFile("falso.mp3", "audio/mpeg", 4096));
  await library.describe("No suena");
  await library.send();
  await expect(library.upload.getByRole("listitem").getByText(/audio|contenido/)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("LIB-03 a file that is there already is offered as it is", async ({ page, api, signIn }) => {
  await api.addAsset("editor", "image", pngFile("repetida.png", 20), { name: "La de siempre" });
  await signIn("editor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  await library.openUpload();
  await library.give(pngFile("otra vez.png", 20));
  await library.describe("La misma");
  await library.send();
  await expect(library.upload).toContainText("Ya está en la biblioteca como «La de siempre».");
  await library.upload.getByRole("button", { name: "Usar el que ya está" }).click();
  await expect(library.detail("La de siempre")).toBeVisible();
});

test("LIB-03, LIB-07 a model is measured before it is sent, gets a thumbnail and a scale", async ({
  page,
  api,
  signIn,
  watch,
}) => {
  watch.allow(READ_PIXELS);
  test.slow();
  await signIn("editor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  await library.openUpload("Modelo 3D");
  await library.give(modelZip("noria.zip", [30, 40, 3]));
  const report = library.upload.getByRole("region", { name: "Cómo irá en un móvil" });
  await expect(report).toContainText("30 m × 40 m × 3 m", { timeout: 60_000 });
  await expect(report).toContainText("12 triángulos");
  await expect(report).toContainText("Es mayor que un edificio de varias plantas.");
  await expect(
    library.upload.getByRole("group", { name: "Miniatura" }).locator("img"),
  ).toBeVisible();
  await library.upload.getByRole("spinbutton", { name: "Escala" }).fill("0.1");
  await expect(report).toContainText("3 m × 4 m × 0,3 m");
  await expect(report).toContainText("Irá fluido en la mayoría de los móviles.");
  await library.describe("Una noria");
  await library.send();
  await library.readSuccess();
  const [stored] = (await api.assets("editor", "own")).filter(({ model }) => model === "noria");
  expect(stored).toMatchObject({ type: 0, scaleMod: 0.1, animation: false });
  await library.tile("noria").click();
  const detail = library.detail("noria");
  await expect(
    detail.getByText("30,00 m de ancho, 40,00 m de alto, 3,00 m de fondo"),
  ).toBeVisible();
  await expect(detail).toContainText("3 m × 4 m × 0,3 m");
});

test("LIB-03 several models are sent at once, each with a picture of its own", async ({
  page,
  api,
  signIn,
  watch,
}) => {
  watch.allow(READ_PIXELS);
  test.slow();
  await signIn("editor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  await library.openUpload("Modelo 3D");
  await library.give(modelZip("banco.zip", [2, 1, 1]), modelZip("farola.zip", [1, 4, 1]));
  const row = (name: string) => library.upload.getByRole("listitem").filter({ hasText: name });
  await expect(row("banco.zip").locator("img")).toBeVisible({ timeout: 60_000 });
  await expect(row("farola.zip").locator("img")).toBeVisible({ timeout: 60_000 });
  const report = library.upload.getByRole("region", { name: "Cómo irá en un móvil" });
  await library.upload.getByRole("button", { name: "Ver banco.zip" }).click();
  await expect(report).toContainText("2 m × 1 m × 1 m", { timeout: 60_000 });
  await library.upload.getByRole("button", { name: "Ver farola.zip" }).click();
  await expect(report).toContainText("1 m × 4 m × 1 m", { timeout: 60_000 });
  await library.describe("Mobiliario de la plaza");
  await library.send();
  await library.readSuccess();
  const stored = (await api.assets("editor", "own")).filter(({ model }) =>
    ["banco", "farola"].includes(model),
  );
  expect(stored.map(({ type }) => type)).toEqual([0, 0]);
  expect(new Set(stored.map(({ thumbnail }) => thumbnail[0])).size).toBe(2);
});

test("LIB-05 a sound plays and stops, and stops when all are told to", async ({
  page,
  api,
  signIn,
}) => {
  const id = await api.addAsset("editor", "audio", mp3File("campanas.mp3", 21, 60), {
    name: "Campanas",
  });
  await signIn("editor");
  await page.goto(`/panel/mylibrary?asset=${id}`);
  const detail = new Library(page).detail("Campanas");
  const play = detail.getByRole("button", { name: "Escuchar Campanas" });
  const stop = detail.getByRole("button", { name: "Parar Campanas" });
  await play.click();
  await stop.click();
  await play.click();
  await expect(stop).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("stop-all-audio")));
  await expect(play).toBeVisible();
  await expect(detail.getByRole("region", { name: "Datos" })).toContainText("1:00");
});

test("LIB-06 an own asset is deleted once it is not used any more, and others' never", async ({
  page,
  api,
  signIn,
}) => {
  const own = await api.addAsset("editor", "image", pngFile("c.png", 22), { name: "En uso" });
  await api.addAsset("super-admin", "image", pngFile("d.png", 23), { name: "De todos" });
  const gymId = await api.createExperience("editor", {
    gymName: "Ruta que la usa",
    gymModelId: own,
  });
  await signIn("editor");
  await page.goto("/panel/mylibrary?tab=explore");
  const library = new Library(page);
  await library.tile("De todos").click();
  await expect(
    library
      .detail("De todos")
      .getByRole("button", { name: "Descargar" })
      .or(library.detail("De todos").getByRole("link", { name: "Descargar" })),
  ).toBeVisible();
  await expect(library.detail("De todos").getByRole("button", { name: "Eliminar" })).toHaveCount(0);

  await page.goto(`/panel/mylibrary?asset=${own}`);
  await expect(
    library.detail("En uso").getByRole("region", { name: "Dónde se usa" }),
  ).toContainText("Imagen de la experiencia");
  await library.detail("En uso").getByRole("button", { name: "Eliminar" }).click();
  const refused = page.getByRole("dialog", { name: "«En uso» está en uso" });
  await expect(refused.getByRole("link", { name: "Ruta que la usa" })).toBeVisible();
  await refused.getByRole("button", { name: "Cerrar" }).last().click();

  await api.changeExperience("editor", gymId, { gymModelId: await api.cover("editor") });
  await page.reload();
  await expect(library.detail("En uso")).toContainText("No se usa en ninguna experiencia.");
  await library.detail("En uso").getByRole("button", { name: "Eliminar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Se ha eliminado «En uso».")).toBeVisible();
  await expect(library.tile("En uso")).toHaveCount(0);
  expect((await api.assets("editor", "own")).map(({ id }) => id)).not.toContain(own);
});

test("LIB-06 a super-admin changes and deletes what all share", async ({ page, api, signIn }) => {
  const id = await api.addAsset("super-admin", "image", pngFile("e.png", 24), { name: "Vieja" });
  await signIn("super-admin");
  await page.goto(`/panel/libraryar?asset=${id}`);
  const library = new Library(page);
  const detail = library.detail("Vieja");
  await detail.getByRole("textbox", { name: /^Nombre/ }).fill("Nueva");
  await detail.getByRole("button", { name: "Guardar la ficha" }).click();
  await expect(library.detail("Nueva")).toBeVisible();
  await library.detail("Nueva").getByRole("button", { name: "Eliminar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Se ha eliminado «Nueva».")).toBeVisible();
});

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
  watch.allow(READ_PIXELS);
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

test("TRU-19 names, descriptions and file names of assets are text and nothing else", async ({
  page,
  api,
  signIn,
}) => {
  const evil = `<img src=x onerror="document.title='hacked'">`;
  const id = await api.addAsset("editor", "image", pngFile("x.png", 29), {
    name: evil,
    description: `${evil} [link](javascript:alert(1))`,
  });
  await signIn("editor");
  await page.goto(`/panel/mylibrary?asset=${id}`);
  await expect(page.getByRole("dialog", { name: evil })).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle("hacked");
});

test("LIB-01 a link to an asset that is gone says so", async ({ page, signIn }) => {
  await signIn("editor");
  await page.goto("/panel/mylibrary?asset=999999");
  const gone = page.getByRole("alertdialog", { name: "Este recurso ya no está aquí" });
  await gone.getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL("/panel/mylibrary");
});
