import { expect, type Locator, type Page } from "@playwright/test";
import { uniqueEmail } from "./test-users.ts";

/** A supervisor to whose branch no limits apply. */
export const FREE = { name: "Iria", surname: "Souto", role: "supervisor" } as const;

/** Rows of people, each with an e-mail of its own. */
export const rowsOf = (count: number, first = "Editora") =>
  Array.from({ length: count }, (_, place) => `${first} ${place},Lema,${uniqueEmail(first)}`);
/** A file of such rows. */
export const fileOf = (rows: readonly string[]) => ["nombre,apellidos,email", ...rows].join("\n");

/** The dialog that makes editors from a file, by what a person sees of it. */
export class ImportDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog", { name: "Importar editores" });
    this.table = this.dialog.getByRole("table", { name: "Filas del archivo" });
  }

  /** Opens the dialog, which has no file yet. */
  async show(): Promise<void> {
    await this.page.goto("/panel/users");
    await this.page.getByRole("button", { name: /Importar editores/ }).click();
  }

  async open(content: Buffer | string, name = "equipo.csv"): Promise<void> {
    await this.show();
    await this.choose(content, name);
  }

  async choose(content: Buffer | string, name = "equipo.csv"): Promise<void> {
    const buffer = typeof content === "string" ? Buffer.from(content) : content;
    const input = this.dialog.locator("input[type=file]");
    await input.setInputFiles({ name, mimeType: "text/csv", buffer });
  }

  /** Waits until the server has said what would become of the rows. */
  async isChecked(): Promise<void> {
    await expect(this.button(/^Importar \d+ editor/)).toBeEnabled();
  }

  /** The row of a line of the file. */
  row(text: string): Locator {
    return this.table.getByRole("row").filter({ hasText: text });
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** Which column of the file holds something; "Nombre" is not the one that holds the surnames as well. */
  column(label: string): Locator {
    return this.dialog.getByRole("combobox", { name: new RegExp(`^${label}(?! y |, columna)`) });
  }
}
