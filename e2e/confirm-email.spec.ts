import { enter, expect, test } from "./support/journey.ts";
import { holdCalls } from "./support/held-calls.ts";
import { NewPassword, runUntilShown, stopClock } from "./support/new-password.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const CHOSEN = "mi-primera-clave";
const ACTIVATE = "Activar mi cuenta";

test("PUB-09 an invitation: loading for 1 s, form, processing, confirmed 1 s later", async ({
  page,
  context,
  testUsers,
  mailbox,
  signIn,
}) => {
  const person = await testUsers.invite("supervisor", {
    name: "Berta",
    surname: "Nova",
    role: "editor",
  });
  const mail = await mailbox.next(person.email);
  expect(mail.subject).toBe("Confirma tu cuenta de Explorar");
  expect(mail.text).toContain("Laia Puig te ha creado una cuenta");
  const link = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0] ?? "";
  const form = new NewPassword(page);
  const { letGo } = await holdCalls(page, "**/user/confirmEmailAndSetPassword");
  // The session of another person is open in this browser; it ends when the link has been used.
  await signIn("admin");
  await context.addCookies([
    { name: "parlia_session", value: "of-somebody", domain: "127.0.0.1", path: "/" },
  ]);
  await stopClock(page);
  await page.goto(link);
  await runUntilShown(page, form.card("Comprobando la invitación…"));
  await page.clock.runFor(900);
  await expect(form.card("Comprobando la invitación…")).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByRole("heading", { name: "Te damos la bienvenida" })).toBeVisible();

  await form.fill(CHOSEN);
  await form.send(ACTIVATE);
  await expect(form.card("Activando tu cuenta…")).toBeVisible();
  await letGo();
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
  await page.clock.runFor(900);
  await expect(form.card("Activando tu cuenta…")).toBeVisible();
  await page.clock.runFor(100);
  await expect(form.card("Correo confirmado")).toBeVisible();
  await page.clock.resume();
  await form.toSignIn.click();
  await enter(page, person, CHOSEN);
  await expect(page.getByRole("heading", { name: "Hola, Berta" })).toBeVisible();
});

test("PUB-09 a failure opens an error dialog and a common password is refused at its field; the form stays", async ({
  page,
  testUsers,
  mailbox,
}) => {
  const form = new NewPassword(page);
  await page.goto("/confirm-email?id=a-link-that-never-was");
  await form.fill(CHOSEN);
  await form.send(ACTIVATE);
  const alert = page.getByRole("alertdialog", { name: "Error" });
  await expect(alert).toContainText("Se ha producido un error. Inténtalo de nuevo más tarde.");
  await expect(alert).toContainText("El enlace ya no sirve");
  await alert.getByRole("button", { name: "Aceptar" }).click();
  await expect(alert).toBeHidden();
  await expect(form.password).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const person = await testUsers.invite("supervisor", {
    name: "Clara",
    surname: "Nova",
    role: "editor",
  });
  await page.goto(await mailbox.nextLink(person.email));
  await form.fill("123456789");
  await form.send(ACTIVATE);
  await expect(form.password).toHaveAccessibleDescription(/Esta contraseña es de las más usadas/);
  await expect(form.password).toBeFocused();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await form.fill(CHOSEN);
  await form.send(ACTIVATE);
  await expect(form.card("Correo confirmado")).toBeVisible();
});
