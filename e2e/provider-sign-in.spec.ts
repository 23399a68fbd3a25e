import { IdentityProvider } from "./support/identity-provider.ts";
import { expect, test } from "./support/journey.ts";

const idp = new IdentityProvider();

test.use({
  ownServer: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  ownSettings: async ({}, provide) => {
    await idp.start();
    await provide({ OIDC_PROVIDERS: "school", ...idp.settings("school", "Escuela & Cía") });
    await idp.stop();
  },
});

test("PUB-01, SES-01 the sign-in offers a provider under the form: with its account somebody gets in and out, or is told why not", async ({
  page,
  server,
  testUsers,
}) => {
  idp.panel = server.url;
  const person = await testUsers.activeUser("supervisor", {
    name: "Berta",
    surname: "Segura",
    role: "editor",
  });
  idp.email = "nobody@example.org";
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Entrar con Escuela & Cía" });
  await button.click();
  await expect(page.getByRole("alert")).toContainText("Ninguna cuenta activa del panel");
  await expect(page).toHaveURL(/\/login$/);

  // Another account can be chosen then, though somebody is signed in there.
  idp.email = person.email;
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/panel\/welcome$/);
  await expect(page.getByRole("heading", { name: "Hola, Berta" })).toBeVisible();
  await page.goto("/panel/profile");
  const linked = page.locator("#identities");
  await expect(linked).toContainText(person.email);

  await page.getByRole("button", { name: /^Cuenta de / }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  await page.getByRole("button", { name: "Salir de la escuela" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(button).toBeVisible();
});
