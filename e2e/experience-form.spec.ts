import { NO_SERVER } from "./support/console-watch.ts";
import { expect, test } from "./support/journey.ts";
import { holdCalls } from "./support/held-calls.ts";
import { freshCode } from "./support/api.ts";
import { ExperienceForm } from "./support/experience-form.ts";

test("EXP-05, EXP-06, UIK-03 the tabs switch the inputs and say what is missing; texts are copied; the section collapses", async ({
  page,
  signIn,
}) => {
  const form = new ExperienceForm(page);
  await signIn("editor");
  await page.goto("/panel/experiences/new");
  await expect(
    page.getByText("Los campos marcados con (*) son obligatorios, en castellano."),
  ).toBeVisible();
  await expect(form.copyTexts).toBeDisabled();
  await test.step("each tab has texts of its own, and says what is missing", async () => {
    const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
    await expect(tab("Castellano")).toContainText("ES");
    await expect(tab("Catalán")).toContainText("CAT");
    await expect(tab("Inglés")).toContainText("EN");
    await form.name.fill("Ruta");
    await expect(tab("Castellano")).toHaveAccessibleName(/experiencia: faltan 2 textos/);
    await form.show("Catalán");
    await expect(form.name).toHaveValue("");
    await expect(page.getByText("Ruta", { exact: true })).toHaveAttribute("lang", "es");
    await expect(form.name).toHaveAccessibleDescription(/Castellano Ruta/);
    await form.name.fill("Ruta en català");
    await expect(page.getByText("Ruta", { exact: true })).toBeHidden();
    await form.show("Castellano");
    await expect(form.name).toHaveValue("Ruta");
  });

  await test.step("texts are copied from another language, after a question if they replace others, until it is undone", async () => {
    await form.show("Catalán");
    await form.name.fill("");
    await form.show("Castellano");
    await form.description.fill("Un paseo");
    await form.show("Catalán");
    await form.copyFrom("Castellano");
    await expect(form.said("Copiado de «Castellano».")).toBeVisible();
    await expect(form.name).toHaveValue("Ruta");
    await expect(form.description).toHaveValue("Un paseo");

    await form.name.fill("Ruta pel parc");
    await page.getByRole("button", { name: "Deshacer" }).click();
    // A text that was edited after the copy stays.
    await expect(form.name).toHaveValue("Ruta pel parc");
    await expect(form.description).toHaveValue("");
    await expect(form.copyTexts).toBeFocused();

    await form.copyFrom("Castellano");
    const question = page.getByRole("alertdialog", {
      name: "¿Sustituir los textos de «Catalán»?",
    });
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(question).toBeHidden();
    await expect(form.name).toHaveValue("Ruta pel parc");
    await form.copyFrom("Castellano");
    await question.getByRole("button", { name: "Sustituir" }).click();
    await expect(form.name).toHaveValue("Ruta");
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(form.name).toHaveValue("Ruta pel parc");
  });

  await test.step("collapsed, the section keeps what was typed", async () => {
    await form.city.fill("Lleida");
    const section = page.getByRole("button", { name: "Mi experiencia" });
    await section.click();
    await expect(form.city).toBeHidden();
    await section.click();
    await expect(form.city).toHaveValue("Lleida");
  });

  await test.step("a name can have 60 characters", async () => {
    await form.name.fill("");
    await form.name.pressSequentially("x".repeat(65));
    await expect(form.name).toHaveValue("x".repeat(60));
  });
});

test("EXP-06, EXP-09, EXP-10 what is missing is said, nothing typed is lost, the first save creates and later ones update", async ({
  page,
  api,
  signIn,
}) => {
  const form = new ExperienceForm(page);
  await signIn("editor");
  await page.goto("/panel/experiences/new");
  await expect(form.code).toHaveValue(/^[A-Z0-9]{6}$/);
  await form.show("Inglés");
  await form.name.fill("Only in English");
  await form.option("Se puede repetir").click();
  await form.code.fill("");
  await form.save.click();
  const warning = page.getByRole("alertdialog", { name: "Faltan campos obligatorios" });
  await expect(warning).toContainText(
    "Faltan campos obligatorios: revisa los campos marcados con (*) antes de guardar",
  );
  await warning.getByRole("button", { name: "Aceptar" }).click();
  await expect(warning).toBeHidden();
  for (const field of [form.name, form.description, form.slogan, form.city, form.code]) {
    await expect(field).toHaveAccessibleDescription(/Campo obligatorio/);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(form.name).toBeFocused();
  // The bar says how many fields are wrong and leads to each.
  await expect(form.said("campos por corregir")).toBeVisible();
  await form.status.getByRole("button", { name: "Ciudad" }).click();
  await expect(form.city).toBeFocused();
  await form.code.fill("AB");
  await expect(form.code).toHaveAccessibleDescription(/Seis letras o cifras/);
  await form.name.fill("Ya no falta");
  await expect(form.name).not.toHaveAttribute("aria-invalid", "true");
  await form.show("Inglés");
  await expect(form.name).toHaveValue("Only in English");
  await expect(form.option("Se puede repetir")).toBeChecked();

  // The access code can be generated again until the experience is saved.
  await form.show("Castellano");
  const first = await form.code.inputValue();
  // What loads late moves the button, perhaps while it is pressed.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Generar otro código" }).click();
  await expect(form.code).not.toHaveValue(first);
  await expect(form.code).toHaveValue(/^[A-Z0-9]{6}$/);
  const code = await form.code.inputValue();

  const saving = page.getByRole("button", { name: "Guardando…" });
  const { letGo } = await holdCalls(page, "**/gymkhanas/new");
  await form.fillRequired("Ruta de dos guardados");
  await form.save.click();
  await expect(saving).toBeDisabled();
  await letGo();
  await expect(form.said("Experiencia guardada")).toBeVisible();
  const { id } = await api.experienceNamed("editor", "Ruta de dos guardados");
  await expect(form.code).toHaveValue(code);
  await expect(form.code).toHaveJSProperty("readOnly", true);
  await expect(page.getByRole("button", { name: "Generar otro código" })).toBeDisabled();

  await form.slogan.fill("Otra frase");
  await form.update.click();
  await expect(saving).toBeDisabled();
  await letGo();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  await expect(form.said("Guardado a la")).toBeVisible();
  const again = await api.experienceNamed("editor", "Ruta de dos guardados");
  expect(again).toMatchObject({ id, Description2: "Otra frase" });
});

test.describe("with a server that dies", () => {
  test.use({ ownServer: true });

  test("EXP-10, TRU-34 a save that fails says why, keeps the form, and works once the server is back", async ({
    page,
    server,
    killServer,
    api,
    signIn,
    watch,
  }) => {
    watch.allow(NO_SERVER);
    const form = new ExperienceForm(page);
    await signIn("editor");
    await page.goto("/panel/experiences/new");
    await form.fillRequired("Ruta a pesar de todo");
    await killServer();
    await form.save.click();
    await expect(
      form.said("No se ha podido guardar. No hay conexión con el servidor."),
    ).toBeVisible();
    await expect(form.name).toHaveValue("Ruta a pesar de todo");
    await expect(form.city).toHaveValue("Madrid");
    await server.start();
    await form.save.click();
    await expect(form.said("Experiencia guardada")).toBeVisible();
    expect(await api.experienceNamed("editor", "Ruta a pesar de todo")).toMatchObject({
      City: "Madrid",
      Description2: "Hola",
    });
  });
});

test(
  "EXP-06 the access code is copied exactly",
  { tag: "@clipboard" },
  async ({ page, context, api, signIn }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const gymCode = freshCode();
    await api.createExperience("editor", { gymName: "Ruta del portapapeles", gymCode });
    await signIn("editor");
    const form = new ExperienceForm(page);
    await form.open("Ruta del portapapeles");
    await page.getByRole("button", { name: "Copiar el código" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(gymCode);
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    "EXP-12 the help of a switch is beside its label, the pages of help stand in one line",
    { tag: "@touch" },
    async ({ page, signIn }) => {
      await signIn("editor");
      await page.goto("/panel/experiences/new");
      const label = page.locator("label", { hasText: "Se puede repetir" });
      const help = page.getByRole("button", { name: "Ayuda sobre «Se puede repetir»" });
      await expect(help).toBeVisible();
      // Both at one moment, for what is above may still be loading.
      const apart = await label.evaluate((text, name) => {
        const button = text.parentElement?.querySelector(`[aria-label="${name}"]`);
        if (!button) throw new Error("The help is not in the label's line");
        const [of, beside] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
        return {
          across: beside.left - of.right,
          down: beside.top + beside.height / 2 - (of.top + of.height / 2),
        };
      }, "Ayuda sobre «Se puede repetir»");
      expect(apart.across).toBeLessThan(12);
      expect(apart.down).toBeCloseTo(0, -1);

      await page.getByRole("button", { name: "Ayuda", exact: true }).click();
      const pages = page.getByRole("dialog").getByRole("button", { name: /^\d de 6$/ });
      await expect(pages).toHaveCount(6);
      const tops = await pages.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(1);
    },
  );
});

test("EXP-12 help shows page by page, also by the arrows, where the texts appear on a phone", async ({
  page,
  signIn,
}) => {
  await signIn("editor");
  await page.goto("/panel/experiences/new");
  await page.getByRole("button", { name: "Ayuda", exact: true }).click();
  const help = page.getByRole("dialog", { name: "Cómo se ve la experiencia en el móvil" });
  await expect(help).toContainText("La portada");
  await page.keyboard.press("ArrowRight");
  await expect(help).toContainText("La bienvenida");
  for (let turn = 0; turn < 6; turn += 1) await page.keyboard.press("ArrowRight");
  await expect(help).toContainText("El premio");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(page.getByRole("button", { name: "Ayuda", exact: true })).toBeFocused();
  // Each field has its own.
  const ofField = page.getByRole("button", { name: "Ayuda sobre «Geolocalizada»" });
  await ofField.click();
  const ownHelp = page.getByRole("dialog", { name: "Geolocalizada" });
  await expect(ownHelp).toContainText("Lejos del punto");
  await page.keyboard.press("ArrowRight");
  await expect(ownHelp).toContainText("En el punto");
  await page.keyboard.press("Escape");
  await expect(ofField).toBeFocused();
});
