import { emulatePhone } from "./support/emulated-phone.ts";
import { expect, test } from "./support/journey.ts";
import { makeTriedRoute, Player, trialLink } from "./support/trial.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "es-ES" });

test("two tabs of one link play one try: neither loses a step of the other, and deleting it ends both", async ({
  page,
  context,
  api,
  server,
}) => {
  const { id } = await makeTriedRoute(api, "Ruta en dos pestañas", { gymPrivate: 2 });
  const link = await trialLink(api, server.url, id);
  const second = await context.newPage();
  const [one, two] = [new Player(page), new Player(second)];
  await page.goto(link);
  await second.goto(link);
  await expect(two.button("Empezar")).toBeVisible();
  await one.press("Empezar");
  await one.press(/^Ir a este punto\s*Plaza/);
  // The second tab follows without a reload; what it shows is left to whoever looks at it.
  await expect(second.getByText("1 de 3 puntos visitados")).toBeVisible();
  await two.press(/^Abrir el punto\s*Plaza/);
  await two.answer("Las doce");
  await expect(second.getByText("1 de 3 puntos visitados")).toBeVisible();
  // Its challenge is done in the first tab too.
  await one.press("Continuar");
  await expect(page.getByText(/^Puntuación\s*10$/)).toBeVisible();
  await one.press(/^Ir a este punto\s*Fuente/);
  await page.reload();
  await expect(one.heading).toHaveText("Fuente");
  await expect(second.getByText("2 de 3 puntos visitados")).toBeVisible();
  await second.reload();
  await expect(two.heading).toHaveText("Fuente");
  await two.press("Volver al mapa");
  await two.press("Borrar la prueba de este teléfono");
  await expect(one.button("Empezar")).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("Back leaves the chat, the challenge and the point one after another, and never the game; a mistyped link says so", async ({
  page,
  api,
  server,
}) => {
  const { id } = await makeTriedRoute(api, "Ruta con vuelta atrás", { gymPrivate: 2 });
  const link = await trialLink(api, server.url, id);
  const player = new Player(page);
  await page.goto(`${server.url}/try/esto-no-es#cortado`);
  await expect(
    page.getByRole("heading", { name: "A este enlace le falta una parte" }),
  ).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.goto(link);
  await player.press("Empezar");
  await player.press(/^Ir a este punto\s*Plaza/);
  await player.press("Ir al reto");
  await player.press("Escribir una nota");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("Las doce")).toBeVisible();
  await page.goBack();
  await expect(player.button("Ir al reto")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1 de 3 puntos visitados")).toBeVisible();
  // What is left by a button takes its entries of the history with it.
  await player.press(/^Abrir el punto\s*Plaza/);
  await player.answer("Las doce");
  await expect(page.getByText("1 de 3 puntos visitados")).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole("heading", { name: "A este enlace le falta una parte" }),
  ).toBeVisible();
  await page.goForward();
  await expect(page.getByText("1 de 3 puntos visitados")).toBeVisible();
});

test("CHL-01 the model of a point stands at the place, through the camera of a phone", async ({
  page,
  api,
  server,
}) => {
  await emulatePhone(page);
  const { id } = await api.experienceNamed("editor", "Madrid de los Austrias");
  const player = new Player(page);
  await page.goto(await trialLink(api, server.url, id));
  await player.press("Empezar");
  await player.press("Jugar desde cualquier sitio");
  await player.press(/^Ir a este punto\s*Puerta del Sol/);
  const open = page.getByRole("button", { name: "Verlo aquí" });
  await open.click();
  const room = page.getByRole("dialog");
  await room.getByRole("button", { name: "Colocar aquí" }).click();
  await expect(room.getByRole("status")).toHaveText(/Con un dedo giras el modelo/);
  await room.getByRole("button", { name: "Girar a la derecha" }).click();
  await room.getByRole("button", { name: "Salir" }).click();
  await expect(room).toBeHidden();
  await expect(open).toBeFocused();
  // The point is as it was.
  await expect(player.heading).toHaveText("Puerta del Sol");
});
