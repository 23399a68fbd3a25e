import type { Page } from "@playwright/test";
import { PASSWORD } from "./support/api.ts";
import { secondFactor } from "./support/authenticator.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { enter, expect, test } from "./support/journey.ts";
import { OWN_PASSWORD, type TestUsers } from "./support/test-users.ts";
import { UserForm } from "./support/user-screens.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const anEditor = (testUsers: TestUsers, name: string) =>
  testUsers.activeUser("supervisor", { name, surname: "Fuster", role: "editor" });

const field = (page: Page, label: string) => new UserForm(page).field(label);
const update = (page: Page) => page.getByRole("button", { name: "Guardar cambios" }).click();

/** A picture of 300 by 100 pixels whose left third is black. */
async function picture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 300;
    canvas.height = 100;
    canvas.getContext("2d")?.fillRect(0, 0, 100, 100);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

const chooseImage = (page: Page, buffer: Buffer, name = "yo.png") =>
  page.locator("#details input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer });

test("PRO-01, PRO-03, PRO-02 a profile is changed and saved; what is required, too large or not one's own is told; a chosen picture is not lost without a question", async ({
  page,
  testUsers,
  signIn,
}) => {
  await test.step("a profile is changed and saved; entity, e-mail and role cannot be changed", async () => {
    const person = await anEditor(testUsers, "Aina");
    await signIn(person);
    await page.goto("/panel/profile");
    await expect(field(page, "Correo electrónico")).toHaveValue(person.email);
    await expect(field(page, "Entidad")).toHaveValue("Rutas Vivas");
    await expect(field(page, "Rol")).toHaveValue("Editor");
    for (const label of ["Correo electrónico", "Entidad", "Rol"]) {
      await expect(field(page, label), label).toHaveAttribute("readonly", "");
    }
    const values = {
      Nombre: "Ainhoa",
      Apellidos: "Fuster Gil",
      Ciudad: "València",
      Teléfono: "+34 600 123 456",
      Facebook: "https://www.facebook.com/ainhoa",
      Instagram: "@ainhoa",
      Twitter: "https://x.com/ainhoa",
    };
    for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
    await update(page);
    await expect(page.getByText("Perfil guardado.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Cuenta de Ainhoa Fuster Gil" })).toBeVisible();
    await page.reload();
    for (const [label, value] of Object.entries(values)) {
      await expect(field(page, label), label).toHaveValue(value);
    }
    await page.getByRole("link", { name: "Cambiar la contraseña por correo" }).click();
    await expect(page).toHaveURL("/forgot-password");
    await expect(page.getByLabel("Correo electrónico")).toHaveValue(person.email);
  });

  await test.step("name and surname are required, and the phone is an international one", async () => {
    await signIn(await anEditor(testUsers, "Dafne"));
    await page.goto("/panel/profile");
    let calls = 0;
    page.on("request", (request) => (calls += Number(request.url().endsWith("/updateProfile"))));
    await field(page, "Nombre").fill("  ");
    await field(page, "Apellidos").fill("");
    await field(page, "Teléfono").fill("600123456");
    await update(page);
    await expect(field(page, "Nombre")).toHaveAccessibleDescription(/Campo obligatorio/);
    await expect(field(page, "Apellidos")).toHaveAccessibleDescription(/Campo obligatorio/);
    await expect(field(page, "Teléfono")).toHaveAccessibleDescription(/formato internacional/);
    await expect(field(page, "Nombre")).toBeFocused();
    expect(calls).toBe(0);
  });

  await test.step("an image of 1024 kB or more is refused, in KB", async () => {
    await signIn(await anEditor(testUsers, "Carla"));
    await page.goto("/panel/profile");
    await expect(field(page, "Nombre")).toBeVisible();
    await chooseImage(page, Buffer.alloc(1024 * 1024));
    const refusal = page.getByRole("alertdialog", { name: "Error" });
    await expect(refusal).toContainText(
      "La imagen es demasiado grande: debe pesar menos de 1024 kB.",
    );
    await refusal.getByRole("button", { name: "Aceptar" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("leaving with a chosen picture that is not saved asks first, and says that the picture will be lost", async () => {
    await signIn(await anEditor(testUsers, "Clara"));
    await page.goto("/panel/profile");
    await expect(page.getByRole("button", { name: "Imagen" })).toBeVisible();
    await chooseImage(page, await picture(page));
    await page.getByRole("button", { name: "Usar esta parte" }).click();
    await page.getByRole("navigation", { name: "Secciones" }).getByText("Experiencias").click();
    const leave = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
    await expect(leave).toContainText("tendrás que volver a elegir los archivos");
    await leave.getByRole("button", { name: "Seguir editando" }).click();
    await update(page);
    await expect(page.getByText("Perfil guardado.")).toBeVisible();
  });
});

test("PRO-01, PRO-02 an image is cropped by keyboard, stored, and removed again", async ({
  page,
  testUsers,
  signIn,
}) => {
  await signIn(await anEditor(testUsers, "Bruna"));
  await page.goto("/panel/profile");
  await expect(page.getByRole("button", { name: "Imagen" })).toBeVisible();
  const avatar = page.locator("#details").getByRole("img");
  await expect(avatar).toHaveAttribute("aria-label", /^Bruna \S/);
  await field(page, "Nombre").fill("");
  await expect(avatar).toHaveAttribute("aria-label", /^(?!Bruna)\S/);
  await field(page, "Nombre").fill("Bruna");
  await chooseImage(page, await picture(page));
  const dialog = page.getByRole("dialog", { name: "Elige la parte que se verá" });
  const stage = dialog.getByRole("group", { name: "Parte de la imagen" });
  await stage.focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press("ArrowLeft");
  await dialog.getByRole("button", { name: "Usar esta parte" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Hay cambios sin guardar")).toBeVisible();
  await update(page);
  await expect(page.getByText("Perfil guardado.")).toBeVisible();
  const account = page.getByRole("button", { name: /^Cuenta de Bruna/ });
  await expect(account.locator("img")).toHaveAttribute("src", /^\/(api\/)?files\//);
  await page.reload();
  const image = page.locator("#details img");
  await expect(image).toHaveAttribute("src", /^\/(api\/)?files\//);
  await expect
    .poll(() =>
      image.evaluate((img: HTMLImageElement) => [
        img.naturalWidth > 0,
        img.naturalWidth === img.naturalHeight,
      ]),
    )
    .toEqual([true, true]);
  await page.getByRole("button", { name: "Quitar imagen" }).click();
  await update(page);
  await expect(
    page.getByText("Todo está guardado").or(page.getByText("Guardado a la")),
  ).toBeVisible();
  await expect(account.locator("img")).toHaveCount(0);
  await page.reload();
  await expect(field(page, "Nombre")).toHaveValue("Bruna");
  await expect(image).toHaveCount(0);
});

/** The form for a new password, over the profile. */
function passwordForm(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Cambiar la contraseña" });
  const labelled = (label: string) => dialog.getByLabel(label, { exact: true });
  return {
    dialog,
    present: labelled("Contraseña actual"),
    code: labelled("Código de seis cifras"),
    recoveryCode: labelled("Código de recuperación"),
    password: labelled("Contraseña nueva"),
    again: labelled("Repite la contraseña"),
    save: () => dialog.getByRole("button", { name: "Guardar la contraseña" }).click(),
  };
}

test("PRO-01, TRU-06 the password is changed without a mail, and only the other sessions end", async ({
  page,
  testUsers,
  signIn,
  visitor,
  watch,
  mailbox,
}) => {
  watch.allow(/status of 401/);
  const person = await anEditor(testUsers, "Hilda");
  const other = await visitor(person);
  await signIn(person);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/panel/profile");
  await field(page, "Ciudad").fill("Olot");
  await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
  const form = passwordForm(page);
  await expect(form.present).toBeFocused();
  await expect(form.present).toHaveAttribute("autocomplete", "current-password");
  await expect(form.password).toHaveAttribute("autocomplete", "new-password");
  await expectNoAxeViolation(page);
  await form.save();
  await expect(form.present).toHaveAccessibleDescription(/Campo obligatorio/);
  await expect(form.password).toHaveAccessibleDescription(/Mínimo 6 caracteres/);
  await form.present.fill("no-es-esta");
  await form.password.fill("solo-la-mia-hoy");
  await form.again.fill("solo-la-suya");
  await form.save();
  await expect(form.again).toHaveAccessibleDescription(/no coinciden/);
  await form.again.fill("solo-la-mia-hoy");
  await form.save();
  await expect(form.present).toHaveAccessibleDescription(/La contraseña no es correcta/);
  await expect(form.present).toBeFocused();
  await expect(form.password).toHaveValue("solo-la-mia-hoy");
  await form.present.fill(OWN_PASSWORD);
  await form.password.fill("Hilda1985");
  await form.again.fill("Hilda1985");
  await form.save();
  await expect(form.password).toHaveAccessibleDescription(/de las más usadas/);
  await form.password.fill("solo-la-mia-hoy");
  await form.again.fill("solo-la-mia-hoy");
  await form.save();
  await expect(page.getByText("Contraseña cambiada.")).toBeVisible();
  await expect(form.dialog).toBeHidden();
  expect((await mailbox.next(person.email)).subject).toBe("Tu contraseña ha cambiado");
  // This session goes on, with what was typed in the form below.
  await update(page);
  await expect(page.getByText("Perfil guardado.")).toBeVisible();
  await expect(page.locator("#sessions").getByRole("listitem")).toHaveCount(1);
  await other.page.goto("/panel/profile");
  await expect(other.page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
  await enter(other.page, person, "solo-la-mia-hoy");
  await expect(other.page.getByRole("heading", { name: "Hola, Hilda" })).toBeVisible();
});

test("PRO-01 with a second step the password changes with a code, and nothing typed is lost on a wrong one", async ({
  page,
  testUsers,
  api,
  signIn,
}) => {
  const person = await anEditor(testUsers, "Iris");
  await signIn(person);
  const { recoveryCodes } = await secondFactor(api, person);
  await page.goto("/panel/profile#change-password");
  const form = passwordForm(page);
  await form.present.fill(OWN_PASSWORD);
  await form.dialog.getByRole("button", { name: "No tengo el móvil a mano" }).click();
  const [right = ""] = recoveryCodes;
  await form.recoveryCode.fill(right.replace(/.$/, "0"));
  await form.password.fill("solo-la-mia-hoy");
  await form.again.fill("solo-la-mia-hoy");
  await form.save();
  await expect(form.recoveryCode).toHaveAccessibleDescription(
    /La contraseña o el código no son correctos/,
  );
  await expect(form.recoveryCode).toBeFocused();
  await expect(form.present).toHaveValue(OWN_PASSWORD);
  await expect(form.again).toHaveValue("solo-la-mia-hoy");
  await form.recoveryCode.fill(right);
  await form.save();
  await expect(page.getByText("Contraseña cambiada.")).toBeVisible();
  await expect(page.locator("#second-factor")).toContainText("Quedan 9 códigos de recuperación");
  await expect(page).toHaveURL("/panel/profile");
});

test("USR-06 a user with the default password is asked for a new one until it is set", async ({
  page,
  testUsers,
  api,
  mailbox,
}) => {
  const person = await testUsers.invite("supervisor", {
    name: "Elvira",
    surname: "Fuster",
    role: "editor",
  });
  await mailbox.next(person.email);
  await api.call("supervisor", "/user/activateUser", {
    id: await testUsers.idOf("supervisor", person),
  });
  await page.goto("/login");
  await enter(page, person, PASSWORD);
  const banner = page
    .getByRole("alert")
    .filter({ hasText: "Sigues usando la contraseña por defecto" });
  await expect(banner).toBeVisible();
  await page.getByRole("navigation", { name: "Secciones" }).getByText("Experiencias").click();
  await expect(banner).toBeVisible();
  await banner.getByRole("link", { name: "Cambiar la contraseña" }).click();
  const form = passwordForm(page);
  await form.present.fill(PASSWORD);
  await form.password.fill("ya-es-solo-mia");
  await form.again.fill("ya-es-solo-mia");
  await form.save();
  await expect(page.getByText("Contraseña cambiada.")).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(field(page, "Nombre")).toHaveValue("Elvira");
  await expect(form.dialog).toHaveCount(0);
});

test("TRU-13 other browsers are signed out one by one from the list of sessions, or all at once", async ({
  page,
  testUsers,
  signIn,
  visitor,
  watch,
}) => {
  watch.allow(/status of 401/);
  await test.step("another browser is signed out from the list of sessions, and sees the sign-in", async () => {
    const person = await anEditor(testUsers, "Fiona");
    const other = await visitor(person);
    await other.page.goto("/panel/profile");
    await expect(field(other.page, "Nombre")).toHaveValue("Fiona");
    await signIn(person);
    await page.goto("/panel/profile");
    const sessions = page.locator("#sessions").getByRole("listitem");
    await expect(sessions.filter({ hasText: "Esta sesión" })).toHaveCount(1);
    await sessions
      .getByRole("button", { name: /^Cerrar sesión en/ })
      .first()
      .click();
    const question = page.getByRole("alertdialog", { name: "¿Cerrar esta sesión?" });
    await question.getByRole("button", { name: "Cerrar sesión" }).click();
    await expect(page.getByText("Sesión cerrada.")).toBeVisible();
    await expect(sessions).toHaveCount(1);

    await field(other.page, "Ciudad").fill("Vic");
    await update(other.page);
    await expect(other.page.getByRole("dialog", { name: "Tu sesión se ha cerrado" })).toBeVisible();
    await other.page.reload();
    await expect(other.page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
    await page.reload();
    await expect(field(page, "Ciudad")).toHaveValue("");
  });

  await test.step("all other browsers are signed out at once", async () => {
    const person = await anEditor(testUsers, "Gala");
    const others = [await visitor(person), await visitor(person)];
    await signIn(person);
    await page.goto("/panel/profile");
    const sessions = page.locator("#sessions").getByRole("listitem");
    await expect(sessions).toHaveCount(3);
    await page.getByRole("button", { name: "Cerrar las demás" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cerrar sesión" }).click();
    await expect(sessions).toHaveCount(1);
    for (const other of others) {
      await other.page.goto("/panel/profile");
      await expect(other.page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
    }
  });
});
