import type { Page } from "@playwright/test";
import { expectNoAxeViolation } from "./support/axe.ts";
import { BotApi } from "./support/bot-api.ts";
import { enter, expect, test } from "./support/journey.ts";
import { OWN_PASSWORD } from "./support/test-users.ts";
import { Player } from "./support/trial.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const MB = 1_048_576;

const panel = (page: Page) => page.getByRole("region", { name: "Recursos" });
const meter = (page: Page, name: string) => panel(page).getByRole("progressbar", { name });
const checkbox = (page: Page, name: string) => panel(page).getByRole("checkbox", { name });

test("WEL-02, WEL-05 resources are shown with what is in use of each limit, in MB and in numbers", async ({
  page,
  testUsers,
  signIn,
}) => {
  await test.step("an admin with limits", async () => {
    const admin = await testUsers.activeUser("super-admin", {
      name: "Tomasa",
      surname: "Ríos",
      role: "admin",
      "superAdmin-maxMB": 1.5,
      "superAdmin-maxSupervisors": 3,
      "superAdmin-maxEditors": 20,
      "superAdmin-maxMappoints": 1500,
      "superAdmin-maxFiles": 0,
    });
    await signIn(admin);
    await page.goto("/panel/welcome");
    await expect(panel(page).getByText("0 MB de 1,5 MB")).toBeVisible();
    await expect(meter(page, "Supervisores")).toHaveAttribute("aria-valuetext", "0 de 3");
    await expect(meter(page, "Editores")).toHaveAttribute("aria-valuetext", "0 de 20");
    await expect(panel(page).getByText("0 de 1500")).toBeVisible();
    await expect(panel(page).getByText("0, sin límite")).toHaveCount(1);
    await expect(panel(page).getByText("Avatares")).toHaveCount(0);
  });

  await test.step("an admin without limits sees no bar", async () => {
    const admin = await testUsers.activeUser("super-admin", {
      name: "Urraca",
      surname: "Ríos",
      role: "admin",
    });
    await signIn(admin);
    await page.goto("/panel/welcome");
    await expect(panel(page).getByText("0 MB, sin límite")).toBeVisible();
    await expect(panel(page).getByText("0, sin límite")).toHaveCount(4);
    await expect(panel(page).getByRole("progressbar")).toHaveCount(0);
  });

  await test.step("a supervisor sees its branch without supervisors, and nothing to decide", async () => {
    await signIn("supervisor");
    await page.goto("/panel/welcome");
    await expect(meter(page, "Editores")).toHaveAttribute("aria-valuetext", /de 40$/);
    await expect(meter(page, "Supervisores")).toHaveCount(0);
    await expect(panel(page).getByRole("checkbox")).toHaveCount(0);
  });

  await test.step("of a limit with a dash, what stands before it", async () => {
    await signIn("admin");
    await page.route("**/user/resources", async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...answer, data: { ...answer.data, max_supervisors: "5-anual", max_mb: 2 * MB } },
      });
    });
    await page.goto("/panel/welcome");
    await expect(meter(page, "Supervisores")).toHaveAttribute("aria-valuetext", /de 5$/);
    await expect(panel(page).getByText(/ MB de 2 MB$/)).toBeVisible();
  });
});

test.describe("with chatbots", () => {
  const wish = { surname: "Ríos", role: "admin", "superAdmin-hasChatbots": 1 } as const;

  test("WEL-03 avatars and tokens are counted by the platform, from the first sign-in on", async ({
    page,
    testUsers,
    server,
    watch,
  }) => {
    watch.allow(/status of 503 .*\/bots\//);
    watch.allow(/warning: The chatbot platform did not answer/);
    const admin = await testUsers.activeUser("super-admin", { ...wish, name: "Valeria" });
    const bots = await BotApi.of(server, admin);
    for (const name of ["Guía", "Museo", "Playa"]) await bots.create(name);
    await page.goto("/login");
    await enter(page, admin, OWN_PASSWORD);
    await expect(panel(page).getByText("3 de 10")).toBeVisible();
    await expect(panel(page).getByText("0 de 1,0M")).toBeVisible();

    // Stale counts are fetched again; while the platform fails, the old ones stay.
    await page.clock.install();
    let failed = 0;
    await page.route(/\/bots\/(?:getUserData|listBots)$/, (route) => {
      failed += 1;
      return route.fulfill({ status: 503 });
    });
    await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
    await expect(page.getByRole("heading", { level: 1, name: "Perfil" })).toBeVisible();
    await page.clock.fastForward(60_000);
    await page.getByRole("link", { name: "Explorar: ir al inicio" }).click();
    await expect.poll(() => failed).toBe(2);
    await expect(panel(page).getByText("3 de 10")).toBeVisible();
    await expect(panel(page).getByText("0 de 1,0M")).toBeVisible();
  });

  test("WEL-03 a platform that fails, or has no session, is only logged", async ({
    page,
    testUsers,
    signIn,
    watch,
  }) => {
    watch.allow(/status of 503 .*\/bots\//);
    watch.allow(/warning: The chatbot platform did not answer/);
    watch.allow(/status of 503 .*\/bots\/extLogin/);
    await test.step("a platform that fails is only logged", async () => {
      await signIn(await testUsers.activeUser("super-admin", { ...wish, name: "Wanda" }));
      const opened = page.waitForResponse(/\/bots\/extLogin$/);
      await page.goto("/panel/profile");
      await opened;
      await expect(page.getByRole("heading", { level: 1, name: "Perfil" })).toBeVisible();
      await page.route("**/bots/**", (route) => route.fulfill({ status: 503 }));
      const logged = page.waitForEvent("console", (message) => message.type() === "warning");
      await page.goto("/panel/welcome");
      await logged;
      await expect(panel(page).getByText("Avatares")).toBeVisible();
      await expect(panel(page).getByText("Sin datos por ahora")).toHaveCount(2);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    await page.unrouteAll({ behavior: "ignoreErrors" });

    await test.step("without a session of the platform, this is logged and no call is made", async () => {
      await signIn(await testUsers.activeUser("super-admin", { ...wish, name: "Ximena" }));
      const calls: string[] = [];
      await page.route("**/bots/**", (route) => {
        calls.push(new URL(route.request().url()).pathname);
        return route.fulfill({ status: 503 });
      });
      const logged = page.waitForEvent("console", (message) =>
        message.text().startsWith("No session of the chatbot platform"),
      );
      await page.goto("/panel/welcome");
      await logged;
      await expect(panel(page).getByText("Sin datos por ahora")).toHaveCount(2);
      expect(calls).toEqual(["/bots/extLogin"]);
    });
  });
});

test(
  "WEL-04, USR-14 fair distribution is changed after confirmation, and supervisors see their part",
  { tag: "@request-body" },
  async ({ page, testUsers, signIn, visitor }) => {
    const admin = await testUsers.activeUser("super-admin", {
      name: "Yolanda",
      surname: "Ríos",
      role: "admin",
      "superAdmin-maxEditors": 5,
      "superAdmin-sharedGyms": 1,
    });
    const [first] = await testUsers.team(admin, ["Zoe", "Zita"]);
    await signIn(admin);
    await page.goto("/panel/welcome");
    await expect(checkbox(page, "Experiencias colaborativas")).toBeChecked();
    await expect(checkbox(page, "Experiencias colaborativas")).toBeDisabled();
    await expect(checkbox(page, "Chatbots")).not.toBeChecked();
    await expect(checkbox(page, "Chatbots")).toBeDisabled();

    const fair = checkbox(page, "Reparto equitativo");
    await fair.click();
    const question = page.getByRole("alertdialog", { name: "¿Repartir los límites por igual?" });
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(fair).not.toBeChecked();

    await fair.click();
    const sent = page.waitForRequest("**/user/updateIsEquitable");
    await question.getByRole("button", { name: "Cambiar el reparto" }).click();
    const request = await sent;
    expect(request.postData()).toMatch(/name="newIsEquitable"\s+1\s/);
    await expect(page.getByText("Los límites se reparten por igual.")).toBeVisible();
    await expect(fair).toBeChecked();
    await page.reload();
    await expect(fair).toBeChecked();

    const supervisor = await visitor(first);
    await supervisor.page.goto("/panel/welcome");
    const part = meter(supervisor.page, "Editores");
    await expect(part).toHaveAttribute("aria-valuetext", /^0 de (2|3)$/);
  },
);

test("WEL-01 who has no active experience yet sees four steps with their state, until they are dismissed", async ({
  page,
  api,
  testUsers,
  signIn,
}) => {
  const admin = await testUsers.activeUser("super-admin", {
    name: "Blanca",
    surname: "Roca",
    role: "admin",
  });
  const [person] = await testUsers.team(admin, ["Bruno"]);
  await signIn(person);
  await page.goto("/panel/welcome");
  const steps = page.getByRole("region", { name: "Tus primeros pasos" });
  const step = (name: string) => steps.getByRole("listitem").filter({ hasText: name });
  await expect(step("Datos")).toContainText("pendiente");
  await expect(steps.getByRole("link", { name: "Empezar" })).toBeVisible();

  const token = await api.signIn(person.email, OWN_PASSWORD);
  const made = await api.call<{ id: number }>(token, "/gymkhanas/new", {
    gymName: "La primera",
    gymDescription: "Un paseo",
    gymSlogan: "Hola",
    gymCity: "Madrid",
    gymLang: "cas",
    gymCode: "PRIM3R",
    gymModelId: await api.cover("super-admin"),
  });
  await page.reload();
  await expect(step("Datos")).toContainText("hecho");
  await expect(step("Puntos")).toHaveAttribute("aria-current", "step");

  await api.call(token, "/mappoints/new", {
    mappointGymId: made.id,
    mappointName: "La fuente",
    latitude: 40.4168,
    longitude: -3.7038,
  });
  await page.reload();
  await expect(step("Puntos")).toContainText(/hecho\s*1 punto/);
  // The whole route is checked: its one point is not the final one.
  await expect(step("Comprobación")).toContainText(/\d+ errore?s? por resolver|de principio a fin/);
  await expectNoAxeViolation(page);
  await steps.getByRole("button", { name: "No mostrar los primeros pasos" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Últimos cambios" })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test.describe("in the demo, as it was made", () => {
  test.use({ ownServer: true });

  test("WEL-01 a visitor walks a route by itself, and comes to its first story", async ({
    page,
    signIn,
  }) => {
    await signIn("editor");
    await page.goto("/panel/welcome");
    const shown = page.getByRole("region", { name: /^Recorre «.*» en dos minutos$/ });
    await shown.getByRole("link", { name: "Ver el recorrido" }).click();
    const window = page.getByRole("dialog", { name: "Probar la ruta" });
    await expect(window.getByLabel("Velocidad")).toHaveValue("10");
    const player = new Player(page.frameLocator("iframe"));
    await expect(player.button("Dejarlo para luego")).toBeVisible();
    await window.getByRole("button", { name: "Cerrar" }).click();
    await expect(window).toBeHidden();
  });
});
