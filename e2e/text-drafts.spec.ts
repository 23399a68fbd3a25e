import { ExperienceForm } from "./support/experience-form.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { startDraftingModel } from "./support/drafting-model.ts";
import { expect, test } from "./support/journey.ts";

test.use({
  ownServer: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  ownSettings: async ({}, provide) => {
    const model = await startDraftingModel();
    await provide({ LLM_URL: model.url, LLM_MODEL: "m-1" });
    await model.stop();
  },
});

test("an author has translations drafted, accepts some and throws one away; nobody else sees a draft before", async ({
  page,
  api,
  signIn,
}) => {
  const id = await api.createExperience("editor", {
    gymName: "Ruta del granito",
    gymDescription: "Un paseo de 1912",
    gymSlogan: "Hola",
  });
  await signIn("editor");
  await new ExperienceForm(page).open("Ruta del granito");
  await page.getByRole("link", { name: "Textos en todos los idiomas" }).click();
  const text = (label: string) => page.getByRole("textbox", { name: `${label}, Inglés` });
  const drafts = page.getByText("Borrador automático", { exact: true });

  await page.getByRole("button", { name: "Borradores automáticos" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Catalán" }).uncheck();
  await expect(dialog.getByRole("checkbox", { name: "Las que faltan: 3" })).toBeChecked();
  await dialog.getByRole("button", { name: "Hacer los borradores" }).click();
  await expect(page.getByText("Hay 3 borradores nuevos por revisar.")).toBeVisible();
  await page.getByRole("button", { name: "Ver los borradores" }).click();
  await expect(drafts).toHaveCount(3);
  await expect(page.getByText("Faltan números")).toHaveCount(1);
  await expectNoAxeViolation(page);
  expect(JSON.stringify(await api.experience("editor", id))).not.toContain("English: ");

  await text("Nombre").focus();
  await page.keyboard.press("Alt+Enter");
  await expect(text("Nombre")).toHaveValue("English: Ruta del granito");
  await expect(text("Descripción")).toBeFocused();
  await page.getByRole("button", { name: "Desechar" }).first().click();
  await expect(page.getByText("El borrador se desecha al guardar.")).toBeVisible();
  await page.getByRole("button", { name: "Aceptar 1 borrador a la vista" }).click();
  await page.getByRole("button", { name: "Aceptarlos" }).click();
  await expect(text("Frase de bienvenida")).toHaveValue("English: Hola");
  await expect(page.getByText("3 textos sin guardar")).toBeVisible();
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText(/^Guardado/)).toBeVisible();
  expect(await api.experience("editor", id)).toMatchObject({
    GymNameEng: "English: Ruta del granito",
    Description1Eng: "",
  });
  await page.reload();
  await expect(page.getByRole("radio", { name: "Borradores: 0" })).toBeVisible();
});
