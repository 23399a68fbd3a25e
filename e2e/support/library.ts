import { expect, type Locator, type Page } from "@playwright/test";
import type { MadeFile } from "./asset-files.ts";

/** What Chromium says of models, which are drawn by software here. */
export const DRAWN_BY_SOFTWARE = /GPU stall due to ReadPixels/;

type UploadTab = "Imagen" | "Modelo 3D" | "Audio";

/** The library and its upload, by what a person sees of them. */
export class Library {
  readonly page: Page;
  readonly tiles: Locator;
  readonly upload: Locator;
  readonly detail: (name: string) => Locator;
  /** What a phone will do with the model that is looked at. */
  readonly report: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tiles = page.getByRole("grid", { name: "Recursos" }).getByRole("gridcell");
    this.upload = page.getByRole("dialog", { name: "Subir recursos" });
    this.detail = (name) => page.getByRole("dialog", { name });
    this.report = this.upload.getByRole("region", { name: "Cómo irá en un móvil" });
  }

  tile(name: string): Locator {
    return this.page
      .getByRole("grid", { name: "Recursos" })
      .getByRole("gridcell", { name: new RegExp(`^${name} (Imagen|Modelo 3D|Audio)`) });
  }

  /** Of the upload: what is said of a file. */
  row(fileName: string): Locator {
    return this.upload.getByRole("listitem").filter({ hasText: fileName });
  }

  /** Opens the own library, and the upload over it. */
  async visitUpload(tab?: UploadTab): Promise<void> {
    await this.page.goto("/panel/mylibrary");
    await this.openUpload(tab);
  }

  async openUpload(tab?: UploadTab): Promise<void> {
    await this.page.getByRole("button", { name: "Subir recursos" }).first().click();
    await expect(this.upload).toBeVisible();
    if (tab) await this.upload.getByRole("tab", { name: tab }).click();
  }

  async give(...files: MadeFile[]): Promise<void> {
    await this.upload.locator("input[type=file]").first().setInputFiles(files);
  }

  /** Says what the files are. */
  async describe(description: string, category = "Objetos"): Promise<void> {
    await this.upload.getByRole("combobox", { name: /^Categoría/ }).selectOption(category);
    await this.upload.getByRole("textbox", { name: /^Descripción/ }).fill(description);
  }

  async send(): Promise<void> {
    await this.upload.getByRole("button", { name: /^Subir( \d+ archivos)?$/ }).click();
  }

  /** Reads the dialog that says that everything has arrived. */
  async readSuccess(): Promise<void> {
    const success = this.page.getByRole("alertdialog", { name: "Subido" });
    await success.getByRole("button", { name: "Aceptar" }).click();
    await expect(success).toBeHidden();
  }
}
