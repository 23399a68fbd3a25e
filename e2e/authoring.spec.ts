import { expect, enter, test } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { PLACE } from "./support/external-services.ts";
import { PointEditor } from "./support/point-editor.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const NAME = "Ruta de las letras";
const ADDRESS = PLACE.display_name;

test("EXP-05, EXP-06, EXP-07, EXP-10, EXP-11, PNT-01, PNT-02, PNT-03, PNT-05, PNT-06 an editor authors a route in three languages and finds it exactly as saved", async ({
  page,
  api,
}) => {
  const form = new ExperienceForm(page);
  const point = new PointEditor(page);

  await test.step("signs in", async () => {
    await page.goto("/");
    await enter(page, "editor");
    await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
  });

  await test.step("writes the experience in three languages", async () => {
    await page.getByRole("navigation", { name: "Secciones" }).getByText("Experiencias").click();
    await page.getByRole("link", { name: "Nueva experiencia" }).click();
    await form.name.fill(NAME);
    await form.description.fill("Del Prado al barrio de las Letras.\nCon calma.");
    await form.slogan.fill("¡Bienvenida, bienvenido!");
    await form.show("Catalán");
    await form.name.fill("Ruta de les lletres");
    await form.description.fill("Del Prado al barri de les Lletres: «col·lecció».");
    await form.slogan.fill("Benvinguts!");
    await form.show("Inglés");
    await form.name.fill("Route of letters");
    await form.description.fill("From the Prado to the Literary Quarter & back.");
    await form.slogan.fill("Welcome!");
    await form.city.fill("Madrid");
    await form.code.fill("LETRA1");
    await form.language.selectOption("Catalán");
    await form.option("Requiere registro").click();
    await form.option("Geolocalizada").click();
    await form.option("Movimiento libre (modo de prueba)").click();
    await form.option("Se puede repetir").click();
    await form.bringImage();
    await form.save.click();
    await expect(form.said("Experiencia guardada")).toBeVisible();
    await expect(page).toHaveURL("/panel/experiences/edit");
  });

  await test.step("places the first point with the mouse", async () => {
    await form.show("Castellano");
    await point.add();
    await point.name.fill("Museo del Prado");
    await form.show("Catalán");
    await point.name.fill("Museu del Prado");
    await form.show("Inglés");
    await point.name.fill("Prado Museum");
    await point.clickMap(40, -30);
    await expect(point.address).toHaveText(ADDRESS);
    await point.duration.fill("90");
    await point.save.click();
    await expect(form.said("Punto guardado")).toBeVisible();
    await expect(form.points.getByRole("row", { name: /Museo del Prado/ })).toBeVisible();
  });

  await test.step("places the second point with the keyboard", async () => {
    await form.show("Castellano");
    await point.add();
    await point.name.fill("Casa de Lope de Vega");
    await form.show("Catalán");
    await point.name.fill("Casa de Lope de Vega (museu)");
    await form.show("Inglés");
    await point.name.fill("House of Lope de Vega");
    await point.mapIsDrawn();
    await point.map.focus();
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowUp", "Enter"])
      await page.keyboard.press(key);
    await expect(point.address).toHaveText(ADDRESS);
    await point.activatedAfter.getByRole("radio", { name: "Museo del Prado" }).click();
    await point.final.click();
    await point.save.click();
    await expect(form.points.getByRole("row", { name: /Casa de Lope de Vega/ })).toBeVisible();
  });

  const stored = await api.experienceNamed("editor", NAME);
  const [first, second] = stored.mappoints;

  await test.step("the API has every value", async () => {
    expect(stored).toMatchObject({
      GymName: NAME,
      GymNameCat: "Ruta de les lletres",
      GymNameEng: "Route of letters",
      Description1: "Del Prado al barrio de las Letras.\nCon calma.",
      Description1Cat: "Del Prado al barri de les Lletres: «col·lecció».",
      Description1Eng: "From the Prado to the Literary Quarter & back.",
      Description2: "¡Bienvenida, bienvenido!",
      Description2Cat: "Benvinguts!",
      Description2Eng: "Welcome!",
      City: "Madrid",
      code: "LETRA1",
      GymLang: "cat",
      GymType: "09",
      RequiresRegister: 1,
      PrivateGym: 2,
      ManualMov: 1,
      RepeatGym: 1,
    });
    expect(stored.mappoints).toHaveLength(2);
    const address = {
      Location: ADDRESS,
      StreetName: "Calle Mayor",
      StreetNumber: "12",
      City: "Madrid",
      Postcode: "28013",
      Country: "España",
    };
    expect(first).toMatchObject({
      ...address,
      PointName: "Museo del Prado",
      PointNameCat: "Museu del Prado",
      PointNameEng: "Prado Museum",
      LifeTime: 90,
      Dependency: "0",
      DependencyNeg: "0",
      IsFinal: 0,
      Qtype: "",
    });
    expect(second).toMatchObject({
      ...address,
      PointName: "Casa de Lope de Vega",
      PointNameCat: "Casa de Lope de Vega (museu)",
      PointNameEng: "House of Lope de Vega",
      LifeTime: 0,
      Dependency: String(first?.IdPoint),
      DependencyNeg: "0",
      IsFinal: 1,
      Qtype: "end",
    });
    // The first map opens where the geocoder finds the city.
    for (const { Latitude, Longitude } of stored.mappoints) {
      expect(String(Latitude)).toMatch(/^41\.\d{4,6}$/);
      expect(String(Longitude)).toMatch(/^2\.\d{4,6}$/);
    }
    // The next one starts at the first point; the arrow keys moved it left and up from there.
    expect(second?.Longitude).toBeLessThan(first?.Longitude ?? 0);
    expect(second?.Latitude).toBeGreaterThan(first?.Latitude ?? 0);
  });

  await test.step("after a reload the form shows every value", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
    await form.showBasics();
    const texts = {
      Castellano: [
        NAME,
        "Del Prado al barrio de las Letras.\nCon calma.",
        "¡Bienvenida, bienvenido!",
      ],
      Catalán: [
        "Ruta de les lletres",
        "Del Prado al barri de les Lletres: «col·lecció».",
        "Benvinguts!",
      ],
      Inglés: ["Route of letters", "From the Prado to the Literary Quarter & back.", "Welcome!"],
    } as const;
    for (const language of ["Castellano", "Catalán", "Inglés"] as const) {
      await form.show(language);
      await expect(form.name).toHaveValue(texts[language][0]);
      await expect(form.description).toHaveValue(texts[language][1]);
      await expect(form.slogan).toHaveValue(texts[language][2]);
    }
    await expect(form.city).toHaveValue("Madrid");
    await expect(form.code).toHaveValue("LETRA1");
    await expect(form.language).toHaveValue("cat");
    await expect(form.option("Requiere registro")).toBeChecked();
    await expect(form.option("Geolocalizada")).not.toBeChecked();
    await expect(form.option("Movimiento libre (modo de prueba)")).toBeChecked();
    await expect(form.option("Se puede repetir")).toBeChecked();
    await expect(form.said("Todo está guardado")).toBeVisible();
  });

  await test.step("and so does the editor of each point", async () => {
    await form.show("Castellano");
    await point.edit("Museo del Prado");
    await expect(point.name).toHaveValue("Museo del Prado");
    await expect(point.address).toHaveText(ADDRESS);
    await expect(point.latitude).toHaveValue(first?.Latitude.toFixed(4) ?? "");
    await expect(point.longitude).toHaveValue(first?.Longitude.toFixed(4) ?? "");
    await expect(point.duration).toHaveValue("90");
    await expect(point.activatedAfter.getByRole("radio", { name: "Ninguno" })).toBeChecked();
    await expect(point.final).not.toBeChecked();
    await form.show("Catalán");
    await expect(point.name).toHaveValue("Museu del Prado");
    await form.show("Inglés");
    await expect(point.name).toHaveValue("Prado Museum");
    await point.close.click();

    await form.show("Castellano");
    await point.edit("Casa de Lope de Vega");
    await expect(point.name).toHaveValue("Casa de Lope de Vega");
    await expect(point.address).toHaveText(ADDRESS);
    await expect(point.latitude).toHaveValue(second?.Latitude.toFixed(4) ?? "");
    await expect(point.longitude).toHaveValue(second?.Longitude.toFixed(4) ?? "");
    await expect(point.duration).toHaveValue("0");
    await expect(
      point.activatedAfter.getByRole("radio", { name: "Museo del Prado" }),
    ).toBeChecked();
    await expect(point.deactivatedAfter.getByRole("radio", { name: "Ninguno" })).toBeChecked();
    await expect(point.final).toBeChecked();
    await form.show("Catalán");
    await expect(point.name).toHaveValue("Casa de Lope de Vega (museu)");
    await form.show("Inglés");
    await expect(point.name).toHaveValue("House of Lope de Vega");
  });
});
