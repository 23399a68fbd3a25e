import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";

test("an author looks at what was saved, takes a text back, brings a point back, and then the whole", async ({
  page,
  api,
  signIn,
}) => {
  const id = await api.createExperience("editor", { gymName: "Ruta con historia" });
  const point = await api.addPoint("editor", id, { mappointName: "Fuente" });
  await api.changeExperience("editor", id, { gymDescription: "Un paseo más largo" });
  await api.call("editor", "/mappoints/deleteSeveral", {
    mappointGymId: id,
    mappointIds: JSON.stringify([point]),
  });
  const form = new ExperienceForm(page);
  await signIn("editor");
  await form.open("Ruta con historia");
  const dialog = page.getByRole("dialog", { name: "Historial de la experiencia" });
  const versions = dialog.getByRole("list", { name: /^Versiones/ }).getByRole("button");
  const open = async () => {
    await page.getByRole("button", { name: "Historial" }).click();
    await expect(versions.first()).toBeVisible();
  };

  await test.step("each version is told in words", async () => {
    await open();
    await expect(versions).toHaveCount(4);
    await expect(versions.nth(0)).toContainText("punto eliminado: «Fuente»");
    await expect(versions.nth(1)).toContainText("Descripción (Castellano)");
    await expect(versions.nth(3)).toContainText("Primera versión guardada");
  });

  await test.step("a text comes into the form, a deleted point into the route", async () => {
    await versions.nth(2).click();
    await expect(dialog.locator("ins")).toContainText("más largo");
    await dialog
      .getByRole("button", { name: "Recuperar «Descripción (ES)» en el formulario" })
      .click();
    await dialog.getByRole("button", { name: "Recuperar el punto «Fuente»" }).click();
    await expect(versions).toHaveCount(5);
    await expect(versions.first()).toContainText("punto nuevo: «Fuente»");
    await page.keyboard.press("Escape");
    await expect(form.description).not.toHaveValue("Un paseo más largo");
    expect(await api.experience("editor", id)).toMatchObject({
      Description1: "Un paseo más largo",
    });
    await form.update.click();
    await expect(form.said("Experiencia actualizada")).toBeVisible();
  });

  await test.step("the whole comes back, and what was there stays in the history", async () => {
    await open();
    await versions.nth(2).click();
    await dialog.getByLabel("Nombre de la versión").fill("Sin la fuente");
    await dialog.getByRole("button", { name: "Poner nombre" }).click();
    await expect(versions.nth(2)).toContainText("Sin la fuente");
    await dialog.getByRole("button", { name: "Recuperar esta versión" }).click();
    await page
      .getByRole("alertdialog")
      .or(page.getByRole("dialog", { name: "¿Recuperar esta versión entera?" }))
      .getByRole("button", { name: "Recuperar esta versión" })
      .click();
    await expect(dialog).toBeHidden();
    await expect(form.description).toHaveValue("Un paseo más largo");
    expect((await api.experience("editor", id)).mappoints).toEqual([]);
  });
});
