import { expect, type Locator, type Page } from "@playwright/test";
import type { MadeFile } from "./asset-files.ts";

type UploadTab = "Imagen" | "Modelo 3D" | "Audio";

/** The library and its upload, by what a person sees of them. */
export class Library {
  readonly page: Page;
  readonly tiles: Locator;
  readonly upload: Locator;
  readonly detail: (name: string) => Locator;
  /** The report on the model in the preview. */
  readonly report: Locator;
  /** Asks before files that are on their way are left. */
  readonly leaving: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tiles = page.getByRole("grid", { name: "Recursos" }).getByRole("gridcell");
    this.upload = page.getByRole("dialog", { name: "Subir recursos" });
    this.detail = (name) => page.getByRole("dialog", { name });
    this.leaving = page.getByRole("alertdialog", { name: "¿Dejar de subir?" });
    this.report = this.upload.getByRole("region", { name: "Cómo irá en un móvil" });
  }

  tile(name: string): Locator {
    return this.page
      .getByRole("grid", { name: "Recursos" })
      .getByRole("gridcell", { name: new RegExp(`^${name} (Imagen|Modelo 3D|Audio)`) });
  }

  /** Status of a file in the upload. */
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

  /** Chooses a thumbnail for the model in the preview, instead of its snapshot. */
  async chooseThumbnail(file: MadeFile): Promise<void> {
    const group = this.upload.getByRole("group", { name: "Miniatura" });
    await group.locator("input[type=file]").setInputFiles(file);
  }

  /** Fills in the data that the files share. */
  async describe(description: string, category = "Objetos"): Promise<void> {
    await this.upload.getByRole("combobox", { name: /^Categoría/ }).selectOption(category);
    await this.upload.getByRole("textbox", { name: /^Descripción/ }).fill(description);
  }

  async send(): Promise<void> {
    await this.upload
      .getByRole("button", { name: /^Subir( \d+ archivos| el que falta| los \d+ que faltan)?$/ })
      .click();
  }

  /** Reads the dialog that says that everything has arrived. */
  async readSuccess(): Promise<void> {
    const success = this.page.getByRole("alertdialog", { name: "Subido" });
    await success.getByRole("button", { name: "Aceptar" }).click();
    await expect(success).toBeHidden();
  }
}

/** A field of a form whose value is an asset, and the dialog in which that is chosen. */
export class AssetField {
  readonly field: Locator;
  readonly picker: Locator;
  readonly leaving: Locator;

  /**
   * @param label of the field
   * @param title of the dialog
   * @param place where on the page the field is
   */
  constructor(page: Page, label: string, title: string, place: Page | Locator = page) {
    this.field = place.getByRole("group", { name: new RegExp(`^${label}`) });
    this.picker = page.getByRole("dialog", { name: title });
    this.leaving = page.getByRole("alertdialog", { name: "¿Dejar de subir?" });
  }

  async open(): Promise<void> {
    await this.field.getByRole("button", { name: /(Elegir|Cambiar)$/ }).click();
    await expect(this.picker).toBeVisible();
  }

  async choose(asset: string): Promise<void> {
    await this.open();
    await this.picker.getByRole("option", { name: new RegExp(`^${asset} `) }).click();
    await this.confirm();
    await expect(this.field).toContainText(asset);
  }

  async confirm(): Promise<void> {
    await this.picker.getByRole("button", { name: "Elegir este" }).click();
    await expect(this.picker).toBeHidden();
  }

  async remove(asset: string): Promise<void> {
    await this.field.getByRole("button", { name: `Quitar «${asset}»` }).click();
  }

  /** Sends a file from inside the picker. */
  async upload(file: MadeFile): Promise<void> {
    await this.fillUpload(file);
    await this.picker.getByRole("button", { name: "Subir", exact: true }).click();
  }

  /** Fills in the upload inside the picker. */
  async fillUpload(file: MadeFile): Promise<void> {
    await this.open();
    await this.picker.getByRole("button", { name: "Subir" }).click();
    await this.picker.getByRole("combobox", { name: /^Categoría/ }).selectOption("Objetos");
    await this.picker.getByRole("textbox", { name: /^Descripción/ }).fill("Desde un formulario");
    await this.picker.locator("input[type=file]").setInputFiles(file);
  }
}
