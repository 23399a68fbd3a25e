import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { ExperienceForm } from "./support/experience-form.ts";
import { chooseInRow, expect, test } from "./support/journey.ts";
import { makeTriedRoute, north } from "./support/trial.ts";

interface Started {
  token: string;
  visit: { play: string };
}

/** Plays a published route to its end as a visitor's phone does; answers the number of the play. */
async function playThrough(page: Page, code: string, ids: readonly number[]): Promise<string> {
  const started = await page.request.post("/visits/start", {
    data: { code, language: "es", requestId: randomUUID() },
  });
  const { data } = (await started.json()) as { data: Started };
  const steps = ids.flatMap((point, place) => {
    const { latitude: lat, longitude: lon } = north(place * 100);
    const at = { point, after: 0, position: { lat, lon } };
    const reached = { ...at, number: 2 * place + 1, kind: "reach" };
    // The last point has no challenge.
    return place === ids.length - 1
      ? [reached]
      : [reached, { point, after: 0, number: 2 * place + 2, kind: "pass" }];
  });
  const sent = await page.request.post("/visits/steps", {
    headers: { authorization: `Bearer ${data.token}` },
    data: { phone: "journey-phone", steps },
  });
  expect((await sent.json()) as unknown).toMatchObject({
    data: { refused: [], visit: { prize: "earned" } },
  });
  return data.visit.play;
}

test("an author publishes a route and its changes, the list says it, and two desks hand over one prize", async ({
  page,
  api,
  signIn,
  visitor,
  watch,
}) => {
  // The form saves on what it was before the experience was activated, and then on what it is.
  watch.allow(/status of 409 .*\/gymkhanas\/new/);
  const name = "Ruta que se publica";
  const { id, square, fountain } = await makeTriedRoute(api, name, { prizeStock: 5 });
  const form = new ExperienceForm(page);
  const dialog = page.getByRole("dialog", { name: `Publicar «${name}»` });
  const record = await api.experience("editor", id);
  const code = String(record["code"]);

  await test.step("what keeps visitors out is mended where it is told", async () => {
    await signIn("editor");
    await form.open(name);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await expect(dialog.getByText("Sin publicar")).toBeVisible();
    await dialog.getByRole("button", { name: "Activar" }).click();
    await expect(dialog.getByText("La experiencia no está activa.")).toBeHidden();
    await dialog.getByRole("button", { name: "Abrir en la web" }).click();
    await expect(dialog.getByText("No está abierta en la web.")).toBeHidden();
    await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
    await expect(dialog.getByText(/ya puede jugar/)).toBeVisible();
    await expect(dialog.getByRole("link", { name: new RegExp(`/play/${code}$`) })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("changes are told before they are published, and what is unsaved is saved first", async () => {
    await form.showBasics();
    await form.slogan.fill("¡Buen camino!");
    await page.getByRole("button", { name: "Publicación", exact: true }).click();
    await expect(dialog.getByText(/^Hay cambios sin guardar/)).toBeVisible();
    await page.keyboard.press("Escape");
    await form.update.click();
    await page.getByRole("button", { name: "Publicar cambios", exact: true }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: "bienvenida" })).toBeVisible();
    await dialog.getByRole("button", { name: "Publicar cambios" }).click();
    await expect(dialog.getByText("Los visitantes juegan lo que está guardado.")).toBeVisible();
  });

  const points = record.mappoints.map(({ IdPoint }) => IdPoint);
  expect(points).toEqual([square, fountain, points.at(-1)]);
  const play = await playThrough(page, code, points);

  await test.step("the list says that it is published, keeps it, and leads to the desk", async () => {
    await page.goto("/panel/experiences");
    await expect(page.getByRole("row", { name }).getByText("Publicada")).toBeVisible();
    await chooseInRow(page, name, `Eliminar «${name}»`);
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByRole("alert")).toContainText("Ciérrala a nuevas visitas");
    await chooseInRow(page, name, `Entrega de premios de «${name}»`);
    await expect(page.getByText("Quedan 5 de 5")).toBeVisible();
  });

  await test.step("of two desks one hands the prize over, the other one is told", async () => {
    const other = await visitor("supervisor");
    await other.page.goto(`/panel/experiences/${id}/desk`);
    for (const each of [page, other.page]) {
      await each.getByRole("textbox", { name: "Número de la partida" }).fill(play.toLowerCase());
      await each.keyboard.press("Enter");
      await expect(each.getByText("Puede recoger el premio")).toBeVisible();
    }
    await page.getByRole("button", { name: /^Entregar/ }).click();
    const asked = page.getByRole("alertdialog");
    // The hours of the pickup are those of the demo's day.
    if (await asked.isVisible()) await asked.getByRole("button", { name: /^Entregar/ }).click();
    await expect(page.getByText("Entregado", { exact: true })).toBeVisible();
    await expect(page.getByText("Quedan 4 de 5")).toBeVisible();
    await other.page.getByRole("button", { name: /^Entregar/ }).click();
    await expect(other.page.getByText("Ya se entregó")).toBeVisible();
    await page.getByRole("button", { name: `Deshacer la entrega de ${play}` }).click();
    await expect(page.getByText("Quedan 5 de 5")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: play })).toContainText("deshecha");
  });
});
