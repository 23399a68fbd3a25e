import { ACCOUNTS } from "./support/api.ts";
import { enter, expect, test } from "./support/journey.ts";

const TOKEN = "provider-token-of-marcos";

test.beforeEach(({ server }) => server.giveBotToken(ACCOUNTS.admin.email, TOKEN));
test.afterEach(({ server }) => server.giveBotToken(ACCOUNTS.admin.email, null));

test("SES-10 the platform's session is opened once with the user's token, which is never shown", async ({
  page,
  context,
  services,
}) => {
  await page.goto("/login");
  const before = Date.now() / 1000;
  await enter(page, "admin");
  await expect(page.getByRole("heading", { name: "Hola, Marcos" })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "parlia_session"))
    .toMatchObject({
      value: "session-of-the-platform",
      path: "/",
      secure: true,
      sameSite: "None",
    });
  const kept = (await context.cookies()).find(({ name }) => name === "parlia_session");
  expect((kept?.expires ?? 0) - before).toBeGreaterThan(86_390);
  expect((kept?.expires ?? 0) - before).toBeLessThan(86_430);
  expect(services.botSignIns).toEqual([{ authorization: `Bearer ${TOKEN}`, body: "{}" }]);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Hola, Marcos" })).toBeVisible();
  await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
  await expect(page).toHaveURL("/panel/profile");
  expect(services.botSignIns).toHaveLength(1);
  expect(await page.content()).not.toContain(TOKEN);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(TOKEN);
});

test("SES-10 a user without a token has no session opened", async ({ page, services, signIn }) => {
  await signIn("editor");
  await page.goto("/panel/welcome");
  await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
  await expect(page).toHaveURL("/panel/profile");
  expect(services.botSignIns).toEqual([]);
});

test("SES-10 a failure of the platform is not shown to the user", async ({
  page,
  context,
  services,
  signIn,
  watch,
}) => {
  watch.allow(/status of 503 .*\/bots\/extLogin/);
  services.bots = "fail";
  await signIn("admin");
  await page.goto("/panel/welcome");
  await expect(page.getByRole("heading", { name: "Hola, Marcos" })).toBeVisible();
  await expect.poll(() => services.botSignIns.length).toBe(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["token"]);
});
