import type { Page } from "@playwright/test";
import { pngFile } from "./support/asset-files.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { expect, test } from "./support/journey.ts";
import { PlayedRoute, question, toCollect } from "./support/played-route.ts";
import { solvingKeys } from "./support/sliding-picture.ts";

/** Goes on by Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = (element as HTMLInputElement | null)?.labels;
      return (
        element?.getAttribute("aria-label") ??
        labels?.[0]?.textContent ??
        element?.textContent ??
        ""
      ).trim();
    });
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}

for (const { width, colorScheme } of [
  { width: 320, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 720 }, colorScheme, locale: "es-ES" });

    test(
      "all challenges, a code, a hint, a note and the end by keyboard alone, without an axe violation",
      { tag: ["@whole", "@page-process"] },
      async ({ page, api, server }) => {
        const route = new PlayedRoute(page, api);
        const picture = await api.addAsset("editor", "image", pngFile("suelo.png", 8, 256, 256), {
          name: "Suelo",
        });
        const hint = { challengeHintText: "Mira arriba", challengeHintCost: 5 };
        await route.open(server, { prizeEnabled: 1, prizeName: "Un libro", prizeScore: 40 }, [
          { fields: { ...question(10), ...hint } },
          { fields: { challengeType: "puzzle_imagen", puzzleImg: picture, puzzleScore: 10 } },
          { fields: { challengeType: "sopa_letras", words: "FUENTES", wordsScore: 10 } },
          { fields: { ...toCollect(10), checkInBy: "code", checkInCode: "7", isFinal: 1 } },
        ]);
        const enter = async (name: string | RegExp) => {
          await tabTo(page, name);
          await page.keyboard.press("Enter");
        };
        const challengeOf = async (name: string) => {
          await enter(new RegExp(`^Ir a este punto\\s*${name}$`));
          await route.isAt(name);
          await expectNoAxeViolation(page);
          await enter("Ir al reto");
          await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
          await expectNoAxeViolation(page);
        };
        await expectNoAxeViolation(page);
        await enter("Empezar");
        await expectNoAxeViolation(page);

        await challengeOf("A");
        await enter(/^Pedir una pista/);
        await route.tells("Mira arriba");
        await tabTo(page, /^(Esta|Aquella)$/);
        await page.keyboard.press("Space");
        while (!(await page.getByLabel("Esta").isChecked())) await page.keyboard.press("ArrowDown");
        await enter("Responder");
        await route.tells("Reto superado");
        await expectNoAxeViolation(page);
        await enter("Continuar");

        await challengeOf("B");
        const labels = await page
          .getByRole("group", { name: "Puzle" })
          .getByRole("button")
          .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute("aria-label") ?? ""));
        await tabTo(page, /^Pieza/);
        for (const key of solvingKeys(labels)) await page.keyboard.press(key);
        await route.tells("Reto superado");
        await enter("Continuar");

        await challengeOf("C");
        const letters = await page.getByRole("gridcell").allTextContents();
        const first = letters.findIndex(
          (_, at) => letters.slice(at, at + 7).join("") === "FUENTES",
        );
        await tabTo(page, /^[FUENTS]$/);
        for (let row = 0; row < first / 7; row += 1) await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        for (let column = 0; column < 6; column += 1) await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
        await route.tells("Reto superado");
        await enter("Continuar");

        await enter("Escribir una nota");
        await expectNoAxeViolation(page);
        await tabTo(page, "Qué pasa aquí");
        await page.keyboard.type("La placa está tapada");
        await enter("Enviar");
        await route.tells("Nota enviada.");
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);

        await tabTo(page, "Código del lugar");
        await page.keyboard.type("8");
        await page.keyboard.press("Enter");
        await route.says("D", "Este no es el código del punto");
        await expectNoAxeViolation(page);
        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.type("7");
        await page.keyboard.press("Enter");
        await route.isAt("D");
        await enter("Ir al reto");
        await expectNoAxeViolation(page);
        await enter("Recoger la puntuación");
        await enter("Continuar");
        await route.isAt("Has terminado la ruta");
        await route.tells("Puntuación final: 40", "Un libro");
        await expectNoAxeViolation(page);
      },
    );
  });
}
