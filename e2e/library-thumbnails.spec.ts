import { modelZip, pngFile } from "./support/asset-files.ts";
import { holdCalls } from "./support/held-calls.ts";
import { expect, test } from "./support/journey.ts";
import { DRAWN_BY_SOFTWARE, Library } from "./support/library.ts";

test("LIB-03, LIB-07 several models get new thumbnails, and one that fails is tried again", async ({
  page,
  api,
  signIn,
  watch,
}) => {
  watch.allow(DRAWN_BY_SOFTWARE);
  watch.allow(/status of 503/);
  test.slow();
  const thumbnail = pngFile("mota.png", 61);
  for (const [name, height] of [
    ["Mota uno", 3],
    ["Mota dos", 5],
  ] as const) {
    const file = modelZip(`${name}.zip`, [2, height, 2]);
    await api.addAsset("editor", "model", file, { name, thumbnail, scaleMod: 0.5, category: 2 });
  }
  await api.addAsset("editor", "image", pngFile("mota.png", 62), { name: "Mota tres" });
  const stored = async (name: string) =>
    (await api.assets("editor", "own")).find(({ model }) => model === name);
  const first = await stored("Mota uno");
  const second = await stored("Mota dos");

  await signIn("editor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  await page.getByRole("textbox", { name: "Buscar por nombre o descripción" }).fill("mota");
  await expect(library.tiles).toHaveCount(3);
  await page.getByRole("button", { name: "Seleccionar varios" }).click();
  const bar = page.getByRole("group", { name: "Recursos seleccionados" });
  const action = bar.getByRole("button", { name: "Hacer miniaturas nuevas" });
  await library.tile("Mota tres").click();
  await expect(action).toHaveAccessibleDescription(/No hay ningún modelo 3D/);
  await bar.getByRole("button", { name: "Seleccionar todo lo que se ve" }).click();
  await action.click();
  const dialog = page.getByRole("dialog", { name: "Miniaturas nuevas para 2 modelos" });
  await expect(dialog).toContainText("De lo seleccionado, 1 recurso no es un modelo 3D");

  // The viewer, which is inert, has a status and a progress of its own.
  const status = dialog.getByRole("status").last();
  const progress = dialog.getByRole("progressbar").first();
  const updates = await holdCalls(page, "**/updateAsset");
  await dialog.getByRole("button", { name: "Empezar" }).click();
  await expect(status).toHaveText(/^1 de 2: Mota/);
  await page.keyboard.press("Escape");
  await library.leaving.getByRole("button", { name: "Cancelar" }).click();
  await updates.refuse();
  await expect(status).toHaveText(/^2 de 2: Mota/, { timeout: 60_000 });
  await expect(progress).toHaveAttribute("aria-valuetext", "2 de 2");
  await updates.letGo();
  await expect(status).toHaveText("Hay 1 miniatura nueva.");
  const failed = dialog.getByRole("alert", { name: "No se ha podido con 1 modelo" });
  await expect(failed.getByRole("listitem")).toContainText(/^Mota (uno|dos).+/);

  await dialog.getByRole("button", { name: "Volver a intentarlo con este" }).click();
  await updates.letGo();
  await expect(status).toHaveText("Hay 2 miniaturas nuevas.");
  await expect(failed).toBeHidden();
  await dialog.getByRole("button", { name: "Cerrar" }).last().click();

  for (const before of [first, second]) {
    const name = before?.model ?? "";
    const after = await stored(name);
    expect(after?.thumbnail[0]).not.toBe(before?.thumbnail[0]);
    expect(after).toEqual({ ...before, thumbnail: after?.thumbnail });
    const shown = library.tile(name).locator("img");
    await expect(shown).toHaveAttribute("src", new RegExp(`${after?.thumbnail[0]}$`));
  }
});
