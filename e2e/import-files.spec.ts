import { strToU8, zipSync } from "fflate";
import { readFile } from "node:fs/promises";
import { fileOf, FREE, ImportDialog, rowsOf } from "./support/import-dialog.ts";
import { expect, test } from "./support/journey.ts";
import { uniqueEmail } from "./support/test-users.ts";
import { UserList } from "./support/user-screens.ts";

/** A workbook with sheets of these names; the cells of each line are divided by bars. */
function workbook(sheets: Record<string, string>): Buffer {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006/relationships";
  const names = Object.keys(sheets);
  const all = (xmlOf: (name: string, id: number) => string) =>
    names.map((name, at) => xmlOf(name, at + 1)).join("");
  const files = {
    "_rels/.rels": `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${all((name, id) => `<sheet name="${name}" sheetId="${id}" r:id="r${id}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}">${all((_name, id) => `<Relationship Id="r${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheets[name] ?? "")]),
    ),
  };
  const entries = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries)));

  function sheetXml(text: string): string {
    const rows = text.split("\r\n").map((line, row) => {
      const cells = line.split("|").map((cell, column) => {
        const place = `${"ABCD".charAt(column)}${row + 1}`;
        return `<c r="${place}" t="inlineStr"><is><t>${cell.replaceAll('"', "")}</t></is></c>`;
      });
      return `<row r="${row + 1}">${cells.join("")}</row>`;
    });
    return `<worksheet xmlns="${main}"><sheetData>${rows.join("")}</sheetData></worksheet>`;
  }
}

test("USR-13 a file is read as it was written, in each encoding and in Excel's own format", async ({
  page,
  testUsers,
  signIn,
  mailbox,
}) => {
  await signIn(await testUsers.activeUser("super-admin", FREE));
  const all = [
    ["UTF-8 with commas", ",", (text: string) => Buffer.from(text)],
    ["UTF-8 with a mark and semicolons", ";", (text: string) => Buffer.from(`\uFEFF${text}`)],
    ["UTF-16 with tabs", "\t", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["Latin-1 with semicolons", ";", (text: string) => Buffer.from(text, "latin1")],
    ["Excel's own format", "|", (text: string) => workbook({ Equipo: text })],
  ] as const;
  for (const [what, delimiter, encoded] of process.env["WHOLE_CHECK"] ? all : all.slice(-2)) {
    await test.step(what, async () => {
      const email = uniqueEmail("Begona");
      const file = [
        ["Nombre", "Apellidos", "Correo electrónico", "Población"],
        ["Begoña", `"Ibáñez, Ruiz; Lara"`, email, "Alcañiz"],
      ];
      const dialog = new ImportDialog(page);
      const text = file.map((cells) => cells.join(delimiter)).join("\r\n");
      await dialog.open(encoded(text));
      await expect(dialog.row(email)).toContainText("Begoña Ibáñez, Ruiz; Lara");
      await dialog.button("Importar 1 editor").click();
      await expect(dialog.dialog.getByText("1 editor importado")).toBeVisible();
      await dialog.button("Terminar").click();
      await expect(new UserList(page).row(email)).toContainText("Begoña Ibáñez");
      expect((await mailbox.next(email)).text).toContain("Hola, Begoña:");
    });
  }
});

test(
  "USR-13 the import dialog opens with the focus on the button that chooses a file",
  { tag: "@download" },
  async ({ page, testUsers, signIn }) => {
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const dialog = new ImportDialog(page);
    await dialog.show();
    await expect(dialog.button("elígelo")).toBeFocused();
    // The example has the words and the divider of the reader's language, and is understood.
    const download = page.waitForEvent("download");
    await dialog.button("Descargar un ejemplo").click();
    const example = await download;
    expect(example.suggestedFilename()).toBe("editores.csv");
    const text = await readFile(await example.path(), "utf8");
    expect(text).toContain("Nombre;Apellidos;Correo electrónico;Teléfono;Ciudad");
    await dialog.choose(text);
    await dialog.isChecked();
    await expect(dialog.row("nuria@example.com")).toContainText("Núria Soler i Vidal");
  },
);

test("USR-13 columns, the row with the titles and the sheet of a workbook can be chosen, and what has no rows is refused in words", async ({
  page,
  testUsers,
  signIn,
}) => {
  await test.step("columns with unknown headers are matched by hand", async () => {
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const email = uniqueEmail("Candela");
    const dialog = new ImportDialog(page);
    await dialog.open(`uno,dos,tres,cuatro\nMolina,${email},Candela,Sanz`);
    const run = dialog.button(/^Importar/);
    // The e-mails are known by how they look.
    await expect(dialog.dialog.getByText("Elige una columna")).toHaveCount(2);
    await expect(dialog.column("Correo electrónico")).toHaveValue("1");
    await expect(run).toBeDisabled();
    await expect(dialog.row(email)).toContainText("Falta una columna");
    await dialog.column("Nombre").selectOption("tres");
    await expect(dialog.dialog.getByText("Por ejemplo: Candela", { exact: true })).toBeVisible();
    await dialog.column("Apellidos").selectOption("uno");
    await dialog.button("Añadir otra columna").last().click();
    await dialog.column("Apellidos, columna 2").selectOption("cuatro");
    await expect(dialog.row(email)).toContainText("Candela Molina Sanz");
    await run.click();
    await expect(dialog.row(email)).toContainText("Importada");
  });

  await test.step("a first row that is a person stays one; which row has the titles is seen and can be chosen", async () => {
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const [first, second] = ["Primera", "Segunda"].map(
      (name) => `${name},Lema,${uniqueEmail(name)}`,
    );
    const dialog = new ImportDialog(page);
    await dialog.open(`${first}\n${second}`);
    const titles = dialog.dialog.getByRole("combobox", { name: /^Fila con los títulos/ });
    await expect(titles).toHaveValue("");
    await expect(dialog.button("Importar 2 editores")).toBeEnabled();
    await titles.selectOption({ label: "Línea 1" });
    await expect(dialog.dialog.getByText("Elige una columna")).toHaveCount(2);
    await titles.selectOption({ label: "Ninguna: todas las filas son datos" });
    await expect(dialog.button("Importar 2 editores")).toBeEnabled();

    // Titles that stand lower are found, seen, and can be chosen again.
    await dialog.button("Elegir otro archivo").click();
    const above = Array.from({ length: 8 }, (_, line) => `Nota ${line}`);
    await dialog.choose([...above, "Nombre,Apellidos,Correo", first, second].join("\n"));
    await expect(titles).toHaveValue("8");
    await titles.selectOption({ label: "Línea 1" });
    await titles.selectOption({ label: "Línea 9" });
    await dialog.button("Importar 2 editores").click();
    await expect(dialog.row("Primera Lema")).toContainText("Importada");
  });

  await test.step("the sheet of a workbook can be chosen, a page with a table is read, other files say what to do", async () => {
    await signIn(await testUsers.activeUser("super-admin", FREE));
    const dialog = new ImportDialog(page);
    const [first, second, third] = ["Alba", "Bruno", "Clara"].map(uniqueEmail);
    const titles = "Nombre|Apellidos|Correo";
    await dialog.open(
      workbook({
        Instrucciones: "Rellena la hoja siguiente",
        Tarde: `${titles}\r\nAlba|Lema|${first}`,
        Noche: `${titles}\r\nBruno|Lema|${second}`,
      }),
      "equipo.xlsx",
    );
    const sheet = dialog.dialog.getByRole("combobox", { name: "Hoja" });
    await expect(sheet.getByRole("option", { name: "Tarde (2 filas)" })).toBeAttached();
    await expect(sheet).toHaveValue("1");
    await expect(dialog.row("Alba Lema")).toBeVisible();
    await sheet.selectOption("Noche (2 filas)");
    await expect(dialog.row("Bruno Lema")).toBeVisible();
    await expect(dialog.row("Alba Lema")).toHaveCount(0);
    await dialog.isChecked();

    await dialog.button("Elegir otro archivo").click();
    const numbers = zipSync({ "Index/Document.iwa": strToU8("") });
    await dialog.choose(Buffer.from(numbers), "equipo.numbers");
    await expect(dialog.dialog.getByText(/expórtala a Excel/)).toBeVisible();
    await dialog.choose(
      `<table><tr><td>Nombre</td><td>Apellidos</td><td>Correo</td></tr><tr><td>Clara</td><td>Lema</td><td>${third}</td></tr></table>`,
      "equipo.xls",
    );
    await expect(dialog.row("Clara Lema")).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await dialog.isChecked();
  });

  await test.step("a file without rows is refused in words, and another one can be chosen", async () => {
    await signIn("supervisor");
    const dialog = new ImportDialog(page);
    await dialog.open("nombre,apellidos,email\n");
    await expect(dialog.dialog.getByText("El archivo no tiene filas que leer.")).toBeVisible();
    await dialog.choose(fileOf(rowsOf(2)));
    await expect(dialog.button("Importar 2 editores")).toBeEnabled();
    await dialog.button("Elegir otro archivo").click();
    await expect(dialog.dialog.getByText("El archivo no tiene filas que leer.")).toBeHidden();
  });
});
