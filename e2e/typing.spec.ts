import type { Locator, Page } from "@playwright/test";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import type { Role } from "./support/api.ts";

const EXPERIENCES = "Buscar por nombre";

/** Makes every answer a very long list. */
async function answerManyExperiences(page: Page, count: number): Promise<void> {
  const list = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Cuenca por sus miradores ${index + 1}`,
    state: 1,
    userCompany: "",
  }));
  await page.route("**/gymkhanas/getUserGymkhanas", (route) =>
    route.fulfill({ json: { success: true, message: "", data: JSON.stringify(list) } }),
  );
}

/** Sends all keys before the page has processed the first one. */
async function burst(page: Page, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}

/** Types like an input method: the text changes until it is confirmed. */
async function compose(page: Page, stages: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const text of stages) {
    const end = text.length;
    await devtools.send("Input.imeSetComposition", {
      text,
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await devtools.send("Input.insertText", { text: stages.at(-1) ?? "" });
  await devtools.detach();
}

/** Checks that every way of typing gives the complete text. */
async function expectEveryLetter(page: Page, field: Locator): Promise<void> {
  await field.pressSequentially("Cuenca encantada");
  await expect(field).toHaveValue("Cuenca encantada");
  await burst(
    page,
    Array.from("Cuenca encantada", () => "Backspace"),
  );
  await expect(field).toHaveValue("");
  await burst(page, Array.from("Sevilla"));
  await expect(field).toHaveValue("Sevilla");
  await burst(page, ["Backspace", "Backspace", "x"]);
  await expect(field).toHaveValue("Sevilx");
  await field.fill("");
  for (const letter of "Ávila") await page.keyboard.insertText(letter);
  await expect(field).toHaveValue("Ávila");
  await field.fill("");
  await compose(page, ["か", "かん", "漢"]);
  await expect(field).toHaveValue("漢");
  await field.fill("");
}

const LISTS: readonly [path: string, role: Role, field: string][] = [
  ["/panel/experiences", "editor", EXPERIENCES],
  ["/panel/users", "super-admin", "Buscar usuarios"],
  ["/panel/mylibrary", "editor", "Buscar por nombre, descripción o etiqueta"],
  ["/panel/libraryar", "super-admin", "Buscar por nombre, descripción o etiqueta"],
];

for (const role of ["editor", "super-admin"] as const) {
  test(
    `EXP-01, USR-03, LIB-02, TRU-37 the searches of a ${role} keep every letter, however fast they come`,
    { tag: "@composition" },
    async ({ page, signIn }) => {
      await signIn(role);
      for (const [path, , name] of LISTS.filter(([, who]) => who === role)) {
        await test.step(path, async () => {
          await page.goto(path);
          const field = page.getByRole("textbox", { name });
          await expectEveryLetter(page, field);
          await field.pressSequentially("Cuenca");
          await expect(page).toHaveURL(`${path}?q=Cuenca`);
          await page.reload();
          await expect(field).toHaveValue("Cuenca");
        });
      }
      if (role === "editor") return;
      await page.goto("/panel/audit");
      await expectEveryLetter(page, page.getByLabel("Correo de la persona"));
    },
  );
}

test(
  "EXP-01 with 2000 rows the search keeps every letter",
  { tag: ["@composition", "@whole"] },
  async ({ page, signIn }) => {
    await answerManyExperiences(page, 2000);
    await signIn("editor");
    await page.goto("/panel/experiences");
    await expect(page.getByText("Cuenca por sus miradores 1", { exact: true })).toBeVisible();
    const field = page.getByRole("textbox", { name: EXPERIENCES });
    await expectEveryLetter(page, field);
    await field.pressSequentially("miradores 1999", { delay: 100 });
    await expect(field).toHaveValue("miradores 1999");
    await expect(page.getByText("Cuenca por sus miradores 1999", { exact: true })).toBeVisible();
  },
);

test(
  "LIB-09 the searches of the asset picker and of the commands keep every letter",
  { tag: "@composition" },
  async ({ page, api, signIn }) => {
    await test.step("the search of the asset picker keeps every letter", async () => {
      await api.createExperience("editor", { gymName: "Ruta de la búsqueda de imágenes" });
      await signIn("editor");
      const form = new ExperienceForm(page);
      await form.open("Ruta de la búsqueda de imágenes");
      await form.image.getByRole("button", { name: /Cambiar$|Elegir$/ }).click();
      await expectEveryLetter(
        page,
        page.getByRole("dialog").getByRole("textbox", { name: "Buscar" }),
      );
    });

    await test.step("the search of the commands keeps every letter", async () => {
      await signIn("editor");
      await page.goto("/panel/welcome");
      await page.getByRole("button", { name: "Ir a un sitio o hacer algo (Ctrl + K)" }).click();
      await expectEveryLetter(page, page.getByRole("dialog").getByRole("searchbox"));
    });
  },
);

test("EXP-01, LIB-02 a search follows an address that was changed elsewhere, and all that changes in one go is kept", async ({
  page,
  signIn,
}) => {
  await test.step("a search follows an address that Back, Forward or a link has changed, also while somebody types", async () => {
    await signIn("editor");
    await page.goto("/panel/experiences");
    const field = page.getByRole("textbox", { name: EXPERIENCES });
    const section = page
      .getByRole("navigation", { name: "Secciones" })
      .getByRole("link", { name: "Experiencias" });
    await field.pressSequentially("Cuenca");
    await section.click();
    await expect(page).toHaveURL("/panel/experiences");
    await expect(field).toHaveValue("");
    await page.goBack();
    await expect(field).toHaveValue("Cuenca");
    await page.goForward();
    await expect(field).toHaveValue("");

    await field.focus();
    await Promise.all([burst(page, Array.from("Avila")), page.evaluate(() => history.back())]);
    await expect(page).toHaveURL(/\?q=Cuenca/);
    const before = await field.inputValue();
    await field.pressSequentially(" alta");
    await expect(field).toHaveValue(`${before} alta`);
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === `${before} alta`);
  });

  await test.step("filters, order and search that are changed in one go are all kept", async () => {
    await signIn("super-admin");
    await page.goto("/panel/libraryar");
    const field = page.getByRole("textbox", { name: "Buscar por nombre, descripción o etiqueta" });
    const order = page.getByRole("combobox", { name: "Orden" });
    await expect(order).toBeVisible();
    await page.evaluate(() => {
      // The changes follow each other without a pause, so the address cannot be updated in between.
      const types = [...document.querySelectorAll<HTMLElement>("[role=radio]")];
      const wanted = types.find((type) => type.textContent.includes("Imágenes"));
      const select = document.querySelector("select");
      if (!select) throw new Error("no order to choose");
      wanted?.click();
      select.value = select.options[1]?.value ?? "";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await field.pressSequentially("a");
    await expect(page).toHaveURL(
      (url) =>
        url.searchParams.get("q") === "a" &&
        url.searchParams.get("type") === "image" &&
        url.searchParams.has("sort"),
    );
    await expect(field).toHaveValue("a");
  });
});

test("EXP-06 of a text that is pasted or composed past its limit the rest is said and given back, and what nobody sees is taken out", async ({
  page,
  context,
  api,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn("editor");
  const name = "Ruta de textos pegados";
  await api.createExperience("editor", { gymName: name });
  const form = new ExperienceForm(page);
  await form.open(name);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("ControlOrMeta+V");
  };
  await form.name.fill("De ");
  await paste(`${"a".repeat(57)} y el resto`);
  await expect(form.name).toHaveValue(`De ${"a".repeat(57)}`);
  await expect(page.getByText("No cabían 11 caracteres y han quedado fuera:")).toBeVisible();
  await page.getByRole("button", { name: "Copiar lo que ha quedado fuera" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(" y el resto");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(form.name).toHaveValue("De ");
  await expect(form.name).toBeFocused();
  await paste("Gi\u202Erona\u200B\r\ny más");
  await expect(form.name).toHaveValue("De Girona y más");
  await expect(page.getByText("Se han quitado 2 caracteres invisibles.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(form.name).toHaveValue("De ");
  await form.name.fill("x".repeat(58));
  await compose(page, ["にほん"]);
  await expect(form.name).toHaveValue(`${"x".repeat(58)}にほ`);
  await expect(page.getByText("No cabía 1 carácter y ha quedado fuera:")).toBeVisible();
});
