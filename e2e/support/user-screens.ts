import { expect, type Locator, type Page } from "@playwright/test";

/** The list of users, by what a person sees of it. */
export class UserList {
  readonly page: Page;
  readonly table: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole("table", { name: "Lista de usuarios" });
    this.search = page.getByRole("textbox", { name: "Buscar usuarios" });
  }

  async open(): Promise<void> {
    await this.page.goto("/panel/users");
    await expect(this.table.getByRole("row").nth(1)).toBeVisible();
  }

  row(text: string): Locator {
    return this.table.getByRole("row").filter({ hasText: text });
  }

  /** What the rows show in the first line of a column, from top to bottom. */
  async column(title: string): Promise<string[]> {
    // Without the table's name: Firefox 153.7 crashes when a page itself looks for names.
    const table = this.page.getByRole("table");
    const titles = await table.getByRole("columnheader").allTextContents();
    // Below the name stands the e-mail, whose header is beside that of the name.
    const place = titles.findIndex((text) => text.trim().startsWith(title));
    const texts = await table
      .getByRole("row")
      .evaluateAll(
        (rows, cell) =>
          rows.map((row) => row.querySelectorAll("td")[cell]?.innerText.split("\n")[0] ?? ""),
        place,
      );
    return texts.slice(1);
  }

  header(title: string): Locator {
    return this.table.getByRole("columnheader", { name: title });
  }

  sortButton(title: string): Locator {
    return this.header(title).getByRole("button", { name: title });
  }

  async sort(title: string): Promise<void> {
    await this.sortButton(title).click();
  }

  /** Presses one of the buttons or links that a person's row has. */
  async press(what: string): Promise<void> {
    await this.table.getByRole("row").getByLabel(what, { exact: true }).last().click();
  }

  /** Chooses what is in the menu of a person's row. */
  async choose(what: string, name: string): Promise<void> {
    await this.press(`Más acciones con ${name}`);
    await this.page.getByRole("menuitem", { name: what }).click();
  }

  question(title: string): Locator {
    return this.page.getByRole("alertdialog", { name: title });
  }
}

/** The form of a user, new or not, by what a person sees of it. */
export class UserForm {
  readonly page: Page;
  readonly role: Locator;
  readonly limits: Locator;

  constructor(page: Page) {
    this.page = page;
    this.role = page
      .getByRole("combobox", { name: /^Rol/ })
      .or(page.getByRole("textbox", { name: /^Rol/ }));
    this.limits = page.getByRole("region", { name: "Límites de recursos" });
  }

  field(label: string): Locator {
    return this.page.getByRole("textbox", { name: new RegExp(`^${label}( \\(obligatorio\\))?$`) });
  }

  /** One of the numbers of the limits. */
  limit(label: string): Locator {
    return this.page.getByRole("spinbutton", { name: label });
  }

  async write(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  async create(): Promise<void> {
    await this.page.getByRole("button", { name: "Crear usuario" }).click();
  }

  async update(): Promise<void> {
    await this.page.getByRole("button", { name: "Guardar cambios" }).click();
  }

  /** The message about the last attempt to save. */
  said(text: string): Locator {
    return this.page.getByRole("status").or(this.page.getByRole("alert")).filter({ hasText: text });
  }
}
