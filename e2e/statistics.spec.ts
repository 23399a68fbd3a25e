import type { Locator, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { PanelApi } from "./support/api.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { expect, test } from "./support/journey.ts";
import { goesRoundByTab } from "./support/tab-round.ts";
import { VisitorsApp } from "./support/visitors-app.ts";

/** A route of two points on which fourteen visitors start, of whom eight complete it. */
async function playedRoute(api: PanelApi, app: VisitorsApp, gymName: string): Promise<number> {
  const experience = await api.createExperience("editor", { gymName });
  const first = await api.addPoint("editor", experience, { mappointName: "La fuente" });
  const second = await api.addPoint("editor", experience, {
    mappointName: "La torre",
    latitude: 40.418,
  });
  await api.setState("editor", experience, 1);
  const all = [
    { visitors: 8, points: [first, second], gender: "man", right: true, completes: true },
    { visitors: 6, points: [first], gender: "woman", right: false, completes: false },
  ] as const;
  for (const visits of all) {
    const results = await app.report({ experience, ...visits });
    expect(new Set(results)).toEqual(new Set(["accepted"]));
  }
  return experience;
}

async function openStatistics(page: Page, name: string): Promise<Locator> {
  await page.goto("/panel/experiences");
  await page.getByRole("button", { name: `Estadísticas de «${name}»` }).click();
  return page.getByRole("dialog", { name: `Estadísticas de «${name}»` });
}

/** The figure of a card, by its label. */
const figure = (part: Locator, label: string) =>
  part.getByText(label, { exact: true }).locator("xpath=../following-sibling::p[1]");

test("EXP-04 what the visitors' app reports is seen in the modal by each role that sees the experience", async ({
  api,
  server,
  visitor,
}) => {
  const name = "Ruta jugada";
  await playedRoute(api, new VisitorsApp(server), name);
  for (const role of ["editor", "supervisor", "super-admin"] as const) {
    const { page, context } = await visitor(role);
    const total = (await openStatistics(page, name)).getByRole("region", {
      name: "Desde el principio",
    });
    await expect(figure(total, "Usuarios únicos")).toHaveText("14");
    await expect(figure(total, "Hombres")).toHaveText(/57,1\s%/);
    await expect(figure(total, "Mujeres")).toHaveText(/42,9\s%/);
    await expect(figure(total, "Completadas")).toHaveText("8");
    await expect(figure(total, "Tiempo medio de juego")).toHaveText("5 min");
    await expect(figure(total, "Puntos visitados")).toHaveText("22");
    await expect(figure(total, "Puntos principales")).toHaveText("0");
    await expect(figure(total, "Minijuegos")).toHaveText("0");
    await expect(figure(total, "Preguntas contestadas")).toHaveText("22");
    await expect(figure(total, "Ganados")).toHaveText("8");
    await expect(figure(total, "Recogidos")).toHaveText("0");
    await context.close();
  }
});

test("EXP-04 the period tells where visitors stop, and what is hidden of few", async ({
  api,
  page,
  server,
  signIn,
}) => {
  const name = "Ruta con paradas";
  const app = new VisitorsApp(server);
  const experience = await playedRoute(api, app, name);
  await signIn("editor");
  const dialog = await openStatistics(page, name);
  const stops = dialog.getByRole("region", { name: "Dónde abandonan los visitantes" });
  await expect(stops.getByRole("listitem")).toHaveText([
    /La fuente\s*14 de 14 partidas \(100\s%\)/,
    /La torre\s*8 de 14 partidas \(57,1\s%\).*Aquí se pierden más visitantes: 6 menos/,
  ]);
  await expect(stops.getByRole("application")).toBeVisible();
  const questions = dialog.getByRole("region", { name: "Preguntas" });
  await expect(questions.getByRole("listitem")).toHaveText([
    /La fuente\s*Aciertan 8 \(57,1\s%\) · Fallan 6/,
    /La torre\s*Aciertan 8 \(100\s%\) · Fallan 0\s*Todos aciertan/,
  ]);
  await expect(dialog.getByRole("img", { name: /Partidas por día/ })).toBeVisible();
  await dialog.getByText("Ver como tabla").click();
  // Around midnight there are two days, one of them without a play.
  const played = dialog
    .getByRole("table", { name: "Partidas por día" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell", { name: "14", exact: true }) });
  await expect(played).toHaveText([/\d+ \p{L}+.*14/u]);
  await dialog.getByRole("radio", { name: "Siempre" }).click();
  await expect(dialog.getByRole("table", { name: "Partidas por mes" })).toBeAttached();
  // Four people on another route of the same author.
  const few = await api.createExperience("editor", { gymName: "Ruta de pocos" });
  const point = await api.addPoint("editor", few, { mappointName: "El pozo" });
  await api.setState("editor", few, 1);
  await app.report({
    experience: few,
    visitors: 4,
    points: [point],
    gender: "man",
    right: true,
    completes: true,
  });
  const hidden = await openStatistics(page, "Ruta de pocos");
  const total = hidden.getByRole("region", { name: "Desde el principio" });
  await expect(figure(total, "Usuarios únicos")).toHaveText(/Menos de cinco personas/);
  await expect(
    hidden.getByText("En este periodo han jugado menos de cinco personas"),
  ).toBeVisible();
  expect(experience).not.toBe(few);
});

test(
  "EXP-04 everything that is shown is in the file, and the modal keeps to WCAG",
  { tag: "@download" },
  async ({ api, page, server, signIn }) => {
    const name = "Ruta en fichero";
    await playedRoute(api, new VisitorsApp(server), name);
    await signIn("editor");
    const dialog = await openStatistics(page, name);
    await expect(dialog.getByRole("img", { name: /Partidas por día/ })).toBeVisible();
    await expect(dialog.getByRole("application")).toHaveAttribute("data-rendered", "true");
    await expectNoAxeViolation(page, { within: "[role=dialog]" });
    await goesRoundByTab(dialog);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Descargar CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^estadisticas-\d+\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "Usuarios únicos;14",
        "Partidas;14;0",
        "La torre;8",
        "Castellano;14",
      ]),
    );
  },
);

test(
  "EXP-04 nobody has played, statistics that cannot be had, and a back end without reports",
  { tag: "@whole" },
  async ({ api, page, signIn, watch }) => {
    watch.allow(/404/);
    await test.step("nobody has played, and statistics that cannot be had", async () => {
      await api.createExperience("editor", { gymName: "Ruta sin jugar" });
      await signIn("editor");
      const empty = await openStatistics(page, "Ruta sin jugar");
      await expect(empty.getByRole("heading", { name: "Aún no ha jugado nadie" })).toBeVisible();
      await expect(empty.getByText("Las partidas llegan desde la app")).toBeVisible();
      const gone = { success: false, message: "No", data: { translation_key: "ERRORS.unknown" } };
      await page.route("**/gymkhanas/stats", (route) => route.fulfill({ status: 200, json: gone }));
      const failed = await openStatistics(page, "Madrid de los Austrias");
      await expect(
        failed.getByText("Las estadísticas no están disponibles en este momento"),
      ).toBeVisible();
      await page.unroute("**/gymkhanas/stats");
      await failed.getByRole("button", { name: "Reintentar" }).click();
      await expect(failed.getByRole("region", { name: "Desde el principio" })).toBeVisible();
    });

    await page.unrouteAll({ behavior: "ignoreErrors" });

    await test.step("with a back end that has no reports only the specified cards show", async () => {
      await signIn("editor");
      const missing = {
        success: false,
        message: "No",
        data: { translation_key: "ERRORS.notFound" },
      };
      await page.route("**/gymkhanas/playReport", (route) =>
        route.fulfill({ status: 404, json: missing }),
      );
      const dialog = await openStatistics(page, "Madrid de los Austrias");
      await expect(figure(dialog, "Usuarios únicos")).toHaveText(/\d+/);
      await expect(dialog.getByRole("region", { name: "En el periodo" })).toBeHidden();
      await expect(dialog.getByRole("radio")).toHaveCount(0);
    });
  },
);
