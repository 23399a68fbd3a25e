import { ACCOUNTS, ROLES, type Role } from "./support/api.ts";
import { expect, test } from "./support/journey.ts";
import { VIEWS } from "./support/panel-paths.ts";

const LABELS: Record<string, string> = {
  users: "Usuarios",
  experiences: "Experiencias",
  chatbot: "Chatbots",
  libraryar: "Biblioteca AR",
  mylibrary: "Mi biblioteca",
  profile: "Perfil",
};

/** What each role is invited to; only some may create an experience. */
const SUBTITLES: Readonly<Record<Role, RegExp>> = {
  "super-admin": /^Crea una experiencia de realidad aumentada, o mira/,
  admin: /^Da a tu equipo lo que necesita para crear experiencias de realidad aumentada/,
  supervisor: /^Crea una experiencia de realidad aumentada con tu equipo/,
  editor: /^Crea una experiencia de realidad aumentada y compártela/,
};

test("SES-08, SES-11, WEL-01, WEL-02 top bar and welcome screen have what each role may see, and lead there", async ({
  page,
  signIn,
}) => {
  for (const role of ROLES) {
    await test.step(role, async () => {
      await signIn(role);
      // Neither /panel nor the sign-in is a screen of somebody who has a session.
      await page.goto(role === "editor" ? "/panel" : "/login");
      await expect(
        page.getByRole("heading", { level: 1, name: `Hola, ${ACCOUNTS[role].name}` }),
      ).toBeVisible();
      await expect(page).toHaveURL("/panel/welcome");
      await expect(page.getByText(SUBTITLES[role])).toBeVisible();
      const sections = VIEWS[role].filter((path) => path !== "welcome");
      for (const name of ["Secciones", "Accesos rápidos"]) {
        const links = page.getByRole("navigation", { name, exact: true }).getByRole("link");
        await expect(links).toHaveCount(sections.length);
        for (const [index, section] of sections.entries()) {
          await expect(links.nth(index)).toHaveAttribute("href", `/panel/${section}`);
          await expect(links.nth(index)).toContainText(LABELS[section] ?? "");
        }
      }
      const hasResources = role === "admin" || role === "supervisor";
      await expect(page.getByRole("region", { name: "Recursos" })).toHaveCount(
        hasResources ? 1 : 0,
      );
    });
  }

  await test.step("a card, the section one is in, the legal pages, and the logo", async () => {
    await page
      .getByRole("navigation", { name: "Accesos rápidos" })
      .getByRole("link", { name: /Experiencias/ })
      .click();
    await expect(page).toHaveURL("/panel/experiences");
    await page.goto("/panel/experiences/new");
    const sections = page.getByRole("navigation", { name: "Secciones" });
    await expect(sections.getByRole("link", { name: "Experiencias" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(sections.locator("[aria-current]")).toHaveCount(1);
    const footer = page.getByRole("contentinfo");
    for (const name of ["Aviso legal", "Política de privacidad"]) {
      await expect(footer.getByRole("link", { name })).toHaveAttribute("href", /^https?:/);
    }
    await page.getByRole("link", { name: "Explorar: ir al inicio" }).click();
    await expect(page).toHaveURL("/panel/welcome");
  });
});

test("BOT-02 an admin without chatbots, or whose resources cannot be fetched, is told so", async ({
  page,
  testUsers,
  signIn,
  watch,
}) => {
  watch.allow(/status of 404 .*\/user\/resources/);
  const wish = { name: "Bru", surname: "Sanz", role: "admin" } as const;
  const title = page.getByRole("heading", { name: "No tienes acceso a los chatbots" });
  await signIn(await testUsers.activeUser("super-admin", wish));
  await page.goto("/panel/chatbot");
  await expect(title).toBeVisible();
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page).toHaveURL("/panel/welcome");

  await signIn(
    await testUsers.activeUser("super-admin", {
      ...wish,
      name: "Blai",
      "superAdmin-hasChatbots": 1,
    }),
  );
  await page.goto("/panel/chatbot");
  await expect(page.getByRole("heading", { level: 1, name: "Chatbots" })).toBeVisible();
  await expect(title).toHaveCount(0);
  await page.route("**/user/resources", (route) =>
    route.fulfill({ status: 404, json: { success: false, message: "", data: {} } }),
  );
  await page.reload();
  await expect(title).toBeVisible();
});
