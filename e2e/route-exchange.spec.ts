import { readFile, truncate, writeFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { freshCode, type PanelApi } from "./support/api.ts";
import { pngFile } from "./support/asset-files.ts";
import { NO_SERVER } from "./support/console-watch.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test, chooseInRow } from "./support/journey.ts";
import { exported, MORE, PointsImport } from "./support/points-import.ts";
import { goesRoundByTab } from "./support/tab-round.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

let made = 0;
const unique = (name: string) => `${name} ${Date.now() % 1e6}-${(made += 1)}`;

const STEP = 0.001;
const waypoints = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [lat, lon] = [40.41 + index * STEP, -3.7 - index * STEP].map((value) => value.toFixed(6));
    return `<wpt lat="${lat}" lon="${lon}"><ele>650</ele><name>Parada ${index + 1} «ñ»</name><desc><![CDATA[<p>Texto ${index + 1}</p><p>Dos &amp; tres</p>]]></desc></wpt>`;
  });
const gpx = (body: string) =>
  `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Test" xmlns="http://www.topografix.com/GPX/1/1">${body}</gpx>`;

interface Stored {
  mappoints: Record<string, unknown>[];
  mappointstory: Record<string, unknown>[];
  mappointMinigames: Record<string, unknown>[];
}

/** What an author has written of each point, in order, without ids. */
async function written(api: PanelApi, id: number) {
  const { mappoints, mappointstory, mappointMinigames } = (await api.experience(
    "editor",
    id,
  )) as unknown as Stored;
  return mappoints.map(({ IdPoint, version: _version, ...point }) => ({
    point,
    story: mappointstory
      .filter((row) => row["IdMappoint"] === IdPoint)
      .map(({ IdMappoint: _id, ...row }) => row),
    games: mappointMinigames
      .filter((row) => row["IdMappoint"] === IdPoint)
      .map(({ IdMappoint: _id, ...row }) => row),
  }));
}

test(
  "20 points come in from GPX with a BOM, heights and HTML, and go out in each format and in again alike",
  { tag: ["@download", "@whole"] },
  async ({ page, api, signIn }) => {
    await signIn("editor");
    const name = unique("Ruta importada");
    const id = await api.createExperience("editor", { gymName: name });
    const form = new ExperienceForm(page);
    await form.open(name);
    const points = new PointsImport(page);
    await points.open(gpx(waypoints(20).join("")), "ruta.gpx");
    await expect(points.row("Parada 7 «ñ»")).toContainText("Texto 7");
    await expect(points.dialog.locator("canvas[data-map-markers]")).toBeVisible();
    await goesRoundByTab(points.dialog);
    await points.create(20);
    await expect(form.points).toContainText("Parada 1 «ñ»");
    const original = await written(api, id);
    expect(original[6]).toMatchObject({
      point: { PointName: "Parada 7 «ñ»", Latitude: 40.416, Longitude: -3.706 },
      story: [{ Lang: "cas", Description: "Texto 7\nDos & tres" }],
    });

    // Texts in other languages, and what a spreadsheet or XML could stumble over.
    const ids = ((await api.experience("editor", id)) as unknown as Stored).mappoints.map(
      ({ IdPoint }) => Number(IdPoint),
    );
    await api.call("editor", "/mappoints/update", {
      mappointGymId: id,
      mappointId: ids[0] ?? 0,
      mappointName: "=SUM(A1); Sol",
      mappointNameCat: "Sol «català» & més",
      mappointNameEng: 'The "Sun" < moon',
      storyTitleEng: "Zero",
      latitude: 40.41,
      longitude: -3.7,
      location: "Puerta del Sol, 7",
      city: "Madrid",
      lifetime: 90,
      isFinal: 1,
      storyText: "Escribe a <info@ejemplo.es> hoy\nx<y y z>w  &amp;\n\n\n\tTercera <b>línea</b>",
      challengeType: "multi_respuesta",
      question: "¿<p>Cuántas</p>?",
      answerCorrectCat: "Set; vuit, =1+1",
      wordsEng: "sun l·l",
      wordsScore: 30,
    });
    const expected = await written(api, id);

    for (const format of ["GeoJSON", "GPX", "KML", "CSV"]) {
      await form.open(name);
      const file = await exported(page, format);
      const copy = unique(`Copia ${format}`);
      const copyId = await api.createExperience("editor", { gymName: copy });
      await form.open(copy);
      await points.open(file.text, file.name);
      await expect(points.row("SUM(A1); Sol")).toBeVisible();
      await points.create(20);
      expect(await written(api, copyId), format).toEqual(expected);
    }
  },
);

test(
  "a table whose first row is a place loses nothing; what is taken for its titles is seen and can be chosen",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    await signIn("editor");
    const name = unique("Ruta sin títulos");
    const id = await api.createExperience("editor", { gymName: name });
    await new ExperienceForm(page).open(name);
    const points = new PointsImport(page);
    await points.open(
      'Sol;40,4168;-3,7038;"Escribe a <info@ejemplo.es> hoy\nSegunda línea"\nOso;40,4170;-3,7020;<p>Una</p>\n',
      "puntos.csv",
    );
    const titles = points.dialog.getByRole("combobox", { name: /^Fila con los títulos/ });
    await expect(titles).toHaveValue("");
    await expect(points.row("Sol")).toBeVisible();
    await expect(points.button("Crear 2 puntos")).toBeVisible();
    await titles.selectOption({ label: "Línea 1" });
    await expect(points.dialog.getByText("Títulos", { exact: true })).toBeVisible();
    await titles.selectOption({ label: "Ninguna: todas las filas son datos" });
    // Beside what is no element of HTML, elements are text too, unless the author says otherwise.
    const format = points.field("Columna 4");
    await expect(format).toHaveValue("plain");
    await format.selectOption("html");
    await expect(points.row("Oso")).toContainText("Marcas quitadas: <p>");
    await format.selectOption("plain");
    await points.create(2);
    expect((await written(api, id)).map(({ story }) => story[0]?.["Description"])).toEqual([
      "Escribe a <info@ejemplo.es> hoy\nSegunda línea",
      "<p>Una</p>",
    ]);
  },
);

test(
  "maps of uMap and KML in an archive are read with all they hold, and what they lose is said",
  {
    tag: "@whole",
  },
  async ({ page, api, signIn }) => {
    await test.step("a map of uMap is read with all its layers, and what it loses is said", async () => {
      await signIn("editor");
      const name = unique("Ruta de uMap");
      const id = await api.createExperience("editor", { gymName: name });
      await new ExperienceForm(page).open(name);
      const points = new PointsImport(page);
      const marker = (label: string, lon: number, description: string) => ({
        type: "Feature",
        properties: { name: label, description, _umap_options: { color: "Red" } },
        geometry: { type: "Point", coordinates: [lon, 41.4] },
      });
      const layer = (label: string, features: object[]) => ({
        type: "FeatureCollection",
        features,
        _umap_options: { name: label, displayOnLoad: true },
      });
      const map = {
        type: "umap",
        uri: "https://umap.example/m/1",
        properties: { name: "Mi mapa", zoom: 14 },
        geometry: { type: "Point", coordinates: [2.17, 41.4] },
        layers: [
          layer("Plazas", [
            marker(
              "Plaça Reial",
              2.175,
              "**Porches** de 1848. [[https://example.com|Más]]{{https://example.com/f.jpg}}",
            ),
          ]),
          layer("Iglesias", [marker("El Pi", 2.1738, "")]),
        ],
      };
      await points.open(JSON.stringify(map), "mapa.umap");
      await expect(points.row("Plaça Reial")).toContainText("Marcas quitadas: {{…}} **");
      await points.create(2);
      const stored = await written(api, id);
      expect(stored.map(({ point }) => point["PointName"])).toEqual(["Plaça Reial", "El Pi"]);
      expect(stored[0]?.story).toMatchObject([
        { Description: "Porches de 1848. Más (https://example.com)" },
      ]);
    });

    await test.step("KML and KMZ with folders, data and several geometries are read", async () => {
      await signIn("editor");
      const title = unique("Ruta KMZ");
      const id = await api.createExperience("editor", { gymName: title });
      await new ExperienceForm(page).open(title);
      const points = new PointsImport(page);
      await points.open(
        kmz(
          `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><Placemark><name>Faro</name><description>Luz</description><ExtendedData><Data name="nom"><value>Far</value></Data></ExtendedData><Point><coordinates>-3.7,40.4,12</coordinates></Point></Placemark></Folder><Placemark><name>Isla</name><MultiGeometry><Point><coordinates>-3.71,40.41</coordinates></Point></MultiGeometry></Placemark></Document></kml>`,
        ),
        "mapa.kmz",
      );
      await points.create(2);
      expect((await written(api, id))[0]?.point).toMatchObject({
        PointName: "Faro",
        PointNameCat: "Far",
        Latitude: 40.4,
        Longitude: -3.7,
      });
    });
  },
);

test("doubled, swapped, misplaced and converted points are marked or asked about, and lines become points where the author wants it", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("doubled and placeless points are marked and left out, swapped ones are asked about, and all can be taken in by hand", async () => {
    await signIn("editor");
    const name = unique("Ruta con avisos");
    const id = await api.createExperience("editor", { gymName: name });
    await api.addPoint("editor", id, {
      mappointName: "Sol",
      latitude: 40.4168,
      longitude: -3.7038,
    });
    await new ExperienceForm(page).open(name);
    const points = new PointsImport(page);
    await points.open(
      [
        "nombre;latitud;longitud;descripción",
        "Sol;40,4168;-3,7038;Ya está",
        "Mayor;40,4155;-3,7074;Plaza",
        "Mayor;40,4155;-3,7074;Otra vez",
        "Lejos;41,3874;2,1686;Barcelona",
        "Nada;;;Sin lugar",
        "Ópera;40,4181;-3,7093;Teatro",
        "Oriente;40,4184;-3,7123;Palacio",
        "Retiro;-3,6844;40,4153;Estanque",
        "Atocha;-3,6908;40,4065;Estación",
      ].join("\n"),
      "puntos.csv",
    );
    await expect(points.row("Ya está")).toContainText("Ya está en la ruta");
    await expect(points.row("Otra vez")).toContainText("Repetido");
    await expect(points.row("Barcelona")).toContainText("Lejos de los demás");
    await expect(points.row("Sin lugar").getByRole("checkbox")).toBeDisabled();
    await expect(points.button("Crear 4 puntos")).toBeVisible();
    await points.row("Barcelona").getByRole("checkbox").uncheck();
    await points.row("Otra vez").getByRole("checkbox").check();
    await expect(points.row("Estanque")).toContainText("Coordenadas al revés");
    await expect(points.row("Estanque").getByRole("checkbox")).toBeDisabled();
    await points.button("Intercambiar en estas 2 filas").press("Enter");
    await expect(points.button("Crear 6 puntos")).toBeVisible();
    await expect(points.row("Estanque")).toContainText("Lugar elegido");
    await expect(points.button("Deshacer")).toBeFocused();
    await points.button("Deshacer").press("Enter");
    await expect(points.button("Intercambiar en estas 2 filas")).toBeFocused();
    await expect(points.button("Crear 4 puntos")).toBeVisible();
    await points.dialog
      .getByRole("combobox", { name: "Lugar de «Retiro»" })
      .selectOption("40.4153, -3.6844");
    await expect(points.button("Intercambiar en esta fila")).toBeVisible();
    await points.dialog.getByRole("button", { name: /^Textos/ }).click();
    await points.field("Texto de la historia (ES)").selectOption("");
    await points.field("Texto de la historia (CAT)").selectOption("descripción");
    await points.create(5);
    const stored = await written(api, id);
    expect(stored.map(({ point }) => point["PointName"])).toEqual([
      "Sol",
      "Mayor",
      "Mayor",
      "Ópera",
      "Oriente",
      "Retiro",
    ]);
    expect(stored[5]?.point).toMatchObject({ Latitude: 40.4153, Longitude: -3.6844 });
    expect(stored[3]?.story).toMatchObject([{ Lang: "cat", Description: "Teatro" }]);
  });

  await test.step("UTM as Spain uses it is converted, whether the file names it or the author does", async () => {
    await signIn("editor");
    const name = unique("Ruta UTM");
    const id = await api.createExperience("editor", { gymName: name });
    await new ExperienceForm(page).open(name);
    const points = new PointsImport(page);
    const feature = (crs: object) =>
      JSON.stringify({
        type: "FeatureCollection",
        ...crs,
        features: [
          {
            type: "Feature",
            properties: { nombre: "Puerta del Sol" },
            geometry: { type: "Point", coordinates: [440_290.5, 4_474_254.7, 650] },
          },
        ],
      });
    await points.open(
      feature({ crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::25830" } } }),
      "utm.geojson",
    );
    await expect(points.row("Puerta del Sol")).toContainText("40.4168, -3.7038");
    await points.button("Elegir otro archivo").click();
    await points.choose(feature({}), "sin-sistema.geojson");
    await expect(points.row("Puerta del Sol")).toContainText("Fuera de la Tierra");
    await points.dialog
      .getByRole("combobox", { name: /^Sistema de coordenadas/ })
      .selectOption("EPSG:25830");
    await expect(points.row("Puerta del Sol")).toContainText("40.4168, -3.7038");
    await points.create(1);
    expect((await written(api, id))[0]?.point).toMatchObject({ PointName: "Puerta del Sol" });
  });

  await test.step("of lines the ends become points if the author wants them, and it is said what is left out", async () => {
    await signIn("editor");
    const name = unique("Ruta con trazado");
    await api.createExperience("editor", { gymName: name });
    await new ExperienceForm(page).open(name);
    const points = new PointsImport(page);
    const track = Array.from(
      { length: 5000 },
      (_, index) => `<trkpt lat="${(40.4 + index / 1e6).toFixed(6)}" lon="-3.7"/>`,
    ).join("");
    await points.open(
      gpx(`${waypoints(2).join("")}<trk><name>Paseo</name><trkseg>${track}</trkseg></trk>`),
      "paseo.gpx",
    );
    await expect(points.button("Crear 2 puntos")).toBeVisible();
    const choice = points.dialog.getByRole("checkbox", {
      name: /^Crear puntos también de 1 línea/,
    });
    await expect(
      points.dialog.getByText("Ahora quedan fuera, con sus 5000 vértices."),
    ).toBeVisible();
    await choice.check();
    await expect(points.row("Paseo (1)")).toBeVisible();
    await expect(points.row("Paseo (2)")).toBeVisible();
    await expect(points.button("Crear 4 puntos")).toBeVisible();
  });
});

const bomb = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><gpx><wpt lat="1" lon="1"><name>&b;</name></wpt></gpx>`;
const UNREADABLE = [
  ["broken XML", "roto.gpx", "<gpx>\n<wpt lat='1' lon='1'>\n</gpx>", "mal escrito en la línea 3"],
  ["an entity bomb", "bomba.gpx", bomb, "entidades XML propias"],
  ["broken JSON", "roto.geojson", '{"type":\n"FeatureCollection",\n]', "mal escrito en la línea 3"],
  ["TopoJSON", "topo.json", '{"type":"Topology"}', "TopoJSON"],
  [
    "a system that is not known",
    "gb.geojson",
    '{"type":"FeatureCollection","crs":{"properties":{"name":"EPSG:27700"}},"features":[]}',
    "EPSG:27700",
  ],
  ["another XML", "nota.xml", "<note/>", /^No es GeoJSON, uMap, .* ni /],
] as const;

test(
  "what cannot be read, or is no archive, is refused with what to do",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    await test.step("what cannot be read is refused with what to do, and another file can be chosen", async () => {
      await signIn("editor");
      const title = unique("Ruta vacía");
      await api.createExperience("editor", { gymName: title });
      await new ExperienceForm(page).open(title);
      const points = new PointsImport(page);
      await page.getByRole("button", { name: "Importar puntos" }).click();
      for (const [what, name, content, words] of UNREADABLE) {
        await test.step(what, async () => {
          await points.choose(content, name);
          await expect(points.dialog.getByText(words)).toBeVisible();
        });
      }
      await test.step("50 MB, which are not read", async () => {
        const path = test.info().outputPath("grande.gpx");
        await writeFile(path, "");
        await truncate(path, 50 * 1024 * 1024);
        await points.dialog.locator("input[type=file]").setInputFiles(path);
        await expect(points.dialog.getByText(/demasiado grande: 20\sMB como máximo/)).toBeVisible();
      });
      await points.choose(gpx(waypoints(1).join("")), "bueno.gpx");
      await expect(points.button("Crear 1 punto")).toBeVisible();
    });

    await test.step("what is no archive of an experience is refused in words", async () => {
      await signIn("editor");
      await page.goto("/panel/experiences");
      await page.getByRole("button", { name: "Importar una experiencia" }).click();
      const dialog = page.getByRole("dialog", { name: "Importar una experiencia" });
      const give = (buffer: Buffer) =>
        dialog
          .locator("input[type=file]")
          .setInputFiles({ name: "x.zip", mimeType: "application/zip", buffer });
      await give(kmz("<kml/>"));
      await expect(dialog.getByText("no es una experiencia exportada")).toBeVisible();
      await give(Buffer.from("PK no zip at all"));
      await expect(dialog.getByText("dañado o incompleto")).toBeVisible();
    });
  },
);

/** A KMZ with one file, as a program would write it. */
function kmz(text: string): Buffer {
  const [name, data] = [Buffer.from("doc.kml"), Buffer.from(text)];
  const packed = deflateRawSync(data);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(packed.length, 0);
  sizes.writeUInt32LE(data.length, 4);
  const head = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const lengths = Buffer.from([name.length, 0, 0, 0]);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), head, sizes, lengths, name, packed]);
  const central = Buffer.concat([
    Buffer.from("PK\u0001\u0002"),
    Buffer.from([20, 0]),
    head,
    sizes,
    lengths,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

test(
  "when the answer is lost, the dialog keeps everything and a second try creates nothing twice",
  { tag: ["@request-body", "@whole"] },
  async ({ page, api, signIn, watch }) => {
    watch.allow(NO_SERVER);
    await signIn("editor");
    const title = unique("Ruta sin respuesta");
    const id = await api.createExperience("editor", { gymName: title });
    await new ExperienceForm(page).open(title);
    const points = new PointsImport(page);
    await points.open(gpx(waypoints(3).join("")), "ruta.gpx");
    await page.route(
      "**/mappoints/newList",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await points.button("Crear 3 puntos").click();
    await expect(points.dialog.getByText("No ha llegado la respuesta del servidor")).toBeVisible();
    await points.create(3);
    expect(await written(api, id)).toHaveLength(3);
  },
);

test(
  "an experience goes out as one archive and comes in for another user, with assets and dependencies",
  { tag: "@download" },
  async ({ page, api, signIn, visitor }) => {
    await signIn("editor");
    const name = unique("Ruta en archivo");
    const id = await api.createExperience("editor", { gymName: name, gymNameCat: "Ruta en arxiu" });
    const image = await api.addAsset("editor", "image", pngFile("plaza.png", 7), {
      name: "Plaza",
      author: "Ada Prat",
      licence: "CC-BY-4.0",
    });
    const first = await api.addPoint("editor", id, { mappointName: "Uno", storyImg: image });
    await api.addPoint("editor", id, {
      mappointName: "Dos",
      latitude: 40.42,
      dependency: String(first),
      isFinal: 1,
    });
    await page.goto("/panel/experiences");
    await chooseInRow(page, name, `Exportar «${name}»`);
    const exporting = page.getByRole("dialog", { name: `Exportar «${name}»` });
    await exporting.getByRole("checkbox", { name: "Con historial" }).check();
    const download = page.waitForEvent("download");
    await exporting.getByRole("button", { name: "Exportar", exact: true }).click();
    const path = await (await download).path();

    const other = await visitor("supervisor");
    await other.page.goto("/panel/experiences");
    await other.page.getByRole("button", { name: "Importar una experiencia" }).click();
    const dialog = other.page.getByRole("dialog", { name: "Importar una experiencia" });
    await dialog.locator("input[type=file]").setInputFiles({
      name: "ruta.zip",
      mimeType: "application/zip",
      buffer: await readFile(path),
    });
    await expect(dialog.getByText("2 puntos")).toBeVisible();
    await expect(dialog.getByText("Lleva el historial de la experiencia")).toBeVisible();
    await dialog.getByRole("button", { name: "Importar", exact: true }).click();
    await expect(dialog.getByText(`«${name}» importada`)).toBeVisible();
    await expect(dialog.getByText(/^\d+ versiones en el historial$/)).toBeVisible();

    const mine = (await api.list("supervisor")).filter((experience) => experience.name === name);
    const copies = mine.filter((experience) => experience.id !== id);
    expect(copies).toHaveLength(1);
    const copy = (await api.experience("supervisor", copies[0]?.id ?? 0)) as unknown as Stored & {
      GymNameCat: string;
      code: string;
      IdMod: number;
      library: { Id: number; Name: string; Author?: string; Licence?: string }[];
    };
    const [one, two] = copy.mappoints;
    expect(copy.GymNameCat).toBe("Ruta en arxiu");
    expect(copy.code).not.toBe("E2E001");
    expect([one?.["PointName"], two?.["PointName"], two?.["Dependency"], two?.["IsFinal"]]).toEqual(
      ["Uno", "Dos", String(one?.["IdPoint"]), 1],
    );
    const story = copy.mappointstory.find((row) => row["IdMappoint"] === one?.["IdPoint"]);
    expect(copy.library.find(({ Id }) => Id === story?.["IdMod"])).toMatchObject({
      Name: "Plaza",
      Author: "Ada Prat",
      Licence: "CC-BY-4.0",
    });
    expect(story?.["IdMod"]).not.toBe(image);
  },
);

test(
  "the sheet holds the QR code, the sketch and the points, and nothing else is printed",
  { tag: "@download" },
  async ({ page, api, signIn }) => {
    await signIn("editor");
    const name = unique("Ruta en papel");
    const gymCode = freshCode();
    const id = await api.createExperience("editor", { gymName: name, gymCode });
    await api.addPoint("editor", id, { mappointName: "Uno" });
    await api.addPoint("editor", id, { mappointName: "Dos", latitude: 40.42, isFinal: 1 });
    await new ExperienceForm(page).open(name);
    await page.getByRole("button", { name: MORE }).click();
    await page.getByRole("menuitem", { name: "Código QR y hoja impresa" }).click();
    const dialog = page.getByRole("dialog", { name: `«${name}» en papel` });
    await expect(dialog.getByRole("img", { name: `Código de acceso: ${gymCode}` })).toBeVisible();
    await expect(dialog.getByRole("img", { name: "Mapa de la ruta" })).toContainText("1");
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Descargar el QR (SVG)" }).click();
    expect(await readFile(await (await download).path(), "utf8")).toContain("<svg");
    await page.emulateMedia({ media: "print" });
    await expect(dialog).toBeHidden();
    await expect(page.locator("body > .print-sheet")).toContainText("Dos (final)");
  },
);
