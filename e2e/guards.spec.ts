import { ACCOUNTS, ROLES, type Role } from "./support/api.ts";
import { expect, test } from "./support/journey.ts";
import { mayView, PANEL_PATHS, VIEWS } from "./support/panel-paths.ts";

const LABELS: Record<string, string> = {
  users: "Usuarios",
  experiences: "Experiencias",
  chatbot: "Chatbots",
  libraryar: "Biblioteca AR",
  mylibrary: "Mi biblioteca",
  profile: "Perfil",
};

/** Where a path ends: edit pages redirect to the list, because no record was selected. */
function destination(role: Role, path: string): string {
  if (!mayView(role, path)) return "/panel/welcome";
  const listed = /^(users|experiences|chatbot)\/edit$/.exec(path);
  return `/panel/${listed?.[1] ?? path}`;
}

for (const role of ROLES) {
  test(`SES-07 ${role}: each of the 13 paths opens or leads to the welcome screen`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    for (const path of PANEL_PATHS) {
      await page.goto(`/panel/${path}`);
      const wanted = destination(role, path);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title, path).toBeVisible();
      await expect(page, path).toHaveURL(wanted);
      const greets = new RegExp(`^Hola, ${ACCOUNTS[role].name}$`);
      if (wanted === "/panel/welcome") await expect(title, path).toHaveText(greets);
      else await expect(title, path).not.toHaveText(greets);
    }
  });

  test(`SES-11, WEL-01 ${role}: the top bar and the cards have the permitted sections, no other`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    await page.goto("/panel/welcome");
    await expect(
      page.getByRole("heading", { level: 1, name: `Hola, ${ACCOUNTS[role].name}` }),
    ).toBeVisible();
    await expect(
      page.getByText("Crea una experiencia de realidad aumentada y compártela con tus visitantes."),
    ).toBeVisible();
    const sections = VIEWS[role].filter((path) => path !== "welcome");
    for (const name of ["Secciones", "Accesos rápidos"]) {
      const links = page.getByRole("navigation", { name, exact: true }).getByRole("link");
      await expect(links).toHaveCount(sections.length);
      for (const [index, section] of sections.entries()) {
        await expect(links.nth(index)).toHaveAttribute("href", `/panel/${section}`);
        await expect(links.nth(index)).toContainText(LABELS[section] ?? "");
      }
    }
  });
}

test("WEL-01 a card leads to its section", async ({ page, signIn }) => {
  await signIn("editor");
  await page.goto("/panel/welcome");
  await page
    .getByRole("navigation", { name: "Accesos rápidos" })
    .getByRole("link", { name: /Experiencias/ })
    .click();
  await expect(page).toHaveURL("/panel/experiences");
});

test("SES-08 /panel leads to the welcome screen", async ({ page, signIn }) => {
  await signIn("editor");
  await page.goto("/panel");
  await expect(page).toHaveURL("/panel/welcome");
});

test("SES-08 a signed-in user does not see the sign-in", async ({ page, signIn }) => {
  await signIn("editor");
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
  await expect(page).toHaveURL("/panel/welcome");
});

test("SES-11 the top bar: logo, the section one is in, and the legal pages below", async ({
  page,
  signIn,
}) => {
  await signIn("editor");
  await page.goto("/panel/experiences/new");
  const sections = page.getByRole("navigation", { name: "Secciones" });
  await expect(sections.getByRole("link", { name: "Experiencias" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(sections.locator("[aria-current]")).toHaveCount(1);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Aviso legal" })).toHaveAttribute(
    "href",
    /^https?:/,
  );
  await expect(footer.getByRole("link", { name: "Política de privacidad" })).toHaveAttribute(
    "href",
    /^https?:/,
  );
  await page.getByRole("link", { name: "Explorar: ir al inicio" }).click();
  await expect(page).toHaveURL("/panel/welcome");
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
