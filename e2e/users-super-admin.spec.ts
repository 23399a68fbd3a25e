import { expect, test } from "./support/journey.ts";
import { NewPassword } from "./support/new-password.ts";
import { OWN_PASSWORD, uniqueEmail } from "./support/test-users.ts";
import { UserForm, UserList } from "./support/user-screens.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

test.describe("the list of the demo tenant", () => {
  // The test expects the complete list, so it needs a server of its own.
  test.use({ ownServer: true });

  test("USR-03, USR-04, USR-02 the list is searched, filtered by company and sorted by each column; an editor moves", async ({
    page,
    signIn,
  }) => {
    await test.step("the search looks at name, e-mail, status, role, company and city, in any case", async () => {
      await signIn("super-admin");
      const list = new UserList(page);
      await list.open();
      for (const [typed, found] of [
        ["NUÑEZ", ["Rocío Vega Núñez"]],
        ["Puig", ["Laia Puig"]],
        ["xoel.castro@", ["Xoel Castro Lago"]],
        ["pendiente", ["Nel Rubio Coto", "Biel Serra Amat", "Iker Lasa Otaegi"]],
        ["superadministrador", ["Elena Vidal"]],
        ["gijon", ["Lucía Prado Sanz"]],
      ] as const) {
        await list.search.fill(typed);
        await expect.poll(() => list.column("Nombre"), typed).toEqual(found);
      }
      await list.search.fill("senderos del norte");
      await expect.poll(() => list.column("Nombre").then((rows) => rows.length)).toBe(5);
    });

    await test.step("the company filter: all by default, none, one, and how many", async () => {
      await signIn("super-admin");
      const list = new UserList(page);
      await list.open();
      const all = await list.column("Nombre");
      const trigger = page.getByRole("button", { name: /^Entidad: (cualquiera|\d)/ });
      await expect(trigger).toHaveText("Entidad: cualquiera");
      await trigger.click();
      const companies = page.getByRole("list", { name: "Entidad" }).getByRole("checkbox");
      await expect(companies).toHaveCount(3);
      for (const company of await companies.all()) await expect(company).toBeChecked();
      await page.getByRole("button", { name: "Quitar la selección" }).click();
      await expect(trigger).toHaveText("Entidad: 0 de 3");
      await page.getByRole("checkbox", { name: /Senderos del Norte/ }).click();
      await expect(trigger).toHaveText("Entidad: 1 de 3");
      await expect.poll(() => list.column("Entidad")).toEqual(Array(5).fill("Senderos del Norte"));
      await page.getByRole("button", { name: "Seleccionar todo" }).click();
      await expect.poll(() => list.column("Nombre")).toEqual(all);
    });

    await test.step("extended columns; newest first; each column cycles through its orders; an editor moves", async () => {
      await signIn("super-admin");
      const list = new UserList(page);
      await list.open();
      for (const title of ["Nombre", "Correo", "Entidad", "Ciudad", "Estado", "Rol"]) {
        await expect(list.sortButton(title)).toBeVisible();
      }
      const newestFirst = await list.column("Nombre");
      expect(newestFirst.slice(0, 2)).toEqual(["Nel Rubio Coto", "Lucía Prado Sanz"]);
      expect(newestFirst.at(-1)).toBe("Elena Vidal");

      const ascending = newestFirst.toSorted((a, b) => a.localeCompare(b, "es"));
      await list.sort("Nombre");
      await expect.poll(() => list.column("Nombre")).toEqual(ascending);
      await expect(list.header("Nombre")).toHaveAttribute("aria-sort", "ascending");
      await list.sort("Nombre");
      await expect.poll(() => list.column("Nombre")).toEqual(ascending.toReversed());
      await list.sort("Ciudad");
      await expect(list.header("Nombre")).not.toHaveAttribute("aria-sort");
      await expect(list.header("Ciudad")).toHaveAttribute("aria-sort", "ascending");
      await expect.poll(async () => (await list.column("Ciudad"))[0]).toBe("Avilés");
      await list.sort("Ciudad");
      await list.sort("Ciudad");
      await expect.poll(() => list.column("Nombre")).toEqual(newestFirst);

      // Also by whom each depends on, which changes where an editor moves to another supervisor.
      await list.sort("Depende de");
      await expect
        .poll(async () => (await list.column("Depende de"))[0])
        .toBe("Aitor Garmendia Ruiz");
      await list.choose("Pasar a Nel Rubio Coto a otro supervisor", "Nel Rubio Coto");
      const question = list.question("¿A qué supervisor pasa Nel Rubio Coto?");
      await question.getByRole("button", { name: "Pasar", exact: true }).click();
      const choice = question.getByRole("combobox", { name: "Nuevo supervisor" });
      await expect(choice).toHaveAccessibleDescription(/Elige un supervisor/);
      await choice.click();
      await page.getByRole("option", { name: /Carmen Ortiz Lara/ }).click();
      await expect(choice).toHaveAccessibleDescription(/Es de otro equipo.*sin chatbot/);
      await question.getByRole("button", { name: "Pasar", exact: true }).click();
      await expect(question).toBeHidden();
      await expect(list.row("nel.rubio@demo.explorar")).toContainText("Carmen Ortiz Lara");
    });
  });
});

test("USR-08, USR-10, USR-11 a super-admin creates an admin with limits, who is mailed and confirms", async ({
  page,
  signIn,
  stranger,
  mailbox,
}) => {
  await signIn("super-admin");
  const form = new UserForm(page);
  const email = uniqueEmail("Amparo");
  await page.goto("/panel/users");
  await page.getByRole("link", { name: /Nuevo usuario/ }).click();
  await expect(form.role).toHaveValue("admin");
  await expect(form.role.getByRole("option")).toHaveText(["Administrador", "Supervisor", "Editor"]);
  for (const label of ["Supervisores", "Editores", "Puntos del mapa", "Archivos"]) {
    await expect(form.limit(label)).toHaveValue("0");
  }
  for (const label of ["Reparto equitativo", "Experiencias colaborativas", "Chatbots"]) {
    await expect(page.getByRole("switch", { name: label })).not.toBeChecked();
  }
  await form.role.selectOption("supervisor");
  await expect(form.limit("Supervisores")).toBeHidden();
  await form.role.selectOption("admin");

  await form.write({ Nombre: "Amparo", Apellidos: "Gil", "Correo electrónico": email });
  await form.field("Entidad").fill("Turismo Sur");
  await form.limit("Espacio máximo").fill("1.25");
  await form.limit("Supervisores").fill("1");
  await page.getByRole("switch", { name: "Experiencias colaborativas" }).click();
  const answered = page.waitForResponse("**/user/createNewUser");
  await form.create();
  const { message } = (await (await answered).json()) as { message: string };
  const alert = page.getByRole("alertdialog", { name: message, exact: true });
  await expect(alert).toContainText(email);
  await expect(page).toHaveURL("/panel/users/new");
  await alert.getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL("/panel/users");
  const list = new UserList(page);
  await expect(list.row(email)).toContainText("Pendiente");

  await new NewPassword(await stranger()).confirm(await mailbox.nextLink(email), OWN_PASSWORD);
  await page.reload();
  await expect(list.row(email)).toContainText("Activo");

  await list.press("Editar a Amparo Gil");
  await expect(form.limit("Espacio máximo")).toHaveValue("1.25");
  await expect(form.limit("Supervisores")).toHaveAccessibleDescription(/En uso: 0/);
  await expect(page.getByRole("switch", { name: "Experiencias colaborativas" })).toBeChecked();
});

test("USR-10 the limits are checked beside what is in use; one below that warns, and deleting says what becomes of them", async ({
  page,
  testUsers,
  signIn,
}) => {
  await test.step("the limits are checked, and current usage is shown beside them", async () => {
    const admin = await testUsers.activeUser("super-admin", {
      name: "Benito",
      surname: "Sanz",
      role: "admin",
      "superAdmin-maxSupervisors": 3,
    });
    await signIn("super-admin");
    const list = new UserList(page);
    const form = new UserForm(page);
    await list.open();
    await list.search.fill(admin.email);
    await list.press(`Editar a ${admin.fullName}`);
    await expect(form.limit("Supervisores")).toHaveValue("3");
    await expect(form.limit("Espacio máximo")).toHaveAccessibleDescription(
      "En uso: 0 MB. 0: sin límite.",
    );
    const space = page.getByText("En uso: 0 MB. 0: sin límite.");
    expect(await space.textContent()).toContain("0\u00a0MB");
    await form.limit("Supervisores").fill("-1");
    await form.limit("Espacio máximo").fill("1.005");
    await form.update();
    await expect(form.limit("Supervisores")).toHaveAccessibleDescription(
      /Un número entero, 0 o más/,
    );
    await expect(form.limit("Espacio máximo")).toHaveAccessibleDescription(/MB con dos decimales/);
    await form.limit("Supervisores").fill("0");
    await form.limit("Espacio máximo").fill("0.01");
    await form.update();
    await expect(form.said("Guardado a la")).toBeVisible();
  });

  await test.step("a limit below what is in use warns; deleting says who gets what, and what becomes of the limits", async () => {
    const admin = await testUsers.activeUser("super-admin", {
      name: "Benita",
      surname: "Sanz",
      role: "admin",
      "superAdmin-maxSupervisors": 3,
    });
    for (const name of ["Berta", "Blas"]) {
      await testUsers.invite(admin, { name, surname: "Sanz", role: "supervisor" });
    }
    await signIn("super-admin");
    const list = new UserList(page);
    const form = new UserForm(page);
    await list.open();
    await list.search.fill(admin.email);
    await list.press(`Editar a ${admin.fullName}`);
    await expect(form.limit("Supervisores")).toHaveAccessibleDescription(
      "En uso: 2. 0: sin límite.",
    );
    await form.limit("Supervisores").fill("1");
    await expect(form.limit("Supervisores")).toHaveAccessibleDescription(
      /Es menos de lo que ya se usa: no se elimina nada, pero no se podrá añadir más\./,
    );
    await form.limit("Supervisores").fill("2");
    await expect(form.limit("Supervisores")).toHaveAccessibleDescription(
      "En uso: 2. 0: sin límite.",
    );
    await form.limit("Supervisores").fill("3");

    await list.open();
    await list.search.fill(admin.email);
    await list.press(`Eliminar a ${admin.fullName}`);
    const question = list.question(`¿Eliminar a ${admin.fullName}?`);
    await expect(question).toContainText(/Pasan a .+: 2 usuarios\./);
    await expect(question).toContainText("Sus límites desaparecen");
  });
});

test("USR-09 what is wrong in the form is said at its fields; an e-mail that is taken is refused", async ({
  page,
  signIn,
}) => {
  await signIn("super-admin");
  const form = new UserForm(page);
  await page.goto("/panel/users/new");
  await form.create();
  for (const label of ["Nombre", "Apellidos", "Correo electrónico", "Entidad"]) {
    await expect(form.field(label), label).toHaveAccessibleDescription(/Campo obligatorio/);
  }
  await expect(form.field("Nombre")).toBeFocused();
  await form.write({ Nombre: "Otra", Apellidos: "Elena", Entidad: "Turismo Sur" });
  await form.field("Correo electrónico").fill("no es un correo");
  await form.field("Teléfono").fill("600 123 456");
  await form.create();
  await expect(form.field("Correo electrónico")).toHaveAccessibleDescription(/no es válido/);
  await expect(form.field("Teléfono")).toHaveAccessibleDescription(/formato internacional/);

  await form.field("Teléfono").fill("+34 600 123 456");
  await form.field("Correo electrónico").fill("SuperAdmin@demo.explorar");
  await form.create();
  await expect(form.said("Ya existe un usuario con ese correo.")).toBeVisible();
  await expect(page).toHaveURL("/panel/users/new");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Sobre los roles" }).hover();
  await expect(page.getByRole("tooltip")).toContainText(
    "El rol (Administrador, Supervisor, Editor)",
  );
});
