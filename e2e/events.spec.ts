import type { Page } from "@playwright/test";
import { chooseInRow, expect, test } from "./support/journey.ts";
import { publishPoints } from "./support/published-route.ts";

interface Joined {
  data: { token: string };
}

/** A phone of a team: it joins with the code of a card, and sends what the team does. */
async function join(page: Page, code: string, phone: string) {
  const joined = await page.request.post("/events/join", { data: { code, phone, language: "es" } });
  const { token } = ((await joined.json()) as Joined).data;
  let sent = 0;
  return {
    async reach(point: number, kinds: readonly ("reach" | "pass")[]) {
      const steps = kinds.map((kind) => ({ kind, point, number: ++sent, after: sent * 1000 }));
      const answer = await page.request.post("/events/team/steps", {
        headers: { authorization: `Bearer ${token}` },
        data: { steps },
      });
      expect((await answer.json()) as unknown).toMatchObject({ data: { refused: [] } });
    },
  };
}

test("an editor prepares an event, follows its teams with a helper and a screen, and keeps the results", async ({
  page,
  api,
  server,
  signIn,
  stranger,
  watch,
}) => {
  // The links end with the event, and their pages say so.
  watch.allow(/status of 401 .*\/events\//);
  const name = "Ruta con equipos";
  const { id } = await publishPoints(api, server.url, { gymName: name, repeatGym: 1 }, [
    {
      mappointName: "Plaza",
      challengeType: "multi_respuesta",
      question: "¿Qué marca el reloj?",
      answerCorrect: "Las doce",
      answerIncorrect1: "La una",
      scoreCorrect: 10,
    },
    { mappointName: "Fuente" },
    { mappointName: "Palacio", isFinal: 1 },
  ]);
  const { mappoints } = await api.experience("editor", id);
  const [square, fountain, palace] = mappoints.map(({ IdPoint }) => IdPoint);
  if (!square || !fountain || !palace) throw new Error("The route lacks points");
  const board = page.getByRole("table", { name: "Equipos del evento" });
  const row = (team: string) => board.getByRole("row", { name: new RegExp(team) });
  const goTo = (tab: string) => page.getByRole("tab", { name: tab }).click();

  await test.step("an event is made with pasted names, from the list of experiences", async () => {
    await signIn("editor");
    await page.goto("/panel/experiences");
    await chooseInRow(page, name, `Eventos de «${name}»`);
    await page.getByRole("button", { name: "Nuevo evento" }).click();
    const dialog = page.getByRole("dialog", { name: "Nuevo evento" });
    await dialog.getByRole("textbox", { name: "Nombre" }).first().fill("Fiesta mayor");
    await dialog.getByRole("radio", { name: "Siempre" }).click();
    await dialog.getByRole("radio", { name: "Con nombres" }).click();
    await dialog.getByRole("textbox", { name: "Nombres" }).fill("Los linces\nLas nutrias");
    await dialog.getByRole("button", { name: "Crear evento" }).click();
    await expect(page.getByRole("heading", { name: "Fiesta mayor", level: 1 })).toBeVisible();
  });

  const teams = page.getByRole("table", { name: "Equipos" });
  const code = await teams
    .getByRole("row", { name: /Los linces/ })
    .getByText(/^[A-Z0-9]{3}-[A-Z0-9]{4}$/)
    .textContent();
  const linces = await join(page, code ?? "", "journey-phone-1");

  const linked = async (button: string, person?: string) => {
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog", { name: button });
    if (person) await dialog.getByRole("textbox").fill(person);
    await dialog.getByRole("button", { name: "Crear enlace" }).click();
    const address = await dialog.getByText(/\/event\/\w+\/.*#/).textContent();
    await dialog.getByRole("button", { name: "Cerrar" }).last().click();
    const opened = await stranger();
    await opened.goto(address ?? "");
    return opened;
  };
  await goTo("Enlaces");
  const helper = await linked("Enlace para ayudante", "Marta");
  // A helper follows it on a phone, where teams are lines.
  await helper.setViewportSize({ width: 390, height: 844 });
  const line = (team: string) => helper.getByRole("listitem").filter({ hasText: team });
  const hall = await linked("Enlace para la sala");
  await expect(hall.getByText("Pronto empezamos")).toBeVisible();

  await test.step("the event is started, and what a team does shows everywhere", async () => {
    await goTo("Seguimiento");
    await expect(row("Los linces")).toContainText("A punto");
    await page.getByRole("button", { name: "Empezar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Empezar" }).click();
    await expect(page.getByText(/^Acaba:/).first()).toBeVisible();
    await linces.reach(square, ["reach", "pass"]);
    await expect(row("Los linces")).toContainText("1 de 3");
    await expect(line("Los linces")).toContainText("1 de 3 paradas");
    await expect(hall.getByRole("listitem").first()).toContainText(/1Los linces10/);
  });

  await test.step("two tabs of a browser share one stream", async () => {
    let streams = 0;
    page.context().on("request", (request) => {
      streams += Number(request.url().includes("/events/board/live"));
    });
    const other = await page.context().newPage();
    await other.goto(page.url());
    const rowThere = other.getByRole("table", { name: "Equipos del evento" }).getByRole("row");
    await expect(rowThere.filter({ hasText: "Los linces" })).toContainText("1 de 3");
    await linces.reach(fountain, ["reach"]);
    await expect(rowThere.filter({ hasText: "Los linces" })).toContainText("2 de 3");
    expect(streams).toBe(0);
    // The tab with the stream goes: the other one takes over.
    await page.goto("/panel/experiences");
    await linces.reach(palace, ["reach"]);
    await expect(rowThere.filter({ hasText: "Los linces" })).toContainText("Ha llegado");
    expect(streams).toBe(1);
    await other.close();
    await page.goBack();
  });

  await test.step("a helper does what the link allows, and the log says who it was", async () => {
    await helper.getByRole("button", { name: "Más acciones con Las nutrias" }).click();
    await expect(helper.getByRole("menuitem", { name: "Dar o quitar puntos" })).toBeHidden();
    await helper.getByRole("menuitem", { name: "Enviar un mensaje" }).click();
    const dialog = helper.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Mensaje" }).fill("¿Dónde estáis?");
    await dialog.getByRole("button", { name: "Enviar" }).click();
    const log = page.getByRole("region", { name: "Qué se ha hecho" });
    await expect(
      log.getByRole("listitem").filter({ hasText: "Mensaje para Las nutrias: ¿Dónde estáis?" }),
    ).toContainText("Marta");
  });

  await test.step("score that is given shows in the hall, and is taken back", async () => {
    await page.getByRole("button", { name: "Más acciones con Los linces" }).click();
    await page.getByRole("menuitem", { name: "Dar o quitar puntos" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Motivo" }).fill("La mejor canción");
    await dialog.getByRole("button", { name: "Dar" }).click();
    await expect(hall.getByRole("listitem").first()).toContainText(/Los linces15/);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(hall.getByRole("listitem").first()).toContainText(/Los linces10/);
  });

  await test.step("after its end links reach nothing, and the results are kept", async () => {
    await page.getByRole("button", { name: "Terminar", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Terminar" }).click();
    await expect(helper.getByText(/El enlace ya no sirve/)).toBeVisible();
    await goTo("Resultados");
    const results = page.getByRole("table", { name: "Resultados" });
    await expect(results.getByRole("row", { name: /Los linces/ })).toContainText("3 de 3");
    await expect(results.getByRole("row", { name: /Las nutrias/ })).toContainText("No jugó");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar CSV" }).click();
    expect((await download).suggestedFilename()).toBe("resultados-fiesta-mayor.csv");
  });
});
