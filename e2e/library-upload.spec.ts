import { heavyFile, modelZip, pngFile } from "./support/asset-files.ts";
import { expect, test } from "./support/journey.ts";
import { DRAWN_BY_SOFTWARE, Library } from "./support/library.ts";

test("LIB-03, LIB-08 several images are described once, sent together and told about", async ({
  page,
  signIn,
}) => {
  await signIn("editor");
  const library = new Library(page);
  await library.visitUpload();
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
  await page.route("**/uploadFile", (route) => route.abort(), { times: 1 });
  const library = new Library(page);
  await library.visitUpload();
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
  // Held until the page goes: nobody answers.
  await page.route("**/uploadFile", () => {});
  const library = new Library(page);
  await library.visitUpload();
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
    const library = new Library(page);
    await library.visitUpload(tab);
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
  const library = new Library(page);
  await library.visitUpload("Audio");
  await library.give(heavyFile("falso.mp3", "audio/mpeg", 4096));
  await library.describe("No suena");
  await library.send();
  await expect(library.upload.getByRole("listitem").getByText(/audio|contenido/)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("LIB-03 a file that is there already is offered as it is", async ({ page, api, signIn }) => {
  await api.addAsset("editor", "image", pngFile("repetida.png", 20), { name: "La de siempre" });
  await signIn("editor");
  const library = new Library(page);
  await library.visitUpload();
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
  watch.allow(DRAWN_BY_SOFTWARE);
  test.slow();
  await signIn("editor");
  const library = new Library(page);
  await library.visitUpload("Modelo 3D");
  await library.give(modelZip("noria.zip", [30, 40, 3]));
  const { report } = library;
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
  await expect(detail.getByText("3,00 m de ancho, 4,00 m de alto, 0,30 m de fondo")).toBeVisible();
  await expect(detail).toContainText("3 m × 4 m × 0,3 m");
});

test("LIB-03 several models are sent at once, each with a picture of its own", async ({
  page,
  api,
  signIn,
  watch,
}) => {
  watch.allow(DRAWN_BY_SOFTWARE);
  test.slow();
  await signIn("editor");
  const library = new Library(page);
  await library.visitUpload("Modelo 3D");
  await library.give(modelZip("banco.zip", [2, 1, 1]), modelZip("farola.zip", [1, 4, 1]));
  await expect(library.row("banco.zip").locator("img")).toBeVisible({ timeout: 60_000 });
  await expect(library.row("farola.zip").locator("img")).toBeVisible({ timeout: 60_000 });
  const { report } = library;
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
