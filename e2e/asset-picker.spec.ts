import type { Page } from "@playwright/test";
import { pngFile } from "./support/asset-files.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { AssetField } from "./support/library.ts";

const creditsImage = (page: Page) =>
  new AssetField(page, "Imagen de los créditos", "Elige una imagen");

test("LIB-03, LIB-09, PRZ-01 what is uploaded or chosen inside the picker is used, in a dialog over the whole window", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("what is uploaded inside the picker is chosen, and is in the library", async () => {
    const gymId = await api.createExperience("editor", { gymName: "Ruta que sube" });
    await signIn("editor");
    const form = new ExperienceForm(page);
    await form.open("Ruta que sube");
    const credits = creditsImage(page);
    await credits.upload(pngFile("el equipo.png", 60));
    const success = page.getByRole("alertdialog", { name: "Subido" });
    await success.getByRole("button", { name: "Aceptar" }).click();
    await expect(credits.picker.getByRole("option", { name: /^el equipo/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await credits.confirm();
    await form.update.click();
    await expect(form.said("Experiencia actualizada")).toBeVisible();
    const asset = (await api.assets("editor", "own")).find(({ model }) => model === "el equipo");
    expect(await api.experience("editor", gymId)).toMatchObject({
      gymcredits: ["cas", "cat", "eng"].map((Lang) => ({ Lang, IdImg: asset?.id })),
    });
  });

  await test.step("the prize's image is chosen in a full-screen dialog, and can be removed", async () => {
    const id = await api.addAsset("editor", "image", pngFile("c.png", 64), { name: "La medalla" });
    const gymId = await api.createExperience("editor", { gymName: "Ruta con medalla" });
    await signIn("editor");
    const form = new ExperienceForm(page);
    await form.open("Ruta con medalla");
    await form.option("La experiencia acaba con un premio").click();
    await page.getByRole("textbox", { name: /^Nombre del premio/ }).fill("Una medalla");
    const prize = new AssetField(page, "Imagen del premio", "Elige una imagen");
    await prize.open();
    expect(await prize.picker.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    await page.keyboard.press("Escape");
    await prize.choose("La medalla");
    await page.getByRole("button", { name: "Solo en este idioma" }).click();
    await form.update.click();
    await expect(form.said("Experiencia actualizada")).toBeVisible();
    expect(await api.experience("editor", gymId)).toMatchObject({ rewards: [{ IdMod: id }] });
    await prize.remove("La medalla");
    await form.update.click();
    await expect
      .poll(async () => (await api.experience("editor", gymId))["rewards"])
      .toMatchObject([{ Name: "Una medalla", IdMod: 0 }]);
  });
});

test("LIB-09 an upload inside the picker is waited for, and leaving it asks", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("leaving a running upload inside the picker asks for confirmation", async () => {
    await api.createExperience("editor", { gymName: "Ruta que espera" });
    await signIn("editor");
    await page.route("**/uploadFile", () => {});
    await new ExperienceForm(page).open("Ruta que espera");
    const credits = creditsImage(page);
    const { picker, leaving } = credits;
    await credits.upload(pngFile("lenta.png", 61));
    const cancelFile = picker.getByRole("button", { name: "Cancelar lenta.png" });
    const stay = leaving.getByRole("button", { name: "Cancelar" });
    await expect(cancelFile).toBeVisible();
    await page.keyboard.press("Escape");
    await stay.click();
    await picker.getByRole("button", { name: "Cerrar" }).click();
    await stay.click();
    await picker.getByRole("button", { name: "Volver a la lista" }).click();
    await stay.click();
    await expect(cancelFile).toBeVisible();
    await picker.getByRole("button", { name: "Volver a la lista" }).click();
    await leaving.getByRole("button", { name: "Dejar de subir" }).click();
    await expect(picker.getByRole("textbox", { name: "Buscar" })).toBeVisible();
    // No file is being sent any more.
    await page.keyboard.press("Escape");
    await expect(picker).toBeHidden();
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("a file that is still being prepared is not said to be missing", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/picture\.worker-/, async (route) => {
      await released;
      await route.continue();
    });
    await api.createExperience("editor", { gymName: "Ruta con portada" });
    await signIn("editor");
    await new ExperienceForm(page).open("Ruta con portada");
    const credits = creditsImage(page);
    const { picker } = credits;
    await credits.fillUpload(pngFile("lenta.png", 62));
    const preparing = picker.getByRole("button", { name: "Preparando los archivos…" });
    await expect(preparing).toHaveAttribute("aria-disabled", "true");
    await preparing.click({ force: true });
    await expect(picker.getByText("Elige al menos una imagen")).toBeHidden();
    release();
    await picker.getByRole("button", { name: "Subir", exact: true }).click();
    await expect(page.getByRole("alertdialog", { name: "Subido" })).toBeVisible();
  });
});

test(
  "LIB-09, EXP-13 what is not to be had is said in the picker, and may be tried again",
  { tag: "@whole" },
  async ({ page, api, signIn, watch }) => {
    watch.allow(/net::ERR_FAILED/);
    await test.step("an uploaded asset is found even if the library cannot be fetched, or the search can be repeated", async () => {
      await api.addAsset("editor", "image", pngFile("a.png", 62), { name: "La escondida" });
      await api.createExperience("editor", { gymName: "Ruta sin conexión" });
      await signIn("editor");
      await new ExperienceForm(page).open("Ruta sin conexión");
      const credits = creditsImage(page);
      await credits.open();
      await expect(credits.picker.getByRole("option", { name: /^La escondida/ })).toBeVisible();
      // Asked for before somebody presses, and not answered yet, as on a poor network.
      await page.route("**/api/myLibrary/getUserModels?**", () => {});
      await page.keyboard.press("Escape");
      await credits.upload(pngFile("la misma.png", 62));
      const use = credits.picker.getByRole("button", { name: "Usar el que ya está" });
      await expect(use).toBeVisible();
      const lost = "**/api/{myLibrary/getUserModels?**,library2ixr/getModels?**,assets/getById?**}";
      await page.route(lost, (route) => route.abort());
      await use.click();
      await expect(credits.picker).toContainText(
        "Está en la biblioteca, pero no se ha podido cargar",
      );
      await page.unroute(lost);
      await page.route("**/api/{myLibrary/getUserModels,library2ixr/getModels}?**", (route) =>
        route.abort(),
      );
      await credits.picker.getByRole("button", { name: "Reintentar" }).click();
      await credits.confirm();
      await expect(credits.field).toContainText("La escondida");
    });

    await page.unrouteAll({ behavior: "ignoreErrors" });

    await test.step("an image whose file does not load is not chosen, and the picker says so", async () => {
      const id = await api.addAsset("editor", "image", pngFile("b.png", 63), { name: "La rota" });
      const asset = (await api.assets("editor", "own")).find((each) => each.id === id);
      await api.createExperience("editor", { gymName: "Ruta de la rota" });
      await signIn("editor");
      await page.route(`**${String(asset?.["file"])}`, (route) => route.abort());
      await new ExperienceForm(page).open("Ruta de la rota");
      const credits = creditsImage(page);
      const { picker } = credits;
      await credits.open();
      await picker.getByRole("option", { name: /^La rota/ }).click();
      await picker.getByRole("button", { name: "Elegir este" }).click();
      await expect(picker).toContainText("No se pudo verificar la imagen seleccionada.");
      await picker.getByRole("button", { name: "Cancelar" }).click();
      await expect(credits.field.getByRole("button", { name: /Elegir$/ })).toBeVisible();
    });
  },
);
