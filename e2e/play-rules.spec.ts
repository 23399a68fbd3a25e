import { expect, test as base } from "./support/journey.ts";
import { letterOf, PlayedRoute, question, toCollect } from "./support/played-route.ts";

/* Each rule of play (docs/play.md) as somebody meets it who plays a route on a phone. */

const test = base.extend<{ route: PlayedRoute }>({
  route: async ({ page, api }, provide) => provide(new PlayedRoute(page, api)),
});

test.use({ viewport: { width: 390, height: 844 }, locale: "es-ES" });

const whole = { tag: "@whole" };
const LATER = "Dejarlo para luego";

const positioned = { gymPrivate: 3 };

test(
  "PLAY-01 PLAY-03 PLAY-06 PLAY-13 PLAY-18 in any order; what closes, closes for good; what is reached stays so",
  whole,
  async ({ route, server }) => {
    await route.open(server, {}, [
      { fields: { ...question(50), ...toCollect(5) } },
      { until: 0 },
      {},
      { until: 2 },
    ]);
    await route.press("Empezar");
    await route.isOpen("A", "B", "C", "D");
    await route.goTo("D");
    await route.press("Continuar");
    await route.goTo("C");
    await route.press("Continuar");
    await route.says("D", "Visitado");
    await route.goTo("A");
    // Only the kind in force counts, whatever was written for another.
    await route.press("Ir al reto");
    await route.tells("Aquí se gana puntuación");
    await route.press(LATER);
    await route.says("B", "Cerrado desde que llegaste a «A»");
    await expect(route.row("C").getByRole("button", { name: /^Ir a este punto/ })).toHaveCount(0);
    await route.tells("3 de 4 puntos visitados");
  },
);

test(
  "PLAY-02 PLAY-04 PLAY-05 opened by another, by one that closes it too, by itself, and by one that is gone",
  whole,
  async ({ route, server }) => {
    await route.open(server, {}, [{}, { after: 0 }, { after: 0, until: 0 }, {}, {}, { after: 4 }]);
    await route.change(3, { dependency: route.idOf(3) });
    await route.remove(4);
    await route.page.reload();
    await route.press("Empezar");
    await route.isOpen("A", "D", "F");
    await route.says("B", "Cerrado: se abre en «A»");
    await route.says("C", "Cerrado: se abre en «A»");
    await route.goTo("A");
    await route.press("Continuar");
    await route.isOpen("B", "D", "F");
    await route.says("C", "Cerrado desde que llegaste a «A»");
  },
);

test(
  "PLAY-07 PLAY-08 a duration counts from when the point opens, and one of 0 never ends",
  whole,
  async ({ route, server }) => {
    await route.open(server, {}, [
      {},
      { fields: { lifetime: 60 } },
      { after: 0, fields: { lifetime: 90 } },
      { fields: { lifetime: 0 } },
    ]);
    await route.press("Empezar");
    await route.says("B", "Se cierra en");
    await route.wait(61);
    await route.says("B", "Cerrado: se acabó el tiempo");
    await route.isOpen("A", "D");
    await route.goTo("A");
    await route.press("Continuar");
    await route.says("C", "Se cierra en 1");
    await route.wait(91);
    await route.says("C", "Cerrado: se acabó el tiempo");
    await route.isOpen("D");
  },
);

test(
  "PLAY-09 a point that the route has no more was not reached",
  whole,
  async ({ route, server }) => {
    await route.open(server, {}, [{ fields: toCollect(5) }, {}]);
    await route.press("Empezar");
    await route.goTo("A");
    await route.press("Ir al reto");
    await route.press("Recoger la puntuación");
    await route.press("Continuar");
    await route.hasScore(5);
    await route.remove(0);
    await route.page.reload();
    await route.tells("0 de 1 puntos visitados");
    await route.hasScore(0);
  },
);

test(
  "PLAY-10 PLAY-30 PLAY-31 PLAY-32 at 15 m or as far as the author says, or by a code alone",
  whole,
  async ({ route, server }) => {
    await route.open(server, positioned, [
      {},
      { fields: { checkInRadius: 60 } },
      {},
      { fields: { checkInBy: "code", checkInCode: "Rosa 7" } },
      { fields: { checkInBy: "code", checkInCode: "" } },
    ]);
    await route.press("Empezar");
    await route.press("Usar mi posición");
    await route.walkTo(-17);
    await route.says("A", "a 15\u00A0m");
    await route.walkTo(-14);
    await route.isAt("A");
    await route.press("Continuar");
    await route.walkTo(38);
    await route.says("B", "a 60\u00A0m");
    await route.isAt("Reglas");
    await route.walkTo(41);
    await route.isAt("B");
    await route.press("Continuar");
    const code = (name: string) => route.row(name).getByLabel("Código del lugar");
    await code("D").fill("Lila");
    await code("D").press("Enter");
    await route.says("D", "Este no es el código del punto");
    // Where it stands opens it no more than any other place does.
    await route.walkTo(300);
    await route.isAt("Reglas");
    await code("E").fill("Rosa 7");
    await code("E").press("Enter");
    await route.says("E", "Este punto pide un código y no tiene ninguno");
    await code("D").fill(" rosa 7 ");
    await code("D").press("Enter");
    await route.isAt("D");
  },
);

test(
  "PLAY-11 PLAY-31 free movement opens from anywhere, and changes nothing else",
  whole,
  async ({ route, server }) => {
    await route.open(server, { ...positioned, manualGeo: 1 }, [
      {},
      { after: 0 },
      { fields: { lifetime: 60 } },
      { fields: { checkInBy: "code", checkInCode: "7" } },
    ]);
    await route.press("Empezar");
    await route.tells("Movimiento libre");
    await expect(route.row("D").getByRole("button", { name: /^Ir a este punto/ })).toHaveCount(0);
    await route.says("B", "Cerrado: se abre en «A»");
    await route.wait(61);
    await route.says("C", "Cerrado: se acabó el tiempo");
    await route.goTo("A");
  },
);

test(
  "PLAY-14 PLAY-15 PLAY-17 PLAY-28 PLAY-33 a right answer gives, a wrong one takes as far as there is, each once and with its reason",
  whole,
  async ({ route, server }) => {
    const reasons = {
      challengeQuestionWhyCorrect: "Porque sí.",
      challengeQuestionWhyIncorrect: "Porque no.",
    };
    await route.open(server, {}, [
      { fields: { ...question(10), ...reasons } },
      { fields: { ...question(10, 25), ...reasons } },
    ]);
    await route.press("Empezar");
    await route.goTo("A");
    await route.press("Ir al reto");
    // The third answer has no text.
    await expect(route.page.getByRole("radio")).toHaveCount(2);
    await route.page.getByLabel("Esta").check();
    await route.press("Responder");
    await route.tells("Reto superado", "+10 de puntuación", "Porque sí.");
    await route.press("Continuar");
    await route.goTo("B");
    await route.press("Ir al reto");
    await route.page.getByLabel("Aquella").check();
    await route.press("Responder");
    await route.tells("Respuesta incorrecta", "−10 de puntuación", "Porque no.", "Puntuación: 0");
    await route.press("Continuar");
    await route.goTo("B");
    await expect(route.page.getByRole("button", { name: "Ir al reto" })).toHaveCount(0);
  },
);

test(
  "PLAY-16 PLAY-19 PLAY-27 PLAY-34 PLAY-35 PLAY-36 a hint once, for what there is; a word search later, after its point has closed",
  whole,
  async ({ route, server }) => {
    await route.open(server, {}, [
      { fields: { ...toCollect(5), challengeHintText: "No hace falta" } },
      {
        fields: {
          challengeType: "sopa_letras",
          words: "FUENTES PÀTIO",
          wordsScore: 15,
          lifetime: 600,
          challengeHintText: "Mira abajo",
          challengeHintCost: 7,
        },
      },
    ]);
    await route.press("Empezar");
    await route.goTo("A");
    await route.press("Ir al reto");
    await expect(route.page.getByRole("button", { name: /pista/ })).toHaveCount(0);
    await route.press("Recoger la puntuación");
    await route.press("Continuar");
    await route.goTo("B");
    await route.press("Ir al reto");
    await route.press(/^Pedir una pista/);
    await route.tells("Mira abajo");
    await route.hasScore(0);
    await route.press(LATER);
    await route.wait(601);
    await route.goTo("B");
    await route.press("Ir al reto");
    await route.tells("Mira abajo");
    await expect(route.page.getByRole("button", { name: /^Pedir una pista/ })).toHaveCount(0);
    const cells = route.page.getByRole("gridcell");
    await expect(cells).toHaveCount(49);
    const letters = await cells.allTextContents();
    for (const word of ["FUENTES", "PÀTIO"]) {
      const rows = Array.from({ length: 7 }, (_, row) =>
        letters.slice(row * 7, row * 7 + 7).join(""),
      );
      const row = rows.findIndex((each) => each.includes(word));
      const first = row * 7 + (rows[row] ?? "").indexOf(word);
      await cells.nth(first).click();
      await cells.nth(first + word.length - 1).click();
    }
    await route.tells("Reto superado", "+15 de puntuación", "Puntuación: 15");
  },
);

test(
  "PLAY-20 PLAY-21 PLAY-22 PLAY-25 PLAY-26 the first final point ends the route when its challenge is settled, with the prize that was earned",
  whole,
  async ({ route, server }) => {
    await route.open(server, { prizeEnabled: 1, prizeName: "Un libro", prizeScore: 15 }, [
      { fields: toCollect(5) },
      { fields: { ...question(10), isFinal: 1 } },
      { fields: { isFinal: 1 } },
      {},
    ]);
    await route.press("Empezar");
    await route.goTo("A");
    await route.press(LATER);
    await route.goTo("B");
    await route.press(LATER);
    for (const name of ["C", "D"]) await route.says(name, "Cerrado: la ruta ha acabado");
    await route.goTo("A");
    await route.press("Ir al reto");
    await route.press("Recoger la puntuación");
    await route.press("Continuar");
    await route.isAt("Reglas");
    await route.goTo("B");
    await route.press("Ir al reto");
    await route.page.getByLabel("Esta").check();
    await route.press("Responder");
    await route.press("Continuar");
    await route.isAt("Has terminado la ruta");
    await route.tells("Puntuación final: 15", "Tu premio", "Un libro");
    await route.tells("Esta ruta solo se puede jugar una vez.");
    await route.press("Empezar otra prueba");
    await route.hasScore(0);
    await route.isOpen("A", "B", "C", "D");
  },
);

test(
  "PLAY-23 PLAY-24 without a final point a route never ends; with one that is closed it cannot",
  whole,
  async ({ route, server }) => {
    await route.open(server, {}, [{}, { until: 0, fields: { isFinal: 1 } }]);
    await route.press("Empezar");
    await route.goTo("A");
    await route.press("Continuar");
    await route.tells("No queda ningún punto abierto y la ruta no ha acabado");
    await route.change(1, { isFinal: 0, dependencyNeg: 0 });
    await route.page.reload();
    await route.press("Continuar");
    await route.goTo("B");
    await route.press("Continuar");
    await route.tells("La ruta no tiene un punto final: no acaba nunca.");
  },
);

test(
  "PLAY-29 what is missing in a language is shown in the route's own, else in another, each by itself",
  whole,
  async ({ route, server }) => {
    await route.open(server, { gymLang: "cas" }, [
      { fields: { storyText: "Castellano", storyTextEng: "English", storyTitleCat: "Català" } },
      { fields: { mappointName: letterOf(1), storyTextEng: "English" } },
    ]);
    await route.page.getByLabel("Idioma").selectOption("ca");
    await route.press("Comença");
    await route.goTo("A");
    await expect(route.page.getByText("Castellano")).toHaveAttribute("lang", "es");
    await expect(route.page.getByRole("heading", { name: "Català" })).toHaveAttribute("lang", "ca");
    await route.press("Continua");
    await route.goTo("B");
    await expect(route.page.getByText("English")).toHaveAttribute("lang", "en");
  },
);
