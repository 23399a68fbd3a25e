import type { Page } from "@playwright/test";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";

const paletteOf = (page: Page) => page.getByRole("dialog", { name: "Ir a un sitio o hacer algo" });

/** Opens the palette and types as soon as it appears. */
async function search(page: Page, text: string): Promise<void> {
  await expect(paletteOf(page).getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(text);
}

test("TRU-34 a place, an experience and a setting are opened by name, never over unsaved texts without a question", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("another experience is not opened over unsaved texts without a question", async () => {
    await api.createExperience("editor", { gymName: "Ruta primera" });
    await api.createExperience("editor", { gymName: "Ruta segunda" });
    await signIn("editor");
    const form = new ExperienceForm(page);
    await form.open("Ruta primera");
    await form.slogan.fill("Sin guardar");
    await page.keyboard.press("Control+k");
    await search(page, "segunda");
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
    await question.getByRole("button", { name: "Seguir editando" }).click();
    await expect(form.slogan).toHaveValue("Sin guardar");
    await page.keyboard.press("Control+k");
    await search(page, "segunda");
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Salir y conservar la copia" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ruta segunda" })).toBeVisible();

    await test.step("a place, an experience and a setting are found by name and opened by Enter", async () => {
      await api.createExperience("editor", { gymName: "Ruta de las ánimas" });
      await signIn("editor");
      await page.goto("/panel/welcome");
      await expect(page.getByRole("heading", { name: "Hola, Nuria" })).toBeVisible();
      const options = paletteOf(page).getByRole("option");

      await page.keyboard.press("Control+k");
      await search(page, "usuarios");
      await expect(paletteOf(page).getByText("No hay nada con ese nombre.")).toBeVisible();
      await page.keyboard.press("Control+a");
      await search(page, "biblio");
      await expect(options).toHaveText(["Mi biblioteca"]);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/panel/mylibrary");
      // The focus and the title of the document follow each navigation.
      await expect(page.getByRole("heading", { level: 1, name: "Mi biblioteca" })).toBeFocused();
      await expect(page).toHaveTitle("Mi biblioteca · Explorar");

      await page.getByRole("button", { name: "Ir a un sitio o hacer algo (Ctrl + K)" }).click();
      await search(page, "animas");
      await expect(options).toHaveText(["Ruta de las ánimas"]);
      await page.keyboard.press("Enter");
      await expect(
        page.getByRole("heading", { level: 1, name: "Ruta de las ánimas" }),
      ).toBeFocused();
      await expect(page).toHaveTitle("Ruta de las ánimas · Explorar");

      await page.keyboard.press("Control+k");
      await search(page, "english");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
    });
  });
});

test("each section that is gone to has its heading focused and names the document; so does Back", async ({
  page,
  signIn,
}) => {
  await signIn("super-admin");
  await page.goto("/panel/welcome");
  const isAt = async (name: string) => {
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Explorar`);
  };
  const sections = page.getByRole("navigation", { name: "Secciones" }).getByRole("link");
  const names = ["Usuarios", "Experiencias", "Chatbots", "Biblioteca AR", "Perfil"];
  await expect(sections).toHaveText(names);
  for (const name of names) {
    await sections.filter({ hasText: name }).click();
    await isAt(name);
  }
  await page.goBack();
  await isAt(names[3] ?? "");
  await page.goto("/panel/users");
  for (const [link, name] of [
    [/^Registro de actividad/, "Registro de actividad"],
    [/^Nuevo usuario/, "Nuevo usuario"],
  ] as const) {
    await page.getByRole("link", { name: link }).click();
    await isAt(name);
    await page.goBack();
    await isAt("Usuarios");
  }
});

test("a person, an asset and a point are found by name, and opened", async ({ page, signIn }) => {
  await signIn("super-admin");
  await page.goto("/panel/welcome");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await search(page, "nuria soler");
  await expect(paletteOf(page).getByRole("option", { name: /^Nuria Soler/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Nuria");

  await signIn("editor");
  await page.goto("/panel/welcome");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await search(page, "palacio real");
  // The point's route has not been opened before.
  await paletteOf(page)
    .getByRole("option", { name: "Palacio Real · Madrid de los Austrias" })
    .click();
  await expect(page.getByRole("textbox", { name: /^Nombre del punto/ })).toHaveValue(
    /Palacio Real/,
  );

  await page.keyboard.press("Control+k");
  await search(page, "a");
  const assets = paletteOf(page).getByRole("group", { name: "Mi biblioteca" }).getByRole("option");
  await expect(assets.first()).toBeVisible();
  expect(await assets.count()).toBeLessThanOrEqual(8);
  await assets.first().click();
  await expect(page).toHaveURL(/mylibrary\?asset=\d+/);
});
