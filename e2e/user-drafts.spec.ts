import { NO_SERVER } from "./support/console-watch.ts";
import { PASSWORD } from "./support/api.ts";
import { expect, loseSession, test } from "./support/journey.ts";
import { uniqueEmail } from "./support/test-users.ts";
import { unsignedToken } from "./support/tokens.ts";
import { UserForm, UserList } from "./support/user-screens.ts";

const RESTORED = /Hemos recuperado lo que escribiste sin guardar/;

test(
  "TRU-34 if the session ends while a user is edited, the sign-in opens over the form, which is then saved",
  { tag: "@whole" },
  async ({ page, signIn, watch }) => {
    watch.allow(/status of 401 .*\/user\/createNewUser/);
    await signIn("supervisor");
    const form = new UserForm(page);
    const email = uniqueEmail("Hedda");
    await page.goto("/panel/users/new");
    await form.write({ Nombre: "Hedda", Apellidos: "Pla", "Correo electrónico": email });
    await loseSession(page, unsignedToken("supervisor", 3600));
    await form.create();
    const again = page.getByRole("dialog", { name: "Tu sesión ha caducado" });
    await expect(again.getByLabel("Correo electrónico")).toHaveValue("supervisor@demo.explorar");
    await page.keyboard.press("Escape");
    await expect(again).toBeVisible();
    await again.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await again.getByRole("button", { name: "Entrar y continuar" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(email);
    await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
    await expect(new UserList(page).row(email)).toHaveCount(1);
  },
);

test("TRU-34 what was typed of a user, of a new one and of oneself is restored after a reload, half-typed values too, until it is saved or discarded", async ({
  page,
  testUsers,
  signIn,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await test.step("the input for a new user is restored after a reload, until it is discarded", async () => {
    await signIn(
      await testUsers.activeUser("super-admin", {
        name: "Ivet",
        surname: "Pla",
        role: "supervisor",
      }),
    );
    const form = new UserForm(page);
    await page.goto("/panel/users/new");
    await form.write({ Nombre: "A medias", Ciudad: "Vic" });
    await expect(form.said("Copia en este dispositivo")).toBeVisible();
    await page.reload();
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(form.field("Nombre")).toHaveValue("A medias");
    await expect(form.field("Ciudad")).toHaveValue("Vic");
    await page.getByRole("button", { name: "Descartar la copia" }).click();
    const question = page.getByRole("alertdialog", { name: "¿Descartar los cambios recuperados?" });
    // Nothing of a new user is on the server to go back to.
    await expect(question).toContainText("Lo que escribiste sin guardar se perderá.");
    await expect(question).not.toContainText("servidor");
    await question.getByRole("button", { name: "Descartar la copia" }).click();
    await expect(form.field("Nombre")).toHaveValue("");
    await page.reload();
    await expect(form.field("Nombre")).toHaveValue("");
    await expect(page.getByText(RESTORED)).toHaveCount(0);
  });

  await test.step("an unsaved change of a user is restored when opened from the list, saved, and then deleted from the device", async () => {
    const supervisor = await testUsers.activeUser("super-admin", {
      name: "Jana",
      surname: "Pla",
      role: "supervisor",
    });
    const editor = await testUsers.invite(supervisor, {
      name: "Kira",
      surname: "Pla",
      role: "editor",
    });
    await signIn(supervisor);
    const list = new UserList(page);
    const form = new UserForm(page);
    await list.open();
    await list.press(`Editar a ${editor.fullName}`);
    await form.field("Ciudad").fill("Olot");
    await expect(form.said("Copia en este dispositivo")).toBeVisible();
    await page.reload();
    await list.open();
    await list.press(`Editar a ${editor.fullName}`);
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(form.field("Ciudad")).toHaveValue("Olot");
    await form.update();
    await expect(form.said("Guardado a la")).toBeVisible();
    await list.open();
    await list.press(`Editar a ${editor.fullName}`);
    await expect(form.field("Ciudad")).toHaveValue("Olot");
    await expect(page.getByText(RESTORED)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Olot");
  });

  await test.step("unsaved changes of the own profile are restored after a reload, and saved", async () => {
    await signIn(
      await testUsers.activeUser("super-admin", {
        name: "Lola",
        surname: "Pla",
        role: "supervisor",
      }),
    );
    const form = new UserForm(page);
    await page.goto("/panel/profile");
    await form.field("Ciudad").fill("Berga");
    await expect(form.said("Copia en este dispositivo")).toBeVisible();
    await page.reload();
    await expect(page.getByText(RESTORED)).toBeVisible();
    await form.update();
    await expect(form.said("Guardado a la")).toBeVisible();
    await page.reload();
    await expect(form.field("Ciudad")).toHaveValue("Berga");
    await expect(page.getByText(RESTORED)).toHaveCount(0);
  });

  await test.step("half-typed values are restored, and an unreadable value does not lose the others", async () => {
    await signIn("super-admin");
    const form = new UserForm(page);
    await page.goto("/panel/users/new");
    await form.role.selectOption("admin");
    await form.write({ Nombre: "A medias", Ciudad: "Vic", Teléfono: "+" });
    await form.limit("Espacio máximo").fill("1,");
    await form.limit("Editores").fill("-");
    await expect(form.said("Copia en este dispositivo")).toBeVisible();
    await page.goto("/panel/users");
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(":user:new"));
      if (key === undefined) throw new Error("there is no draft");
      const draft = JSON.parse(localStorage.getItem(key) ?? "") as { values: { city: unknown } };
      draft.values.city = 7;
      localStorage.setItem(key, JSON.stringify(draft));
    });
    await page.goto("/panel/users/new");
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(form.field("Nombre")).toHaveValue("A medias");
    await expect(form.field("Teléfono")).toHaveValue("+");
    await expect(form.field("Ciudad")).toHaveValue("");
    await expect(form.limit("Espacio máximo")).toHaveValue(/^1[.,]$/);
    await expect(form.limit("Editores")).toHaveValue("-");
  });
});

// That a save that fails keeps what was typed is shown with an experience and a point too.
test.describe("with a server that dies", { tag: "@whole" }, () => {
  test.use({ ownServer: true });

  test("TRU-34 a user and a profile that cannot be saved stay as typed, and are saved once the server is back", async ({
    page,
    server,
    killServer,
    signIn,
    watch,
  }) => {
    watch.allow(NO_SERVER);
    const form = new UserForm(page);
    await signIn("supervisor");
    await page.goto("/panel/users/new");
    const email = uniqueEmail("Marta");
    await form.write({ Nombre: "Marta", Apellidos: "Pla", "Correo electrónico": email });
    await killServer();
    await form.create();
    await expect(form.said("Lo que has escrito sigue aquí.")).toBeVisible();
    await expect(form.field("Nombre")).toHaveValue("Marta");
    await server.start();
    await form.create();
    await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
    await expect(new UserList(page).row(email)).toHaveCount(1);

    await page.goto("/panel/profile");
    await form.field("Ciudad").fill("Solsona");
    await killServer();
    await form.update();
    await expect(form.said("Lo que has escrito sigue aquí.")).toBeVisible();
    await server.start();
    await form.update();
    await expect(form.said("Guardado a la")).toBeVisible();
    await page.reload();
    await expect(form.field("Ciudad")).toHaveValue("Solsona");
  });
});
