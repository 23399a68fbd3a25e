import { chromium, type Locator } from "playwright";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { startMapOrigin } from "./map-origin.ts";
import { startPanelServer } from "./panel-server.ts";

/*
 * An author makes a route of twelve points in three languages: an experience with its texts, five
 * assets and a prize; points with a name, a story and a question each, one after the other, and the
 * last one final.
 */
const POINTS = 12;
const LIMIT = 80;
/** A click or a filled field each, from the sign-in to the first saved point of a new experience. */
const FIRST_LIMIT = 14;
const LANGUAGES = ["Castellano", "Catalán", "Inglés"] as const;

let clicks = 0;
let fields = 0;
let keys = 0;

const map = await startMapOrigin();
const server = await startPanelServer({ mapOrigin: map.url });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const context = await browser.newContext({
    locale: "es-ES",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => {
    throw error;
  });

  const click = async (target: Locator, position?: { x: number; y: number }) => {
    clicks += 1;
    await target.click(position ? { position } : {});
  };
  const write = async (label: RegExp, text: string, within: Locator = page.locator("body")) => {
    fields += 1;
    keys += text.length;
    await within.getByRole("textbox", { name: label }).first().fill(text);
  };
  const button = (name: string | RegExp, within: Locator = page.locator("body")) =>
    within.getByRole("button", { name });
  const show = (language: string) =>
    click(page.getByRole("tab", { name: new RegExp(`^${language}`) }));
  const pick = async (label: RegExp) => {
    await click(button(/Elegir$/, page.getByRole("group", { name: label }).first()));
    const picker = page.getByRole("dialog");
    await click(picker.locator("[role=option]").first());
    await click(button("Elegir este", picker));
    await picker.waitFor({ state: "hidden" });
  };

  await page.goto(`${server.url}/login`);
  await click(button(/^Editor/));
  await click(page.getByRole("link", { name: "Nueva experiencia" }).first());
  await write(/^Nombre( \(|$)/, "Ruta de prueba");
  await write(/^Descripción( \(|$)/, "Una parada.");
  await pick(/^Imagen de la experiencia/);
  await write(/^Frase de bienvenida/, "¡Hola!");
  await write(/^Ciudad/, "Madrid");
  await click(button("Guardar"));
  await page.getByRole("status").filter({ hasText: "Experiencia guardada" }).waitFor();
  const route = page.getByRole("application", { name: "Puntos del mapa" });
  await route.and(page.locator("[data-rendered]")).waitFor();
  await click(route);
  const first = page.getByRole("form", { name: "Nuevo punto" });
  await write(/^Nombre del punto/, "Parada", first);
  await click(button("Guardar punto", first));
  await page.getByText("1 punto", { exact: true }).waitFor();
  const actions = clicks + fields;
  clicks = 0;
  fields = 0;
  keys = 0;

  await page.goto(`${server.url}/panel/experiences`);
  await click(page.getByRole("link", { name: "Nueva experiencia" }));
  await write(/^Ciudad/, "Madrid");
  await pick(/^Imagen de la experiencia/);
  await pick(/^Imagen de la historia/);
  await pick(/^Audio de la historia/);
  await click(page.getByRole("switch", { name: "La experiencia acaba con un premio" }));
  await pick(/^Imagen del premio/);
  await pick(/^Imagen de los créditos/);
  for (const language of LANGUAGES) {
    if (language !== "Castellano") await show(language);
    await write(/^Nombre( \(|$)/, `Ruta de las letras en ${language}`);
    await write(/^Descripción( \(|$)/, "Del Prado al barrio de las Letras, con calma.");
    await write(/^Frase de bienvenida/, "¡Hola!");
    await write(/^Texto de la historia/, "Érase una vez una ciudad de poetas.");
    await write(/^Nombre del premio/, "Un libro");
    await write(/^Descripción del premio/, "Un libro firmado en la librería.");
    await write(/^Texto de los créditos/, "Gracias por caminar.");
  }
  await click(button("Guardar"));
  await page.getByRole("status").filter({ hasText: "Experiencia guardada" }).waitFor();

  await click(button("Añadir punto"));
  const editor = page.getByRole("form", { name: "Nuevo punto" });
  // The tabs show English by now: every other point is written from the last language to the first.
  let order = LANGUAGES.toReversed();
  for (let number = 1; number <= POINTS; number += 1) {
    const place = page.getByRole("application", { name: "Puntos del mapa" });
    await place.and(page.locator("[data-rendered]")).waitFor();
    const box = await place.boundingBox();
    if (!box) throw new Error("The map is not in sight");
    // Each beside those that are there.
    const [across, down] = [((number * 5) % POINTS) / POINTS, (number % 3) / 2];
    await click(place, {
      x: box.width * (0.15 + 0.7 * across),
      y: box.height * (0.3 + 0.4 * down),
    });
    const open = async (section: RegExp) => {
      const header = button(section, editor);
      if ((await header.getAttribute("aria-expanded")) === "false") await click(header);
    };
    await open(/^Historia del punto/);
    await open(/^Reto/);
    await click(editor.getByRole("radio", { name: "Pregunta con tres respuestas" }));
    for (const [turn, language] of order.entries()) {
      if (turn > 0) await show(language);
      await write(/^Nombre del punto/, `Parada ${number}`, editor);
      await write(/^Texto de la historia/, "Aquí vivió un poeta.", editor);
      await write(/^Pregunta/, "¿Quién vivió aquí?", editor);
      await write(/^Respuesta correcta/, "Lope", editor);
      await write(/^Respuesta incorrecta/, "Góngora", editor);
      await write(/^Otra respuesta incorrecta/, "Goya", editor);
    }
    order = order.toReversed();
    if (number < POINTS) {
      await click(button("Guardar y añadir otro", editor));
    } else {
      await click(editor.getByRole("checkbox", { name: "Es el punto final de la experiencia" }));
      await click(button("Guardar punto", editor));
    }
    await page.getByText(`${number} punto${number > 1 ? "s" : ""}`, { exact: true }).waitFor();
    if (number < POINTS) {
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLInputElement>("form[aria-label='Nuevo punto'] input")
            ?.value === "",
      );
    }
  }
  await click(button("Seleccionar todo"));
  await click(button("Encadenar en orden"));
  await page.getByRole("status").filter({ hasText: "11 puntos cambiados" }).waitFor();

  console.log(
    `\nFrom the sign-in to the first saved point: ${actions} actions, ${(actions / FIRST_LIMIT).toFixed(2)} × ${FIRST_LIMIT}`,
  );
  console.log(`\nA route of ${POINTS} points in three languages\n`);
  console.log(`  clicks ${clicks}, ${(clicks / LIMIT).toFixed(2)} × ${LIMIT}`);
  console.log(`  fields ${fields}`);
  console.log(`  keys   ${keys}`);
  if (clicks > LIMIT || actions > FIRST_LIMIT) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  map.stop();
}
