import { NO_SERVER } from "./support/console-watch.ts";
import { expect, test } from "./support/journey.ts";
import { holdCalls } from "./support/held-calls.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { PointEditor } from "./support/point-editor.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

test("PNT-01, PNT-06 a point cannot be added before its experience is saved, and a warning says so", async ({
  page,
  signIn,
}) => {
  const form = new ExperienceForm(page);
  const point = new PointEditor(page);
  const { letGo } = await holdCalls(page, "**/gymkhanas/new");
  await signIn("editor");
  await page.goto("/panel/experiences/new");
  await page.getByRole("button", { name: "Añadir punto" }).click();
  const warning = page.getByRole("alertdialog", { name: "Guarda primero la experiencia" });
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: "Aceptar" }).click();
  await expect(page.getByRole("button", { name: "Primero guarda la experiencia" })).toBeDisabled();
  await point.name.fill("Antes de tiempo");
  await form.fillRequired("Ruta con un punto impaciente");
  await form.save.click();
  await expect(page.getByRole("button", { name: "Guardando la experiencia…" })).toBeDisabled();
  await letGo();
  await expect(point.save).toBeEnabled();
  await expect(point.name).toHaveValue("Antes de tiempo");
});

test("PNT-06, PNT-03, UIK-03, PNT-01, PNT-08 a point needs a place and a name, has its texts copied, is listed by its name or number, and is deleted after a question", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("a point needs a place and a name in the language that is shown", async () => {
    const id = await api.createExperience("editor", { gymName: "Ruta de los avisos" });
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    await signIn("editor");
    await form.open("Ruta de los avisos");
    await point.add();
    await point.save.click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Selecciona primero un lugar en el mapa" }),
    ).toBeInViewport();
    await expect(page.getByRole("combobox", { name: "Buscar una dirección" }).last()).toBeFocused();
    await point.clickMap();
    await point.save.click();
    const nameless = page
      .getByRole("alert")
      .filter({ hasText: "Debes escribir un nombre para el punto" });
    await expect(nameless).toBeVisible();
    await point.name.fill("Solo en castellano");
    await form.show("Catalán");
    await point.save.click();
    await expect(nameless).toBeVisible();
    expect((await api.experience("editor", id)).mappoints).toEqual([]);
    await form.show("Castellano");
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await point.save.click();
    await expect(form.said("Punto guardado")).toBeVisible();
    await page.waitForLoadState("networkidle");
    // The list and the map show it from the answer, however long the route is.
    await expect(
      page.getByRole("button", { name: "Solo en castellano", exact: true }),
    ).toBeVisible();
    expect(fetched).not.toContain("/api/gymkhanas/getById");
    expect((await api.experience("editor", id)).mappoints).toHaveLength(1);

    await point.add();
    await expect(point.name).toHaveValue("");
    await expect(point.latitude).toHaveValue("");
    await expect(point.duration).toHaveValue("0");
  });

  await test.step("a point's texts are copied from another language; placeholder texts are not saved", async () => {
    const id = await api.createExperience("editor", { gymName: "Ruta de dos lenguas" });
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    await signIn("editor");
    await form.open("Ruta de dos lenguas");
    await point.add();
    await point.name.fill("Fuente");
    await point.clickMap();
    await form.show("Catalán");
    await expect(point.name).toHaveValue("");
    await expect(point.name).toHaveAccessibleDescription(/Castellano Fuente/);
    await page
      .getByRole("button", { name: "Copiar los textos del punto desde otro idioma" })
      .click();
    await page.getByRole("menuitem", { name: "Castellano" }).click();
    await expect(point.name).toHaveValue("Fuente");
    await form.show("Inglés");
    await expect(point.name).toHaveAccessibleDescription(/Castellano Fuente/);
    await form.show("Castellano");
    await point.save.click();
    await expect(form.said("Punto guardado")).toBeVisible();
    const [stored] = (await api.experience("editor", id)).mappoints;
    expect(stored).toMatchObject({
      PointName: "Fuente",
      PointNameCat: "Fuente",
      PointNameEng: "",
    });
  });

  await test.step("a point without a name is listed by its number, any other by its name in any language", async () => {
    const id = await api.createExperience("editor", { gymName: "Ruta sin nombres" });
    await api.addPoint("editor", id, { mappointName: "El primero" });
    await api.addPoint("editor", id, {});
    await api.addPoint("editor", id, { mappointNameEng: "The third" });
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open("Ruta sin nombres");
    const cells = form.points.getByRole("row").locator("td:first-child");
    await expect(cells).toHaveText([/El primero$/, /Punto 2$/, /The third$/]);
    await page.getByRole("button", { name: "Eliminar «Punto 2»" }).click();
    await expect(
      page.getByRole("alertdialog", { name: "¿Eliminar el punto «Punto 2»?" }),
    ).toBeVisible();
  });

  await test.step("deleting names the point, and what depended on it depends on nothing", async () => {
    const id = await api.createExperience("editor", { gymName: "Ruta que mengua" });
    const first = await api.addPoint("editor", id, { mappointName: "Primero" });
    await api.addPoint("editor", id, {
      mappointName: "Segundo",
      dependency: first,
      dependencyNeg: first,
    });
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open("Ruta que mengua");
    const dialog = page.getByRole("alertdialog", { name: "¿Eliminar el punto «Primero»?" });
    await page.getByRole("button", { name: "Eliminar «Primero»" }).click();
    await expect(dialog).toContainText("Podrás recuperarlo desde el historial de la experiencia.");
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await expect(form.points.getByRole("row", { name: /Primero/ })).toBeVisible();
    await page.getByRole("button", { name: "Eliminar «Primero»" }).click();
    await dialog.getByRole("button", { name: "Eliminar" }).click();
    await expect(form.said("Punto «Primero» eliminado")).toBeVisible();
    await expect(form.points.getByRole("row", { name: /Primero/ })).toHaveCount(0);
    const { mappoints } = await api.experience("editor", id);
    expect(mappoints).toHaveLength(1);
    expect(mappoints[0]).toMatchObject({
      PointName: "Segundo",
      Dependency: "0",
      DependencyNeg: "0",
    });
  });

  await test.step("the table is part of a section that can be collapsed", async () => {
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open("Madrid de los Austrias");
    await expect(form.points).toBeVisible();
    await page.getByRole("button", { name: "Puntos del mapa" }).click();
    await expect(form.points).toBeHidden();
  });
});

test("PNT-02, PNT-06 what comes or is typed while a point is being saved is kept", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("an address that comes while its point is being saved is saved too, and the next point is empty", async () => {
    const id = await api.createExperience("editor", { gymName: "Ruta con dirección tardía" });
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    const address = await holdCalls(page, "**/geocoder/reverse?*");
    const saving = await holdCalls(page, "**/mappoints/new");
    await signIn("editor");
    await form.open("Ruta con dirección tardía");
    await point.add();
    await point.name.fill("Fuente");
    await point.latitude.fill("40.5, -3.5");
    await point.latitude.press("Enter");
    await expect(point.address).toHaveText("Buscando la dirección…");
    await point.save.click();
    await expect(page.getByRole("button", { name: "Guardando" })).toBeVisible();
    await address.letGo();
    await expect(point.address).toHaveText("Calle Mayor 12, 28013 Madrid, España");
    await saving.letGo();
    await expect(form.said("Punto guardado")).toBeVisible();
    const [stored, ...others] = (await api.experience("editor", id)).mappoints;
    expect(stored).toMatchObject({ PointName: "Fuente", StreetName: "Calle Mayor" });
    expect(others).toEqual([]);
    await point.add();
    await expect(point.name).toHaveValue("");
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("what is typed while a new point is being saved stays open, as a change of that point", async () => {
    const id = await api.createExperience("editor", { gymName: "Ruta de quien sigue" });
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    const saving = await holdCalls(page, "**/mappoints/new");
    await signIn("editor");
    await form.open("Ruta de quien sigue");
    await point.add();
    await point.name.fill("Fuente");
    await point.clickMap();
    await point.save.click();
    await point.name.fill("Fuente de los Leones");
    await saving.letGo();
    await expect(form.said("Punto guardado")).toBeVisible();
    await expect(page.getByRole("button", { name: "Editar «Fuente»" })).toBeVisible();
    await expect(point.name).toHaveValue("Fuente de los Leones");
    // After a reload it is still a change of that point.
    await page.reload();
    await expect(point.name).toHaveValue("Fuente de los Leones");
    await point.save.click();
    await expect(page.getByRole("button", { name: "Editar «Fuente de los Leones»" })).toBeVisible();
    const names = (await api.experience("editor", id)).mappoints.map(({ PointName }) => PointName);
    expect(names).toEqual(["Fuente de los Leones"]);
  });
});

test(
  "PNT-02 the address is asked for in the language of the panel, once for a place, not where it was searched, and may be unknown",
  { tag: "@whole" },
  async ({ page, api, services, signIn, watch }) => {
    watch.allow(/status of 503 .*\/geocoder\/reverse/);
    await test.step("the address is asked for in the language of the panel, once for a place", async () => {
      await api.createExperience("editor", { gymName: "Ruta de una pregunta" });
      const point = new PointEditor(page);
      await signIn("editor");
      await new ExperienceForm(page).open("Ruta de una pregunta");
      await point.add();
      await point.latitude.fill("40.4, -3.7");
      await point.latitude.press("Enter");
      await expect(point.address).toHaveText("Calle Mayor 12, 28013 Madrid, España");
      expect(services.geocoded.map((asked) => Object.fromEntries(asked))).toEqual([
        {
          lat: "40.4",
          lon: "-3.7",
          format: "jsonv2",
          addressdetails: "1",
          "accept-language": "es",
        },
      ]);
    });

    services.reset();

    await test.step("a point is placed by an address that was searched, without asking for it again", async () => {
      const id = await api.createExperience("editor", { gymName: "Ruta buscada" });
      const form = new ExperienceForm(page);
      const point = new PointEditor(page);
      await signIn("editor");
      await form.open("Ruta buscada");
      await point.add();
      await point.name.fill("Casa Batlló");
      const search = page.getByRole("combobox", { name: "Buscar una dirección" });
      await search.fill("gracia 43");
      await search.press("Enter");
      await expect(page.getByRole("option", { name: /Barcelona/ })).toBeVisible();
      await search.press("ArrowDown");
      await search.press("Enter");
      await expect(point.latitude).toHaveValue("41.3917");
      await expect(point.address).toHaveText("Passeig de Gràcia 43, 08007 Barcelona");
      expect(services.geocoded).toEqual([]);
      await point.save.click();
      await expect(form.said("Punto guardado")).toBeVisible();
      const [stored] = (await api.experience("editor", id)).mappoints;
      expect(stored).toMatchObject({
        Latitude: 41.391_667,
        Longitude: 2.164_912,
        StreetName: "Passeig de Gràcia",
      });
    });

    services.reset();

    await test.step("a geocoder that knows nothing, or fails, leaves the coordinates as the address", async () => {
      for (const [geocoder, text] of [
        ["knows nothing", "Dirección no disponible"],
        ["fails", "Error obteniendo dirección"],
      ] as const) {
        const name = `Ruta sin dirección: ${geocoder}`;
        const id = await api.createExperience("editor", { gymName: name });
        services.geocoder = geocoder;
        const form = new ExperienceForm(page);
        const point = new PointEditor(page);
        await signIn("editor");
        await form.open(name);
        await point.add();
        await point.name.fill("En medio de la nada");
        await point.latitude.fill("40,123456");
        await point.longitude.fill("-3,654321");
        await point.longitude.press("Enter");
        await expect(point.address).toHaveText(`${text} (40.1235, -3.6543)`);
        await expect(point.latitude).toHaveValue("40.1235");
        await point.save.click();
        await expect(form.said("Punto guardado")).toBeVisible();
        const [stored] = (await api.experience("editor", id)).mappoints;
        expect(stored).toMatchObject({
          Latitude: 40.123_456,
          Longitude: -3.654_321,
          StreetName: "",
        });
      }
    });
  },
);

test.describe("with a server that dies", () => {
  test.use({ ownServer: true });

  test("PNT-08 a point that cannot be deleted says so and stays", async ({
    page,
    killServer,
    signIn,
    watch,
  }) => {
    watch.allow(NO_SERVER);
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open("Madrid de los Austrias");
    await page.getByRole("button", { name: "Eliminar «Plaza Mayor»" }).click();
    const dialog = page.getByRole("alertdialog");
    // The map's code comes by itself, after the rest, and its sheet of styles before it.
    await expect(page.locator(".ol-viewport")).toBeAttached();
    await killServer();
    await dialog.getByRole("button", { name: "Eliminar" }).click();
    await expect(dialog).toContainText("Error al borrar el punto");
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await expect(form.points.getByRole("row", { name: /Plaza Mayor/ })).toBeVisible();
  });
});

test(
  "PNT-07 a map that is refused is replaced by a message, and a point at zero is not drawn",
  { tag: "@whole" },
  async ({ page, api, services, signIn, watch }) => {
    watch.allow(/status of 401 .*\/tiles\//);
    await test.step("if the map service refuses, a message replaces the map, and the place can be typed", async () => {
      services.tiles = "denied";
      await api.createExperience("editor", { gymName: "Ruta sin mapa" });
      const form = new ExperienceForm(page);
      const point = new PointEditor(page);
      await signIn("editor");
      await form.open("Ruta sin mapa");
      await point.add();
      const panel = page
        .getByRole("alert")
        .filter({ hasText: "El servicio de mapas no autoriza a este panel" });
      await expect(panel).toBeVisible();
      await expect(point.map).toBeHidden();
      await point.name.fill("A ciegas");
      await point.latitude.fill("40.4, -3.7");
      await point.latitude.press("Enter");
      await expect(point.address).toHaveText("Calle Mayor 12, 28013 Madrid, España");
      services.tiles = "served";
      await panel.getByRole("button", { name: "Reintentar" }).click();
      await point.mapIsDrawn();
      await point.save.click();
      await expect(form.said("Punto guardado")).toBeVisible();
    });

    await test.step("a point at zero is not drawn: the map shows the others, the table shows all", async () => {
      const id = await api.createExperience("editor", { gymName: "Ruta con un punto perdido" });
      await api.addPoint("editor", id, { mappointName: "Perdido" });
      await api.addPoint("editor", id, { mappointName: "Hallado" });
      // The server refuses such a point; one that was stored before it did is still read.
      await page.route("**/gymkhanas/getById?*", async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const nowhere = text.replace(
          /(mappoints.+?Latitude\W+)[\d.]+(.+?Longitude\W+)-?[\d.]+/,
          "$10$20",
        );
        expect(nowhere).not.toBe(text);
        await route.fulfill({ response, body: nowhere });
      });
      const form = new ExperienceForm(page);
      await signIn("editor");
      await form.open("Ruta con un punto perdido");
      await expect(form.points.getByRole("row")).toHaveCount(3);
      const map = page.getByRole("application", { name: "Puntos del mapa" });
      await expect(map).toHaveAttribute("data-rendered", "true");
      // The map is fitted to its markers, so its centre is the only point with a position.
      await map.press("Enter");
      await expect(page.getByRole("form", { name: "Editar «Hallado»" })).toBeVisible();
    });
  },
);
