import { expect, test } from "./support/journey.ts";
import { PointEditor } from "./support/point-editor.ts";

const PLACES = `Puerta del Sol 40.4167, -3.7033
Plaza Mayor: 40.4155, -3.7074
Mercado https://maps.google.com/?q=40.41536,-3.70897
Plaza de la Villa`;

test("EXP-05 a new experience starts from an example, or from a list of places as people have it", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("the example is a copy of one's own, inactive, with its points, texts and pictures", async () => {
    await signIn("editor");
    await page.goto("/panel/experiences/new");
    await page.getByRole("button", { name: "Partir de un ejemplo" }).click();
    const name = "Ejemplo: Madrid de los Austrias";
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("6 puntos", { exact: true })).toBeVisible();
    const made = (await api.list("editor")).find((experience) => experience.name === name);
    expect(made).toMatchObject({ state: 2, points: 6, languages: ["cas", "cat", "eng"] });
  });

  await test.step("a list is read as it is typed or pasted, and becomes an experience with its points", async () => {
    await page.goto("/panel/experiences/new");
    await page.getByRole("button", { name: "Partir de una lista de lugares" }).click();
    const dialog = page.getByRole("dialog", { name: "Partir de una lista de lugares" });
    const list = dialog.getByRole("textbox", { name: "O pega aquí una lista de lugares" });
    await list.fill("Nada que parezca un lugar");
    await dialog.getByRole("button", { name: "Leer la lista" }).click();
    await expect(dialog.getByText("No se ha podido leer el archivo").last()).toBeVisible();
    await expect(list).toHaveValue("Nada que parezca un lugar");
    await list.fill(PLACES);
    await dialog.getByRole("button", { name: "Leer la lista" }).click();
    // The fourth has no place, which is said at its row.
    await dialog.getByRole("button", { name: "Crear 3 puntos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ruta nueva" })).toBeVisible();
    await expect(page.getByText("3 puntos", { exact: true })).toBeVisible();
    const made = (await api.list("editor")).find(({ name }) => name === "Ruta nueva");
    const record = made && (await api.experience("editor", made.id));
    expect(record?.mappoints.map((point) => [point.PointName, point.Latitude])).toEqual([
      ["Puerta del Sol", 40.4167],
      ["Plaza Mayor", 40.4155],
      ["Mercado", 40.41536],
    ]);
  });

  await test.step("its points are written one after the other", async () => {
    const point = new PointEditor(page);
    await page.getByRole("button", { name: "Editar «Puerta del Sol»" }).click();
    await point.name.fill("La Puerta del Sol");
    await page.getByRole("button", { name: "Guardar y abrir el siguiente" }).click();
    await expect(point.name).toHaveValue("Plaza Mayor");
    await page.getByRole("button", { name: "Guardar y abrir el siguiente" }).click();
    await expect(point.name).toHaveValue("Mercado");
    // After the last one there is nothing to open.
    await expect(page.getByRole("button", { name: "Guardar y añadir otro" })).toBeVisible();
    const made = (await api.list("editor")).find(({ name }) => name === "Ruta nueva");
    const record = made && (await api.experience("editor", made.id));
    expect(record?.mappoints[0]?.PointName).toBe("La Puerta del Sol");
  });
});
