import { readFile } from "node:fs/promises";
import { expect, test } from "./support/journey.ts";
import { uniqueEmail } from "./support/test-users.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const tryToSignIn = (server: string, email: string) =>
  fetch(`${server}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "not the password" }),
  });

test(
  "TRU-37, TRU-19 a super-admin reads, filters and exports the log",
  { tag: "@download" },
  async ({ page, testUsers, signIn, server }) => {
    const person = await testUsers.activeUser("supervisor", {
      name: "Greta",
      surname: "Mir",
      role: "editor",
    });
    await tryToSignIn(server.url, person.email);
    await testUsers.remove("supervisor", person);

    await signIn("super-admin");
    await page.goto("/panel/users");
    await page.getByRole("link", { name: "Registro de actividad" }).click();
    const table = page.getByRole("table", { name: "Registro de actividad" });
    const rows = table.getByRole("row");
    await page.getByLabel("Correo de la persona").fill(person.email);
    await expect(rows.nth(1)).toContainText("Usuario eliminado");
    await expect(rows.nth(1)).toContainText("supervisor@demo.explorar");
    await expect(rows.nth(2)).toContainText("Inicio de sesión");
    await expect(rows.nth(2)).toContainText("Rechazado");
    await expect(rows.nth(3)).toContainText("Usuario activado");
    await expect(rows.nth(4)).toContainText("Usuario creado");
    await expect(rows).toHaveCount(5);

    await page.getByLabel("Acción").selectOption("Usuario creado");
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText("Usuario creado");
    // On a tablet some columns stand below others; the file has each by itself.
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(table.getByRole("columnheader")).toHaveText([
      "Fecha · IP",
      "Acción",
      "Quién · Elemento",
      "Detalles",
    ]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportar CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("registro.csv");
    const text = await readFile(await file.path(), "utf8");
    const [header, ...entries] = text.replace("\uFEFF", "").trim().split("\r\n");
    expect(header).toMatch(/^Fecha[,;]Acción[,;]Resultado[,;]Quién[,;]Elemento[,;]IP[,;]Detalles$/);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toContain(person.email);

    await page.getByLabel("Correo de la persona").fill(uniqueEmail("nobody"));
    await expect(rows.filter({ hasText: person.email })).toHaveCount(0);
    await page.getByRole("button", { name: "Ver todo" }).click();
    await expect(page.getByLabel("Correo de la persona")).toHaveValue("");

    // What was typed as an e-mail runs neither on the page nor in a spreadsheet.
    const formula = `-cmd${uniqueEmail("x")}`;
    expect((await tryToSignIn(server.url, formula)).status).toBe(200);
    await page.reload();
    await page.getByLabel("Correo de la persona").fill(formula);
    await expect(page.getByRole("cell", { name: formula })).toBeVisible();
    const again = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportar CSV" }).click();
    expect(await readFile(await (await again).path(), "utf8")).toContain(`'${formula}`);
  },
);

test("TRU-37 a day without entries says so, and a search takes no more than an e-mail may have", async ({
  page,
  signIn,
}) => {
  await signIn("super-admin");
  await page.goto("/panel/audit");
  const table = page.getByRole("table", { name: "Registro de actividad" });
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  const until = page.getByRole("group", { name: "Hasta" });
  await until.getByRole("spinbutton").first().click();
  await page.keyboard.type("01012020");
  await expect(page.getByRole("button", { name: "Ver todo" })).toBeVisible();
  await expect(table.getByText("Inicio de sesión")).toHaveCount(0);

  await page.getByRole("button", { name: "Ver todo" }).click();
  const search = page.getByLabel("Correo de la persona");
  await search.fill("x".repeat(400));
  await expect(search).toHaveValue("x".repeat(254));
  await expect(page.getByText("Nada coincide con el filtro")).toBeVisible();
});
