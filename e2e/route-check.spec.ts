import { mp3File } from "./support/asset-files.ts";
import { ACCOUNTS, type Form, type PanelApi } from "./support/api.ts";
import { expect, test } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { PointEditor } from "./support/point-editor.ts";
import { PointsImport } from "./support/points-import.ts";
import { PrizeSection } from "./support/prize-section.ts";
import { RouteCheck } from "./support/route-check.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const ADDRESS = { location: "Puerta del Sol, Madrid" };
const IN_THREE: Form = {
  gymNameCat: "Ruta",
  gymNameEng: "Route",
  gymDescriptionCat: "Un passeig",
  gymDescriptionEng: "A walk",
  gymSloganCat: "Hola",
  gymSloganEng: "Hello",
};
const named = (name: string): Form => ({
  ...ADDRESS,
  mappointName: name,
  mappointNameCat: name,
  mappointNameEng: name,
});

/** A route in three languages, without faults but those of its parts. */
async function makeRoute(api: PanelApi, gymName: string, fields: Form = {}): Promise<number> {
  return api.createExperience("editor", { gymName, ...IN_THREE, ...fields });
}

/** The way to the end leads through the market, which the fountain closes. */
async function makeDeadEnd(api: PanelApi, gymName: string): Promise<void> {
  const id = await makeRoute(api, gymName);
  const add = (name: string, fields: Form) =>
    api.addPoint("editor", id, { ...named(name), ...fields });
  const square = await add("Plaza", {});
  const fountain = await add("Fuente", { latitude: 40.418, dependency: square });
  const market = await add("Mercado", {
    latitude: 40.419,
    longitude: -3.701,
    dependency: square,
    dependencyNeg: fountain,
  });
  await add("Palacio", { latitude: 40.42, dependency: market, isFinal: 1 });
}

test("each finding leads to its very field in its language, and is gone when it is mended", async ({
  page,
  api,
  signIn,
}) => {
  const name = "Ruta con faltas";
  const id = await makeRoute(api, name, { gymDescriptionCat: "" });
  const square = await api.addPoint("editor", id, {
    ...named("Plaza"),
    challengeType: "multi_respuesta",
    question: "¿Qué plaza es?",
    questionCat: "Quina plaça és?",
    questionEng: "Which square is it?",
    answerCorrect: "Mayor",
    answerCorrectCat: "Major",
    answerCorrectEng: "Main",
    answerIncorrect1: "Menor",
    answerIncorrect1Cat: "Menor",
    answerIncorrect1Eng: "Main",
    answerIncorrect2: "Media",
    answerIncorrect2Cat: "Mitjana",
    answerIncorrect2Eng: "Middle",
  });
  await api.addPoint("editor", id, {
    ...named("Fuente"),
    mappointNameCat: "",
    latitude: 40.418,
    dependency: square,
  });
  const form = new ExperienceForm(page);
  const point = new PointEditor(page);
  const check = new RouteCheck(page);
  const sections = page.getByRole("navigation", { name: "Apartados de la experiencia" });
  await signIn("editor");
  await form.open(name);
  await expect(check.finding("Ningún punto es el final")).toBeVisible();
  await expect(check.panel.getByRole("radio", { name: "2 errores" })).toBeVisible();

  await test.step("a text of the experience, by the keyboard", async () => {
    await check.finding(/Falta «Descripción.* en catalán/).press("Enter");
    await expect(page.getByRole("tab", { name: /^Catalán/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(form.description).toBeFocused();
    await page.keyboard.type("Un passeig");
    await expect(check.finding(/Falta «Descripción.* en catalán/)).toBeHidden();
    await expect(
      check.said(/^Resuelto: Falta «Descripción.* en catalán.* Quedan 2 errores/),
    ).toBeAttached();
  });

  await test.step("an answer in a section that is folded", async () => {
    await point.edit("Plaza");
    const section = page.getByRole("button", { name: "Reto y recompensa" });
    await section.click();
    await expect(section).toHaveAttribute("aria-expanded", "false");
    await check.finding("una respuesta incorrecta es igual que la correcta en inglés").click();
    const answer = page.getByRole("textbox", { name: /^Respuesta incorrecta$/ });
    await expect(answer).toBeFocused();
    await expect(answer).toHaveValue("Main");
    await answer.fill("Small");
    await expect(check.finding("una respuesta incorrecta es igual")).toBeHidden();
  });

  await test.step("another point, while the first is not saved: its text stays", async () => {
    await check.finding(/Fuente: falta «Nombre.* en catalán/).click();
    await expect(page.getByRole("form", { name: "Editar «Fuente»" })).toBeVisible();
    await expect(point.name).toBeFocused();
    await page.keyboard.type("Font");
    await expect(check.finding(/Fuente: falta «.* en catalán/)).toBeHidden();
    await expect(check.finding("una respuesta incorrecta es igual")).toBeHidden();
    await point.final.click();
    await expect(check.finding("Ningún punto es el final")).toBeHidden();
    await point.save.click();
    await expect(form.said("Punto guardado")).toBeVisible();
    await point.edit("Plaza");
    await form.show("Inglés");
    await expect(page.getByRole("textbox", { name: /^Respuesta incorrecta$/ })).toHaveValue(
      "Small",
    );
    await point.save.click();
    // The button has another name while it saves.
    await expect(point.close).toBeHidden();
  });

  await expect(check.panel.getByText("La ruta se puede jugar de principio a fin.")).toBeVisible();
  await expect(check.panel.getByRole("region", { name: "La visita" })).toContainText(
    /A pie1\d\d m/,
  );
  await expect(sections.getByRole("link", { name: /error|aviso/ })).toHaveCount(0);
});

test(
  "a route of 20 points is imported, ordered, checked, mended by following the findings, and activated",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    const name = "Ruta de veinte paradas";
    const id = await makeRoute(api, name, { gymSloganCat: "" });
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    const check = new RouteCheck(page);
    const file = new PointsImport(page);
    const stored = async () => (await api.experience("editor", id)).mappoints;
    const sectionLink = (section: string) =>
      page.getByRole("link", { name: new RegExp(`^${section}`) });
    const waypoints = Array.from({ length: 20 }, (_, index) => {
      const [lat, lon] = [40.41 + index * 0.001, -3.7 - index * 0.001].map((at) => at.toFixed(6));
      return `<wpt lat="${lat}" lon="${lon}"><name>Parada ${index + 1}</name></wpt>`;
    });
    await signIn("editor");
    await form.open(name);

    await test.step("imported", async () => {
      await file.open(`<gpx version="1.1">${waypoints.join("")}</gpx>`, "ruta.gpx");
      await file.create(20);
      await expect(check.finding("Ningún punto es el final")).toBeVisible();
      await expect(sectionLink("Mi experiencia")).toHaveAccessibleName(/1 aviso/);
      await expect(sectionLink("Puntos del mapa")).toHaveAccessibleName(/1 error.*40 avisos/);
      await expect(page.getByRole("row", { name: /Parada 1$/ })).toContainText("2 avisos");
    });

    await test.step("ordered and chained, which is undone and done again", async () => {
      await page.getByRole("button", { name: "Mover «Parada 2»" }).press("Home");
      await expect.poll(async () => (await stored())[0]?.["PointName"]).toBe("Parada 2");
      await page.getByRole("button", { name: "Seleccionar todo" }).click();
      const chain = page.getByRole("button", { name: "Encadenar en orden" });
      await chain.click();
      await expect(form.points).toContainText("Se activa después de «Parada 2»");
      await chain.press("Control+z");
      await expect(form.points).not.toContainText("Se activa después de «Parada 2»");
      await chain.click();
      await expect(form.points).toContainText("Se activa después de «Parada 2»");
      const [first, second] = await stored();
      expect(second?.["Dependency"]).toBe(String(first?.IdPoint));
    });

    await test.step("a circle that nobody can enter is opened by following its finding", async () => {
      await point.edit("Parada 2");
      const opensAfter = page.getByRole("combobox", { name: "Se activa después de" });
      await opensAfter.click();
      const search = page.getByRole("searchbox", { name: "Buscar", exact: true });
      await search.fill("Parada 20");
      await page.getByRole("option", { name: "Parada 20" }).click();
      await point.save.click();
      await expect(point.close).toBeHidden();
      await check.panel.getByRole("radio", { name: "2 errores" }).click();
      await expect(check.finding(/[Ff]alta «.*» en/)).toHaveCount(0);
      await check.finding("no se abren nunca").click();
      await expect(opensAfter).toBeFocused();
      await opensAfter.press("Enter");
      await search.fill("Ninguno");
      await page.getByRole("option", { name: "Ninguno" }).click();
      await expect(check.said(/^Resuelto: Estos puntos se esperan.* Queda/)).toBeAttached();
      await point.save.click();
      await expect(point.close).toBeHidden();
    });

    await test.step("so is the missing end", async () => {
      await check.finding("Ningún punto es el final").click();
      await expect(page.locator("#points :focus")).toBeVisible();
      await page.getByRole("searchbox", { name: "Buscar un punto" }).fill("Parada 20");
      await point.edit("Parada 20");
      await point.final.click();
      await point.save.click();
      await expect(check.finding("Ningún punto es el final")).toBeHidden();
    });

    await test.step("activated without a question", async () => {
      await page.goto("/panel/experiences");
      const toggle = page.getByRole("switch", { name: `«${name}» activa` });
      await toggle.click();
      await expect(toggle).toBeChecked();
      await expect(check.question).toBeHidden();
      const listed = (await api.list("editor")).find((each) => each.id === id);
      expect(listed?.state).toBe(1);
    });
  },
);

test("a walk into a dead end is shown on the map step by step, with mouse and keyboard", async ({
  page,
  api,
  signIn,
}) => {
  await makeDeadEnd(api, "Ruta sin salida");
  const check = new RouteCheck(page);
  const point = new PointEditor(page);
  await signIn("editor");
  await new ExperienceForm(page).open("Ruta sin salida");
  await expect(check.finding("Quien sigue este recorrido ya no puede terminar")).toBeVisible();
  const show = check.panel.getByRole("button", { name: "Ver el recorrido en el mapa" });
  await show.click();
  await expect(check.walk).toBeFocused();
  await expect(check.walk).toContainText("Paso 1 de 2: se llega a «Plaza».");
  await check.walk.getByRole("button", { name: "Paso siguiente" }).click();
  await expect(check.walk).toContainText(
    "Paso 2 de 2: se llega a «Fuente». Desde aquí ya no se puede terminar.",
  );
  await page.keyboard.press("ArrowLeft");
  await expect(check.walk).toContainText("Paso 1 de 2");
  await page.keyboard.press("Escape");
  await expect(check.walk).toBeHidden();
  await expect(show).toBeFocused();

  await check.finding("Quien sigue este recorrido").click();
  await expect(page.getByRole("form", { name: "Editar «Mercado»" })).toBeVisible();
  await expect(point.deactivatedAfter.getByRole("radio", { name: "Fuente" })).toBeFocused();
  await show.click();
  await expect(check.walk).toBeVisible();
  await point.deactivatedAfter.getByRole("radio", { name: "Ninguno" }).click();
  await expect(check.walk).toBeHidden();
  await expect(check.said(/^Resuelto: Quien sigue este recorrido/)).toBeAttached();
});

test("who activates a route with errors is told which, and decides", async ({
  page,
  api,
  signIn,
}) => {
  for (const role of ["editor", "super-admin"] as const) {
    await test.step(role, async () => {
      const name = `Ruta dudosa de ${ACCOUNTS[role].name}`;
      await makeDeadEnd(api, name);
      const check = new RouteCheck(page);
      const state = async () =>
        (await api.list("editor")).find((each) => each.name === name)?.state;
      await signIn(role);
      await page.goto("/panel/experiences");
      const toggle = page.getByRole("switch", { name: `«${name}» activa` });
      await toggle.click();
      await expect(check.question).toContainText("Quien sigue este recorrido ya no puede terminar");
      await check.question.getByRole("button", { name: "Cancelar" }).click();
      await expect(toggle).not.toBeChecked();
      expect(await state()).not.toBe(1);

      await toggle.click();
      await check.question.getByRole("link", { name: "Abrir la experiencia" }).click();
      await expect(check.finding("Quien sigue este recorrido")).toBeVisible();
      await page.goBack();

      await toggle.click();
      await check.question.getByRole("button", { name: "Activar igualmente" }).click();
      await expect(toggle).toBeChecked();
      expect(await state()).toBe(1);
    });
  }
});

test(
  "a check that cannot run says so and can be tried again; on a phone it stands below the points",
  { tag: "@whole" },
  async ({ page, api, signIn, watch }) => {
    watch.allow(/check\.worker|ERR_FAILED/);
    await test.step("a check that cannot run says so and can be tried again, and keeps nobody from activating", async () => {
      await makeDeadEnd(api, "Ruta sin comprobar");
      const check = new RouteCheck(page);
      await page.route("**/check.worker*", (route) => route.abort());
      await signIn("editor");
      await page.goto("/panel/experiences");
      const toggle = page.getByRole("switch", { name: "«Ruta sin comprobar» activa" });
      await toggle.click();
      await expect(toggle).toBeChecked();

      await new ExperienceForm(page).open("Ruta sin comprobar");
      await expect(check.panel.getByText("No se ha podido comprobar la ruta.")).toBeVisible();
      await page.unroute("**/check.worker*");
      await check.panel.getByRole("button", { name: "Reintentar" }).click();
      await expect(check.finding("Quien sigue este recorrido")).toBeVisible();
    });

    await page.unrouteAll({ behavior: "ignoreErrors" });

    await test.step("on a phone the check stands below the points, leads to the fields and shows walks", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await makeDeadEnd(api, "Ruta revisada en el móvil");
      const check = new RouteCheck(page);
      await signIn("editor");
      await new ExperienceForm(page).open("Ruta revisada en el móvil");
      await page.getByRole("button", { name: "Comprobación de la ruta 1 error" }).press("Enter");
      await expect(check.panel.getByRole("heading").first()).toBeFocused();
      await check.panel.getByRole("button", { name: "Ver el recorrido en el mapa" }).click();
      await expect(check.walk).toBeInViewport();
      await check.walk.getByRole("button", { name: "Cerrar el recorrido" }).click();
      await check.finding("Quien sigue este recorrido").click();
      const chosen = new PointEditor(page).deactivatedAfter.getByRole("radio", { name: "Fuente" });
      await expect(chosen).toBeFocused();
      await expect(chosen).toBeInViewport();
      await page.getByRole("button", { name: "Volver a los puntos" }).click();
      await expect(check.finding("Quien sigue este recorrido")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  },
);

test(
  "fields of every kind are found: a checkbox, a place, a day, an hour, a number, words, a picture, an audio",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    const name = "Ruta de todos los campos";
    const cover = await api.cover("editor");
    const audio = await api.addAsset("editor", "audio", mp3File("campanas.mp3", 31));
    const id = await makeRoute(api, name, {
      gymPrivate: 3,
      prizeEnabled: 1,
      prizeName: "Cena",
      prizeIniDay: "2020-01-02",
      prizeEndDay: "2020-01-03",
      prizeAmStart: "12:00",
      prizeAmEnd: "13:00",
      prizeScore: 90,
    });
    const add = (point: string, fields: Form) =>
      api.addPoint("editor", id, { ...named(point), ...fields });
    await add("Plaza", { isFinal: 1, challengeType: "sopa_letras" });
    await add("Fuente", { isFinal: 1, challengeType: "puzzle_imagen" });
    await add("Mercado", { latitude: 40.42, storySound: audio, storyImg: cover });
    await add("Palacio", {
      latitude: 40.421,
      dependency: await add("Torre", { latitude: 40.422 }),
    });

    const check = new RouteCheck(page);
    await signIn("editor");
    await new ExperienceForm(page).open(name);
    await expect(check.finding("puntos finales")).toBeVisible();
    const within = (field: string) => page.locator(`[data-field="${field}"] :focus`);
    const inSection = async (finding: string | RegExp, field: string) => {
      const more = check.panel.getByRole("button", { name: /^Mostrar/ });
      while ((await check.finding(finding).count()) === 0) {
        // What was just typed is checked a moment later.
        await check.finding(finding).or(more).first().waitFor();
        if ((await check.finding(finding).count()) === 0) await more.first().click();
      }
      await check.finding(finding).first().click();
      await expect(within(field)).toHaveCount(1);
    };

    await inSection("Hay varios puntos finales", "isFinal");
    await inSection("se llega a los dos en un mismo sitio", "position");
    await inSection(
      /sopa de letras de «Plaza» no tiene palabras/,
      "challenge.wordSearch.words.cas",
    );
    await inSection("Al puzle de «Fuente» le falta la imagen", "challenge.puzzle.image");
    await inSection("El premio pide una puntuación de 90", "prize.score");
    await inSection("La recogida del premio acabó", "prize.pickup.lastDay");
    // The server takes no such hours: they are found while they are typed.
    await new PrizeSection(page).type("Horario de mañana: Hasta", "1000");
    await inSection("se cierra antes de abrir", "prize.pickup.morningEnd");
    await inSection("Falta el lugar donde se recoge el premio", "prize.pickup.place");
    await inSection("Falta «Nombre del premio» en catalán", "prize.name.cat");
    await inSection(/Mercado: falta «Audio.* en inglés/, "story.audio.eng");
    await inSection("Hay un audio en castellano sin texto", "story.text.cas");
    await inSection(/Mercado: falta «Imagen.* en catalán/, "story.image.cat");
  },
);
