import { expect, type Locator, type Page } from "@playwright/test";
import { pngFile } from "./asset-files.ts";

export type Language = "Castellano" | "Catalán" | "Inglés";

/** The form of an experience with its points, by what a person sees of it. */
export class ExperienceForm {
  readonly page: Page;
  readonly name: Locator;
  readonly description: Locator;
  readonly slogan: Locator;
  readonly image: Locator;
  readonly city: Locator;
  readonly code: Locator;
  readonly language: Locator;
  readonly save: Locator;
  readonly update: Locator;
  readonly status: Locator;
  readonly points: Locator;
  readonly copyTexts: Locator;

  constructor(page: Page) {
    this.page = page;
    const field = (label: string) =>
      page.getByRole("textbox", { name: new RegExp(`^${label}( \\(obligatorio\\))?$`) });
    this.name = field("Nombre");
    this.description = field("Descripción");
    this.slogan = field("Frase de bienvenida");
    this.image = page.getByRole("group", { name: /^Imagen de la experiencia/ });
    this.city = field("Ciudad");
    this.code = field("Código de acceso");
    this.language = page.getByRole("combobox", { name: /^Idioma por defecto/ });
    this.save = page.getByRole("button", { name: "Guardar", exact: true });
    this.update = page.getByRole("button", { name: "Guardar cambios", exact: true });
    this.status = page.getByRole("status");
    this.points = page.getByRole("table", { name: "Puntos de la experiencia" });
    this.copyTexts = page.getByRole("button", { name: "Copiar de otro idioma" });
  }

  /** Opens an experience the way its author does: from the list. */
  async open(name: string): Promise<void> {
    await this.page.goto("/panel/experiences");
    await this.page.getByRole("link", { name: `Editar «${name}»` }).click();
    await expect(this.page.getByRole("heading", { level: 1, name })).toBeVisible();
    await this.showBasics();
  }

  /** Opens 'Mi experiencia', which is closed where it is complete. */
  async showBasics(): Promise<void> {
    const basics = this.page.getByRole("button", { name: "Mi experiencia", exact: true });
    await expect(basics).toBeVisible();
    if ((await basics.getAttribute("aria-expanded")) === "false") await basics.click();
  }

  option(name: string): Locator {
    return this.page.getByRole("switch", { name, exact: true });
  }

  /** Shows the texts of a language. */
  async show(language: Language): Promise<void> {
    const tab = this.page.getByRole("tab", { name: new RegExp(`^${language}`) });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }

  /** Copies the texts of a language into the one that is shown. */
  async copyFrom(language: Language): Promise<void> {
    await this.copyTexts.click();
    await this.page.getByRole("menuitem", { name: language }).click();
  }

  /** Fills in everything that a first save asks for. */
  async fillRequired(name: string): Promise<void> {
    await this.name.fill(name);
    await this.description.fill("Un paseo");
    await this.slogan.fill("Hola");
    await this.city.fill("Madrid");
    await this.bringImage();
  }

  /** Uploads an image of its own from inside the picker, or takes the one that is there already. */
  async bringImage(): Promise<void> {
    await this.image.getByRole("button", { name: /(Elegir|Cambiar)$/ }).click();
    const picker = this.page.getByRole("dialog", { name: "Elige la imagen de la experiencia" });
    await picker.getByRole("button", { name: "Subir" }).click();
    await picker.getByRole("combobox", { name: /^Categoría/ }).selectOption({ index: 1 });
    await picker.getByRole("textbox", { name: /^Descripción/ }).fill("Una portada");
    await picker.locator("input[type=file]").setInputFiles(pngFile("mi portada.png", 2));
    await picker.getByRole("button", { name: "Subir", exact: true }).click();
    const existing = picker.getByRole("button", { name: "Usar el que ya está" });
    const success = this.page.getByRole("alertdialog", { name: "Subido" });
    await expect(existing.or(success)).toBeVisible();
    if (await success.isVisible()) await success.getByRole("button", { name: "Aceptar" }).click();
    else await existing.click();
    await picker.getByRole("button", { name: "Elegir este" }).click();
    await expect(picker).toBeHidden();
    await expect(this.image).toContainText("mi portada");
  }

  /** The part of the page that says something has happened, such as "Experiencia guardada". */
  said(text: string): Locator {
    return this.status.filter({ hasText: text });
  }
}
