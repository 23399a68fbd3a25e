import { PASSWORD } from "./support/api.ts";
import { enter, expect, test } from "./support/journey.ts";
import { storeLanguage } from "./support/stored-language.ts";
import { OWN_PASSWORD, type TestUsers, uniqueEmail } from "./support/test-users.ts";
import { UserForm, UserList } from "./support/user-screens.ts";

/** An admin without users and without limits. */
const anAdmin = (testUsers: TestUsers) =>
  testUsers.activeUser("super-admin", { name: "Bruno", surname: "Llopis", role: "admin" });
const supervisor = { surname: "Campos", role: "supervisor" } as const;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    "USR-01 the list begins above the middle of the first screen, for each account and in each language",
    { tag: ["@touch", "@whole"] },
    async ({ page, testUsers, signIn }) => {
      // A class adds a filter.
      await testUsers.activeUser("supervisor", {
        name: "Clara",
        surname: "Clase",
        role: "editor",
        label: "3.º A",
      });
      for (const [role, language, lastSignIn] of [
        ["super-admin", "es", "Último acceso"],
        ["super-admin", "en", "Last sign.in"],
        ["super-admin", "ca", "Últim accés"],
        ["admin", "es", "Último acceso"],
        ["supervisor", "es", "Último acceso"],
      ] as const) {
        await test.step(`${role}, ${language}`, async () => {
          await storeLanguage(page, language);
          await signIn(role);
          await page.goto("/panel/users");
          const rows = page.getByRole("table").getByRole("rowgroup").nth(1).getByRole("row");
          await expect(rows.first()).toBeVisible();
          const box = await rows.first().boundingBox();
          expect(box?.y).toBeLessThanOrEqual(844 / 2);
          // The sort buttons take one line, which scrolls sideways to those that are out of sight.
          const sort = page.getByRole("button", { name: new RegExp(`^${lastSignIn}: `) });
          await sort.focus();
          await expect(sort).toBeInViewport();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        });
      }
    },
  );
});

test("USR-01, USR-08, USR-09 an admin invites supervisors, of its own entity and no other role", async ({
  page,
  testUsers,
  signIn,
  mailbox,
}) => {
  const admin = await anAdmin(testUsers);
  await signIn(admin);
  const list = new UserList(page);
  const form = new UserForm(page);
  await page.goto("/panel/users");
  await expect(page.getByText("Todavía no hay usuarios")).toBeVisible();
  // Editors belong to supervisors, and there are none yet.
  await page.getByRole("button", { name: /Importar editores/ }).click();
  const dialog = page.getByRole("dialog", { name: "Importar editores" });
  await expect(dialog.getByText("Los editores dependen de un supervisor")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await page
    .getByRole("link", { name: /Nuevo usuario/ })
    .first()
    .click();
  await expect(form.role.getByRole("option")).toHaveText(["Supervisor"]);
  await expect(form.field("Entidad")).toHaveAttribute("readonly", "");
  await expect(form.field("Entidad")).toHaveValue("Rutas Vivas");
  await expect(form.limit("Supervisores")).toHaveCount(0);

  const email = uniqueEmail("Gema");
  await form.write({ Nombre: "Gema", Apellidos: "Campos", "Correo electrónico": email });
  await form.create();
  await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
  await expect(list.row(email)).toContainText("Supervisor");
  await expect(list.header("Nombre")).toBeVisible();
  await expect(list.header("Entidad")).toHaveCount(0);
  await expect(list.header("Ciudad")).toHaveCount(0);
  const mail = await mailbox.next(email);
  expect(mail.text).toContain("Bruno Llopis te ha creado una cuenta en Explorar");

  await list.press("Editar a Gema Campos");
  await expect(form.field("Correo electrónico")).toHaveAttribute("readonly", "");
  await expect(form.role).toHaveAttribute("readonly", "");
  await expect(form.field("Entidad")).toHaveAttribute("readonly", "");
  await form.field("Ciudad").fill("Lleida");
  await form.update();
  await expect(form.said("Guardado a la")).toBeVisible();
  await page.getByRole("link", { name: "Volver a los usuarios" }).click();
  await list.press("Editar a Gema Campos");
  await expect(form.field("Ciudad")).toHaveValue("Lleida");

  // An e-mail that is taken is told at its field.
  await page.goto("/panel/users/new");
  await form.write({ Nombre: "Gemma", Apellidos: "Campos", "Correo electrónico": email });
  await form.create();
  await expect(form.field("Correo electrónico")).toBeFocused();
  await expect(form.field("Correo electrónico")).toHaveAccessibleDescription(
    /Ya existe un usuario/,
  );
  await form.field("Correo electrónico").fill(uniqueEmail("Gemma"));
  await form.create();
  await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
  await expect(list.row("Gemma Campos")).toContainText("Supervisor");
  await page.goBack();
  await expect(page).not.toHaveURL(/users\/new/);
  await list.open();

  await page.getByRole("button", { name: "Estado: cualquiera" }).click();
  await page.getByRole("button", { name: "Quitar la selección" }).click();
  await expect(page.getByText("Nada coincide con el filtro")).toBeVisible();
  await page.getByRole("button", { name: "Seleccionar todo" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: /Gema Campos/ }).check();
  await page.getByRole("checkbox", { name: /Gemma Campos/ }).check();
  await expect(page.getByRole("button", { name: "Invitar de nuevo a 2" })).toBeVisible();
  await page.getByRole("button", { name: "Eliminar 2" }).click();
  const question = list.question("¿Eliminar a 2 usuarios?");
  await expect(question).toContainText("No hay usuarios ni experiencias que pasen a otra persona.");
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("2 usuarios eliminados.")).toBeVisible();
  await expect(page.getByText("Todavía no hay usuarios")).toBeVisible();
});

test("USR-06 a pending user is activated after a question, or reminded where there is no default password; a failure is said", async ({
  page,
  testUsers,
  signIn,
  stranger,
  mailbox,
  watch,
}) => {
  watch.allow(/status of 404/);
  await test.step("a pending user is activated with the button in the status column, and the default password is shown", async () => {
    const admin = await anAdmin(testUsers);
    const person = await testUsers.invite(admin, { ...supervisor, name: "Hilario" });
    await signIn(admin);
    const list = new UserList(page);
    await list.open();
    await list
      .row(person.email)
      .getByRole("button", { name: /^Pendiente\. Activar a/ })
      .first()
      .click();
    const question = list.question("¿Activar a Hilario Campos?");
    await expect(question).toContainText(`la contraseña por defecto «${PASSWORD}»`);
    await expect(question).toContainText("No se puede deshacer.");
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(list.row(person.email)).toContainText("Pendiente");

    await list.press("Pendiente. Activar a Hilario Campos");
    await question.getByRole("button", { name: "Activar", exact: true }).click();
    await expect(list.row(person.email)).toContainText("Activo");
    await expect(list.row(person.email).getByRole("button", { name: /Activar a/ })).toHaveCount(0);

    const other = await stranger();
    await other.goto("/login");
    await enter(other, person, PASSWORD);
    await expect(other.getByText("Sigues usando la contraseña por defecto")).toBeVisible();
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("without a default password nobody can be activated, and resending the mail is offered", async () => {
    const admin = await anAdmin(testUsers);
    const person = await testUsers.invite(admin, { ...supervisor, name: "Hilda" });
    await mailbox.next(person.email);
    await signIn(admin);
    await page.route("**/api/me", async (route) => {
      const { data, ...answer } = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, data: { ...data, defaultPassword: undefined } } });
    });
    const list = new UserList(page);
    await list.open();
    await list.press("Pendiente. Activar a Hilda Campos");
    const question = list.question("Hilda Campos tiene que confirmar su correo");
    await question.getByRole("button", { name: "Enviar de nuevo" }).click();
    expect((await mailbox.next(person.email)).subject).toBe("Confirma tu cuenta de Explorar");
    await expect(list.row(person.email)).toContainText("Pendiente");
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("a failed activation has its own message", async () => {
    const admin = await anAdmin(testUsers);
    const person = await testUsers.invite(admin, { ...supervisor, name: "Irene" });
    await signIn(admin);
    const list = new UserList(page);
    await list.open();
    await list.press("Pendiente. Activar a Irene Campos");
    await testUsers.remove(admin, person);
    await list
      .question("¿Activar a Irene Campos?")
      .getByRole("button", { name: "Activar" })
      .click();
    const alert = page.getByRole("alertdialog", { name: "Error" });
    await expect(alert).toContainText("Error al activar al usuario. Inténtalo de nuevo.");
    await expect(alert).toContainText("Puede que otra persona lo haya eliminado.");
    await alert.getByRole("button", { name: "Aceptar" }).click();
    await expect(alert).toBeHidden();
  });
});

test("USR-07, TRU-13 a deleted user is gone, and its session ends at its next step; a deletion that fails says the server's reason", async ({
  page,
  testUsers,
  signIn,
  visitor,
  watch,
}) => {
  watch.allow(/status of 401/);
  watch.allow(/status of 404/);
  await test.step("a deleted user is gone from the list, and its session ends at its next step", async () => {
    const admin = await anAdmin(testUsers);
    const person = await testUsers.activeUser(admin, { ...supervisor, name: "Jacinta" });
    const other = await visitor(person);
    await other.page.goto("/panel/users");
    await expect(other.page.getByRole("heading", { level: 1, name: "Usuarios" })).toBeVisible();

    // In Firefox only the window in front has the focus.
    await page.bringToFront();
    await signIn(admin);
    const list = new UserList(page);
    await list.open();
    await list.press("Eliminar a Jacinta Campos");
    const question = list.question("¿Eliminar a Jacinta Campos?");
    await expect(question).toContainText("No se puede deshacer.");
    await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
    await question.getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("Se ha eliminado a Jacinta Campos.")).toBeVisible();
    await expect(list.row(person.email)).toHaveCount(0);

    await other.page.reload();
    await expect(other.page.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
    await enter(other.page, person, OWN_PASSWORD);
    await expect(other.page.getByText("Correo o contraseña incorrectos")).toBeVisible();
  });

  await test.step("a deletion that fails opens an error dialog with the server's reason", async () => {
    const admin = await anAdmin(testUsers);
    const person = await testUsers.invite(admin, { ...supervisor, name: "Lorenzo" });
    await signIn(admin);
    const list = new UserList(page);
    await list.open();
    await list.press("Eliminar a Lorenzo Campos");
    await testUsers.remove(admin, person);
    await list
      .question("¿Eliminar a Lorenzo Campos?")
      .getByRole("button", { name: "Eliminar" })
      .click();
    const alert = page.getByRole("alertdialog", { name: "Error" });
    await expect(alert).toContainText("Se ha producido un error. Inténtalo de nuevo más tarde.");
    await expect(alert).toContainText("No se ha encontrado.");
  });
});

test("USR-01, TRU-07, USR-14, USR-11 an invitation is sent again, and a limit that is reached refuses the next one", async ({
  page,
  testUsers,
  signIn,
  mailbox,
}) => {
  await test.step("an invitation is sent again, and then the first link does not work", async () => {
    const admin = await anAdmin(testUsers);
    const person = await testUsers.invite(admin, { ...supervisor, name: "Martina" });
    const first = await mailbox.nextLink(person.email);
    await signIn(admin);
    const list = new UserList(page);
    await list.open();
    const again = async () => {
      await list.choose("Volver a enviar la invitación a Martina Campos", "Martina Campos");
      const question = list.question("¿Volver a invitar a Martina Campos?");
      await question.getByRole("button", { name: "Enviar de nuevo" }).click();
      await expect(question).toBeHidden();
    };
    await again();
    await expect(page.getByText("Invitación enviada a Martina Campos.").first()).toBeVisible();
    const second = await mailbox.nextLink(person.email);
    expect(second).not.toBe(first);
    await again();
    await mailbox.nextLink(person.email);
  });

  await test.step("a limit that is reached refuses the next supervisor, and the form stays", async () => {
    const admin = await testUsers.activeUser("super-admin", {
      name: "Nieves",
      surname: "Lara",
      role: "admin",
      "superAdmin-maxSupervisors": 1,
    });
    await signIn(admin);
    const form = new UserForm(page);
    const invite = async (name: string) => {
      await page.goto("/panel/users/new");
      await form.write({ Nombre: name, Apellidos: "Lara" });
      await form.field("Correo electrónico").fill(uniqueEmail(name));
      await form.create();
    };
    await invite("Primera");
    await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
    await expect(page).toHaveURL("/panel/users");
    await invite("Segunda");
    await expect(
      form.said("Has llegado al número máximo de supervisores de tu cuenta."),
    ).toBeVisible();
    await expect(page).toHaveURL("/panel/users/new");
    await expect(form.field("Nombre")).toHaveValue("Segunda");
  });
});
