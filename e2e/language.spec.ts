import { pngFile } from "./support/asset-files.ts";
import type { Page, Route } from "@playwright/test";
import { waitForCode } from "./support/early-page.ts";
import { expect, test } from "./support/journey.ts";
import { storeLanguage } from "./support/stored-language.ts";

const WORDS = { es: "Experiencias", ca: "Experiències", en: "Experiences" } as const;
const NAMES = { es: "Castellano", ca: "Català", en: "English" } as const;

async function choose(page: Page, from: keyof typeof NAMES, to: keyof typeof NAMES): Promise<void> {
  const label = { es: "Idioma", ca: "Idioma", en: "Language" }[from];
  await page.getByRole("button", { name: `${label}: ${NAMES[from]}` }).click();
  await page.getByRole("menuitemradio", { name: NAMES[to] }).click();
}

test("SES-12, LIB-02 the language menu changes every word at once, without a reload", async ({
  page,
  api,
  signIn,
}) => {
  await signIn("editor");
  await page.goto("/panel/experiences");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(WORDS.es);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [from, to] of [
    ["es", "ca"],
    ["ca", "en"],
    ["en", "es"],
    ["es", "ca"],
  ] as const) {
    await choose(page, from, to);
    await expect(title).toHaveText(WORDS[to]);
    await expect(page.locator("html")).toHaveAttribute("lang", to);
    expect(await page.evaluate(() => localStorage.getItem("explorar-lang"))).toBe(to);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.reload();
  await expect(title).toHaveText(WORDS.ca);
  await expect(page.locator("html")).toHaveAttribute("lang", "ca");

  // So it does for what the server has words for: the categories of the library.
  await api.addAsset("editor", "image", pngFile("idioma.png", 71), { name: "Idioma" });
  await page.goto("/panel/mylibrary");
  const open = async (facet: RegExp, category: string) => {
    await page.getByRole("button", { name: facet }).click();
    await expect(page.getByRole("checkbox", { name: category })).toBeVisible();
    await page.keyboard.press("Escape");
  };
  await open(/^Categoria/, "Monuments i edificis");
  await choose(page, "ca", "en");
  await open(/^Category/, "Monuments and buildings");
});

test("SES-12 the sign-in is in Spanish, whatever the browser's language, until another one is chosen", async ({
  page,
}) => {
  await page.goto("/login");
  const field = page.getByRole("combobox", { name: /^(Idioma|Language)$/ });
  await expect(page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(field).toHaveValue("es");
  // Otherwise the panel's own code is held too.
  await waitForCode(page);
  const held: Route[] = [];
  await page.route("**/assets/*.js", (route) => void held.push(route));
  await field.selectOption("en");
  await expect.poll(() => held.length).toBe(1);
  await expect(field).toHaveValue("en");
  await field.selectOption("ca");
  await expect.poll(() => held.length).toBe(2);
  await expect(field).toHaveValue("ca");
  const [english, catalan] = held;
  await catalan?.continue();
  await expect(page.getByLabel("Contrasenya", { exact: true })).toBeVisible();
  const arrived = page.waitForEvent("requestfinished");
  await english?.continue();
  await arrived;
  // The module is evaluated in a separate task after it has arrived.
  await page.evaluate((url) => import(url), english?.request().url() ?? "");
  await expect(page.getByLabel("Contrasenya", { exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ca");
  await expect(field).toHaveValue("ca");
  expect(await page.evaluate(() => localStorage.getItem("explorar-lang"))).toBe("ca");

  // A stored language that does not exist counts as none.
  await page.unrouteAll();
  await storeLanguage(page, "xx");
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});
