import {
  boxEntry,
  dracoGlbFile,
  heavyFile,
  ktx2ModelZip,
  modelZip,
  movingModelZip,
  pngFile,
  zipFile,
} from "./support/asset-files.ts";
import { expect, test } from "./support/journey.ts";
import { Library } from "./support/library.ts";

test(
  "LIB-03, TRU-23, LIB-04 what is no model, too large or refused is told with the file that caused it, and what to do",
  { tag: "@whole" },
  async ({ page, signIn, watch }) => {
    watch.allow(/status of 422/);
    await test.step("the refusal of an archive names the file that caused it", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Modelo 3D");
      await library.give(zipFile("raro.zip", [{ ...boxEntry([1, 1, 1]), name: "con.glb" }]));
      await library.chooseThumbnail(pngFile("mini.png", 48));
      await library.describe("Un nombre que Windows no admite");
      await library.send();
      await expect(library.row("raro.zip")).toContainText("Archivo del ZIP: «con.glb».");
    });

    await test.step("a model or audio file is required, and one that cannot be shown says why", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Audio");
      await library.send();
      await expect(library.upload.getByText("Elige al menos un audio")).toBeVisible();
      await library.upload.getByRole("tab", { name: "Modelo 3D" }).click();
      await library.send();
      await expect(library.upload.getByText("Elige el archivo del modelo")).toBeVisible();
      await library.give(heavyFile("roto.zip", "application/zip", 4096));
      await library.describe("No se abre");
      await library.send();
      await expect(library.row("roto.zip")).toContainText("«roto.zip» no es un modelo 3D.");
      await expect(library.upload).toContainText("Así no se puede subir.");
    });

    await test.step("a thumbnail over its limit opens an error dialog", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Modelo 3D");
      await library.give(heavyFile("roto.zip", "application/zip", 4096));
      await library.chooseThumbnail(heavyFile("enorme.png", "image/png", 2 * 2 ** 20 + 1));
      const dialog = page.getByRole("alertdialog", { name: "El archivo es demasiado grande" });
      await expect(dialog).toContainText(
        "«enorme.png» ocupa 2,1 MB. Una miniatura puede ocupar 2 MB",
      );
    });

    await test.step("a USDZ is refused with what to do", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Modelo 3D");
      await library.give(heavyFile("silla.usdz", "model/vnd.usdz+zip", 4096));
      await expect(page.getByRole("alertdialog")).toContainText(
        "«silla.usdz» es un USDZ, un formato que solo abren los dispositivos de Apple. Expórtalo como GLB y súbelo aquí.",
      );
    });
  },
);

test("LIB-03, LIB-07 a model of several is chosen, measured before it is sent, gets a thumbnail and a scale", async ({
  page,
  api,
  signIn,
}) => {
  test.slow();
  await signIn("editor");
  const library = new Library(page);
  await library.visitUpload("Modelo 3D");
  const other = { ...boxEntry([1, 1, 1]), name: "otra.glb" };
  const note = { name: "leeme.txt", content: Buffer.from("Hola") };
  const wheel = { ...boxEntry([30, 40, 3]), name: "noria.glb" };
  await library.give(zipFile("feria.zip", [wheel, other, note]));
  const which = page.getByRole("dialog", { name: "¿Qué modelo del ZIP?" });
  await which.getByRole("radio", { name: "noria.glb" }).click();
  await which.getByRole("button", { name: "Usar este" }).click();
  const { report } = library;
  await expect(report).toContainText("30,00 m × 40,00 m × 3,00 m", { timeout: 60_000 });
  await expect(report).toContainText("12 triángulos");
  const row = library.row("noria.zip");
  await row.getByText("Se han dejado fuera 2 archivos que el modelo no usa").click();
  await expect(row.getByText("otra.glb")).toBeVisible();
  await expect(row.getByText("leeme.txt")).toBeVisible();
  await expect(report).toContainText("Es mayor que un edificio de varias plantas.");
  await expect(
    library.upload.getByRole("group", { name: "Miniatura" }).locator("img"),
  ).toBeVisible();
  await library.upload.getByRole("spinbutton", { name: "Escala" }).fill("0.1");
  await expect(report).toContainText("3,00 m × 4,00 m × 0,30 m");
  await expect(report).toContainText("Irá fluido en la mayoría de los móviles.");
  // Another file of the worker is loaded for it.
  await expect(library.upload.getByRole("region", { name: /Quick Look/ })).toContainText(
    "Se verá igual que aquí.",
  );
  await library.describe("Una noria");
  await library.send();
  await library.readSuccess();
  const [stored] = (await api.assets("editor", "own")).filter(({ model }) => model === "noria");
  expect(stored).toMatchObject({ type: 0, scaleMod: 0.1, animation: false });
  await library.tile("noria").click();
  const detail = library.detail("noria");
  await expect(detail.getByText("3,00 m de ancho, 4,00 m de alto, 0,30 m de fondo")).toBeVisible();
  await expect(detail).toContainText("3,00 m × 4,00 m × 0,30 m");
});

test(
  "LIB-03, LIB-04 a model with textures in KTX2 and a bare GLB with Draco are measured, taken and drawn",
  {
    tag: "@whole",
  },
  async ({ page, api, signIn }) => {
    test.slow();
    await test.step("a model whose textures are in KTX2 is measured, taken and drawn with them", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Modelo 3D");
      await library.give(ktx2ModelZip("buzon.zip", [255, 0, 0]));
      const { report } = library;
      await expect(report).toContainText("12 triángulos", { timeout: 60_000 });
      await expect(report).toContainText("Textura mayor: 4 px");
      await expect(
        library.upload.getByRole("group", { name: "Miniatura" }).locator("img"),
      ).toBeVisible();
      await library.describe("Un buzón");
      await library.send();
      await library.readSuccess();
      const [stored] = (await api.assets("editor", "own")).filter(({ model }) => model === "buzon");
      expect(stored?.facts).toMatchObject({ textureSide: 4 });
      // Without the texture, its colour would be more green than red.
      const [red = 0, green = 0] = await library
        .tile("buzon")
        .locator("img")
        .evaluate(async (picture: HTMLImageElement) => {
          await picture.decode();
          const context = new OffscreenCanvas(1, 1).getContext("2d");
          context?.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2);
          return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
        });
      expect(red).toBeGreaterThan(green + 60);
    });

    await test.step("a bare GLB that is packed with Draco is measured, packed into a zip and taken", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Modelo 3D");
      await library.give(dracoGlbFile("vela.glb"));
      await expect(library.report).toContainText("1 triángulo", { timeout: 60_000 });
      await expect(library.report).toContainText("2,00 m × 3,00 m");
      await expect(library.row("vela.zip")).toBeVisible();
      await expect(
        library.upload.getByRole("group", { name: "Miniatura" }).locator("img"),
      ).toBeVisible();
      await library.describe("Una vela");
      await library.send();
      await library.readSuccess();
      const [stored] = (await api.assets("editor", "own")).filter(({ model }) => model === "vela");
      expect(stored).toMatchObject({ type: 0, facts: { triangles: 1, modelFile: "vela.glb" } });
    });
  },
);

test(
  "LIB-07 an animation is proposed for a model that has one, and what the author chooses stays",
  { tag: "@whole" },
  async ({ page, signIn }) => {
    test.slow();
    await signIn("editor");
    const library = new Library(page);
    await library.visitUpload("Modelo 3D");
    const animated = library.upload.getByRole("checkbox", { name: "Con animación" });
    await library.give(modelZip("quieto.zip", [1, 2, 4]));
    await expect(library.report).toContainText("12 triángulos", { timeout: 60_000 });
    await expect(animated).not.toBeChecked();
    await library.give(movingModelZip("globo.zip"));
    await expect(animated).toBeChecked({ timeout: 60_000 });
    await animated.uncheck();
    await library.give(movingModelZip("cometa.zip", ["Vuela", "Gira"]));
    await expect(library.row("cometa.zip").locator("img")).toBeVisible({ timeout: 60_000 });
    await expect(animated).not.toBeChecked();
  },
);

test(
  "LIB-03, LIB-04 several models are sent at once, each with its own thumbnail, for which a photo of 24 megapixels serves too",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    test.slow();
    await test.step("several models are sent at once, each with its own thumbnail", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Modelo 3D");
      await library.give(modelZip("banco.zip", [2, 1, 1]), modelZip("farola.zip", [1, 4, 1]));
      await expect(library.row("banco.zip").locator("img")).toBeVisible({ timeout: 60_000 });
      await expect(library.row("farola.zip").locator("img")).toBeVisible({ timeout: 60_000 });
      const { report } = library;
      await library.upload.getByRole("button", { name: "Ver banco.zip" }).click();
      await expect(report).toContainText("2,00 m × 1,00 m × 1,00 m", { timeout: 60_000 });
      await library.upload.getByRole("button", { name: "Ver farola.zip" }).click();
      await expect(report).toContainText("1,00 m × 4,00 m × 1,00 m", { timeout: 60_000 });
      await library.describe("Mobiliario de la plaza");
      await library.send();
      await library.readSuccess();
      const stored = (await api.assets("editor", "own")).filter(({ model }) =>
        ["banco", "farola"].includes(model),
      );
      expect(stored.map(({ type }) => type)).toEqual([0, 0]);
      expect(new Set(stored.map(({ thumbnail }) => thumbnail[0])).size).toBe(2);
    });

    await test.step("a photo of 24 megapixels serves as a thumbnail", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Modelo 3D");
      await library.give(modelZip("pozo.zip", [1, 1, 2]));
      await expect(library.row("pozo.zip").locator("img")).toBeVisible({ timeout: 60_000 });
      const snapshot = await library.row("pozo.zip").locator("img").getAttribute("src");
      await library.chooseThumbnail(pngFile("pozo.png", 92, 6000, 4000));
      await expect(library.row("pozo.zip").locator("img")).not.toHaveAttribute(
        "src",
        snapshot ?? "",
      );
      await library.describe("Un pozo");
      await library.send();
      await library.readSuccess();
      const names = (await api.assets("editor", "own")).map(({ model }) => model);
      expect(names).toContain("pozo");
    });
  },
);
