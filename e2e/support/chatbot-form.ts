import { chromium, expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../tools/browser-path.ts";
import { pngFile, type MadeFile } from "./asset-files.ts";

/** A PDF with one page for each of the texts, as Chromium prints it; the others print none for a driver. */
export async function pdfFile(
  context: BrowserContext,
  name: string,
  pages: readonly string[],
): Promise<MadeFile> {
  const executablePath = chromiumPath();
  const other =
    context.browser()?.browserType().name() === "chromium"
      ? undefined
      : await chromium.launch({
          args: chromiumFlags,
          ...(executablePath ? { executablePath } : {}),
        });
  const printer = await (other ?? context).newPage();
  const sheets = pages.map((text) => `<p style="break-after: page">${text}</p>`);
  await printer.setContent(sheets.join(""));
  const buffer = await printer.pdf();
  await printer.close();
  await other?.close();
  return { name, mimeType: "application/pdf", buffer };
}

/** The form that creates or edits a chatbot, by what a person sees of it. */
export class ChatbotForm {
  readonly page: Page;
  readonly name: Locator;
  readonly description: Locator;
  readonly files: Locator;
  readonly create: Locator;
  readonly update: Locator;
  readonly discard: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByRole("textbox", { name: "Nombre", exact: true });
    this.description = page.getByRole("textbox", { name: "Descripción", exact: true });
    this.files = page.getByRole("list", { name: "Documentos del chatbot" });
    this.create = page.getByRole("button", { name: "Crear chatbot" });
    this.update = page.getByRole("button", { name: "Guardar cambios" });
    this.discard = page.getByRole("button", { name: "Descartar los cambios" });
    this.back = page.getByRole("link", { name: "Volver", exact: true });
  }

  async show(language: "Castellano" | "Catalán" | "Inglés"): Promise<void> {
    await this.page.getByRole("tab", { name: language }).click();
  }

  async write(name: string, description = "Responde sobre el museo."): Promise<void> {
    await this.name.fill(name);
    await this.description.fill(description);
  }

  async choosePdfs(...files: MadeFile[]): Promise<void> {
    await this.page.locator("#bot-files input[type=file]").setInputFiles(files);
  }

  async chooseAvatar(): Promise<void> {
    await this.page.locator("#bot-looks input[type=file]").setInputFiles(pngFile("guia.png", 7));
    await this.page.getByRole("button", { name: "Usar esta parte" }).click();
    await expect(this.page.getByRole("button", { name: "Cambiar imagen" })).toBeVisible();
  }

  file(name: string): Locator {
    return this.files.getByRole("listitem").filter({ hasText: name });
  }
}

/** The row of a bot in the list. */
export function botRow(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ hasText: name });
}
