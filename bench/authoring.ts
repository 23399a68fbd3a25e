import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { tabsToFirstPoint } from "./by-keyboard.ts";
import { Author, LANGUAGES, type Effort } from "./author.ts";
import { startMapOrigin } from "./map-origin.ts";
import { startPanelServer } from "./panel-server.ts";

/*
 * An author makes a route of twelve points in three languages: an experience with its texts, five
 * assets and a prize; points with a name and a story each, which open one after the other, with one
 * challenge of each kind, and the last one final. Once point by point on the map, and once from a
 * list of places that is pasted. Before it, the way from the sign-in to the first saved point.
 */
const POINTS = 12;
const LIMIT = { clicks: 80, fields: 190 };
/** A click or a filled field each, from the sign-in to the first saved point. */
const FIRST_LIMIT = { nothing: 14, example: 6, list: 6 };
/** From the first screen to the first saved point, with the keyboard alone, both by shortcuts and by what can be seen. */
const TABS_LIMIT = 45;
const CHALLENGES = [
  "Pregunta con tres respuestas",
  "Puzle de una imagen",
  "Sopa de letras",
  "Solo puntos",
] as const;

const map = await startMapOrigin();
const server = await startPanelServer({ mapOrigin: map.url });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

/** A browser in which nobody is signed in. */
async function newAuthor(): Promise<Author> {
  const context = await browser.newContext({
    locale: "es-ES",
    viewport: { width: 1440, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(`${server.url}/login`);
  return new Author(page);
}

const listOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `Parada ${index + 1}: ${(40.4 + (index % 4) * 0.004).toFixed(5)}, ${(-3.7 - index * 0.003).toFixed(5)}`,
  ).join("\n");

async function signIn({ click, button, page }: Author): Promise<void> {
  await click(button(/^Editor/));
  await click(page.getByRole("link", { name: "Nueva experiencia" }).first());
}

async function fromNothing(): Promise<Effort> {
  const author = await newAuthor();
  const { page, click, write, pick, button } = author;
  await signIn(author);
  await write(/^Nombre( \(|$)/, "Ruta de prueba");
  await write(/^Descripción( \(|$)/, "Una parada.");
  await pick(/^Imagen de la experiencia/);
  await write(/^Frase de bienvenida/, "¡Hola!");
  await write(/^Ciudad/, "Madrid");
  await click(button("Guardar"));
  await page.getByRole("status").filter({ hasText: "Experiencia guardada" }).waitFor();
  await click(await author.route());
  const first = page.getByRole("form", { name: "Nuevo punto" });
  await write(/^Nombre del punto/, "Parada", first);
  await click(button("Guardar punto", first));
  await page.getByText("1 punto", { exact: true }).waitFor();
  return author.effort;
}

async function fromExample(): Promise<Effort> {
  const author = await newAuthor();
  await signIn(author);
  await author.click(author.button("Partir de un ejemplo"));
  await author.page.getByText("6 puntos", { exact: true }).waitFor();
  return author.effort;
}

async function fromList(author: Author, count: number): Promise<void> {
  const { page, click, button } = author;
  await click(button("Partir de una lista de lugares"));
  await author.paste(/^O pega aquí una lista/, listOf(count));
  await click(button(`Crear ${count} puntos`));
  await page.getByText(`${count} puntos`, { exact: true }).waitFor();
}

/** The texts of an experience, its assets and its prize. */
async function writeExperience({ page, click, write, pick, show }: Author): Promise<void> {
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
}

/**
 * The texts of a point, and its challenge.
 * @param order the languages, the one first that the tabs show
 */
async function writePoint(
  author: Author,
  number: number,
  { order, isNamed }: { order: readonly string[]; isNamed: boolean },
): Promise<void> {
  const { page, click, write, pick, show } = author;
  const editor = page.getByRole("form");
  await author.open(/^Historia del punto/, editor);
  const challenge = CHALLENGES[number - 1];
  if (challenge) {
    await author.open(/^Reto/, editor);
    await click(editor.getByRole("radio", { name: challenge }));
  }
  if (challenge === "Puzle de una imagen") await pick(/^Imagen del puzle/, /Suelo de la plaza/);
  for (const [turn, language] of order.entries()) {
    if (turn > 0) await show(language);
    if (!isNamed || language !== "Castellano")
      await write(/^Nombre del punto/, `Parada ${number}`, editor);
    await write(/^Texto de la historia/, "Aquí vivió un poeta.", editor);
    if (challenge === "Pregunta con tres respuestas") {
      await write(/^Pregunta/, "¿Quién vivió aquí?", editor);
      await write(/^Respuesta correcta/, "Lope", editor);
      await write(/^Respuesta incorrecta/, "Góngora", editor);
      await write(/^Otra respuesta incorrecta/, "Goya", editor);
    }
    if (challenge === "Puzle de una imagen" || challenge === "Sopa de letras")
      await write(/^Descripción/, "Mira bien.", editor);
    if (challenge === "Sopa de letras")
      for (const word of ["POETA", "LIBRO", "PLUMA"]) await author.add(/^Palabras/, word, editor);
  }
}

/** All points in their order: each opens after the one before. */
async function chain({ page, click, button }: Author): Promise<void> {
  await click(button("Seleccionar todo"));
  await click(button("Encadenar en orden"));
  await page
    .getByRole("status")
    .filter({ hasText: `${POINTS - 1} puntos cambiados` })
    .waitFor();
}

async function pointByPoint(): Promise<Effort> {
  const author = await newAuthor();
  const { page, click, button } = author;
  await signIn(author);
  author.forget();
  await writeExperience(author);
  await click(button("Guardar"));
  await page.getByRole("status").filter({ hasText: "Experiencia guardada" }).waitFor();
  // The tabs show English by now: every other point is written from the last language to the first.
  let order: readonly string[] = LANGUAGES.toReversed();
  for (let number = 1; number <= POINTS; number += 1) {
    const route = await author.route();
    const box = await route.boundingBox();
    if (!box) throw new Error("The map is not in sight");
    // Each beside those that are there.
    const [across, down] = [((number * 5) % POINTS) / POINTS, (number % 3) / 2];
    await click(route, {
      x: box.width * (0.15 + 0.7 * across),
      y: box.height * (0.3 + 0.4 * down),
    });
    await page.getByRole("form", { name: "Nuevo punto" }).waitFor();
    await writePoint(author, number, { order, isNamed: false });
    // The next point begins with the first language.
    order = number === 1 ? LANGUAGES : order;
    if (number < POINTS) {
      await click(button("Guardar y añadir otro"));
    } else {
      await click(page.getByRole("checkbox", { name: "Es el punto final de la experiencia" }));
      await click(button("Guardar punto"));
    }
    await page.getByText(`${number} punto${number > 1 ? "s" : ""}`, { exact: true }).waitFor();
    if (number < POINTS) await author.isEmpty();
  }
  await chain(author);
  return author.effort;
}

async function withList(): Promise<Effort> {
  const author = await newAuthor();
  const { page, click, button } = author;
  await signIn(author);
  author.forget();
  await fromList(author, POINTS);
  await writeExperience(author);
  await click(button("Guardar cambios"));
  await page.getByRole("status").filter({ hasText: "Experiencia actualizada" }).waitFor();
  await click(button("Editar «Parada 1»"));
  let order: readonly string[] = LANGUAGES.toReversed();
  for (let number = 1; number <= POINTS; number += 1) {
    await page.getByRole("form", { name: new RegExp(`Parada ${number}\\b`) }).waitFor();
    await writePoint(author, number, { order, isNamed: true });
    order = order.toReversed();
    if (number < POINTS) {
      await click(button("Guardar y abrir el siguiente"));
    } else {
      await click(page.getByRole("checkbox", { name: "Es el punto final de la experiencia" }));
      await click(button("Guardar punto"));
    }
  }
  await chain(author);
  return author.effort;
}

async function firstFromList(): Promise<Effort> {
  const author = await newAuthor();
  await signIn(author);
  await fromList(author, 3);
  return author.effort;
}

const fine: boolean[] = [];
const judged = (value: number, limit: number) => {
  fine.push(value <= limit);
  return `${String(value).padStart(4)}, ${(value / limit).toFixed(2)} × ${limit}`;
};
try {
  console.log("From the sign-in to the first saved point, clicks and filled fields\n");
  for (const [name, limit, measure] of [
    ["from nothing", FIRST_LIMIT.nothing, fromNothing],
    ["from the example", FIRST_LIMIT.example, fromExample],
    ["from a pasted list", FIRST_LIMIT.list, firstFromList],
  ] as const) {
    const { clicks, fields } = await measure();
    console.log(`  ${name.padEnd(20)}${judged(clicks + fields, limit)}`);
  }
  for (const way of ["shortcuts", "buttons"] as const) {
    const typist = await newAuthor();
    await typist.click(typist.button(/^Editor/));
    const tabs = await tabsToFirstPoint(typist.page, way);
    console.log(`  Tabs, by ${way.padEnd(11)}${judged(tabs, TABS_LIMIT)}`);
  }
  console.log(
    `\nA route of ${POINTS} points in three languages, with one challenge of each kind\n`,
  );
  for (const [name, measure] of [
    ["point by point", pointByPoint],
    ["from a pasted list", withList],
  ] as const) {
    const { clicks, fields, keys } = await measure();
    console.log(`  ${name}`);
    console.log(`    clicks ${judged(clicks, LIMIT.clicks)}`);
    console.log(`    fields ${judged(fields, LIMIT.fields)}`);
    console.log(`    keys   ${String(keys).padStart(4)}`);
  }
  if (!fine.every(Boolean)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  map.stop();
}
