import type { Page } from "@playwright/test";
import { enter, expect, test } from "./support/journey.ts";
import { OWN_PASSWORD } from "./support/test-users.ts";

const ADMIN = { surname: "Ríos", role: "admin", "superAdmin-hasChatbots": 1 } as const;

/** The sign-ins of a page at the bot platform. */
function signInsOf(page: Page): { authorization: string | undefined; body: string | null }[] {
  const calls: ReturnType<typeof signInsOf> = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/bots/extLogin")) return;
    calls.push({ authorization: request.headers()["authorization"], body: request.postData() });
  });
  return calls;
}

test(
  "SES-10 the platform's session is opened once with the user's token, which is never shown",
  { tag: "@request-body" },
  async ({ page, context, testUsers }) => {
    const admin = await testUsers.activeUser("super-admin", { ...ADMIN, name: "Marta" });
    const signIns = signInsOf(page);
    const me = page.waitForResponse(/\/api\/me$/);
    const opened = page.waitForResponse(/\/bots\/extLogin$/);
    await page.goto("/login");
    const before = Date.now() / 1000;
    await enter(page, admin, OWN_PASSWORD);
    await expect(page.getByRole("heading", { name: "Hola, Marta" })).toBeVisible();
    const token = ((await (await me).json()) as { data: { parliaToken: string } }).data.parliaToken;
    const session = ((await (await opened).json()) as { data: { tokenKey: string } }).data.tokenKey;
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === "parlia_session"))
      .toMatchObject({ value: session, path: "/", secure: true, sameSite: "None" });
    const kept = (await context.cookies()).find(({ name }) => name === "parlia_session");
    expect((kept?.expires ?? 0) - before).toBeGreaterThan(86_390);
    expect((kept?.expires ?? 0) - before).toBeLessThan(86_430);
    expect(signIns).toEqual([{ authorization: `Bearer ${token}`, body: "{}" }]);

    await page.reload();
    await expect(page.getByRole("heading", { name: "Hola, Marta" })).toBeVisible();
    await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
    await expect(page).toHaveURL("/panel/profile");
    expect(signIns).toHaveLength(1);
    expect(await page.content()).not.toContain(token);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  },
);

test("SES-10 a user without a token has no session opened", async ({ page, testUsers, signIn }) => {
  const signIns = signInsOf(page);
  await signIn(
    await testUsers.activeUser("super-admin", { name: "Bet", surname: "Ríos", role: "admin" }),
  );
  await page.goto("/panel/welcome");
  await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
  await expect(page).toHaveURL("/panel/profile");
  expect(signIns).toEqual([]);
});

test("SES-10 a failure of the platform is not shown to the user", async ({
  page,
  context,
  testUsers,
  signIn,
  watch,
}) => {
  watch.allow(/status of 503 .*\/bots\/extLogin/);
  const signIns = signInsOf(page);
  await page.route("**/bots/extLogin", (route) => route.fulfill({ status: 503 }));
  await signIn(await testUsers.activeUser("super-admin", { ...ADMIN, name: "Rosa" }));
  await page.goto("/panel/welcome");
  await expect(page.getByRole("heading", { name: "Hola, Rosa" })).toBeVisible();
  await expect.poll(() => signIns.length).toBe(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["token"]);
});

test("SES-10 a session that the platform has ended is opened again by the first call that needs it", async ({
  page,
  context,
  testUsers,
  signIn,
  server,
  watch,
}) => {
  watch.allow(/status of 401 .*\/bots\//);
  await signIn(await testUsers.activeUser("super-admin", { ...ADMIN, name: "Pau" }));
  await context.addCookies([{ name: "parlia_session", value: "ended", url: server.url }]);
  const signIns = signInsOf(page);
  await page.goto("/panel/chatbot");
  await expect(page.getByText("Todavía no hay chatbots")).toBeVisible();
  expect(signIns).toHaveLength(1);
});
