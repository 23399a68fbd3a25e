import { PASSWORD } from "./support/api.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, loseSession, test } from "./support/journey.ts";
import { unsignedToken } from "./support/tokens.ts";
import { expectRecovered, leaveUnsaved, RESTORED } from "./support/unsaved-changes.ts";

test(
  "TRU-34 a session that ends while editing: sign in over the form, and it is saved, or find the draft at the next visit",
  { tag: "@whole" },
  async ({ page, api, signIn, watch }) => {
    watch.allow(/status of 401 .*\/gymkhanas\/new/);
    await signIn("editor");
    for (const [what, token] of [
      ["is gone", undefined],
      ["is refused by the server", unsignedToken("editor", 3600)],
    ] as const) {
      await test.step(`it ${what}`, async () => {
        const name = `Ruta cuya sesión ${what}`;
        const id = await leaveUnsaved(page, api, name);
        const form = new ExperienceForm(page);
        await loseSession(page, token);
        await form.update.click();
        const dialog = page.getByRole("dialog", { name: "Tu sesión ha caducado" });
        await expect(dialog.getByLabel("Correo electrónico")).toHaveValue("editor@demo.explorar");
        // Nothing else is to be pressed: it cannot be closed without signing in or out.
        await expect(dialog.getByRole("button")).toHaveCount(3);
        await dialog.getByRole("button", { name: "Mostrar la contraseña" }).click();
        await dialog.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
        await expect(dialog.getByLabel("Contraseña", { exact: true })).toHaveAttribute(
          "type",
          "text",
        );
        await dialog.getByRole("button", { name: "Entrar y continuar" }).click();
        await expect(form.said("Experiencia actualizada")).toBeVisible();
        await expect(dialog).toBeHidden();
        await expect(form.slogan).toHaveValue("Aún sin guardar");
        expect(await api.experience("editor", id)).toMatchObject({
          Description2: "Aún sin guardar",
        });
      });
    }

    await test.step("somebody who does not sign in again finds the draft", async () => {
      const name = "Ruta para otro día";
      await signIn("editor");
      const id = await leaveUnsaved(page, api, name);
      await loseSession(page);
      await new ExperienceForm(page).update.click();
      const dialog = page.getByRole("dialog", { name: "Tu sesión ha caducado" });
      await dialog.getByRole("button", { name: "Salir" }).click();
      await expect(page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
      await signIn("editor");
      await expectRecovered(page, api, name, id);
    });
  },
);

test("TRU-34 leaving with unsaved changes asks: stay, keep a copy, or discard; skipping to the content does not leave", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("skipping to the content of a form stays in the form", async () => {
    await signIn("editor");
    await leaveUnsaved(page, api, "Ruta que se salta la barra");
    const address = page.url();
    await page.getByRole("link", { name: "Saltar al contenido" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    // What a change of the address would do comes after that.
    await page.waitForLoadState("networkidle");
    expect(page.url()).toBe(address);
    await expect(new ExperienceForm(page).slogan).toHaveValue("Aún sin guardar");
  });

  await test.step("leaving with unsaved changes asks: stay, keep a copy, or discard", async () => {
    const name = "Ruta de ida y vuelta";
    await signIn("editor");
    const id = await leaveUnsaved(page, api, name);
    const form = new ExperienceForm(page);
    const profile = page.getByRole("navigation", { name: "Secciones" }).getByText("Perfil");
    const dialog = page.getByRole("dialog", { name: "¿Salir sin guardar?" });

    await profile.click();
    await dialog.getByRole("button", { name: "Seguir editando" }).click();
    await expect(dialog).toBeHidden();
    await expect(form.slogan).toHaveValue("Aún sin guardar");
    await expect(page).toHaveURL("/panel/experiences/edit");

    await page.goBack();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Seguir editando" }).click();
    await expect(form.slogan).toHaveValue("Aún sin guardar");

    await profile.click();
    await dialog.getByRole("button", { name: "Salir y conservar la copia" }).click();
    await expect(page).toHaveURL("/panel/profile");
    await form.open(name);
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(form.slogan).toHaveValue("Aún sin guardar");

    await profile.click();
    await dialog.getByRole("button", { name: "Salir y descartar" }).click();
    await expect(page).toHaveURL("/panel/profile");
    await form.open(name);
    await expect(form.slogan).toHaveValue("Hola");
    await expect(page.getByText(RESTORED)).toBeHidden();
    expect(await api.experience("editor", id)).toMatchObject({ Description2: "Hola" });
  });

  await test.step("signing out with unsaved changes asks as well", async () => {
    await signIn("editor");
    await leaveUnsaved(page, api, "Ruta de la salida");
    await page.getByRole("button", { name: "Cuenta de Nuria Soler" }).click();
    await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
    const dialog = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
    await dialog.getByRole("button", { name: "Seguir editando" }).click();
    await expect(new ExperienceForm(page).slogan).toHaveValue("Aún sin guardar");
  });
});

test("TRU-34 the browser asks before it closes a page with unsaved changes, and only then", async ({
  page,
  api,
  signIn,
}) => {
  await signIn("editor");
  await leaveUnsaved(page, api, "Ruta de la pregunta");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  const form = new ExperienceForm(page);
  await expect(form.slogan).toHaveValue("Aún sin guardar");
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
});
