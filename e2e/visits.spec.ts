import type { Form, PanelApi } from "./support/api.ts";
import { TILTED_CODE } from "./support/camera.ts";
import { NO_SERVER, OFFLINE } from "./support/console-watch.ts";
import { holdCalls } from "./support/held-calls.ts";
import { expect, test } from "./support/journey.ts";
import { publishPoints } from "./support/published-route.ts";
import { north, Player } from "./support/trial.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: "es-ES",
});

/** A route that is played without a position: a question, a point with a printed code, and the end. */
const publishRoute = (api: PanelApi, serverUrl: string, fields: Form = {}) =>
  publishPoints(
    api,
    serverUrl,
    { repeatGym: 1, prizeEnabled: 1, prizeName: "Un libro", prizeScore: 10, ...fields },
    [
      {
        mappointName: "Plaza",
        challengeType: "multi_respuesta",
        question: "¿Qué marca el reloj?",
        answerCorrect: "Las doce",
        answerIncorrect1: "La una",
        answerIncorrect2: "Las tres",
        scoreCorrect: 10,
      },
      { mappointName: "Fuente", checkInBy: "code", checkInCode: "FUENTE7" },
      { mappointName: "Palacio", isFinal: 1 },
    ],
  );

test("a visitor types the code of a route and walks it to its prize and to the desk, without a network from the middle on, in one tab of two", async ({
  page,
  api,
  server,
  visitor,
  watch,
}) => {
  // A network that is gone, and codes that lead nowhere, are what this is about.
  watch.allow(NO_SERVER);
  watch.allow(OFFLINE);
  // So Firefox says it of the map's tiles.
  watch.allow(/Cross-Origin Request Blocked: .*\/tiles\//);
  watch.allow(/404 \(Not Found\)/);
  const { id, code } = await publishRoute(api, server.url, { requiresRegister: 1 });
  const player = new Player(page);
  await page.goto(`${server.url}/play/`);
  const field = page.getByLabel("Código de la ruta");
  await field.fill("nada");
  await player.press("Abrir la ruta");
  await expect(page.getByRole("alert")).toHaveText(/^Esto no es el código de una ruta/);
  await field.fill("QQQQQ9");
  await player.press("Abrir la ruta");
  await expect(player.heading).toHaveText("No hay ninguna ruta abierta con este código");
  await page.getByRole("link", { name: "Escribir otro código" }).click();
  await field.fill(` ${code.toLowerCase()} `);
  await player.press("Abrir la ruta");
  await expect(player.heading).toHaveText("Ruta abierta");
  await expect(page).toHaveURL(`${server.url}/play/${code}`);

  await page.getByLabel("Tu nombre").fill("Núria Puig");
  await player.press("Empezar");
  await player.press(/^Ir a este punto\s*Plaza/);
  await player.answer("Las doce");
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `visit:${code}`))
    .toContain('"settled":[1,2]');

  // A second tab plays only where it is asked to, and has what the first one did.
  const second = await page.context().newPage();
  await second.goto(`${server.url}/play/${code}`);
  await expect(second.getByRole("heading", { level: 1 })).toHaveText(
    "La ruta está abierta en otra pestaña",
  );
  await second.goto(`${server.url}/play/${code}/c/otro`);
  await expect(second.getByText(/^El código se ha leído en la otra pestaña/)).toBeVisible();
  await expect(player.said.getByText(/no es de ningún punto/)).toBeVisible();
  await second.getByRole("button", { name: "Jugar aquí" }).click();
  await expect(second.getByText("1 de 3 puntos visitados")).toBeVisible();
  await expect(player.heading).toHaveText("La ruta está abierta en otra pestaña");
  await player.press("Jugar aquí");
  await expect(page.getByText("1 de 3 puntos visitados")).toBeVisible();
  await second.close();

  // All code is there, and the network goes.
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const kept = await (await caches.open("play-code")).keys();
        return kept.some(({ url }) => new URL(url).pathname === path);
      }, `/play/${code}`),
    )
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("application")).toBeVisible();
  await page.getByLabel("Idioma").selectOption("English");
  await expect(page.getByText("1 of 3 points visited")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByLabel("Language").selectOption("Castellano");
  await expect(page.getByText("1 de 3 puntos visitados")).toBeVisible();
  // A printed code, as the phone's own camera opens it: in another tab, which hands it over.
  const third = await page.context().newPage();
  await third.goto(`${server.url}/PLAY/${code}/C/FUENTE7`);
  await expect(third.getByText(/^El código se ha leído en la otra pestaña/)).toBeVisible();
  await third.close();
  await expect(player.heading).toHaveText("Fuente");
  await player.press("Continuar");
  await player.press(/^Ir a este punto\s*Palacio/);
  await player.press("Continuar");
  await expect(player.heading).toHaveText("Has terminado la ruta");
  const qr = page.getByRole("img", { name: /^Código QR del premio/ });
  await expect(qr).toHaveAttribute("data-code", /^EX1[0-9A-Z]{60,}$/);
  await expect(page.getByText(/vale también sin conexión/)).toBeVisible();
  await page.reload();
  await expect(player.heading).toHaveText("Has terminado la ruta");

  await test.step("the desk hands the prize over by what the phone shows, which has no network", async () => {
    const desk = await visitor("supervisor");
    await desk.page.goto(`/panel/experiences/${id}/desk`);
    const shown = (await qr.getAttribute("data-code")) ?? "";
    await desk.page.getByRole("textbox", { name: "Número de la partida" }).fill(shown);
    await desk.page.keyboard.press("Enter");
    await expect(desk.page.getByText("Puede recoger el premio")).toBeVisible();
    await expect(desk.page.getByText("A nombre de Núria Puig")).toBeVisible();
    await desk.page.getByRole("button", { name: /^Entregar/ }).click();
    await expect(desk.page.getByText("Entregado", { exact: true })).toBeVisible();
  });

  await page.context().setOffline(false);
  await expect(page.getByText("Ya se ha recogido.")).toBeVisible();
  await expect(qr).toBeHidden();
  await expect(page.getByText("El servidor no cuenta este premio")).toBeHidden();
  const play = await page.getByText(/^Número de la partida: /).textContent();

  // The browser has deleted what the page has stored: the server gives the visit back.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText(/^Número de la partida: /)).toHaveText(play ?? "");

  await player.press("Eliminar mi visita");
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar mi visita" }).click();
  await expect(player.button("Empezar")).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), `visit:${code}`)).toBeNull();
});

test("the camera reads a printed code from the side, by the larger reader, which the page's policy allows in its worker alone", async ({
  page,
  api,
  server,
}) => {
  const { code } = await publishRoute(api, server.url);
  const player = new Player(page);
  await page.addInitScript(TILTED_CODE);
  await page.goto(`${server.url}/play/${code}`);
  await player.press("Empezar");
  await player.press("Leer con la cámara");
  await expect(player.heading).toHaveText("Fuente");
});

test(
  "the name and the cover of a route are painted before the page's code has come, where they stay",
  { tag: "@color-scheme" },
  async ({ page, api, server }) => {
    const { code } = await publishRoute(api, server.url);
    await page.emulateMedia({ colorScheme: "dark" });
    const script = await holdCalls(page, "**/play/assets/index-*.js");
    const opened = page.goto(`${server.url}/play/${code}`);
    const heading = page.getByRole("heading", { level: 1, name: "Ruta abierta" });
    const cover = page.locator("img");
    await expect(heading).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const places = async () => [await heading.boundingBox(), await cover.first().boundingBox()];
    const before = await places();
    await script.letGo();
    await opened;
    await expect(page.getByRole("button", { name: "Empezar" })).toBeVisible();
    expect(await places()).toEqual(before);
  },
);

test("a page of 320 pixels with letters of twice the size scrolls in one direction only", async ({
  page,
  api,
  server,
}) => {
  const { code } = await publishRoute(api, server.url);
  const player = new Player(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  const fits = () =>
    expect
      .poll(() =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll("button, a, input, h1, h2, p"), (element) => ({
            text: element.textContent,
            right: Math.round(element.getBoundingClientRect().right),
          })).filter(({ right }) => right > innerWidth),
        ),
      )
      .toEqual([]);
  await page.goto(`${server.url}/play/`);
  await expect(page.getByRole("link").first()).toBeVisible();
  await fits();
  await page.goto(`${server.url}/play/${code}`);
  await expect(player.button("Empezar")).toBeVisible();
  await fits();
  await player.press("Empezar");
  await expect(player.button(/^Ir a este punto\s*Plaza/)).toBeVisible();
  await fits();
});

test("Back on Android goes back one screen, and leaves the game only where the visitor says so", async ({
  page,
  api,
  server,
  watch,
}) => {
  // So Firefox says it of a page that is left while its typeface is on the way.
  watch.allow(/downloadable font: download failed/);
  const { code } = await publishRoute(api, server.url);
  const player = new Player(page);
  /** Nobody presses Back before the screen is there; then it is in the history too. */
  const isOver = (layers: number) =>
    expect
      .poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0))
      .toBe(layers);
  const back = async (from: number) => {
    await isOver(from);
    await page.goBack();
  };
  const map = page.getByText("1 de 3 puntos visitados");
  const asked = page.getByRole("dialog", { name: "¿Salir de la ruta?" });
  await page.goto(`${server.url}/play/`);
  await page.goto(`${server.url}/play/${code}`);
  await player.press("Empezar");
  await player.press(/^Ir a este punto\s*Plaza/);
  // From the poster's code to the first story.
  await expect(player.heading).toHaveText("Plaza");
  expect(player.taps).toBeLessThanOrEqual(3);
  await player.press("Ir al reto");
  await expect(page.getByRole("radio").first()).toBeVisible();
  await back(3);
  await expect(player.button("Ir al reto")).toBeVisible();
  await back(2);
  await expect(map).toBeVisible();

  await test.step("dialogs over the map", async () => {
    await player.press("Leer con la cámara");
    const camera = page.getByRole("dialog", { name: "Leer con la cámara" });
    await expect(camera).toBeVisible();
    await back(2);
    await expect(camera).toBeHidden();
    await player.press("Eliminar mi visita");
    const erase = page.getByRole("dialog", { name: "Eliminar mi visita" });
    await expect(erase).toBeVisible();
    await back(2);
    await expect(erase).toBeHidden();
    await expect(map).toBeVisible();
  });

  await test.step("the end", async () => {
    await player.press(/^Ir a este punto\s*Palacio/);
    await player.press("Continuar");
    await expect(player.heading).toHaveText("Has terminado la ruta");
    await back(1);
    await expect(asked).toBeVisible();
    await back(2);
    await expect(asked).toBeHidden();
    await expect(player.heading).toHaveText("Has terminado la ruta");
  });

  await back(1);
  await asked.getByRole("button", { name: "Salir" }).click();
  await expect(page).toHaveURL(`${server.url}/play/`);
  const own = page.getByRole("region", { name: "Tus visitas" });
  await own.getByRole("link", { name: "Ruta abierta" }).click();
  await expect(player.heading).toHaveText("Has terminado la ruta");
});

test.describe("where the visitor stands", { tag: "@geolocation" }, () => {
  test.use({ permissions: ["geolocation"], geolocation: north(-40) });

  test("the server counts a point that opened by the phone's position, and the code that was typed", async ({
    page,
    api,
    server,
  }) => {
    const { code } = await publishRoute(api, server.url, { gymPrivate: 3 });
    const player = new Player(page);
    await page.goto(`${server.url}/play/${code}`);
    await expect(player.button("Jugar desde cualquier sitio")).toBeHidden();
    await player.press("Empezar");
    await player.press("Usar mi posición");
    await expect(page.getByText(/^a 40/).first()).toBeVisible();
    // Nobody is faster.
    await page.context().setGeolocation(north(-20));
    await expect(page.getByText(/^a 20/).first()).toBeVisible();
    await page.context().setGeolocation({ ...north(-5.123456), accuracy: 8 });
    await expect(player.heading).toHaveText("Plaza");
    expect(player.taps).toBeLessThanOrEqual(3);
    await player.press("Dejarlo para luego");
    const field = page.getByLabel("Código del lugar");
    await field.fill("otro");
    await field.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Este no es el código del punto");
    await field.fill("Fuente7");
    await field.press("Enter");
    await expect(player.heading).toHaveText("Fuente");
    const reached = () =>
      page.evaluate(async (of) => {
        const answer = await fetch(`/visits/mine?code=${of}`);
        const { data } = (await answer.json()) as { data: { visit: { reached: number[] } } };
        return data.visit.reached.length;
      }, code);
    await expect.poll(reached).toBe(2);
  });
});
