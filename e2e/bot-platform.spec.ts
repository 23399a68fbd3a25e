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

test("SES-10 without a token no session is opened; a failure is not shown; an ended session is opened again when it is needed", async ({
  page,
  context,
  testUsers,
  signIn,
  server,
  watch,
}) => {
  watch.allow(/status of 503 .*\/bots\/extLogin/);
  watch.allow(/status of 401 .*\/bots\//);
  const signIns = signInsOf(page);
  await test.step("a user without a token", async () => {
    const wish = { name: "Bet", surname: "Ríos", role: "admin" } as const;
    await signIn(await testUsers.activeUser("super-admin", wish));
    await page.goto("/panel/welcome");
    await page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil").click();
    await expect(page).toHaveURL("/panel/profile");
    expect(signIns).toEqual([]);
  });

  await signIn(await testUsers.activeUser("super-admin", { ...ADMIN, name: "Rosa" }));
  await test.step("a failure of the platform", async () => {
    await page.route("**/bots/extLogin", (route) => route.fulfill({ status: 503 }));
    await page.goto("/panel/welcome");
    await expect(page.getByRole("heading", { name: "Hola, Rosa" })).toBeVisible();
    await expect.poll(() => signIns.length).toBe(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["token"]);
    await page.goto("about:blank");
    await page.unroute("**/bots/extLogin");
  });

  await test.step("a session that the platform has ended", async () => {
    const before = signIns.length;
    await context.addCookies([{ name: "parlia_session", value: "ended", url: server.url }]);
    await page.goto("/panel/chatbot");
    await expect(page.getByText("Todavía no hay chatbots")).toBeVisible();
    expect(signIns.slice(before)).toHaveLength(1);
  });
});
