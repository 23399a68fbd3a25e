import type { Page } from "@playwright/test";
import type { StoredAsset } from "./support/api.ts";
import { modelZip, pngFile } from "./support/asset-files.ts";
import { holdCalls } from "./support/held-calls.ts";
import { expect, test } from "./support/journey.ts";
import { Library } from "./support/library.ts";

test(
  "LIB-03, LIB-07 several models get new thumbnails, and one that fails is tried again",
  { tag: "@whole" },
  async ({ page, api, signIn, watch }) => {
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
    await page
      .getByRole("textbox", { name: "Buscar por nombre, descripción o etiqueta" })
      .fill("mota");
    await expect(library.tiles).toHaveCount(3);
    await page.getByRole("button", { name: "Seleccionar varios" }).click();
    const bar = page.getByRole("group", { name: "Recursos seleccionados" });
    const action = bar.getByRole("button", { name: "Hacer miniaturas nuevas" });
    await library.tile("Mota tres").click();
    await expect(action).toHaveAccessibleDescription(/No hay ningún modelo 3D/);
    await bar.getByRole("button", { name: "Seleccionar todo lo que se ve" }).click();
    await expect(action).toHaveAccessibleName("Hacer miniaturas nuevas (2 de 3)");
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
  },
);

test(
  "LIB-03, LIB-07 new thumbnails are stopped after a model and go on with those left, each taken once",
  { tag: ["@request-body", "@whole"] },
  async ({ page, api, signIn }) => {
    test.slow();
    const thumbnail = pngFile("pausa.png", 63);
    const ids: number[] = [];
    for (const [name, height] of [
      ["Pausa uno", 3],
      ["Pausa dos", 4],
      ["Pausa tres", 5],
    ] as const) {
      const file = modelZip(`${name}.zip`, [2, height, 2]);
      ids.push(await api.addAsset("editor", "model", file, { name, thumbnail }));
    }
    const thumbnails = async () => {
      const assets = await api.assets("editor", "own");
      return ids.map((id) => assets.find((asset) => asset.id === id)?.thumbnail[0]);
    };
    const before = await thumbnails();

    await signIn("editor");
    await page.goto("/panel/mylibrary");
    const library = new Library(page);
    await page
      .getByRole("textbox", { name: "Buscar por nombre, descripción o etiqueta" })
      .fill("pausa");
    await expect(library.tiles).toHaveCount(3);
    await page.getByRole("button", { name: "Seleccionar varios" }).click();
    const bar = page.getByRole("group", { name: "Recursos seleccionados" });
    await bar.getByRole("button", { name: "Seleccionar todo lo que se ve" }).click();
    await bar.getByRole("button", { name: "Hacer miniaturas nuevas", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Miniaturas nuevas para 3 modelos" });
    const status = dialog.getByRole("status").last();
    const updates = await holdCalls(page, "**/updateAsset");
    const sent: number[] = [];
    page.on("request", (request) => {
      const id = /name="idMod"\s+(\d+)/.exec(request.postDataBuffer()?.toString("latin1") ?? "");
      if (request.url().endsWith("/updateAsset")) sent.push(Number(id?.[1]));
    });

    await dialog.getByRole("button", { name: "Empezar" }).click();
    await expect(status).toHaveText(/^1 de 3: Pausa/);
    await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(1);
    await dialog.getByRole("button", { name: "Parar tras este modelo" }).click();
    await expect(dialog.getByRole("button", { name: "Parando…" })).toBeVisible();
    await updates.letGo();
    await expect(status).toHaveText("Hay 1 miniatura nueva. Quedan 2 modelos por hacer.");
    expect(sent).toHaveLength(1);
    const between = await thumbnails();
    expect(between.filter((each, index) => each !== before[index])).toHaveLength(1);

    await dialog.getByRole("button", { name: "Seguir con los que quedan" }).click();
    await expect(status).toHaveText(/^1 de 2: Pausa/);
    await updates.letGo();
    await expect(status).toHaveText(/^2 de 2: Pausa/, { timeout: 60_000 });
    await updates.letGo();
    await expect(status).toHaveText("Hay 3 miniaturas nuevas.");
    expect(sent.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    const after = await thumbnails();
    expect(after.filter((each, index) => each !== before[index])).toHaveLength(3);
    const kept = between.filter((each, index) => each !== before[index]);
    expect(after.filter((each) => kept.includes(each))).toEqual(kept);
  },
);

/** Says of some assets that their thumbnails are old, which only an update of the server makes true. */
async function makeThumbnailsOld(
  page: Page,
  listed: () => Promise<StoredAsset[]>,
  isOld: (asset: StoredAsset) => boolean,
): Promise<void> {
  await page.route("**/getUserModels?**", async (route) => {
    const asked = new URL(route.request().url());
    const onlyOld = asked.searchParams.has("oldThumbnail");
    asked.searchParams.delete("oldThumbnail");
    const answer = await route.fetch({ url: asked.href });
    const body = (await answer.json()) as { data: StoredAsset[] };
    for (const asset of body.data) if (isOld(asset)) asset["thumbnailIsOld"] = true;
    if (onlyOld) body.data = body.data.filter((asset) => asset["thumbnailIsOld"]);
    await route.fulfill({ response: answer, json: body });
  });
  await page.route("**/getCounts?**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { oldThumbnails: number } };
    body.data.oldThumbnails = (await listed()).filter(isOld).length;
    await route.fulfill({ response: answer, json: body });
  });
}

test(
  "LIB-03, LIB-07 models with old thumbnails are offered until they have new ones, or a device declines",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    test.slow();
    await test.step("models with old thumbnails are offered, and once they have new ones no more", async () => {
      const thumbnail = pngFile("antes.png", 64);
      for (const name of ["Antes uno", "Antes dos"]) {
        const file = modelZip(`${name}.zip`, [2, name.length, 2]);
        await api.addAsset("editor", "model", file, { name, thumbnail });
      }
      const before = await api.assets("editor", "own");
      const old = before.filter(({ model }) => model.startsWith("Antes"));
      const given = new Set(old.map((asset) => asset.thumbnail[0]));
      await makeThumbnailsOld(
        page,
        () => api.assets("editor", "own"),
        ({ thumbnail: [first] }) => given.has(first),
      );

      await signIn("editor");
      await page.goto("/panel/mylibrary");
      const offer = page.getByText("2 modelos tienen una miniatura antigua");
      await expect(offer).toBeVisible();
      await page.getByRole("button", { name: "Seleccionarlos" }).click();
      const bar = page.getByRole("group", { name: "Recursos seleccionados" });
      await expect(bar.getByRole("status")).toContainText("2 seleccionados");
      await bar.getByRole("button", { name: "Hacer miniaturas nuevas", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Miniaturas nuevas para 2 modelos" });
      await dialog.getByRole("button", { name: "Empezar" }).click();
      await expect(dialog.getByRole("status").last()).toHaveText("Hay 2 miniaturas nuevas.", {
        timeout: 120_000,
      });
      await dialog.getByRole("button", { name: "Cerrar" }).last().click();
      await expect(page.getByText("miniatura antigua")).toBeHidden();
      await page.reload();
      await expect(new Library(page).tile("Antes uno")).toBeVisible();
      await expect(page.getByText("miniatura antigua")).toBeHidden();
    });

    await page.unrouteAll({ behavior: "ignoreErrors" });

    await test.step("the offer of new thumbnails can be declined on a device", async () => {
      const file = modelZip("Vieja.zip", [2, 2, 3]);
      const thumbnail = pngFile("vieja.png", 65);
      const id = await api.addAsset("editor", "model", file, { name: "Vieja", thumbnail });
      await makeThumbnailsOld(
        page,
        () => api.assets("editor", "own"),
        (asset) => asset.id === id,
      );
      await signIn("editor");
      await page.goto("/panel/mylibrary");
      const offer = page
        .getByRole("status")
        .filter({ hasText: "1 modelo tiene una miniatura antigua" });
      await offer.getByRole("button", { name: "Descartar" }).click();
      await expect(offer).toBeHidden();
      await page.reload();
      await expect(new Library(page).tile("Vieja")).toBeVisible();
      await expect(offer).toBeHidden();
    });
  },
);
