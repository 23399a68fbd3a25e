import { NO_SERVER, OFFLINE } from "./support/console-watch.ts";
import { expect, test } from "./support/journey.ts";
import { endLinks, kept, makeTriedRoute, Player, trialLink } from "./support/trial.ts";

test.use({
  ownServer: true,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: "es-ES",
});

test("a try goes on after the network is gone and the page was loaded anew, with its texts, pictures, sound and model, and leaves nothing behind", async ({
  page,
  api,
  server,
  watch,
}) => {
  // A server that is gone, and then no network at all, is what this is about.
  watch.allow(NO_SERVER);
  watch.allow(OFFLINE);
  const { id } = await api.experienceNamed("editor", "Madrid de los Austrias");
  const link = await trialLink(api, server.url, id);
  const token = link.split("#")[1] ?? "";
  const route = (await (
    await fetch(`${server.url}/tryouts/route`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { data: { media: { url: string }[] } };
  const files = route.data.media.map(({ url }) => new URL(url, server.url).pathname);
  const code = (await (await fetch(`${server.url}/try/files.json`)).json()) as string[];
  const player = new Player(page);
  await page.goto(link);
  await player.press("Empezar");
  await player.press("Jugar desde cualquier sitio");
  await expect
    .poll(async () => new Set(await kept(page)))
    .toEqual(new Set(["/try/", "/try/route", ...code.map((file) => `/try/${file}`), ...files]));
  expect(JSON.stringify(await kept(page))).not.toContain(token);

  await server.kill();
  await page.reload();
  await expect(page.getByRole("application")).toBeVisible();
  // The browser knows it too, which is another case for code that loads on demand.
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("application")).toBeVisible();
  await player.press(/^Ir a este punto\s*Puerta del Sol/);
  await page.getByRole("button", { name: "Escuchar" }).click();
  await expect(page.getByRole("button", { name: "Parar" })).toBeVisible();
  await expect(page.locator("canvas")).toBeVisible();
  await player.press("Dejarlo para luego");
  await player.press(/^Ir a este punto\s*Plaza Mayor/);
  const picture = page.getByRole("img").first();
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);

  await player.press("Volver al mapa");
  await player.press("Borrar la prueba de este teléfono");
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test("a link that has ended takes with it what the phone has kept, and the notes that wait", async ({
  page,
  api,
  server,
  watch,
}) => {
  // What a link that has ended is answered with is what this is about.
  watch.allow(/401 \(Unauthorized\)/);
  const { id } = await makeTriedRoute(api, "Ruta que se termina");
  const player = new Player(page);
  await page.goto(await trialLink(api, server.url, id));
  await player.press("Empezar");
  await expect.poll(() => kept(page)).toContain("/try/");
  await endLinks(api, server.url, id);
  await player.press("Escribir una nota");
  await page.getByLabel("Qué pasa aquí").fill("Falta el cartel");
  await player.press("Enviar");
  await expect(page.getByText("El enlace ya no sirve: la nota no se puede enviar.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Este enlace ya no sirve" })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const waiting = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open("try-notes");
          opening.addEventListener("success", () => {
            const asked = opening.result.transaction("notes").objectStore("notes").count();
            asked.addEventListener("success", () => resolve(asked.result));
          });
        }),
    );
  expect(await waiting()).toBe(0);
});
