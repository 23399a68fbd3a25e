import type { Page } from "@playwright/test";
import { ExperienceForm } from "./support/experience-form.ts";
import { enter, expect, test } from "./support/journey.ts";
import type { Mailbox } from "./support/mailbox.ts";
import { NewPassword } from "./support/new-password.ts";
import { OWN_PASSWORD, type Person, uniqueEmail } from "./support/test-users.ts";
import { PointEditor } from "./support/point-editor.ts";
import { UserForm, UserList } from "./support/user-screens.ts";

const person = (name: string): Person => ({
  email: uniqueEmail(name),
  name,
  surname: "Soriano",
  fullName: `${name} Soriano`,
});

/** Fills in a new user. `others` fills in further fields before the form is sent. */
async function invite(page: Page, who: Person, others = async (_form: UserForm) => {}) {
  const form = new UserForm(page);
  await page.goto("/panel/users/new");
  await form.write({
    Nombre: who.name,
    Apellidos: who.surname,
    "Correo electrónico": who.email,
  });
  await others(form);
  await form.create();
  return form;
}

/** Checks that the invitation is confirmed on the screen. */
async function invited(page: Page): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL("/panel/users");
}

/** Follows an invitation from the mail to the welcome screen, in a new browser context. */
async function arrive(page: Page, who: Person, mailbox: Mailbox): Promise<void> {
  const welcome = new NewPassword(page);
  await welcome.confirm(await mailbox.nextLink(who.email), OWN_PASSWORD);
  await welcome.toSignIn.click();
  await enter(page, who, OWN_PASSWORD);
  await expect(page.getByRole("heading", { name: `Hola, ${who.name}` })).toBeVisible();
}

/** Deletes a user in the list, and checks that their next step ends at the sign-in and they cannot sign in. */
async function remove(page: Page, who: Person, theirs: Page): Promise<void> {
  const list = new UserList(page);
  await list.open();
  await list.press(`Eliminar a ${who.fullName}`);
  await list
    .question(`¿Eliminar a ${who.fullName}?`)
    .getByRole("button", { name: "Eliminar" })
    .click();
  await expect(page.getByText(`Se ha eliminado a ${who.fullName}.`)).toBeVisible();
  await expect(list.row(who.email)).toHaveCount(0);
  await theirs.goto("/panel/profile");
  await expect(theirs.getByRole("heading", { name: "Entra en tu panel" })).toBeVisible();
  await enter(theirs, who, OWN_PASSWORD);
  await expect(theirs.getByText("Correo o contraseña incorrectos")).toBeVisible();
}

test(
  "USR-07, USR-08, USR-11, USR-14 each role is invited, confirms by mail, signs in, is limited and loses its account",
  { tag: "@whole" },
  async ({ page, signIn, stranger, mailbox, watch }) => {
    // Eight screens for each of three people.
    test.slow();
    watch.allow(/status of 401/);
    const [admin, supervisor, editor] = [person("Adela"), person("Simón"), person("Elsa")];
    const [adminPage, supervisorPage, editorPage] = [
      await stranger(),
      await stranger(),
      await stranger(),
    ];

    await test.step("a super-admin invites an admin with room for one of each", async () => {
      await signIn("super-admin");
      await invite(page, admin, async (form) => {
        await form.field("Entidad").fill("Rutas de Soria");
        for (const label of ["Supervisores", "Editores", "Puntos del mapa"])
          await form.limit(label).fill("1");
      });
      await invited(page);
    });

    await test.step("the admin invites one supervisor and no second", async () => {
      await arrive(adminPage, admin, mailbox);
      await invite(adminPage, supervisor);
      await invited(adminPage);
      const form = await invite(adminPage, person("Segunda"));
      await expect(form.said("número máximo de supervisores")).toBeVisible();
      await expect(form.field("Nombre")).toHaveValue("Segunda");
    });

    await test.step("the supervisor invites one editor and no second", async () => {
      await arrive(supervisorPage, supervisor, mailbox);
      await invite(supervisorPage, editor);
      await invited(supervisorPage);
      const form = await invite(supervisorPage, person("Segunda"));
      await expect(form.said("número máximo de editores")).toBeVisible();
    });

    await test.step("the editor places one point and no second, which stays in its form", async () => {
      await arrive(editorPage, editor, mailbox);
      const form = new ExperienceForm(editorPage);
      const point = new PointEditor(editorPage);
      await editorPage.goto("/panel/experiences/new");
      await form.fillRequired("Ruta de un solo punto");
      await form.save.click();
      await expect(form.said("Experiencia guardada")).toBeVisible();
      await point.add();
      await point.name.fill("El primero");
      await point.clickMap();
      await point.save.click();
      await expect(form.said("Punto guardado")).toBeVisible();
      await point.add();
      await point.name.fill("El que sobra");
      await point.clickMap(20, 20);
      await point.save.click();
      await expect(
        editorPage.getByText("Has llegado al número máximo de puntos de tu cuenta."),
      ).toBeVisible();
      await expect(point.name).toHaveValue("El que sobra");
    });

    await test.step("each loses the account, from below", async () => {
      await remove(supervisorPage, editor, editorPage);
      await remove(adminPage, supervisor, supervisorPage);
      await remove(page, admin, adminPage);
    });
  },
);
