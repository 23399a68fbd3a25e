import type { Locator } from "@playwright/test";
import { heavyFile, movingGif, pngFile } from "./support/asset-files.ts";
import { expect, test } from "./support/journey.ts";
import { Library } from "./support/library.ts";
import { halfClearPng, movingWebp, PHOTO_COLOURS, sidewaysPhoto } from "./support/photos.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

/** Red, green, blue and opacity of a picture's first and last corner. */
const cornersOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d", {
      willReadFrequently: true,
    });
    context?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])];
    return [at(1, 1), at(width - 2, height - 2)];
  });

test("LIB-03, LIB-08 several images are described once, sent together, and their arrival is reported", async ({
  page,
  signIn,
}) => {
  await signIn("editor");
  const library = new Library(page);
  const lists: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/getUserModels")) lists.push(request.url());
  });
  await library.visitUpload();
  await library.send();
  for (const message of ["Elige una categoría", "Campo obligatorio", "Elige al menos una imagen"])
    await expect(library.upload.getByText(message).last()).toBeVisible();
  // The first that is missing has the focus; all are counted, with a link to each.
  await expect(library.upload.getByRole("button", { name: /Archivos/ }).first()).toBeFocused();
  await expect(library.upload.getByText("3 campos por corregir")).toBeVisible();
  await library.upload.getByRole("button", { name: "Descripción", exact: true }).click();
  await expect(library.upload.getByRole("textbox", { name: /^Descripción/ })).toBeFocused();
  await library.give(pngFile("fachada.png", 16), pngFile("jardín.png", 17));
  await library.upload.getByRole("textbox", { name: "Nombre de fachada.png" }).fill("La fachada");
  await library.describe("Fotos de la casa");
  await library.send();
  const success = page.getByRole("alertdialog", { name: "Subido" });
  await expect(success).toContainText("Los 2 recursos se han subido y ya se pueden usar.");
  await library.readSuccess();
  await expect(library.tile("La fachada")).toBeVisible();
  await expect(library.tile("jardín")).toBeVisible();
  // Never the whole list, which may be long.
  expect(lists.filter((url) => !new URL(url).searchParams.has("limit"))).toEqual([]);
  await library.openUpload();
  await expect(library.upload.getByRole("textbox", { name: /^Descripción/ })).toHaveValue("");
});

test(
  "LIB-03, LIB-04 a photo is made smaller, upright, in its colours and transparent where it was; an animation is told to become still",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    await test.step("a photo of 24 megapixels is made smaller, and an animation is told to become still", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload();
      await expect(library.upload).toContainText("si pasan de 2 MB o de 8 megapíxeles");
      // Of few bytes, yet of more pixels than the server decodes.
      await library.give(pngFile("mirador.png", 44, 6000, 4000), movingGif("farola.gif"));
      const photo = library.row("mirador.png").or(library.row("mirador.webp"));
      await expect(photo).toContainText("Reducida de 6000 × 4000 a 1920 × 1280", {
        timeout: 60_000,
      });
      await expect(library.row("farola.gif")).toContainText(
        "Es una animación: se guardará su primera imagen, quieta.",
      );
      await library.describe("Vistas");
      await library.send();
      await library.readSuccess();
      const [stored] = (await api.assets("editor", "own")).filter(
        ({ model }) => model === "mirador",
      );
      expect(stored).toMatchObject({ facts: { width: 1920, height: 1280 } });
      // The gradient is where it was.
      const corners = await cornersOf(library.tile("mirador").locator("img"));
      const colours = [
        [44 * 53, 44 * 97, 44 * 31 + 60],
        [44 * 53 + 127, 44 * 97 + 127, 44 * 31 + 60],
      ];
      for (const [corner, expected] of colours.entries()) {
        for (const [channel, value] of expected.entries())
          expect(Math.abs((corners[corner]?.[channel] ?? 0) - (value % 256))).toBeLessThan(12);
      }
    });

    await test.step("a photo that is made smaller stays upright, in its colours and transparent where it was", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload();
      await library.give(
        await sidewaysPhoto("paseo.jpg"),
        await halfClearPng("rótulo.png"),
        await movingWebp("fuente.webp"),
      );
      await expect(library.row("paseo.jpg")).toContainText(
        "Reducida de 3000 × 4000 a 1440 × 1920",
        {
          timeout: 60_000,
        },
      );
      await expect(library.row("rótulo.webp")).toContainText(
        "Reducida de 4000 × 3000 a 1920 × 1440",
        {
          timeout: 60_000,
        },
      );
      await expect(library.row("fuente.webp")).toContainText(
        "Reducida de 3000 × 3000 a 1920 × 1920",
        {
          timeout: 60_000,
        },
      );
      await expect(library.row("fuente.webp")).toContainText("Es una animación");
      await library.describe("Como se hicieron");
      await library.send();
      await library.readSuccess();
      const stored = await api.assets("editor", "own");
      expect(stored.find(({ model }) => model === "paseo")?.facts).toMatchObject({
        width: 1440,
        height: 1920,
      });
      const [top = [], bottom = []] = await cornersOf(library.tile("paseo").locator("img"));
      for (const [corner, colour] of [
        [top, PHOTO_COLOURS.top],
        [bottom, PHOTO_COLOURS.bottom],
      ] as const) {
        for (const [channel, value] of colour.entries())
          expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThan(8);
      }
      const [clear = [], opaque = []] = await cornersOf(library.tile("rótulo").locator("img"));
      expect([clear[3], opaque[3]]).toEqual([0, 255]);
    });
  },
);

test("LIB-03 an upload that fails or is cancelled says so, may be tried again with the current data, and leaves the others alone", async ({
  page,
  signIn,
  watch,
  api,
}) => {
  watch.allow(/net::ERR_FAILED|status of 500/);
  const falls = () =>
    page.route("**/uploadFile", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });

  await test.step("an upload that is cut off waits, and goes on by itself", async () => {
    await signIn("editor");
    await page.route("**/uploadFile", (route) => route.abort(), { times: 1 });
    const library = new Library(page);
    await library.visitUpload();
    await library.give(pngFile("paciente.png", 233));
    await library.describe("Espera");
    await library.send();
    await expect(library.row("paciente.png")).toContainText("Espera a que vuelva la conexión");
    await library.readSuccess();
    await expect(library.tile("paciente")).toBeVisible();
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("an upload that fails says so and can be tried again by itself", async () => {
    await signIn("editor");
    await falls();
    const library = new Library(page);
    await library.visitUpload();
    await library.give(pngFile("terca.png", 18));
    await library.describe("A la segunda");
    await library.send();
    await library.upload.getByRole("button", { name: "Reintentar terca.png" }).click();
    await library.readSuccess();
    await expect(library.tile("terca")).toBeVisible();
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("an upload can be cancelled", async () => {
    await signIn("editor");
    // The call is held and never answered.
    await page.route("**/uploadFile", () => {});
    const library = new Library(page);
    await library.visitUpload();
    await library.give(pngFile("arrepentida.png", 19));
    await library.describe("No llega");
    await library.send();
    await library.upload.getByRole("button", { name: "Cancelar arrepentida.png" }).click();
    await expect(library.upload.getByText("Cancelado")).toBeVisible();
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("files that have arrived are in the library, whatever happens to the others", async () => {
    await signIn("editor");
    await falls();
    const library = new Library(page);
    await library.visitUpload();
    await library.give(pngFile("perdida.png", 40), pngFile("llegada.png", 41));
    await library.describe("Una llega");
    await library.send();
    await expect(library.upload.getByText("Subido", { exact: true })).toHaveCount(1);
    await expect(library.upload.getByRole("button", { name: /^Reintentar/ })).toHaveCount(1);
    await expect(library.upload.getByRole("button", { name: "Subir el que falta" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(library.tile("perdida").or(library.tile("llegada"))).toHaveCount(1);
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("a retry sends the current data", async () => {
    await signIn("editor");
    await falls();
    const library = new Library(page);
    await library.visitUpload();
    await library.give(pngFile("errata.png", 43));
    await library.describe("Con una errata");
    await library.send();
    const retry = library.upload.getByRole("button", { name: "Reintentar errata.png" });
    await retry.click({ trial: true });
    await library.describe("", "Animales");
    await retry.click();
    await expect(library.upload.getByRole("textbox", { name: /^Descripción/ })).toBeFocused();
    await library.describe("Corregida", "Animales");
    await retry.click();
    await library.readSuccess();
    const stored = (await api.assets("editor", "own")).find(({ model }) => model === "errata");
    expect(stored).toMatchObject({ description: "Corregida", category: 5 });
  });
});

test(
  "LIB-03 a file that the server has stored is in the library, although its upload was cancelled",
  { tag: "@request-body" },
  async ({ page, api, signIn }) => {
    await signIn("editor");
    // The server processes the call, but its answer is held back.
    await page.route("**/uploadFile", (route) => void route.fetch());
    const library = new Library(page);
    await library.visitUpload();
    await library.give(pngFile("tomada.png", 42));
    await library.describe("Llega sin saberlo");
    await library.send();
    await expect
      .poll(async () => (await api.assets("editor", "own")).map(({ model }) => model))
      .toContain("tomada");
    await library.upload.getByRole("button", { name: "Cancelar tomada.png" }).click();
    await page.keyboard.press("Escape");
    await expect(library.tile("tomada")).toBeVisible();
  },
);

test("LIB-03 leaving an upload while files are being sent asks for confirmation, whatever leads away", async ({
  page,
  signIn,
  api,
}) => {
  await test.step("leaving an upload while files are being sent asks for confirmation", async () => {
    await signIn("editor");
    await page.goto("/panel/welcome");
    await page.route("**/uploadFile", () => {});
    await page.getByRole("link", { name: "Mi biblioteca" }).first().click();
    const library = new Library(page);
    await library.openUpload();
    await library.give(pngFile("lenta.png", 44));
    await library.describe("No llega");
    await library.send();
    await page.keyboard.press("Escape");
    await library.leaving.getByRole("button", { name: "Cancelar" }).click();
    await page.goBack();
    await library.leaving.getByRole("button", { name: "Cancelar" }).click();
    await expect(library.upload.getByRole("button", { name: "Cancelar lenta.png" })).toBeVisible();
    await page.keyboard.press("Escape");
    await library.leaving.getByRole("button", { name: "Dejar de subir" }).click();
    await expect(library.upload).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/panel/welcome");
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("using the existing asset asks for confirmation while other files are being sent", async () => {
    await api.addAsset("editor", "image", pngFile("a.png", 46), { name: "La de antes" });
    await signIn("editor");
    const library = new Library(page);
    await library.visitUpload();
    await library.give(pngFile("repetida.png", 46));
    await library.describe("Dos a la vez");
    await library.send();
    const use = library.upload.getByRole("button", { name: "Usar el que ya está" });
    await expect(use).toBeVisible();
    await page.route("**/uploadFile", () => {});
    await library.give(pngFile("lenta.png", 47));
    await library.send();
    await use.click();
    await library.leaving.getByRole("button", { name: "Cancelar" }).click();
    await expect(library.upload).toBeVisible();
    await use.click();
    await library.leaving.getByRole("button", { name: "Dejar de subir" }).click();
    await expect(library.detail("La de antes")).toBeVisible();
  });
});

const TOO_LARGE = [
  ["Imagen", "pesada.png", "image/png", 2, "Una imagen puede ocupar 2 MB como máximo."],
  ["Modelo 3D", "pesado.zip", "application/zip", 15, "Un modelo puede ocupar 15 MB como máximo."],
  ["Audio", "pesado.mp3", "audio/mpeg", 3, "Un audio puede ocupar 3 MB como máximo."],
] as const;

test(
  "LIB-04 the panel says which file is over its limit, and the server judges the content, whatever the file is called",
  { tag: "@whole" },
  async ({ page, signIn, watch }) => {
    watch.allow(/status of 415/);
    await test.step("a file over its limit opens an error dialog", async () => {
      await signIn("editor");
      const library = new Library(page);
      for (const [tab, name, type, megabytes, text] of TOO_LARGE) {
        await library.visitUpload(tab);
        await library.give(heavyFile(name, type, megabytes * 2 ** 20 + 1));
        const dialog = page.getByRole("alertdialog", { name: "El archivo es demasiado grande" });
        await expect(dialog).toContainText(`«${name}» ocupa ${megabytes},1 MB.`);
        await expect(dialog).toContainText(text);
        await dialog.getByRole("button", { name: "Aceptar" }).click();
        await expect(library.upload.getByRole("list", { name: "Archivos para subir" })).toHaveCount(
          0,
        );
      }
    });

    await test.step("the server judges the content, whatever the file is called", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Audio");
      await library.give(heavyFile("falso.mp3", "audio/mpeg", 4096));
      await library.describe("No suena");
      await library.send();
      await expect(library.upload.getByRole("listitem").getByText(/audio|contenido/)).toBeVisible();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    });
  },
);

test("LIB-03 for a file that a library already has, the existing asset is offered", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("for a file that the library already has, the existing asset is offered", async () => {
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

  await test.step("a file that is in the global library is used from there, or uploaded as a copy", async () => {
    await api.addAsset("super-admin", "image", pngFile("a.png", 45), { name: "La compartida" });
    await signIn("editor");
    const library = new Library(page);
    await library.visitUpload();
    await library.give(pngFile("otra vez.png", 45));
    await library.describe("La que comparten");
    await library.send();
    await library.upload.getByRole("button", { name: "Usar el que ya está" }).click();
    await expect(library.detail("La compartida")).toBeVisible();
    await expect(page).toHaveURL(/\/panel\/mylibrary\?tab=explore&asset=\d+$/);

    await library.visitUpload();
    await library.give(pngFile("copia.png", 45));
    await library.describe("Una para mí");
    await library.send();
    await library.upload.getByRole("button", { name: "Subir de todos modos" }).click();
    await library.readSuccess();
    await expect(library.tile("copia")).toBeVisible();
  });
});
