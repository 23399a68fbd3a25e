import { readFile } from "node:fs/promises";
import { NO_SERVER } from "./support/console-watch.ts";
import { fileOf, FREE, ImportDialog, rowsOf } from "./support/import-dialog.ts";
import { expect, test } from "./support/journey.ts";
import { uniqueEmail } from "./support/test-users.ts";
import { UserForm, UserList } from "./support/user-screens.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

test(
  "USR-05, USR-13 bad rows are listed with line and reason, repeated ones are skipped",
  { tag: "@download" },
  async ({ page, testUsers, signIn }) => {
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const [good, twice] = [uniqueEmail("Buena"), uniqueEmail("Doble")];
    const dialog = new ImportDialog(page);
    await dialog.open(
      [
        "nombre,apellidos,email,telefono",
        `Buena,Fila,${good},+34 600 123 456`,
        "Sin,Correo,esto no es,",
        `,Vacío,${uniqueEmail("nadie")},`,
        "",
        `Sin,Teléfono,${uniqueEmail("sin")},600`,
        `Doble,Uno,${twice},`,
        `Doble,Dos,${twice.toUpperCase()},`,
        "Laia,Puig,supervisor@demo.explorar,",
      ].join("\n"),
    );
    for (const [line, text] of [
      ["3", "Correo electrónico: El correo electrónico no es válido"],
      ["4", "Escribe su nombre, que no está en el archivo."],
      ["6", "Se importa sin el teléfono"],
    ] as const) {
      await expect(dialog.row(text).getByRole("cell").first()).toHaveText(new RegExp(`${line}$`));
    }
    // The preview knows who there is already, so that its button promises what will happen.
    await expect(dialog.row("Ya hay un usuario con este correo")).toHaveCount(2);
    await expect(dialog.row("supervisor@demo.explorar")).toContainText("Repetida");
    await expect(dialog.button("Importar 3 editores")).toBeEnabled();
    await expect(dialog.dialog.getByText("Se importarán 3 editores")).toBeVisible();
    await expect(dialog.dialog).toContainText("2 ya tienen una cuenta o están dos veces");
    const corrected = uniqueEmail("corregida");
    await dialog.row("esto no es").getByRole("button", { name: "Corregir la línea 3" }).click();
    const correction = page.getByRole("dialog", { name: "Corregir la línea 3" });
    await correction.getByRole("textbox", { name: "Correo electrónico" }).fill(corrected);
    await correction.getByRole("button", { name: "Corregir", exact: true }).click();
    const download = page.waitForEvent("download");
    await dialog.button("Descargar las filas rechazadas").click();
    const left = await readFile(await (await download).path(), "utf8");
    expect(left).toMatch(
      /^\uFEFFnombre;apellidos;email;.*\r\n;Vacío;nadie.*Escribe su nombre, que no está en el archivo\.\r\n$/s,
    );
    await dialog.button("Importar 4 editores").click();
    await expect(dialog.dialog.getByText("4 editores importados")).toBeVisible();
    await expect(dialog.dialog).toContainText("Repetidas: 2. Con errores: 1. Esperan sitio: 0.");
    await dialog.button("Deshacer la importación").click();
    const question = page.getByRole("alertdialog", { name: "¿Deshacer la importación?" });
    await question.getByRole("button", { name: "Deshacer la importación" }).click();
    await expect(dialog.dialog.getByText("4 editores eliminados")).toBeVisible();
    // Nobody is invited again whose invitation was taken back.
    await expect(dialog.row(good)).toContainText("Deshecha");
    await expect(dialog.button(/^(Continuar|Deshacer)/)).toHaveCount(0);
    await dialog.button("Elegir otro archivo").click();
    const rows = [`Buena,Fila,${good}`, `Doble,Uno,${twice}`];
    await dialog.dialog
      .getByRole("textbox", { name: "O pega aquí direcciones o filas" })
      .fill(fileOf(rows));
    await dialog.button("Leer lo pegado").click();
    await dialog.button("Importar 2 editores").click();
    await expect(dialog.row(good)).toContainText("Importada");
    await dialog.button("Terminar").click();
    const list = new UserList(page);
    await expect(list.row(good)).toBeVisible();
    await expect(list.row("Doble Uno")).toBeVisible();
    await expect(list.row("Doble Dos")).toHaveCount(0);

    // It can still be undone after the page was left.
    await page.reload();
    await page.getByRole("button", { name: /Importar editores/ }).click();
    await expect(dialog.dialog.getByText("2 invitaciones sin responder")).toBeVisible();
    await dialog.button("Deshacer la importación").click();
    await question.getByRole("button", { name: "Deshacer la importación" }).click();
    await expect(dialog.dialog.getByText("2 invitaciones sin responder")).toHaveCount(0);
    await dialog.button("Cancelar").click();
    await expect(list.row(good)).toHaveCount(0);
  },
);

test("USR-13, USR-09 the list of users goes out as it is filtered, with the class of each, and comes in again", async ({
  page,
  testUsers,
  signIn,
}) => {
  await test.step("the list of users goes out as it is filtered, and comes in again", async () => {
    const supervisor = await testUsers.activeUser("super-admin", FREE);
    const invite = (name: string, surname: string) =>
      testUsers.invite(supervisor, { name, surname, role: "editor" });
    // A name that no list brings in, but that a form takes.
    const formula = await invite("=Íngrid", "Col·legi; <b>");
    const other = await invite("Otra", "Lema");
    await signIn(supervisor);
    await page.goto("/panel/users");
    const list = new UserList(page);
    await expect(list.row(other.email)).toBeVisible();
    await page.getByRole("textbox", { name: /^Buscar/ }).fill("collegi");
    await expect(list.row(other.email)).toBeHidden();
    await expect(list.row(formula.email)).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportar la lista" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("usuarios.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(
      "\uFEFFNombre;Apellidos;Correo electrónico;Estado;Rol;Último acceso\r\n",
    );
    expect(text).toContain(`'=Íngrid;"Col·legi; <b>";${formula.email};Pendiente;Editor;\r\n`);
    expect(text).not.toContain(other.email);
    const dialog = new ImportDialog(page);
    await dialog.open(text);
    await expect(dialog.row(formula.email)).toContainText("=Íngrid Col·legi; <b>");
    await expect(dialog.row(formula.email)).toContainText("Nombre: No parece un nombre");
  });

  await test.step("a class comes from the list or by hand, filters the list of users and goes out with it", async () => {
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const [first, second] = [uniqueEmail("Alba"), uniqueEmail("Bruno")];
    const dialog = new ImportDialog(page);
    await dialog.open(`Nombre,Apellidos,Email\nAlba,Lema,${first}\nBruno,Lema,${second}`);
    await dialog.dialog.getByRole("textbox", { name: "La misma para todos" }).fill("2.º A");
    await dialog.button("Importar 2 editores").click();
    await dialog.button("Terminar").click();
    const list = new UserList(page);
    await expect(list.row(first)).toContainText("2.º A");

    const form = new UserForm(page);
    await list.press("Editar a Bruno Lema");
    const label = page.getByRole("combobox", { name: /^Clase o grupo/ });
    await expect(label).toHaveValue("2.º A");
    await label.fill("2.º B");
    await form.update();
    await expect(form.said("Guardado")).toBeVisible();
    await page.goto("/panel/users?label=2.%C2%BA+B");
    await expect(list.row(second)).toContainText("2.º B");
    await expect(list.row(first)).toBeHidden();
    await expect(page.getByRole("button", { name: /^Clase: / })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportar la lista" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text).toContain("Correo electrónico;Clase o grupo;Estado");
    expect(text).toContain(`Bruno;Lema;${second};2.º B;Pendiente`);
    expect(text).not.toContain(first);
  });
});

test("USR-05, USR-13 a super-admin imports editors of a supervisor, who is chosen after its admin", async ({
  page,
  testUsers,
  signIn,
  mailbox,
}) => {
  const admin = await testUsers.activeUser("super-admin", {
    name: "Bruno",
    surname: uniqueEmail("Llopis"),
    role: "admin",
  });
  const [supervisor] = await testUsers.team(admin, ["Gema", "Rut"]);
  await signIn("super-admin");
  const email = uniqueEmail("Nerea");
  const dialog = new ImportDialog(page);
  await dialog.show();
  await expect(dialog.button("elígelo")).toHaveCount(0);
  await dialog.dialog.getByRole("combobox", { name: /^Administrador/ }).click();
  await page.getByRole("option", { name: admin.fullName }).click();
  await dialog.dialog.getByRole("combobox", { name: /^Supervisor/ }).click();
  await expect(page.getByRole("option")).toHaveCount(2);
  await page.getByRole("option", { name: supervisor.fullName }).click();
  await dialog.choose(fileOf([`Nerea,Lema,${email}`]));
  await expect(dialog.dialog).toContainText(`equipo.csv, para ${supervisor.fullName}`);
  await dialog.button("Importar 1 editor").click();
  await dialog.button("Terminar").click();
  await expect(new UserList(page).row(email)).toContainText(supervisor.fullName);
  expect((await mailbox.next(email)).text).not.toContain(supervisor.fullName);
  await page.getByRole("button", { name: /Importar editores/ }).click();
  await dialog.dialog.getByRole("combobox", { name: /^Administrador/ }).click();
  await page.getByRole("option", { name: admin.fullName }).click();
  await dialog.dialog.getByRole("combobox", { name: /^Supervisor/ }).click();
  await page.getByRole("option", { name: supervisor.fullName }).click();
  await expect(dialog.dialog.getByText("1 invitación sin responder")).toBeVisible();
});

test(
  "USR-13, TRU-19 the report holds every row, and no cell of it runs as a formula",
  { tag: "@download" },
  async ({ page, testUsers, signIn }) => {
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const email = uniqueEmail("Formula");
    const evil = '"=HYPERLINK(""http://evil.example"";""Ver"")"';
    const dialog = new ImportDialog(page);
    const formula = uniqueEmail("Enlace");
    await dialog.open(
      fileOf([`Nerea,Lema,${email}`, `${evil},Lema,${formula}`, "+1,<b>fuerte</b>,no es"]),
    );
    await expect(dialog.row(formula)).toContainText('=HYPERLINK("http://evil.example";"Ver") Lema');
    await expect(dialog.row(formula)).toContainText("Con errores");
    await expect(dialog.row("no es")).toContainText("<b>fuerte</b>");
    await dialog.button("Importar 1 editor").click();
    const download = page.waitForEvent("download");
    await dialog.button("Descargar informe").click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("equipo-informe.csv");
    const report = await readFile(await file.path(), "utf8");
    expect(report.startsWith("\uFEFFLínea;Nombre;Correo;Estado;Motivo\r\n")).toBe(true);
    expect(report).toContain(`2;Nerea Lema;${email};Importada;`);
    expect(report).toContain(
      `3;"'=HYPERLINK(""http://evil.example"";""Ver"") Lema";${formula};Con errores;`,
    );
    expect(report).toContain("4;'+1 <b>fuerte</b>;no es;Con errores;");
  },
);

test("USR-13, TRU-34 an import shows its progress, can be stopped or lose the network, and continues where it stopped", async ({
  page,
  testUsers,
  signIn,
  watch,
}) => {
  watch.allow(NO_SERVER);
  await test.step("an import shows its progress, can be stopped, and continues where it stopped", async () => {
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const dialog = new ImportDialog(page);
    let calls = 0;
    const { promise: second, resolve: letSecond } = Promise.withResolvers<void>();
    await dialog.open(fileOf(rowsOf(450)));
    await dialog.isChecked();
    await page.route("**/user/uploadEditorsFromCsv", async (route) => {
      calls += 1;
      if (calls === 2) await second;
      await route.continue();
    });
    await dialog.button("Importar 450 editores").click();
    const progress = dialog.dialog.getByRole("progressbar", { name: "Importando…" });
    await expect(progress).toHaveAttribute("aria-valuetext", "200 de 450");
    await page.keyboard.press("Escape");
    await expect(dialog.dialog).toBeVisible();
    await dialog.button("Detener").click();
    letSecond();
    await expect(dialog.dialog.getByText("400 editores importados")).toBeVisible();
    expect(calls).toBe(2);
    await dialog.button("Continuar con los 50 restantes").click();
    await expect(dialog.dialog.getByText("450 editores importados")).toBeVisible();
    await expect(dialog.button(/^Continuar/)).toHaveCount(0);
    expect(calls).toBe(3);
  });

  await page.unrouteAll({ behavior: "ignoreErrors" });

  await test.step("an import that loses the network says so, keeps its rows and goes on", async () => {
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const dialog = new ImportDialog(page);
    await dialog.open(fileOf(rowsOf(3)));
    await dialog.isChecked();
    await page.route("**/user/uploadEditorsFromCsv", (route) => route.abort("connectionreset"), {
      times: 1,
    });
    await dialog.button("Importar 3 editores").click();
    await expect(dialog.dialog.getByText(/La importación se ha interrumpido\./)).toBeVisible();
    await dialog.button("Continuar con los 3 restantes").click();
    await expect(dialog.dialog.getByText("3 editores importados")).toBeVisible();
  });
});

test(
  "USR-13, TRU-34 rows that were imported although the answer was lost count as imported, not as repeated",
  { tag: "@request-body" },
  async ({ page, testUsers, signIn, watch }) => {
    watch.allow(NO_SERVER);
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const dialog = new ImportDialog(page);
    await dialog.open(fileOf(rowsOf(3, "Perdida")));
    await dialog.isChecked();
    await page.route(
      "**/user/uploadEditorsFromCsv",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await dialog.button("Importar 3 editores").click();
    await expect(dialog.dialog.getByText(/La importación se ha interrumpido\./)).toBeVisible();
    await dialog.button("Continuar con los 3 restantes").click();
    await expect(dialog.dialog.getByText("3 editores importados")).toBeVisible();
    await expect(dialog.dialog.getByText("Repetida")).toHaveCount(0);
  },
);

test.describe("a file of 10,000 rows", { tag: "@whole" }, () => {
  // The mails go to the outbox of this server instead of the mail server, and are deleted with it.
  test.use({ ownServer: true, ownSettings: { SMTP_URL: "" } });

  test("USR-13 is checked at once and imported with progress", async ({ page, api, signIn }) => {
    await api.call("super-admin", "/user/updateUserDataFromId", {
      id: await adminId(api),
      idMod: 0,
      name: "Marcos",
      surname: "Rey",
      entity: "Rutas Vivas",
      "superAdmin-maxEditors": 0,
    });
    await signIn("supervisor");
    const dialog = new ImportDialog(page);
    await dialog.open(fileOf(rowsOf(10_000, "Persona")));
    await expect(dialog.button(/^Importar 10.?000 editores$/)).toBeEnabled();
    await dialog.button(/^Importar 10.?000 editores$/).click();
    await expect(dialog.dialog.getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      /^[\d.]+ de 10\.000$/,
    );
    await expect(dialog.dialog.getByText(/^10.?000 editores importados$/)).toBeVisible({
      timeout: 90_000,
    });
    await dialog.button("Terminar").click();
    await expect(new UserList(page).row("Persona 9999 Lema")).toBeVisible();
  });
});

async function adminId(api: { call<T>(who: string, path: string): Promise<T> }): Promise<number> {
  const users = await api.call<{ id: number; data: { email: string } }[]>(
    "super-admin",
    "/user/myusers",
  );
  return users.find(({ data }) => data.email === "admin@demo.explorar")?.id ?? 0;
}

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test(
    "USR-13 the rows fit, nothing is cut or scrolls sideways, and no address breaks within a word",
    { tag: "@whole" },
    async ({ page, testUsers, signIn }) => {
      await signIn(await testUsers.activeUser("super-admin", FREE));
      const long = "maria-auxiliadora.fernandez@museu-maritim.barcelona.example";
      const dialog = new ImportDialog(page);
      await dialog.open(
        fileOf([
          `Maria Auxiliadora,Fernández de Córdoba i Puigdomènech,${long}`,
          `Laia,Puig,supervisor@demo.explorar`,
          `Sin,Correo,esto no es un correo`,
          ...rowsOf(3),
        ]),
      );
      await dialog.isChecked();
      const overflowing = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] *")]
          .filter((each) => {
            const { overflowX } = getComputedStyle(each);
            const isHiddenText = each.clientWidth <= 1;
            return each.scrollWidth > each.clientWidth && overflowX !== "visible" && !isHiddenText;
          })
          .map((each) => `${each.tagName} ${each.textContent.slice(0, 40)}`),
      );
      expect(overflowing).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(768);
      for (const cell of await dialog.table.getByRole("cell").all()) {
        const [box, frame] = [await cell.boundingBox(), await dialog.dialog.boundingBox()];
        if (!box || !frame) continue;
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      }
      // An address breaks before its @ and its dots, and no word of any column over two lines.
      const broken = await dialog.table.evaluate((table) => {
        const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode;
          for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (tops.size > 1) found.push(word);
          }
        }
        return found;
      });
      expect(broken).toEqual([]);
      await expect(dialog.row(long)).toContainText(long);
    },
  );
});
