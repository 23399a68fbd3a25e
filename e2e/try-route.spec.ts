import type { Page } from "@playwright/test";
import { expectNoAxeViolation } from "./support/axe.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { PointEditor } from "./support/point-editor.ts";
import { RouteCheck } from "./support/route-check.ts";
import { kept, makeTriedRoute, north, Player, trialLink } from "./support/trial.ts";

test("PLAY-02 PLAY-10 PLAY-14 PLAY-25 a route is tried beside the map, taken back, kept, renamed, and told once it no longer ends as it did", async ({
  page,
  api,
  signIn,
}) => {
  const name = "Ruta que se prueba";
  await makeTriedRoute(api, name);
  const form = new ExperienceForm(page);
  const check = new RouteCheck(page);
  const window = page.getByRole("dialog", { name: "Probar la ruta" });
  const player = new Player(page.frameLocator("iframe"));
  const row = (text: string) => window.getByRole("listitem").filter({ hasText: text });
  await signIn("editor");
  await form.open(name);
  await page.getByRole("button", { name: "Probar", exact: true }).click();

  await test.step("the visitor walks by itself to the first point, whose wrong answer is taken back", async () => {
    await player.press("Empezar");
    await window.getByLabel("Velocidad").selectOption("60");
    await window.getByRole("button", { name: "Caminar" }).click();
    await expect(player.heading).toHaveText("Plaza");
    await player.answer("La una");
    await expect(row("Falla el reto de «Plaza»")).toBeVisible();
    await window.getByRole("button", { name: /^Volver a .*: Llega a «Plaza»$/ }).click();
    await expect(row("Falla el reto de «Plaza»")).toBeHidden();
    await expect(player.heading).toHaveText("Plaza");
    await player.answer("Las doce");
  });

  await test.step("on to the prize", async () => {
    await expect(player.heading).toHaveText("Fuente");
    await player.collect();
    await expect(player.heading).toHaveText("Palacio");
    await player.press("Continuar");
    await expect(player.said.filter({ hasText: "Puntuación final: 15" })).toBeVisible();
    await expect(row("Consigue el premio")).toBeVisible();
  });

  await test.step("the walk is kept, and its point is made worth less", async () => {
    await window.getByLabel("Nombre del recorrido").fill("Directo");
    await window.getByRole("button", { name: "Guardar el recorrido" }).click();
    await expect(row("Con premio, 15 puntos")).toBeVisible();
    await window.getByRole("button", { name: "Cambiar el nombre: Directo" }).click();
    const dialog = page.getByRole("dialog", { name: "Cambiar el nombre del recorrido" });
    await dialog.getByLabel("Nombre del recorrido").fill("Del tirón");
    await dialog.getByRole("button", { name: "Cambiar el nombre" }).click();
    await expect(dialog).toBeHidden();
    await expect(row("Con premio, 15 puntos")).toContainText("Del tirón");
    await page.keyboard.press("Escape");
    await expect(window).toBeHidden();
    await expect(check.finding(/Del tirón/)).toBeHidden();
    const point = new PointEditor(page);
    await point.edit("Palacio");
    await point.final.click();
    await expect(
      check.finding("El recorrido guardado «Del tirón» ya no llega al final."),
    ).toBeVisible();
  });

  await test.step("it is played again as it is typed, and does not end", async () => {
    await page.getByRole("button", { name: "Probar", exact: true }).click();
    await window.getByRole("button", { name: "Repetir: Del tirón" }).click();
    await expect(row("Llega a «Palacio»")).toBeVisible();
    await expect(row("La ruta acaba")).toBeHidden();
    await window.getByRole("button", { name: "Eliminar: Del tirón" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Eliminar", exact: true })
      .click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(row("Del tirón")).toHaveCount(0);
  });
});

test.describe("on a phone", { tag: "@geolocation" }, () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "es-ES",
    permissions: ["geolocation"],
    geolocation: north(-60),
  });

  /** Walks north to a point, 25 m at a time, as the metres are told that are left. */
  async function walk(page: Page, from: number, to: number): Promise<void> {
    for (let at = from + 25; to - at > 15; at += 25) {
      await page.context().setGeolocation(north(at));
      await expect(page.getByText(new RegExp(`^a ${to - at}\\sm$`))).toBeVisible();
    }
    await page.context().setGeolocation(north(to - 10));
  }

  test("PLAY-02 PLAY-10 PLAY-25 a stranger walks a route from its link to the prize, is resumed, and writes a note without a network", async ({
    page,
    api,
    server,
  }) => {
    const { id } = await makeTriedRoute(api, "Ruta en la calle");
    const player = new Player(page);
    await page.goto(await trialLink(api, server.url, id));
    await player.press("Empezar");
    await expect(
      page.getByText("Para jugar esta ruta hace falta saber dónde estás."),
    ).toBeVisible();
    await expectNoAxeViolation(page);
    await player.press("Usar mi posición");
    await expect(page.getByText(/^a 60\sm$/)).toBeVisible();

    await test.step("the first point opens on arriving, and the try goes on after the page was loaded anew", async () => {
      await walk(page, -60, 0);
      await expect(player.heading).toHaveText("Plaza");
      await player.answer("Las doce");
      await page.reload();
      await expect(page.getByText("Visitado", { exact: true })).toBeVisible();
      await player.press("Usar mi posición");
    });

    await test.step("a note waits without a network and is sent once it is back", async () => {
      // The map's pictures of this place have come: others would fail without a network.
      await expect(page.getByRole("application")).toHaveAttribute("data-rendered", "true");
      // And so has the code that is kept ahead: what is cut off on its way fails aloud.
      const code = (await (await fetch(`${server.url}/try/files.json`)).json()) as string[];
      await expect
        .poll(() => kept(page))
        .toEqual(expect.arrayContaining(code.map((file) => `/try/${file}`)));
      await page.context().setOffline(true);
      await player.press("Escribir una nota");
      await page.getByLabel("Qué pasa aquí").fill("El panel está tapado por una obra");
      await page.getByRole("button", { name: "Enviar" }).click();
      await expect(page.getByText("Pendiente: se enviará cuando haya conexión.")).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText("Nota enviada.")).toBeVisible();
      await page.getByRole("button", { name: "Cerrar" }).click();
    });

    await walk(page, -10, 100);
    await expect(player.heading).toHaveText("Fuente");
    await player.collect();
    await walk(page, 90, 200);
    await expect(player.heading).toHaveText("Palacio");
    await player.press("Continuar");
    await expect(page.getByRole("heading", { name: "Tu premio" })).toBeVisible();
    await expectNoAxeViolation(page);
  });
});
