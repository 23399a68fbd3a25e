import type { Page } from "@playwright/test";
import { NO_SERVER } from "./support/console-watch.ts";
import { chooseInRow, expect, test } from "./support/journey.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const BARCELONA = "Barcelona, del gótico al modernismo";
const MADRID = "Madrid de los Austrias";
/** A draft, which stands below what is active. */
const GIRONA = "Girona, dentro de la muralla";

// Each test expects the complete list, so it needs a server of its own.
test.use({ ownServer: true });

async function names(page: Page): Promise<string[]> {
  // Without the table's name: Firefox 153.7 may crash when a page itself looks for names.
  const rows = page.getByRole("table").getByRole("row");
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelectorAll("td")[1]?.querySelector("a")?.textContent ?? ""),
  );
  return texts.slice(1);
}

const sortButton = (page: Page, column: string) =>
  page.getByRole("columnheader", { name: column }).getByRole("button");

test("EXP-01, EXP-02 the list is searched, sorted, left and found again as it was, and marks what lacks texts", async ({
  page,
  signIn,
  api,
}) => {
  await test.step("the search narrows the list by name, and the address remembers it", async () => {
    await signIn("editor");
    await page.goto("/panel/experiences");
    await expect.poll(() => names(page)).toEqual([BARCELONA, MADRID, GIRONA]);
    // Each row says how many points there are, in which languages, and who changed it last.
    const row = page.getByRole("row", { name: BARCELONA });
    for (const text of ["4", "ESCATEN", /^\d{1,2} \S+Laia Puig$/, "Activa"]) {
      await expect(row.getByRole("cell").filter({ hasText: text })).not.toHaveCount(0);
    }
    await expect(row.locator("img")).toHaveJSProperty("complete", true);
    const search = page.getByRole("textbox", { name: "Buscar por nombre" });
    await search.fill("GOTICO");
    await expect.poll(() => names(page)).toEqual([BARCELONA]);
    await page.reload();
    await expect(search).toHaveValue("GOTICO");
    await expect.poll(() => names(page)).toEqual([BARCELONA]);
    // What the marks of languages mean is said where they are pointed at.
    await expect(page.getByTitle(/^Castellano\. Todos los textos de la ruta/)).toBeVisible();
    await search.fill("nada de nada");
    await expect(page.getByText("Nada coincide con «nada de nada»")).toBeVisible();
    await page.getByRole("button", { name: "Ver todo" }).click();
    await expect.poll(() => names(page)).toEqual([BARCELONA, MADRID, GIRONA]);
  });

  await test.step("the list leads to a new experience and to each one's form", async () => {
    await signIn("editor");
    await page.goto("/panel/experiences");
    await page.getByRole("link", { name: `Editar «${MADRID}»` }).click();
    await expect(page.getByRole("heading", { level: 1, name: MADRID })).toBeVisible();
    await page.getByRole("link", { name: "Volver a las experiencias" }).click();

    // Back, the browser's and the link, leads to the list as it was left: its search, order and scroll.
    await page.setViewportSize({ width: 1440, height: 360 });
    await page.getByRole("textbox", { name: "Buscar por nombre" }).fill("Madrid");
    await sortButton(page, "Nombre").click();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    const left = await page.evaluate(() => scrollY);
    await page.getByRole("link", { name: `Editar «${MADRID}»` }).click();
    await expect(page.getByRole("heading", { level: 1, name: MADRID })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await page.goForward();
    // Also after the form was loaded again.
    await page.reload();
    await page.getByRole("link", { name: "Volver a las experiencias" }).click();
    await expect(page.getByRole("textbox", { name: "Buscar por nombre" })).toHaveValue("Madrid");
    await expect(page.getByRole("columnheader", { name: "Nombre" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await page.getByRole("link", { name: "Nueva experiencia" }).click();
    await expect(page).toHaveURL("/panel/experiences/new");
  });

  await test.step("active first, then by name, then the newest; each column cycles through its orders", async () => {
    await api.createExperience("editor", { gymName: "Copia", gymCity: "Antigua" });
    await api.createExperience("editor", { gymName: "Copia", gymCity: "Nueva" });
    await api.createExperience("editor", { gymName: "ámbar" });
    await api.setState("editor", await api.createExperience("editor", { gymName: "Zeta" }), 1);
    const byDefault = [BARCELONA, MADRID, "Zeta", "ámbar", "Copia", "Copia", GIRONA];
    const ascending = ["ámbar", BARCELONA, "Copia", "Copia", GIRONA, MADRID, "Zeta"];
    await signIn("editor");
    await page.goto("/panel/experiences");
    const header = page.getByRole("columnheader", { name: "Nombre" });
    const active = page.getByRole("columnheader", { name: "Estado" });

    await expect.poll(() => names(page)).toEqual(byDefault);
    await expect(header).not.toHaveAttribute("aria-sort");
    await sortButton(page, "Nombre").click();
    await expect.poll(() => names(page)).toEqual(ascending);
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await sortButton(page, "Nombre").click();
    await expect.poll(() => names(page)).toEqual(ascending.toReversed());
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await sortButton(page, "Nombre").click();
    await expect.poll(() => names(page)).toEqual(byDefault);
    await expect(header).not.toHaveAttribute("aria-sort");

    await sortButton(page, "Nombre").click();
    await sortButton(page, "Estado").click();
    await expect(active).toHaveAttribute("aria-sort", "ascending");
    await expect(header).not.toHaveAttribute("aria-sort");
    await expect
      .poll(() => names(page))
      .toEqual(["ámbar", "Copia", "Copia", GIRONA, BARCELONA, MADRID, "Zeta"]);

    await page.goto("/panel/experiences");
    await page.getByRole("link", { name: "Editar «Copia»" }).first().click();
    await expect(page.getByRole("textbox", { name: /^Ciudad/ })).toHaveValue("Nueva");
  });

  await test.step("the list marks a language in which a point of the route lacks its texts", async () => {
    const texts = { gymNameEng: "Two", gymDescriptionEng: "A route", gymSloganEng: "Hello" };
    const id = await api.createExperience("editor", { gymName: "Ruta a medias", ...texts });
    await api.addPoint("editor", id, { mappointName: "Fuente" });
    await signIn("editor");
    await page.goto("/panel/experiences");
    const row = page.getByRole("row", { name: "Ruta a medias" });
    await expect(row.getByTitle(/^Castellano\. Todos los textos de la ruta/)).toHaveText("ES");
    await expect(row.getByTitle(/^Inglés\. Faltan textos/)).toHaveText("ENIncompleto");
    await expect(row.getByText("CAT")).toHaveCount(0);
  });
});

test("EXP-01 the list is a table, cards or a map, as this person has left it, with last week's plays", async ({
  page,
  signIn,
}) => {
  await signIn("editor");
  await page.goto("/panel/experiences");
  const row = page.getByRole("row", { name: MADRID });
  await expect(row.getByText(/^\d+ partidas en 7 días$/)).toHaveCount(1);
  for (const action of ["Editar", "Duplicar", "Eliminar"]) {
    const button = { name: `${action} «${MADRID}»` };
    await expect(
      row.getByRole("button", button).or(row.getByRole("link", button)).last(),
    ).toBeVisible();
  }

  await page.getByRole("radio", { name: "Tarjetas" }).click();
  const cards = page.getByRole("group", { name: "Lista de experiencias" }).getByRole("listitem");
  await expect(cards).toHaveText([new RegExp(BARCELONA), new RegExp(MADRID), new RegExp(GIRONA)]);
  await expect(cards.filter({ hasText: MADRID })).toContainText(/6 puntos.*\d+ partidas en 7 días/);
  await page.getByRole("textbox", { name: "Buscar por nombre" }).fill("girona");
  await expect(cards).toHaveText([new RegExp(GIRONA)]);
  await chooseInRow(page, GIRONA, `Duplicar «${GIRONA}»`);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar" }).click();
  await page.reload();
  await expect(cards).toHaveText([new RegExp(GIRONA)]);

  await page.getByRole("radio", { name: "Mapa" }).click();
  const map = page.getByRole("application", { name: "Mapa de experiencias" });
  const listed = page.getByRole("button", { name: new RegExp(`^${GIRONA}`) });
  await expect(listed).toContainText("Inactiva");
  // The map shows the one place that is left in its middle.
  await map.press("Enter");
  await expect(listed).toHaveCount(0);
  await page.getByRole("link", { name: GIRONA }).click();
  await expect(page.getByRole("heading", { level: 1, name: GIRONA })).toBeVisible();
});

test("EXP-03 deleting and duplicating ask first, by name", async ({ page, api, signIn }) => {
  await test.step("deleting asks first, by name, and cannot be undone", async () => {
    await signIn("editor");
    await page.goto("/panel/experiences");
    const dialog = page.getByRole("alertdialog", { name: `¿Eliminar «${GIRONA}»?` });
    const open = () => page.getByRole("button", { name: `Eliminar «${GIRONA}»` }).click();
    await open();
    await expect(dialog).toContainText("Esta acción no se puede deshacer.");
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await expect(dialog).toBeHidden();
    expect(await api.list("editor")).toHaveLength(3);
    await open();
    await dialog.getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText(`Se ha eliminado «${GIRONA}».`)).toBeVisible();
    await expect.poll(() => names(page)).toEqual([BARCELONA, MADRID]);
    const left = (await api.list("editor")).map(({ name }) => name);
    expect(left.toSorted()).toEqual([BARCELONA, MADRID]);
  });

  await test.step("duplicating asks first, by name, and copies everything under a code of its own", async () => {
    await signIn("editor");
    await page.goto("/panel/experiences");
    await page.getByRole("button", { name: `Duplicar «${BARCELONA}»` }).click();
    const question = page.getByRole("alertdialog", { name: `¿Duplicar «${BARCELONA}»?` });
    await expect(question).toContainText("textos, puntos, historias, retos, premio y créditos");
    await question.getByRole("button", { name: "Duplicar" }).click();
    await expect(page.getByText(`Se ha duplicado «${BARCELONA}».`)).toBeVisible();
    await expect.poll(async () => (await names(page)).length).toBe(3);
    const copies = (await api.list("editor")).filter(({ name }) => name.startsWith(BARCELONA));
    const [one, other] = await Promise.all(copies.map(({ id }) => api.experience("editor", id)));
    expect(other?.mappoints.map(({ PointName }) => PointName)).toEqual(
      one?.mappoints.map(({ PointName }) => PointName),
    );
    expect(other?.["gymprivate"]).not.toEqual(one?.["gymprivate"]);
  });
});

test("EXP-01, EXP-03 the switch activates, several at once too; a super-admin sees owners and filters by company", async ({
  page,
  signIn,
  api,
}) => {
  await test.step("a super-admin sees the owner of each, and filters by company", async () => {
    await signIn("super-admin");
    await page.goto("/panel/experiences");
    await expect(page.getByRole("columnheader", { name: "Entidad" })).toBeVisible();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1);
    const all = (await names(page)).length;
    await page.getByRole("button", { name: /^Entidad: (cualquiera|\d)/ }).click();
    await page.getByRole("button", { name: "Quitar la selección" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => names(page)).toEqual([]);
    await page.getByRole("button", { name: "Ver todo" }).click();
    await expect.poll(async () => (await names(page)).length).toBe(all);
  });

  await test.step("the switch activates and deactivates, and the list is fetched again", async () => {
    await signIn("editor");
    await page.goto("/panel/experiences");
    const state = async () => (await api.list("editor")).find(({ name }) => name === MADRID)?.state;
    const toggle = page.getByRole("switch", { name: `«${MADRID}» activa` });
    await expect(toggle).toBeChecked();
    const fetched = page.waitForResponse("**/gymkhanas/getUserGymkhanas");
    await toggle.click();
    await expect(page.getByText(`«${MADRID}» ya no está activa.`)).toBeVisible();
    await fetched;
    expect(await state()).toBe(2);
    await page.reload();
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(page.getByText(`«${MADRID}» ya está activa.`)).toBeVisible();
    await expect(toggle).toBeChecked();
    expect(await state()).toBe(1);
  });

  await test.step("several are activated and deactivated at once, skipping those in that state already", async () => {
    await api.createExperience("editor", { gymName: "Zaragoza" });
    await signIn("editor");
    await page.goto("/panel/experiences");
    const active = (name: string) => page.getByRole("switch", { name: `«${name}» activa` });
    await page.getByRole("checkbox", { name: "Seleccionar Zaragoza" }).click();
    await page.getByRole("checkbox", { name: `Seleccionar ${MADRID}` }).click();
    const bar = page.getByRole("group", { name: "Filas seleccionadas" });
    await expect(bar).toContainText("2 filas seleccionadas");
    await bar.getByRole("button", { name: "Desactivar" }).click();
    await expect(page.getByText(/Se ha(n)? desactivado \d experiencia/)).toBeVisible();
    await expect(active(MADRID)).not.toBeChecked();
    await expect(active("Zaragoza")).not.toBeChecked();
    await page.getByRole("checkbox", { name: "Seleccionar todo lo que se ve" }).click();
    await bar.getByRole("button", { name: "Activar", exact: true }).click();
    // Zaragoza has no points, and Girona is not finished.
    const question = page.getByRole("alertdialog", { name: "2 rutas tienen errores" });
    await question.getByRole("button", { name: "Activar igualmente" }).click();
    for (const name of [MADRID, BARCELONA, GIRONA, "Zaragoza"])
      await expect(active(name)).toBeChecked();
  });
});

test(
  "EXP-01, EXP-03 without the server the list says what failed, keeps its rows, and can be tried again",
  { tag: "@whole" },
  async ({ page, server, killServer, signIn, watch }) => {
    watch.allow(NO_SERVER);
    await test.step("it cannot be fetched", async () => {
      await signIn("editor");
      await page.goto("/panel/welcome");
      await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
      // The screen's code has loaded, but its data has not.
      await page.getByRole("navigation", { name: "Secciones" }).getByText("Experiencias").click();
      await expect.poll(() => names(page)).toEqual([BARCELONA, MADRID, GIRONA]);
      await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
      await expect(page).toHaveURL("/panel/profile");
      await page.reload();
      await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Nuria");
      await page.route("**/gymkhanas/getUserGymkhanas", async (route) => {
        await server.kill();
        await route.continue();
      });
      await page.getByRole("navigation", { name: "Secciones" }).getByText("Experiencias").click();
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("No hay conexión con el servidor.", { timeout: 15_000 });
      await expect(alert).toContainText("No se han podido cargar las experiencias");
      await page.unroute("**/gymkhanas/getUserGymkhanas");
      await server.start();
      await page.getByRole("button", { name: "Reintentar" }).click();
      await expect.poll(() => names(page)).toEqual([BARCELONA, MADRID, GIRONA]);
    });

    await killServer();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [what, act] of [
      ["activating", () => page.getByRole("switch", { name: `«${MADRID}» activa` }).click()],
      [
        "deleting",
        async () => {
          await page.getByRole("button", { name: `Eliminar «${MADRID}»` }).click();
          await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
        },
      ],
    ] as const) {
      await test.step(`${what} that fails says so for 3 seconds`, async () => {
        await act();
        const text = page.getByRole("main").getByText("No hay conexión con el servidor.");
        await expect(text).toBeVisible();
        await page.mouse.move(0, 0);
        await page.clock.runFor(2_900);
        await expect(text).toBeVisible();
        await page.clock.runFor(200);
        await expect(text).toBeHidden();
        expect(await names(page)).toEqual([BARCELONA, MADRID, GIRONA]);
        await expect(page.getByRole("switch", { name: `«${MADRID}» activa` })).toBeChecked();
      });
    }
  },
);

test(
  "a screen is printed without the bars around it, in dark ink also from the dark theme",
  { tag: "@color-scheme" },
  async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await signIn("editor");
    await page.goto("/panel/experiences");
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1);
    const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).color);
    expect(await colour()).toBe("rgb(236, 238, 232)");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Experiencias" })).toBeVisible();
    expect(await colour()).toBe("rgb(22, 24, 29)");
  },
);
