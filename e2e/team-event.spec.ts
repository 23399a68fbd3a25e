import { randomUUID } from "node:crypto";
import { NO_SERVER, OFFLINE } from "./support/console-watch.ts";
import { expect, test } from "./support/journey.ts";
import { publishPoints } from "./support/published-route.ts";
import { eventCalls } from "./support/team-events.ts";
import { Player } from "./support/trial.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: "es-ES",
  contextOptions: { locale: "es-ES", reducedMotion: "reduce" },
});

const question = (mappointName: string) => ({
  mappointName,
  challengeType: "multi_respuesta",
  question: "¿Qué marca el reloj?",
  answerCorrect: "Las doce",
  answerIncorrect1: "La una",
  answerIncorrect2: "Las tres",
  scoreCorrect: 10,
});

test("two phones of a team wait for the start of an event and play one log, one of them without a network for a while, until the end", async ({
  page,
  api,
  server,
  stranger,
  watch,
}) => {
  // A network that is gone is what this is about.
  watch.allow(NO_SERVER);
  watch.allow(OFFLINE);
  // The route is not open to visitors: only a phone that plays it knows its address.
  watch.allow(/404 \(Not Found\)/);
  watch.allow(/ERR_NETWORK_CHANGED|Cross-Origin Request Blocked: .*\/tiles\//);
  const { id, code: route } = await publishPoints(api, server.url, { repeatGym: 1, openOnWeb: 0 }, [
    question("Plaza"),
    question("Fuente"),
    { mappointName: "Puente", checkInBy: "code", checkInCode: "PUENTE7" },
    { mappointName: "Palacio", isFinal: 1 },
  ]);
  const call = eventCalls(api, server.url);
  const made = await call<{ event: { id: number }; teams: { id: number; code: string }[] }>(
    "/new",
    {
      gymId: id,
      requestId: randomUUID(),
      settings: {
        name: "Fiesta mayor",
        minutes: 60,
        phones: 2,
        namesByTeams: true,
        ranking: "always",
        rules: "Volved a la plaza.",
      },
      teams: { names: ["Equipo azul", "Equipo rojo"] },
    },
  );
  const event = made.event.id;
  const [own] = made.teams;
  const code = own?.code ?? "";

  await page.goto(`${server.url}/play/`);
  const first = new Player(page);
  await page.getByLabel("Código de la ruta o del equipo").fill(` ${code.toLowerCase()} `);
  await first.press("Abrir la ruta");
  await expect(first.heading).toHaveText("Fiesta mayor");
  await expect(page.getByText("Empieza cuando lo diga la organización.")).toBeVisible();
  await expect(page.getByText("Volved a la plaza.")).toBeVisible();
  await first.press("Entrar en el equipo");
  await expect(page.getByText("Teléfonos del equipo: 1 de 2")).toBeVisible();

  const other = await stranger();
  await other.goto(`${server.url}/play/#t=${code}`);
  const second = new Player(other);
  await second.press("Entrar en el equipo");
  await expect(page.getByText("Teléfonos del equipo: 2 de 2")).toBeVisible();
  await page.getByLabel("Nombre del equipo").fill("Los linces");
  await first.press("Guardar el nombre");
  await expect(other.getByRole("heading", { name: "Los linces" })).toBeVisible();
  await expect(other.getByText("La ruta ya está en este teléfono.")).toBeVisible();

  await call("/board/start", { event });
  await expect(other.getByText("0 de 4 puntos visitados")).toBeVisible();
  await first.press(/^Ir a este punto\s*Plaza/);
  await first.answer("Las doce");
  const news = other.getByRole("log", { name: "Novedades del evento" });
  await expect(news.getByText(/ha superado el reto de «Plaza»/)).toBeVisible();
  await expect(other.getByText("1 de 4 puntos visitados")).toBeVisible();

  await test.step("one phone goes on without a network, also after it was loaded anew", async () => {
    await expect
      .poll(() =>
        other.evaluate(async () => {
          const kept = await (await caches.open("play-code")).keys();
          return kept.some(({ url }) => new URL(url).pathname === "/play/");
        }),
      )
      .toBe(true);
    await other.context().setOffline(true);
    await other.reload();
    await expect(other.getByText("1 de 4 puntos visitados")).toBeVisible();
    await second.press(/^Ir a este punto\s*Fuente/);
    await second.press("Ir al reto");
    await other.getByLabel("La una").check();
    await second.press("Responder");
    await expect(other.getByText("Respuesta incorrecta")).toBeVisible();
  });

  await first.press(/^Ir a este punto\s*Fuente/);
  await first.answer("Las doce");
  await expect(page.getByText("2 de 4 puntos visitados")).toBeVisible();
  await call("/board/message", { event, requestId: randomUUID(), text: "Quedan diez minutos." });
  await call("/board/score", {
    event,
    requestId: randomUUID(),
    team: own?.id,
    points: 5,
    reason: "La mejor canción",
  });
  const said = page.getByRole("log", { name: "Novedades del evento" });
  await expect(said.getByText("Quedan diez minutos.")).toBeVisible();
  await expect(said.getByText("+5: La mejor canción")).toBeVisible();

  await other.context().setOffline(false);
  await expect(news.getByText(/«Fuente» ya estaba contestado.*superado\.$/)).toBeVisible();
  await expect(news.getByText("Quedan diez minutos.")).toBeVisible();
  await expect(news.getByText("+5: La mejor canción")).toBeVisible();
  await expect(other.getByText("Reto superado")).toBeVisible();
  await news.getByRole("button", { name: "Cerrar" }).click();
  await second.press(/^Evento, tiempo que queda/);
  const sheet = other.getByRole("dialog", { name: "Fiesta mayor" });
  await expect(sheet.getByText("Puntuación en el evento: 25")).toBeVisible();
  await expect(sheet.getByRole("row", { name: /Los linces/ })).toContainText("25");
  await sheet.getByRole("button", { name: "Cerrar" }).click();

  await test.step("the printed code of a point, in another tab, reaches the one that plays", async () => {
    const tab = await other.context().newPage();
    await tab.goto(`${server.url}/PLAY/${route}/C/PUENTE7`);
    await expect(tab.getByText(/^El código se ha leído en la otra pestaña/)).toBeVisible();
    await tab.close();
    await expect(second.heading).toHaveText("Puente");
    await expect(said.getByText(/ha llegado a «Puente»/)).toBeVisible();
  });

  await test.step("another end, and a team that was ended by mistake, are told", async () => {
    const endsAt = new Date(Date.now() + 90 * 60_000).toISOString();
    await call("/board/setEnd", { event, endsAt });
    await expect(said.getByText(/^El evento acaba ahora a otra hora/)).toBeVisible();
    await call("/board/endTeam", { event, team: own?.id, ended: true });
    await expect(page.getByRole("heading", { name: "Vuestro equipo ha terminado" })).toBeVisible();
    await call("/board/endTeam", { event, team: own?.id, ended: false });
    await expect(said.getByText(/^La organización deja que vuestro equipo siga/)).toBeVisible();
    await first.press(/^Ir a este punto\s*Palacio/);
    await expect(first.heading).toHaveText("Palacio");
  });

  await call("/board/setEnd", { event, endsAt: null });
  for (const phone of [page, other]) {
    await expect(phone.getByRole("heading", { name: "El evento ha terminado" })).toBeVisible();
    await expect(phone.getByText("Puesto 1 de 1")).toBeVisible();
  }
});
