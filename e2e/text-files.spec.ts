import { readFile } from "node:fs/promises";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";

test("texts go to a translator, come back, are compared with what has changed meanwhile, and saved", async ({
  page,
  api,
  signIn,
}) => {
  const id = await api.createExperience("editor", {
    gymName: "Ruta por traducir",
    gymNameCat: "",
    gymSlogan: "Bienvenidos",
    gymSloganCat: "",
    gymDescription: "Un paseo",
    gymDescriptionCat: "",
  });
  await api.addPoint("editor", id, { mappointName: "Fuente", mappointNameCat: "" });
  const form = new ExperienceForm(page);
  await signIn("editor");
  await form.open("Ruta por traducir");
  const translations = (item: string) =>
    test.step(item, async () => {
      await page.getByRole("button", { name: "Traducciones" }).click();
      await page.getByRole("menuitem", { name: item }).click();
    });

  const file = await test.step("what is missing goes out", async () => {
    await translations("Textos para traductores…");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("ruta-por-traducir-es-ca.xlf");
    return readFile(await download.path(), "utf8");
  });

  const translated = Object.entries({
    "Ruta por traducir": "Ruta per traduir",
    Bienvenidos: "Benvinguts",
    "Un paseo": "Un passeig",
    Fuente: "Font",
  }).reduce(
    (text, [source, target]) =>
      text.replace(
        `<source>${source}</source>`,
        `<source>${source}</source>\n<target>${target}</target>`,
      ),
    file.replaceAll('state="initial"', 'state="translated"'),
  );
  expect(translated.match(/<target>/g)).toHaveLength(4);
  await api.changeExperience("editor", id, {
    gymSlogan: "Bienvenidas",
    gymDescriptionCat: "Una volta",
  });

  await test.step("what has changed meanwhile is asked about, the rest is taken", async () => {
    await translations("Traer traducciones…");
    const dialog = page.getByRole("dialog", { name: "Traer traducciones" });
    await dialog.locator("input[type=file]").setInputFiles({
      name: "de vuelta.xlf",
      mimeType: "application/xliff+xml",
      buffer: Buffer.from(`\uFEFF${translated}`, "utf16le"),
    });
    const box = (name: string) => dialog.getByRole("checkbox", { name });
    await expect(box("La experiencia: Nombre")).toBeChecked();
    await expect(box("1. Fuente: Nombre del punto")).toBeChecked();
    await expect(box("La experiencia: Frase de bienvenida")).not.toBeChecked();
    await expect(box("La experiencia: Descripción")).not.toBeChecked();
    await box("La experiencia: Frase de bienvenida").click();
    await dialog.getByRole("button", { name: "Guardar 3 traducciones" }).click();
    await expect(form.said("3 traducciones guardadas")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("the form shows what was saved", async () => {
    await form.showBasics();
    await form.show("Catalán");
    await expect(form.name).toHaveValue("Ruta per traduir");
    await expect(form.slogan).toHaveValue("Benvinguts");
    await expect(form.description).toHaveValue("Una volta");
    expect((await api.experience("editor", id)).mappoints).toMatchObject([
      { PointNameCat: "Font" },
    ]);
  });
});
