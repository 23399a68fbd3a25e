import type { Page } from "@playwright/test";
import { ACCOUNTS, PASSWORD } from "./support/api.ts";
import { waitForCode } from "./support/early-page.ts";
import { enter, expect, test } from "./support/journey.ts";
import { stopClock } from "./support/new-password.ts";

const LANGUAGES = {
  es: { title: "Entra en tu panel", email: "Correo electrónico", submit: "Entrar" },
  en: { title: "Sign in to your panel", email: "Email", submit: "Sign in" },
  ca: { title: "Entra al teu panell", email: "Correu electrònic", submit: "Entra" },
} as const;
type Language = keyof typeof LANGUAGES;

/** The addresses of the public screens as people open them. */
const PAGES = [
  "/login",
  "/forgot-password",
  "/reset-password",
  "/reset-password?fromapp=0&id=wrong",
  "/confirm-email",
  "/confirm-email?id=wrong",
];

/** Opens an address and holds back the panel's code. The returned function lets it come. */
async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  // The page has loaded only once its code has.
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return resolve;
}

async function choose(page: Page, language: Language, theme = "system"): Promise<void> {
  await page.addInitScript(
    ([chosenLanguage, chosenTheme]) => {
      // Firefox runs this in its blank first page too, which may keep nothing.
      if (!location.protocol.startsWith("http") || sessionStorage.getItem("chosen")) return;
      sessionStorage.setItem("chosen", "yes");
      localStorage.setItem("explorar-lang", chosenLanguage);
      localStorage.setItem("explorar-theme", chosenTheme);
    },
    [language, theme] as const,
  );
}

/** Where everything in the screen is, and what is written in it. */
const layout = (page: Page) =>
  page.evaluate(() =>
    // The input that carries the state of a checkbox into forms is never seen.
    [...document.querySelectorAll("#root, #root :not(input[aria-hidden])")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const text = element.childElementCount > 0 ? "" : element.textContent;
      return [element.localName, x, y, width, height, text].join(" ");
    }),
  );

test("SES-12 without the panel's code the sign-in is there, in each language and theme", async ({
  page,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED .*\/assets\//);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  for (const language of ["es", "en", "ca"] as const) {
    for (const theme of ["light", "dark"] as const) {
      await test.step(`${language}, ${theme}`, async () => {
        await page.evaluate(
          ([chosenLanguage, chosenTheme]) => {
            localStorage.setItem("explorar-lang", chosenLanguage);
            localStorage.setItem("explorar-theme", chosenTheme);
          },
          [language, theme] as const,
        );
        await page.reload();
        const { title, email, submit } = LANGUAGES[language];
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        await expect(page.getByLabel(email)).toBeFocused();
        await expect(page.locator("input[type=password]")).toBeVisible();
        await expect(page.getByRole("button", { name: submit, exact: true })).toBeVisible();
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page).toHaveTitle(`${title} · Explorar`);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(page.locator("select").first()).toHaveValue(theme);
        await expect(page.locator("select").last()).toHaveValue(language);
        const colour = await page.evaluate(() => getComputedStyle(document.documentElement).color);
        expect(colour).toBe(theme === "dark" ? "rgb(236, 238, 232)" : "rgb(22, 24, 29)");
      });
    }
  }
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("TRU-18 a press sends no password to an address", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Correo electrónico").fill(ACCOUNTS.editor.email);
    await page.locator("input[type=password]").fill(PASSWORD);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    expect(page.url()).not.toContain(PASSWORD);
    expect(page.url()).not.toContain(encodeURIComponent(ACCOUNTS.editor.email));
  });
});

for (const isTranslated of [false, "early"] as const) {
  test.describe(isTranslated ? "on a page that the browser translates early" : "as it is", () => {
    test.use({ isTranslated });

    test("PUB-04 what is written and pressed before the panel's code has come is done once it is there", async ({
      page,
    }) => {
      const letCode = await openWithoutCode(page, "/login");
      await expect(page.getByLabel("Correo electrónico")).toBeFocused();
      await page.keyboard.type(ACCOUNTS.editor.email);
      await page.locator("input[type=password]").fill(PASSWORD);
      await page.locator("input[type=password]").press("Enter");
      await expect(page.locator("html")).toHaveAttribute("data-waiting", "");
      await expect(page).toHaveURL("/login");
      letCode();
      await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
    });

    test("PUB-04 a password that is being typed while the panel's code comes is typed on where it was", async ({
      page,
    }) => {
      const letCode = await openWithoutCode(page, "/login");
      await page.getByLabel("Correo electrónico").fill(ACCOUNTS.editor.email);
      const password = page.getByLabel("Contraseña", { exact: true });
      await password.focus();
      await page.keyboard.type(PASSWORD.slice(0, 4));
      // Where a key would go after each change of the page.
      const focused = await page.evaluateHandle(() => {
        const fields = new Set<string>();
        new MutationObserver(() =>
          fields.add(document.activeElement?.getAttribute("autocomplete") ?? ""),
        ).observe(document, { subtree: true, childList: true });
        return fields;
      });
      letCode();
      await waitForCode(page);
      await page.keyboard.type(PASSWORD.slice(4));
      await expect(password).toBeFocused();
      expect(await focused.evaluate((fields) => [...fields])).toEqual(["current-password"]);
      await expect(password).toHaveValue(PASSWORD);
      await expect(page.getByLabel("Correo electrónico")).toHaveValue(ACCOUNTS.editor.email);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
    });
  });
}

test("SES-12 after signing in, the panel looks as it does when it is opened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  await enter(page, "editor");
  const shortcuts = page.getByRole("navigation", { name: "Accesos rápidos" });
  await expect(shortcuts).toBeVisible();
  // One by one: Firefox 153.7 crashes when a page itself looks for all links of a named landmark.
  const look = async () => {
    const links = await shortcuts.getByRole("link").all();
    const looks = links.map((each) =>
      each.evaluate((link) => {
        const { paddingTop, columnGap } = getComputedStyle(link);
        return [paddingTop, columnGap, link.scrollHeight].join(" ");
      }),
    );
    return Promise.all(looks);
  };
  const entered = await look();
  await page.reload();
  await expect(shortcuts).toBeVisible();
  expect(entered).toEqual(await look());
});

test("SES-02, SES-12, PUB-03, PUB-05 what is written, chosen and pressed early is taken up", async ({
  page,
}) => {
  await test.step("an unknown address shows the sign-in at once, and leads to it", async () => {
    const letCode = await openWithoutCode(page, "/panel/experiences");
    await expect(page.getByRole("heading", { name: LANGUAGES.es.title })).toBeVisible();
    letCode();
    await expect(page).toHaveURL("/login");
  });

  await test.step("an e-mail written into the recovery form is sent", async () => {
    const letCode = await openWithoutCode(page, "/forgot-password");
    await page.getByLabel("Correo electrónico").fill(ACCOUNTS.editor.email);
    await page.locator("button[type=submit]").click();
    expect(page.url()).not.toContain("editor");
    letCode();
    await expect(page.getByRole("status")).toContainText(ACCOUNTS.editor.email);
  });

  await test.step("text stays where it was written, with the focus, and counts as written", async () => {
    const letCode = await openWithoutCode(page, "/login");
    const email = page.getByLabel("Correo electrónico");
    await expect(email).toBeFocused();
    await page.keyboard.type("nobody");
    letCode();
    await waitForCode(page);
    await page.keyboard.type("@example.com");
    await expect(email).toBeFocused();
    await expect(email).toHaveValue("nobody@example.com");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page.getByText("Mínimo 6 caracteres")).toBeVisible();
    await expect(page.getByText("El correo electrónico no es válido")).toBeHidden();
  });

  await test.step("choices and buttons are taken up in their order", async () => {
    const letCode = await openWithoutCode(page, "/login");
    await page.locator("select").first().selectOption("dark");
    await page.getByRole("checkbox", { name: "Recordarme" }).click();
    await page.getByRole("button", { name: "Mostrar la contraseña" }).click();
    await page.getByLabel("Correo electrónico").fill(ACCOUNTS.editor.email);
    await page.locator("select").last().selectOption("ca");
    letCode();
    await expect(page.getByRole("heading", { name: LANGUAGES.ca.title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByLabel(LANGUAGES.ca.email)).toHaveValue(ACCOUNTS.editor.email);
    await expect(page.getByRole("checkbox")).toBeChecked();
    await expect(page.locator("form input[autocomplete=current-password]")).toHaveAttribute(
      "type",
      "text",
    );
  });
});

test("PUB-04 a press that comes while earlier ones are taken up is done after them", async ({
  page,
}) => {
  await page.clock.install();
  const letCode = await openWithoutCode(page, "/login");
  await page.clock.pauseAt(Date.now() + 60_000);
  const password = page.locator("form input[autocomplete=current-password]");
  await page.getByLabel("Correo electrónico").fill(ACCOUNTS.editor.email);
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Mostrar la contraseña" }).click();
  letCode();
  await waitForCode(page);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(password).toHaveAttribute("type", "password");
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
});

for (const [language, theme, tag] of [
  ["es", "light", "@whole"],
  ["ca", "dark", "@picture"],
] as const) {
  test(
    `SES-12 no public screen changes its looks when its code comes (${language}, ${theme})`,
    { tag: ["@picture", tag] },
    async ({ page }) => {
      await choose(page, language, theme);
      // The cards that stand before a form stay.
      await stopClock(page);
      // What turns is a layer of its own, which the browser may draw at another moment than the rest of a picture.
      await page.addInitScript(() => {
        const still = new CSSStyleSheet();
        still.replaceSync(".animate-spin { animation: none }");
        document.adoptedStyleSheets.push(still);
      });
      for (const address of PAGES) {
        await test.step(address, async () => {
          const letCode = await openWithoutCode(page, address);
          await expect(page.locator("h1")).toBeVisible();
          // The set of fonts may be ready before the first of them is asked for.
          await page.evaluate(() => document.fonts.load('1em "Inter Variable"'));
          const before = await layout(page);
          const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
          // A screen that was made anew instead of taken over would be another element.
          await page.evaluate(() =>
            Object.assign(document.querySelector("h1") ?? {}, { served: true }),
          );
          letCode();
          await waitForCode(page);
          expect(await layout(page)).toEqual(before);
          expect(await page.evaluate(() => "served" in (document.querySelector("h1") ?? {}))).toBe(
            true,
          );
          const after = await page.screenshot({ animations: "disabled", caret: "hide" });
          expect(after.equals(picture), "the pictures are equal").toBe(true);
        });
      }
    },
  );
}

test("SES-06 a page of strangers that was kept is emptied for somebody with a session", async ({
  page,
  signIn,
}) => {
  const { body } = await page.request
    .get("/login", { headers: { accept: "text/html" } })
    .then(async (answer) => ({ body: await answer.text() }));
  expect(body).toContain("<form");
  await signIn("editor");
  await page.route("**/login", async (route) => {
    const answer = await route.fetch();
    // The policy of the answer that it was kept with.
    const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
    const headers = { ...answer.headers() };
    const stranger = await fetch(route.request().url(), { headers: { accept: "text/html" } });
    headers["content-security-policy"] = stranger.headers.get("content-security-policy") ?? "";
    expect(nonce).not.toBe("");
    await route.fulfill({ status: 200, headers, body: await stranger.text() });
  });
  const letCode = await openWithoutCode(page, "/login");
  await expect(page.locator("#root")).toBeEmpty();
  letCode();
  await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
});
