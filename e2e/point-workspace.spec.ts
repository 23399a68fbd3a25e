import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { holdCalls } from "./support/held-calls.ts";
import { PointEditor } from "./support/point-editor.ts";
import type { PanelApi } from "./support/api.ts";

/** An experience with points of these names, some 300 m from each other. */
async function route(api: PanelApi, name: string, points: readonly string[]) {
  const id = await api.createExperience("editor", { gymName: name });
  const ids: number[] = [];
  for (const [place, mappointName] of points.entries()) {
    ids.push(
      await api.addPoint("editor", id, {
        mappointName,
        latitude: 40.41 + place * 0.003,
        longitude: -3.7 + (place % 2) * 0.003,
      }),
    );
  }
  return { id, ids };
}

const names = (page: Page) =>
  new ExperienceForm(page).points.getByRole("row").locator("td:first-child [data-edit]");
const stored = async (api: PanelApi, id: number) =>
  (await api.experience("editor", id)).mappoints.map((point) => point["PointName"]);

test(
  "the order of points is changed by dragging and by keys, and is there after loading again",
  { tag: "@drop" },
  async ({ page, api, signIn }) => {
    const { id } = await route(api, "Ruta que se ordena", ["Uno", "Dos", "Tres", "Cuatro"]);
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open("Ruta que se ordena");
    await expect(names(page)).toHaveText(["Uno", "Dos", "Tres", "Cuatro"]);
    const row = (name: string) => form.points.getByRole("row", { name: new RegExp(`${name}$`) });
    await page
      .getByRole("button", { name: "Mover «Cuatro»" })
      .dragTo(row("Uno"), { targetPosition: { x: 60, y: 4 } });
    await expect(names(page)).toHaveText(["Cuatro", "Uno", "Dos", "Tres"]);
    const handle = page.getByRole("button", { name: "Mover «Uno»" });
    await handle.press("ArrowDown");
    await expect(names(page)).toHaveText(["Cuatro", "Dos", "Uno", "Tres"]);
    await expect(handle).toBeFocused();
    await handle.press("End");
    await expect(names(page)).toHaveText(["Cuatro", "Dos", "Tres", "Uno"]);
    await expect.poll(() => stored(api, id)).toEqual(["Cuatro", "Dos", "Tres", "Uno"]);
    await page.reload();
    await expect(names(page)).toHaveText(["Cuatro", "Dos", "Tres", "Uno"]);
  },
);

/** What 'Mi experiencia' needs to be complete, besides what the API's tests give. */
const complete = {
  gymNameCat: "Ruta a primera vista",
  gymNameEng: "A route at first sight",
  gymDescriptionCat: "Un passeig",
  gymDescriptionEng: "A walk",
  gymSloganCat: "Hola",
  gymSloganEng: "Hello",
};

test("the map of a saved route begins in the first window, and is as high as the bars leave it", async ({
  page,
  api,
  signIn,
}) => {
  const gymName = "Ruta a primera vista";
  const id = await api.createExperience("editor", { ...complete, gymName });
  for (const [index, mappointName] of ["Uno", "Dos", "Tres"].entries()) {
    const latitude = 40.41 + index / 200;
    await api.addPoint("editor", id, { mappointName, latitude, longitude: -3.7 });
  }
  await signIn("editor");
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/panel/experiences");
    await page.getByRole("link", { name: `Editar «${gymName}»` }).click();
    const map = page.getByRole("application", { name: "Puntos del mapa" });
    await expect(map).toHaveAttribute("data-rendered", "true");
    const box = await map.boundingBox();
    expect(box && height - box.y, "What is seen at once").toBeGreaterThan(height * 0.42);
    expect(box?.height).toBeCloseTo(height - 220, -1);
    const basics = page.getByRole("button", { name: "Mi experiencia", exact: true });
    await expect(basics).toHaveAttribute("aria-expanded", "false");
  }
});

test("PNT-02 at no width anything lies over the map while a point is open, and a click on it sets the place; the name of a point opens it, and Tab has a short way on", async ({
  page,
  api,
  signIn,
}) => {
  await route(api, "Ruta en ventanas estrechas", ["Uno", "Dos", "Tres"]);
  const form = new ExperienceForm(page);
  const point = new PointEditor(page);
  await signIn("editor");
  await form.open("Ruta en ventanas estrechas");
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Dos", exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: "Editar «Dos»" })).toBeFocused();
    await point.mapIsDrawn();
    await point.map.scrollIntoViewIfNeeded();
    // The corners of its pin's surroundings are the map's own, and so is the middle of each half.
    const covered = await point.map.evaluate((map) => {
      const { left, top, width: wide, height: high } = map.getBoundingClientRect();
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      return shares.filter(
        (share) => !map.contains(document.elementFromPoint(left + wide * share, top + high / 2)),
      );
    });
    expect(covered, `What is covered at ${width} px`).toEqual([]);
    const before = await point.latitude.inputValue();
    await point.clickMap(20, 60);
    await expect(point.latitude).not.toHaveValue(before);
    await page.keyboard.press("Escape");
    await point.close.or(form.points).first().waitFor();
    if (await point.close.isVisible()) {
      await point.close.click();
      await page.getByRole("button", { name: "Descartar" }).click();
    }
  }

  await page.setViewportSize({ width: 768, height: 1024 });
  const heading = page.getByRole("heading", { level: 1 });
  const cut = await heading.evaluate((title) => title.scrollWidth - title.clientWidth);
  expect(cut, "Pixels of the title that are cut off at 768 px").toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Tres", exact: true }).press("Enter");
  await point.longitude.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir a guardar el punto" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(point.save).toBeFocused();
});

test("points are moved on the map and added by a click on it", async ({ page, api, signIn }) => {
  await test.step("a marker that is dragged moves its point, with its address, and Ctrl+Z puts it back", async () => {
    const { id } = await route(api, "Ruta que se mueve", ["Sola"]);
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open("Ruta que se mueve");
    const map = page.getByRole("application", { name: "Puntos del mapa" });
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute("data-rendered", "true");
    const box = await map.boundingBox();
    if (!box) throw new Error("The map is not in sight");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 6 });
    await page.mouse.up();
    await expect(form.said("«Sola» movido")).toBeVisible();
    const place = async () => {
      const [point] = (await api.experience("editor", id)).mappoints;
      return [point?.Latitude, point?.Longitude, point?.["Location"]];
    };
    const [lat, lon, address] = await place();
    expect(lat).toBeLessThan(40.41);
    expect(lon).toBeGreaterThan(-3.7);
    expect(address).toBe("Calle Mayor 12, 28013 Madrid, España");
    await map.press("Control+z");
    await expect(form.said("Deshecho")).toBeVisible();
    expect((await place()).slice(0, 2)).toEqual([40.41, -3.7]);
  });

  await test.step("a click on the map adds a point there, also the first; saved, the next one can be added at once", async () => {
    const { id } = await route(api, "Ruta a golpe de clic", []);
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    await signIn("editor");
    await form.open("Ruta a golpe de clic");
    const map = page.getByRole("application", { name: "Puntos del mapa" });
    await expect(map).toHaveAttribute("data-rendered", "true");
    const click = async (right: number) => {
      const box = await map.boundingBox();
      if (!box) throw new Error("The map is not in sight");
      await map.click({ position: { x: box.width / 2 + right, y: box.height / 2 } });
    };
    await click(0);
    await point.name.fill("Primera");
    await page.getByRole("button", { name: "Guardar y añadir otro" }).click();
    // A point that is typed stands in the list as well: it is saved once the next one is empty.
    await expect(point.name).toHaveValue("");
    await expect(names(page)).toHaveText(["Primera"]);
    await expect(map).toHaveAttribute("data-rendered", "true");
    await click(80);
    await expect(page.getByRole("form", { name: "Nuevo punto" })).toBeVisible();
    await expect(point.latitude).not.toHaveValue("");
    await point.name.fill("Segunda");
    await form.show("Catalán");
    await point.name.fill("La segona");
    await page.getByRole("button", { name: "Guardar y añadir otro" }).click();
    await expect(names(page)).toHaveText(["Primera", "Segunda"]);
    // The next one begins with the first language.
    await expect(page.getByRole("tab", { name: /^Castellano/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(point.name).toHaveValue("");
    await point.name.fill("Tercera");
    // While a point is open, a click sets its place.
    await expect(point.latitude).toHaveValue("");
    await click(-80);
    await expect(point.latitude).not.toHaveValue("");
    // Nothing unsaved is lost without a question.
    await page.getByRole("button", { name: "Añadir punto" }).click();
    const question = page.getByRole("alertdialog", { name: "¿Cerrar sin guardar el punto?" });
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(point.name).toHaveValue("Tercera");
    await point.latitude.fill("40.4, -3.7");
    await point.latitude.press("Enter");
    await point.save.click();
    await expect(names(page)).toHaveText(["Primera", "Segunda", "Tercera"]);
    expect(await stored(api, id)).toEqual(["Primera", "Segunda", "Tercera"]);
  });
});

test("points are copied, chained, changed and deleted together, and searched for as a dependency", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("a copy of a point stands beside it and after it", async () => {
    const { id } = await route(api, "Ruta con copia", ["Fuente", "Final"]);
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open("Ruta con copia");
    await page.getByRole("button", { name: "Duplicar «Fuente»" }).click();
    await expect(form.said("Punto «Fuente» duplicado")).toBeVisible();
    await expect(names(page)).toHaveText(["Fuente", "Fuente", "Final"]);
    const [original, copy] = (await api.experience("editor", id)).mappoints;
    expect(copy?.IdPoint).not.toBe(original?.IdPoint);
    expect(copy?.Latitude).toBe(original?.Latitude);
  });

  await test.step("chosen points are chained, get their points to win, and are deleted until it is undone", async () => {
    const { id, ids } = await route(api, "Ruta de muchos a la vez", ["Uno", "Dos", "Tres"]);
    await api.call("editor", "/mappoints/update", {
      mappointGymId: id,
      mappointId: ids[1] ?? 0,
      latitude: 40.413,
      longitude: -3.697,
      challengeType: "puntos",
      pointsScore: 5,
    });
    const form = new ExperienceForm(page);
    await signIn("editor");
    await form.open("Ruta de muchos a la vez");
    for (const name of ["Uno", "Dos", "Tres"]) {
      await page.getByRole("checkbox", { name: `Seleccionar «${name}»` }).click();
    }
    await page.getByRole("button", { name: "Encadenar en orden" }).click();
    const chain = page.getByRole("status").filter({ hasText: "2 puntos cambiados" });
    await expect(form.points).toContainText("Se activa después de «Dos»");
    await chain.getByRole("button", { name: "Deshacer" }).click();
    await expect(form.points).not.toContainText("Se activa después de «Dos»");
    await page.getByRole("button", { name: "Encadenar en orden" }).click();
    await expect(form.points).toContainText("Se activa después de «Dos»");
    const pointsToWin = async () => {
      const { mappointMinigames } = await api.experience("editor", id);
      return (mappointMinigames as { puntos: { score: number } }[])[1]?.puntos.score;
    };
    await page.getByRole("button", { name: "Puntuación al acertar" }).click();
    await page.getByRole("menuitem", { name: "30" }).click();
    await expect(form.said("1 punto cambiado")).toBeVisible();
    expect(await pointsToWin()).toBe(30);
    await page.getByRole("checkbox", { name: "Seleccionar «Dos»" }).press("Control+z");
    await expect.poll(pointsToWin).toBe(5);
    const before = await api.experience("editor", id);
    expect(before.mappoints.map((point) => point["Dependency"])).toEqual([
      "0",
      String(ids[0]),
      String(ids[1]),
    ]);
    await page.getByRole("checkbox", { name: "Seleccionar «Tres»" }).click();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "¿Eliminar 2 puntos?" });
    await expect(question).toContainText("Uno y Dos.");
    await question.getByRole("button", { name: "Eliminar" }).click();
    await expect(names(page)).toHaveText(["Tres"]);
    // The button is gone; the focus stays in the section.
    await expect(page.locator("#points :focus")).toBeVisible();
    await page
      .getByRole("status")
      .filter({ hasText: "2 puntos eliminados" })
      .getByRole("button", { name: "Deshacer" })
      .click();
    await expect(names(page)).toHaveText(["Uno", "Dos", "Tres"]);
    expect(await api.experience("editor", id)).toEqual(before);
  });

  await test.step("from nine other points on, a dependency is searched for", async () => {
    const all = Array.from({ length: 11 }, (_, index) => `Parada ${index + 1}`);
    const { id, ids } = await route(api, "Ruta de once paradas", all);
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    await signIn("editor");
    await form.open("Ruta de once paradas");
    await point.edit("Parada 1");
    await page.getByRole("combobox", { name: "Se activa después de" }).click();
    await page.getByRole("searchbox", { name: "Buscar", exact: true }).fill("11");
    await page.getByRole("option", { name: "Parada 11" }).click();
    await point.save.click();
    await expect(form.said("Punto guardado")).toBeVisible();
    const [first] = (await api.experience("editor", id)).mappoints;
    expect(first?.["Dependency"]).toBe(String(ids[10]));
  });
});

test(
  "a save that ends late leaves alone the point that was opened meanwhile, and tells when it fails",
  { tag: "@whole" },
  async ({ page, api, signIn, watch }) => {
    watch.allow(/the server responded with a status of 503/);
    await route(api, "Ruta con prisas", ["Uno", "Dos"]);
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    const { letGo, refuse } = await holdCalls(page, "**/mappoints/update");
    const draft = page.getByText("Hemos recuperado lo que escribiste sin guardar");
    await signIn("editor");
    await form.open("Ruta con prisas");
    await point.edit("Uno");
    const marked = form.points.getByRole("row").filter({ hasText: "Sin guardar" });
    await expect(marked).toHaveCount(0);
    await point.name.fill("Uno guardado");
    await expect(marked).toHaveText(/Uno/);
    await point.save.click();
    await point.edit("Dos");
    await point.name.fill("Dos a medias");
    await letGo();
    await expect(form.said("Punto guardado")).toBeVisible();
    await expect(point.name).toHaveValue("Dos a medias");
    await point.save.click();
    await point.edit("Uno guardado");
    await expect(draft).toBeHidden();
    await refuse();
    await expect(
      page.getByText("«Dos» no se ha guardado: queda una copia en este dispositivo"),
    ).toBeVisible();
    await expect(marked).toHaveText(/Dos/);
    await point.edit("Dos");
    await expect(draft).toBeVisible();
    await expect(point.name).toHaveValue("Dos a medias");
  },
);

test(
  "over the whole window the input and the focus stay; the list is at most 15 Tabs from the top",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    await test.step("over the whole window the input and the focus stay, and Escape leads back", async () => {
      await route(api, "Ruta a lo ancho", ["Uno", "Dos"]);
      const form = new ExperienceForm(page);
      const point = new PointEditor(page);
      await signIn("editor");
      await form.open("Ruta a lo ancho");
      await point.edit("Dos");
      await point.name.fill("Dos y medio");
      await page.getByRole("button", { name: "Ampliar a toda la ventana" }).click();
      const back = page.getByRole("button", { name: "Volver a la página" });
      await expect(back).toBeFocused();
      await expect(page.locator("#root")).toHaveAttribute("inert");
      await expect(point.name).toHaveValue("Dos y medio");
      const whole = page.getByRole("main", { name: "Puntos del mapa" });
      await expect(whole.getByRole("heading", { name: "Ruta a lo ancho" })).toBeVisible();
      await expect(whole.getByText("Inactiva", { exact: true })).toBeVisible();
      await expect(whole.getByRole("button", { name: "Probar", exact: true })).toBeVisible();
      await expect(whole.getByRole("button", { name: "Guardar todo" })).toBeVisible();
      await point.name.press("Escape");
      await expect(point.name).toBeFocused();
      await expect(page.locator("#root")).not.toHaveAttribute("inert");
    });

    await test.step("the list of points is at most 15 Tabs from the top of the page", async () => {
      await route(api, "Ruta al alcance", ["Uno"]);
      await signIn("editor");
      await new ExperienceForm(page).open("Ruta al alcance");
      const list = page.getByRole("region", { name: "Puntos de la experiencia" });
      await expect(list).toBeVisible();
      // The first stop of the page; the form has put the focus on its heading.
      await page.getByRole("link", { name: "Saltar al contenido" }).focus();
      const link = page.getByRole("link", { name: "Ir a la lista de puntos" });
      let tabs = 1;
      do {
        await page.keyboard.press("Tab");
        tabs += 1;
      } while (tabs < 15 && !(await link.evaluate(isFocused)));
      await page.keyboard.press("Enter");
      await expect(list.getByRole("checkbox", { name: "Seleccionar «Uno»" })).toBeFocused();
      expect(tabs + 1).toBeLessThanOrEqual(15);
    });
  },
);

const isFocused = (element: Element) => element === document.activeElement;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    "fingers move and gather points, and nothing overflows",
    { tag: ["@touch", "@whole"] },
    async ({ page, api, signIn }) => {
      await test.step("a finger moves points, the list or the map is shown, the editor is a sheet, nothing overflows", async () => {
        const { id } = await route(api, "Ruta en el móvil", ["Uno", "Dos"]);
        const form = new ExperienceForm(page);
        const point = new PointEditor(page);
        await signIn("editor");
        await form.open("Ruta en el móvil");
        // Below 16 px a phone zooms into the field.
        await expect(form.name).toHaveCSS("font-size", "16px");
        // Of which texts the tabs of languages speak is seen here too.
        await expect(page.getByText("Textos de la experiencia", { exact: true })).toBeVisible();
        const map = page.getByRole("application", { name: "Puntos del mapa" });
        // What the check has found stands above both.
        await expect(
          page.getByRole("button", { name: "Comprobación de la ruta 1 error" }),
        ).toBeVisible();
        await expect(map).toBeHidden();
        await page.getByRole("radio", { name: "Mapa" }).click();
        await map.scrollIntoViewIfNeeded();
        await expect(map).toHaveAttribute("data-rendered", "true");
        const box = await map.boundingBox();
        if (!box) throw new Error("The map is not in sight");
        // The map shows both points at zoom 16: 140 px from each other eastward and 184 northward.
        const from = { x: box.x + box.width / 2 - 70, y: box.y + box.height / 2 + 92 };
        const touch = await page.context().newCDPSession(page);
        const finger = (type: "touchStart" | "touchMove", x = 0, y = 0) =>
          touch.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: [{ x: from.x + x, y: from.y + y }],
          });
        await finger("touchStart");
        await expect(map).toHaveCSS("cursor", "grabbing");
        await finger("touchMove", 20, -20);
        await finger("touchMove", 40, -40);
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        await expect(form.said("«Uno» movido")).toBeVisible();
        // The finger, which went up, has not taken the page along; what is found meanwhile may stand above the map.
        expect((await map.boundingBox())?.y).toBeGreaterThanOrEqual(box.y);
        const first = async () => (await api.experience("editor", id)).mappoints[0]?.Longitude;
        expect(await first()).toBeGreaterThan(-3.7);
        await page.getByRole("button", { name: "Deshacer" }).click();
        await expect.poll(first).toBe(-3.7);
        await page.getByRole("radio", { name: "Lista" }).click();
        await page.getByRole("button", { name: "Mover «Uno»" }).press("ArrowDown");
        await expect(names(page)).toHaveText(["Dos", "Uno"]);
        await point.edit("Dos");
        await expect(point.final).toBeAttached();
        // The map of the route stands above the fields.
        const nameTop = (await point.name.boundingBox())?.y ?? 0;
        expect((await map.boundingBox())?.y).toBeLessThan(nameTop);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(390);
        // Saved, the view stands at its row of the list.
        await point.save.click();
        const edited = names(page).filter({ hasText: "Dos" });
        await expect(edited).toBeFocused();
        await expect(edited).toBeInViewport();
      });

      await test.step("a tap spreads points on one spot, one on them opens a point, and one elsewhere only gathers them", async () => {
        const place = { latitude: 40.41, longitude: -3.7 };
        const id = await api.createExperience("editor", { gymName: "Ruta en una plaza" });
        for (const mappointName of ["Uno", "Dos", "Tres"]) {
          await api.addPoint("editor", id, { mappointName, ...place });
        }
        const form = new ExperienceForm(page);
        const point = new PointEditor(page);
        await signIn("editor");
        await form.open("Ruta en una plaza");
        const map = page.getByRole("application", { name: "Puntos del mapa" });
        await page.getByRole("radio", { name: "Mapa" }).click();
        // What the check has found stands above the map.
        await expect(
          page.getByRole("button", { name: /^Comprobación de la ruta \d+ / }),
        ).toBeVisible();
        /** Taps the map, so many pixels to the right of its middle, where the spot is, and below it. */
        const tap = async (right: number, down: number) => {
          await map.scrollIntoViewIfNeeded();
          await expect(map).toHaveAttribute("data-rendered", "true");
          const box = await map.boundingBox();
          if (!box) throw new Error("The map is not in sight");
          await page.touchscreen.tap(box.x + box.width / 2 + right, box.y + box.height / 2 + down);
        };
        await tap(0, 0);
        await expect(page.getByText(/^3 puntos en el mismo lugar/)).toBeAttached();
        await expect(point.name).toBeHidden();
        // Clockwise from the top.
        await tap(38, 22);
        await expect(point.name).toHaveValue("Dos");
        await page.getByRole("button", { name: "Volver a los puntos" }).click();
        await expect(point.name).toBeHidden();
        await tap(0, 0);
        await tap(-120, 60);
        await tap(-38, 22);
        // No marker was there any more, so this tap has begun a point there; the one that gathered them had not.
        await expect(point.name).toHaveValue("");
        await expect(point.longitude).toHaveValue(/^-3[.,]7008/);
      });
    },
  );
});
