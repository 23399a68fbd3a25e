import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { pngFile } from "./support/asset-files.ts";
import type { PanelApi } from "./support/api.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { expect, test } from "./support/journey.ts";
import { question, toCollect } from "./support/played-route.ts";
import { publishPoints } from "./support/published-route.ts";

/** The words of the player that the walk presses, in each of its languages. */
const WORDS = {
  es: {
    start: "Empezar",
    challenge: "Ir al reto",
    later: "Dejarlo para luego",
    collect: "Recoger la puntuación",
    goOn: "Continuar",
    end: "Has terminado la ruta",
  },
  ca: {
    start: "Comença",
    challenge: "Ves al repte",
    later: "Deixa-ho per després",
    collect: "Recull la puntuació",
    goOn: "Continua",
    end: "Has acabat la ruta",
  },
  en: {
    start: "Start",
    challenge: "Go to the challenge",
    later: "Leave it for later",
    collect: "Collect the score",
    goOn: "Continue",
    end: "You have finished the route",
  },
} as const;

async function publishChallenges(api: PanelApi, serverUrl: string): Promise<string> {
  const picture = await api.addAsset("editor", "image", pngFile("suelo.png", 8, 256, 256), {
    name: "Suelo",
  });
  const { code } = await publishPoints(
    api,
    serverUrl,
    { prizeEnabled: 1, prizeName: "Un libro", prizeScore: 0 },
    [
      { mappointName: "Pregunta", ...question(10) },
      {
        mappointName: "Imagen",
        challengeType: "puzzle_imagen",
        puzzleImg: picture,
        puzzleScore: 10,
      },
      { mappointName: "Letras", challengeType: "sopa_letras", words: "FUENTES", wordsScore: 10 },
      { mappointName: "Final", ...toCollect(10), isFinal: 1 },
    ],
  );
  return code;
}

/**
 * What can be pressed and is smaller than a thumb (48 px); a field counts with its label. The letters of a grid are as wide as
 * seven of them may be.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>(
        "button:not([role=gridcell]), a[href], input, select, textarea",
      ),
      (element) => {
        const within = (element as HTMLInputElement).labels?.[0];
        const { width, height } = (
          within?.contains(element) ? within : element
        ).getBoundingClientRect();
        return { text: element.getAttribute("aria-label") ?? element.textContent, width, height };
      },
    ).filter(({ width, height }) => width > 0 && (width < 47.5 || height < 47.5)),
  );

/** What is cut off at the right where all letters have twice the size. */
async function cutOff(page: Page) {
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const cut = await page.evaluate(() =>
    Array.from(document.querySelectorAll("button, a, input, select, h1, h2, h3, p"), (element) => ({
      text: element.textContent,
      right: Math.round(element.getBoundingClientRect().right),
    })).filter(({ right }) => right > innerWidth),
  );
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  return cut;
}

/** The challenges as a screen reader has them, in Spanish. */
const HEARD = {
  async Pregunta(main: Locator) {
    await expect(main.getByRole("group", { name: "¿Cuál?" }).getByRole("radio")).toHaveCount(2);
    await expect(main.getByRole("radio", { name: "Aquella" })).toBeVisible();
    await expect(main.getByRole("button", { name: "Responder" })).toBeDisabled();
  },
  async Imagen(main: Locator) {
    await expect(main.getByRole("heading", { level: 2, name: "Puzle" })).toBeVisible();
    const puzzle = main.getByRole("group", { name: "Puzle" });
    await expect(puzzle).toHaveAccessibleDescription(/Con el teclado, usa las flechas/);
    const pieces = puzzle.getByRole("button", { name: /^Pieza \d, fila \d, columna \d$/ });
    await expect(pieces).toHaveCount(8);
    await expect(main.getByRole("checkbox", { name: "Mostrar números" })).toBeVisible();
    await expect(main.getByRole("status")).toBeAttached();
  },
  async Letras(main: Locator) {
    const grid = main.getByRole("grid", { name: "Sopa de letras" });
    await expect(grid).toHaveAccessibleDescription(/Con el teclado: flechas para moverte/);
    await expect(grid.getByRole("row")).toHaveCount(7);
    const row = grid.getByRole("row", { name: "F U E N T E S" });
    await expect(row.getByRole("gridcell", { name: "F" })).toBeVisible();
    const words = main.getByRole("region", { name: "Palabras" }).getByRole("listitem");
    await expect(words).toHaveText("FUENTES");
    await expect(main.getByRole("status")).toBeAttached();
  },
  async Final(main: Locator) {
    await expect(main.getByRole("heading", { level: 2 })).toHaveText("Aquí se gana puntuación");
    await expect(main.getByRole("button", { name: "Recoger la puntuación" })).toBeVisible();
  },
};

async function isForEverybody(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    await expectNoAxeViolation(page);
    const { violations } = await new AxeBuilder({ page })
      .withRules(["color-contrast-enhanced"])
      .analyze();
    const faint = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    expect.soft(faint, `contrast on ${screen}`).toEqual([]);
    expect.soft(await smallTargets(page), `targets on ${screen}`).toEqual([]);
    expect.soft(await cutOff(page), `cut off on ${screen}`).toEqual([]);
  });
}

for (const [language, locale, colorScheme] of [
  ["es", "es-ES", "light"],
  ["ca", "ca-ES", "dark"],
  ["en", "en-GB", "light"],
] as const) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, locale, colorScheme });

    test(
      "every screen of a visit is for everybody: axe, AAA contrast, targets of a thumb, 320 px with letters of twice the size, a screen reader's tree",
      { tag: ["@whole", "@color-scheme", "@page-process"] },
      async ({ page, api, server }) => {
        const words = WORDS[language];
        const code = await publishChallenges(api, server.url);
        const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
        const title = page.getByRole("heading", { level: 1 });
        await page.goto(`${server.url}/play/`);
        await expect(page.getByRole("link").first()).toBeVisible();
        await isForEverybody(page, "the list");
        await page.goto(`${server.url}/play/${code}`);
        await expect(page.getByRole("button", { name: words.start })).toBeVisible();
        await isForEverybody(page, "the start");
        await press(words.start);
        await expect(page.getByRole("application")).toBeVisible();
        await isForEverybody(page, "the map");
        for (const name of ["Pregunta", "Imagen", "Letras"] as const) {
          await page.getByRole("listitem").filter({ hasText: name }).getByRole("button").click();
          await expect(title).toHaveText(name);
          await isForEverybody(page, `the point ${name}`);
          await press(words.challenge);
          await expect(page.getByRole("button", { name: words.challenge })).toBeHidden();
          await isForEverybody(page, `the challenge of ${name}`);
          if (language === "es") await HEARD[name](page.getByRole("main"));
          await press(words.later);
        }
        await page.getByRole("listitem").filter({ hasText: "Final" }).getByRole("button").click();
        await press(words.challenge);
        await expect(page.getByRole("button", { name: words.collect })).toBeVisible();
        await isForEverybody(page, "the challenge of Final");
        if (language === "es") await HEARD.Final(page.getByRole("main"));
        await press(words.collect);
        await press(words.goOn);
        await expect(title).toHaveText(words.end);
        await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
        await isForEverybody(page, "the end");
      },
    );
  });
}
