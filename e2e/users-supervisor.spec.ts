import { enter, expect, test } from "./support/journey.ts";
import { NewPassword } from "./support/new-password.ts";
import { OWN_PASSWORD, uniqueEmail } from "./support/test-users.ts";
import { UserForm, UserList } from "./support/user-screens.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

test("USR-01, USR-05, USR-08 a supervisor sees its editors and nobody else's, and invites one, who confirms and is at work", async ({
  page,
  signIn,
  stranger,
  mailbox,
}) => {
  await test.step("a supervisor sees its editors and nobody else's", async () => {
    await signIn("supervisor");
    const list = new UserList(page);
    await list.open();
    await expect(list.row("ona.mas@demo.explorar")).toBeVisible();
    await expect(list.row("mireia.sole@demo.explorar")).toHaveCount(0);
    await expect(list.row("admin@demo.explorar")).toHaveCount(0);
  });

  await test.step("a supervisor invites an editor, who confirms and is at work", async () => {
    await signIn("supervisor");
    const list = new UserList(page);
    const form = new UserForm(page);
    await list.open();
    await expect(page.getByRole("button", { name: /Importar editores/ })).toBeVisible();
    await page.getByRole("link", { name: /Nuevo usuario/ }).click();
    await expect(form.role.getByRole("option")).toHaveText(["Editor"]);
    const email = uniqueEmail("Olga");
    await form.write({ Nombre: "Olga", Apellidos: "Prats", "Correo electrónico": email });
    await form.create();
    await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
    await expect(list.row(email)).toContainText("Pendiente");

    const other = await stranger();
    const welcome = new NewPassword(other);
    await welcome.confirm(await mailbox.nextLink(email), OWN_PASSWORD);
    await welcome.toSignIn.click();
    await enter(other, { email }, OWN_PASSWORD);
    await expect(other.getByRole("heading", { name: "Hola, Olga" })).toBeVisible();
    const sections = other.getByRole("navigation", { name: "Secciones" }).getByRole("link");
    await expect(sections).toHaveText(["Experiencias", "Mi biblioteca", "Perfil"]);
    await page.reload();
    await expect(list.row(email)).toContainText("Activo");
  });
});

test("USR-14 a branch's limit stops its supervisors too", async ({ page, testUsers, signIn }) => {
  const admin = await testUsers.activeUser("super-admin", {
    name: "Quima",
    surname: "Bosch",
    role: "admin",
    "superAdmin-maxEditors": 1,
  });
  await signIn(admin);
  const form = new UserForm(page);
  const email = uniqueEmail("Remei");
  await page.goto("/panel/users/new");
  await form.write({ Nombre: "Remei", Apellidos: "Bosch", "Correo electrónico": email });
  await form.create();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  const supervisor = await testUsers.confirmed({
    email,
    name: "Remei",
    surname: "Bosch",
    fullName: "Remei Bosch",
  });
  await signIn(supervisor);
  const invite = async (name: string) => {
    await page.goto("/panel/users/new");
    await form.write({ Nombre: name, Apellidos: "Bosch" });
    await form.field("Correo electrónico").fill(uniqueEmail(name));
    await form.create();
  };
  await invite("Una");
  await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL("/panel/users");
  await invite("Dos");
  await expect(form.said("Has llegado al número máximo de editores de tu cuenta.")).toBeVisible();
});

test("TRU-13 a user who is deleted while editing is asked to sign in again, and cannot save", async ({
  page,
  testUsers,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  const person = await testUsers.activeUser("super-admin", {
    name: "Sabina",
    surname: "Roig",
    role: "supervisor",
  });
  await signIn(person);
  const form = new UserForm(page);
  await page.goto("/panel/users/new");
  await form.write({ Nombre: "Nadie", Apellidos: "Roig" });
  await form.field("Correo electrónico").fill(uniqueEmail("Nadie"));
  await testUsers.remove("super-admin", person);
  await form.create();
  const again = page.getByRole("dialog", { name: "Tu sesión se ha cerrado" });
  await expect(again).toBeVisible();
  await again.getByLabel("Contraseña", { exact: true }).fill(OWN_PASSWORD);
  await again.getByRole("button", { name: "Entrar y continuar" }).click();
  await expect(again.getByText("Correo o contraseña incorrectos")).toBeVisible();
  await again.getByRole("button", { name: "Salir" }).click();
  await expect(page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
});
