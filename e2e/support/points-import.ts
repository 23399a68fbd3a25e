import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";

/** The menu beside the buttons of the points. */
export const MORE = "Más acciones de la ruta";

/** The dialog that creates points from a file, by what a person sees of it. */
export class PointsImport {
  readonly page: Page;
  readonly dialog: Locator;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog", { name: "Importar puntos" });
    this.table = this.dialog.getByRole("table", { name: "Puntos del archivo" });
  }

  async open(content: Buffer | string, name: string): Promise<void> {
    await startImport(this.page);
    await this.choose(content, name);
  }

  async choose(content: Buffer | string, name: string): Promise<void> {
    const buffer = typeof content === "string" ? Buffer.from(content) : content;
    const input = this.dialog.locator("input[type=file]");
    await input.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  }

  row(text: string): Locator {
    return this.table.getByRole("row").filter({ hasText: text });
  }

  button(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }

  field(label: string): Locator {
    return this.dialog.getByRole("combobox", { name: label, exact: true });
  }

  async create(count: number): Promise<void> {
    await this.button(count === 1 ? "Crear 1 punto" : `Crear ${count} puntos`).click();
    await expect(this.dialog).toBeHidden();
  }
}

/** Opens the import: by a button while the route has no points, and from the menu of the route later. */
async function startImport(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Importar puntos" });
  const menu = page.getByRole("button", { name: MORE });
  await expect(button.or(menu)).toBeVisible();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("menuitem", { name: "Importar puntos" }).click();
  } else {
    await button.click();
  }
}

/** Exports the points of the open experience and gives the file. */
export async function exported(
  page: Page,
  format: string,
): Promise<{ name: string; text: string }> {
  await page.getByRole("button", { name: MORE }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: new RegExp(`^Exportar como ${format}`) }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}
