import type { Locator, Page } from "@playwright/test";
import { pngFile } from "./support/asset-files.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { PointEditor } from "./support/point-editor.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const choose = (page: Page, kind: string) =>
  page.getByRole("radiogroup", { name: "Tipo de reto" }).getByRole("radio", { name: kind }).click();
const openChallenge = (page: Page) =>
  page.getByRole("button", { name: /^Reto y recompensa/ }).click();
const text = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

/** Types a word and adds it with Enter. */
async function add(input: Locator, word: string): Promise<void> {
  await input.fill(word);
  await input.press("Enter");
}

/** What the test's experience is called: a name has no outer white space. */
const nameOf = (title: string) => title.slice(0, 40).trim();

test.beforeEach(async ({ page, api, signIn }, { title }) => {
  const gymName = nameOf(title);
  const gymId = await api.createExperience("editor", { gymName });
  await api.addPoint("editor", gymId, { mappointName: "Sol" });
  await signIn("editor");
  await new ExperienceForm(page).open(gymName);
  await new PointEditor(page).edit("Sol");
});

const stored = async (
  api: { experienceNamed(role: "editor", name: string): Promise<{ [field: string]: unknown }> },
  title: string,
) => {
  const experience = await api.experienceNamed("editor", nameOf(title));
  return (experience["mappointMinigames"] as object[])[0];
};

test("CHL-02, CHL-03 a question has its answers in each language and what they are worth", async ({
  page,
  api,
}, { title }) => {
  const form = new ExperienceForm(page);
  const point = new PointEditor(page);
  await openChallenge(page);
  await choose(page, "Pregunta con tres respuestas");
  await text(page, "Pregunta").fill("¿Qué hora marca?");
  await text(page, "Respuesta correcta").fill("Las doce");
  await text(page, "Respuesta incorrecta").fill("La una");
  await text(page, "Otra respuesta incorrecta").fill("Las dos");
  await page.getByRole("combobox", { name: "Puntuación al acertar" }).selectOption("20");
  const lost = page.getByRole("spinbutton", { name: "Puntuación que se pierde al fallar" });
  await lost.fill("muchos");
  await lost.blur();
  await expect(lost).toHaveValue("0");
  await lost.fill("5");
  await form.show("Catalán");
  await text(page, "Pregunta").fill("Quina hora marca?");
  await form.show("Castellano");
  await point.save.click();
  await expect(form.said("Punto guardado")).toBeVisible();
  expect(await stored(api, title)).toMatchObject({
    Type: "multi_respuesta",
    multi_respuesta: {
      Question: "¿Qué hora marca?",
      QuestionCat: "Quina hora marca?",
      AnswerCorrect: "Las doce",
      AnswerIncorrect1: "La una",
      AnswerIncorrect2: "Las dos",
      ScoreCorrect: 20,
      ScoreIncorrect: 5,
    },
  });
  await point.edit("Sol");
  await expect(text(page, "Respuesta correcta")).toHaveValue("Las doce");
  await choose(page, "Ninguno");
  await expect(text(page, "Pregunta")).toHaveCount(0);
  await choose(page, "Pregunta con tres respuestas");
  await expect(text(page, "Pregunta")).toHaveValue("¿Qué hora marca?");
});

test("CHL-04, LIB-09 a puzzle accepts only a square image, cut into 3 to 6 pieces a side", async ({
  page,
  api,
}, { title }) => {
  await api.addAsset("editor", "image", pngFile("ancha.png", 241, 320, 240), { name: "Ancha" });
  const square = await api.addAsset("editor", "image", pngFile("cuadrada.png", 242, 256, 256), {
    name: "Cuadrada",
  });
  const form = new ExperienceForm(page);
  await openChallenge(page);
  await choose(page, "Puzle de una imagen");
  const field = page.getByRole("group", { name: /^Imagen del puzle/ });
  await field.getByRole("button", { name: /Elegir$/ }).click();
  const picker = page.getByRole("dialog", { name: "Elige una imagen" });
  await picker.getByRole("option", { name: /Ancha/ }).click();
  await picker.getByRole("button", { name: "Elegir este" }).click();
  await expect(
    picker.getByText("La imagen del puzzle debe ser cuadrada (mismo alto y ancho)."),
  ).toBeVisible();
  await picker.getByRole("option", { name: /Cuadrada/ }).click();
  await picker.getByRole("button", { name: "Elegir este" }).click();
  await expect(field).toContainText("Cuadrada");
  const pieces = page.getByRole("radiogroup", { name: "Piezas" });
  await expect(pieces.getByRole("radio")).toHaveText(["3 × 3", "4 × 4", "5 × 5", "6 × 6"]);
  await expect(pieces.getByRole("radio", { name: "3 × 3" })).toBeChecked();
  await pieces.getByRole("radio", { name: "5 × 5" }).click();
  await text(page, "Descripción del puzle").fill("Recompón la plaza");
  await new PointEditor(page).save.click();
  await expect(form.said("Punto guardado")).toBeVisible();
  expect(await stored(api, title)).toMatchObject({
    Type: "puzzle_imagen",
    puzzle_imagen: { IdMod: square, size: 5, score: 5, description: "Recompón la plaza" },
  });
});

test(
  "CHL-05 a word search takes six words of seven letters, each once, and says what it refuses",
  { tag: "@whole" },
  async ({ page, api }, { title }) => {
    const form = new ExperienceForm(page);
    await openChallenge(page);
    await choose(page, "Sopa de letras");
    const words = text(page, "Palabras");
    const refused = async (word: string, name: string) => {
      await add(words, word);
      const notice = page.getByRole("alertdialog", { name });
      await expect(notice).toContainText(word);
      await notice.getByRole("button", { name: "Aceptar" }).click();
      await expect(words).toBeFocused();
      await expect(words).toHaveValue(word);
    };
    await add(words, "OSO");
    await add(words, "   ");
    await refused("oso", "La palabra ya está");
    await refused("MADROÑOS", "La palabra es demasiado larga");
    await refused("SOL☀️", "No son solo letras");
    await refused("太陽", "No son solo letras");
    await words.fill("MADROÑO");
    await page.getByRole("button", { name: "Añadir", exact: true }).click();
    for (const word of ["SOL", "RELOJ", "PLAZA", "UVAS"]) await add(words, word);
    await refused("METRO", "No caben más palabras");
    await page.getByRole("button", { name: /Quitar.*UVAS/ }).click();
    await add(words, "METRO");
    await form.show("Catalán");
    await expect(page.getByRole("button", { name: /Quitar.*OSO/ })).toHaveCount(0);
    await add(words, "ÓS");
    await form.show("Castellano");
    await new PointEditor(page).save.click();
    await expect(form.said("Punto guardado")).toBeVisible();
    expect(await stored(api, title)).toMatchObject({
      Type: "sopa_letras",
      sopa_letras: { words: "OSO MADROÑO SOL RELOJ PLAZA METRO", wordsCat: "ÓS", wordsEng: "" },
    });
  },
);

test(
  "CHL-02, CHL-06 a challenge of points gives 5 by default, and up to 30 can be chosen",
  { tag: "@whole" },
  async ({ page, api }, { title }) => {
    const form = new ExperienceForm(page);
    await openChallenge(page);
    await expect(
      page
        .getByRole("radiogroup", { name: "Tipo de reto" })
        .getByRole("radio", { name: "Ninguno" }),
    ).toBeChecked();
    await choose(page, "Solo puntos");
    const score = page.getByRole("combobox", { name: "Puntuación al acertar" });
    await expect(score).toHaveValue("5");
    await expect(score.getByRole("option")).toHaveText(["5", "10", "15", "20", "25", "30"]);
    await score.selectOption("30");
    // Left out, the point is saved without it; until then what was chosen comes back.
    const included = page.getByRole("switch", { name: "Incluir «Reto y recompensa»" });
    await included.click();
    await expect(score).toBeHidden();
    await page.reload();
    await expect(included).not.toBeChecked();
    await included.click();
    await expect(score).toHaveValue("30");
    await new PointEditor(page).save.click();
    await expect(form.said("Punto guardado")).toBeVisible();
    expect(await stored(api, title)).toMatchObject({
      Type: "puntos",
      puntos: { active: 1, score: 30 },
    });
    await new PointEditor(page).edit("Sol");
    await included.click();
    await new PointEditor(page).save.click();
    await expect.poll(() => stored(api, title)).toMatchObject({ Type: "espera" });
  },
);
